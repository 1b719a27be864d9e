import { expect, test } from "vitest";
import { type BrakedRequest, createRateLimit, type Entry, type LocationCounter } from "../../worker/http/rate-limit.ts";

interface Scene {
  clock: { now: number };
  enter: (request?: Partial<BrakedRequest>) => Promise<Entry>;
}

function scene(limits: Partial<BrakedRequest["limits"]> = {}, counter?: LocationCounter): Scene {
  const clock = { now: 1_795_000_000_000 };
  const sleep = async (ms: number) => void (clock.now += ms);
  const limit = createRateLimit({ now: () => clock.now, sleep, counter });
  const base = {
    project: "loud",
    way: "in",
    bytes: 0,
    limits: { requests_per_minute: 60, requests_at_once: 4 },
  } as const;
  return {
    clock,
    enter: (request = {}) => limit.enter({ ...base, ...request, limits: { ...base.limits, ...limits } }),
  };
}

async function statuses(enter: Scene["enter"], count: number, request: Partial<BrakedRequest> = {}): Promise<string[]> {
  const seen: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const entry = await enter(request);
    if (entry.ok) entry.leave();
    seen.push(entry.ok ? "in" : `${entry.why} ${entry.wait}`);
  }
  return seen;
}

test("a bucket lets a few in at once, then as many as the rate says, and says how long to wait", async () => {
  const { clock, enter } = scene();
  expect(await statuses(enter, 22)).toEqual([...Array.from({ length: 20 }, () => "in"), "rate 1", "rate 1"]);
  clock.now += 3_000;
  expect(await statuses(enter, 4)).toEqual(["in", "in", "in", "rate 1"]);
  const slow = scene({ requests_per_minute: 1 });
  expect(await statuses(slow.enter, 2)).toEqual(["in", "rate 60"]);
});

test.each([
  [1, 1],
  [6, 6],
  [20, 20],
  [60, 20],
  [120, 20],
  [600, 100],
])("of %i requests a minute %i may come at once, as the documentation says", async (requests_per_minute, atOnce) => {
  const { clock, enter } = scene({ requests_per_minute });
  const letIn = async () => (await statuses(enter, 150)).filter((one) => one === "in").length;
  expect([await letIn(), await letIn()]).toEqual([atOnce, 0]);
  clock.now += 60_000 / requests_per_minute;
  expect(await letIn()).toBe(1);
});

test("ten seconds' worth of a high rate may come at once, not a whole minute's", async () => {
  const { enter } = scene({ requests_per_minute: 600 });
  expect((await statuses(enter, 101)).filter((one) => one === "in")).toHaveLength(100);
});

test("a large body counts once per megabyte that it begins; one that is dearer than the bucket is let in, and paid for", async () => {
  const { clock, enter } = scene();
  expect(await statuses(enter, 5, { bytes: 9.5 * 1_048_576 })).toEqual(["in", "in", "rate 1", "rate 1", "rate 1"]);
  clock.now += 60_000;
  expect(await statuses(enter, 2, { bytes: 40 * 1_048_576 })).toEqual(["in", "rate 22"]);
});

test("other projects, and the other ways of the same project, are not braked", async () => {
  const { enter } = scene();
  await statuses(enter, 50);
  expect(await statuses(enter, 1)).toEqual(["rate 1"]);
  expect(await statuses(enter, 1, { project: "quiet" })).toEqual(["in"]);
  expect(await statuses(enter, 1, { way: "out" })).toEqual(["in"]);
});

test("so many work at a time; the next waits for a place, in the order of coming", async () => {
  const { enter } = scene({ requests_at_once: 2 });
  const [first, second] = [await enter(), await enter()];
  const order: string[] = [];
  const third = enter().then(() => order.push("third"));
  const fourth = enter().then(() => order.push("fourth"));
  if (first.ok) first.leave();
  await third;
  if (second.ok) second.leave();
  await fourth;
  expect(order).toEqual(["third", "fourth"]);
});

test("nobody waits for ever: after a while the answer is to come again", async () => {
  const { enter } = scene({ requests_at_once: 1 });
  const [first] = [await enter()];
  expect(await statuses(enter, 2)).toEqual(["at_once 1", "at_once 1"]);
  expect(await statuses(enter, 1, { project: "quiet" })).toEqual(["in"]);
  if (first.ok) first.leave();
  expect(await statuses(enter, 1)).toEqual(["in"]);
});

test("a request that was cut off gives its place back by itself", async () => {
  const { clock, enter } = scene({ requests_at_once: 1 });
  await enter();
  clock.now += 46_000;
  expect(await statuses(enter, 1)).toEqual(["in"]);
});

test("a line has an end", async () => {
  const { enter } = scene({ requests_at_once: 1, requests_per_minute: 6_000 });
  await enter();
  const waiting = Array.from({ length: 64 }, () => enter());
  expect(await enter()).toEqual({ ok: false, why: "at_once", wait: 1 });
  await Promise.all(waiting);
});

test("what all isolates of a location count together brakes too, in as many keys as the project's limit needs", async () => {
  const counts = new Map<string, number>();
  const counter: LocationCounter = {
    limit: async ({ key }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= 100 };
    },
  };
  const isolates = [scene({ requests_per_minute: 1_200 }, counter), scene({ requests_per_minute: 1_200 }, counter)];
  const seen = (await Promise.all(isolates.map(({ enter }) => statuses(enter, 150)))).flat();
  expect(seen.filter((one) => one === "in")).toHaveLength(200);
  expect(seen.find((one) => one !== "in")).toMatch(/^rate (?:[1-9]|10)$/);
  expect([...counts]).toEqual([
    ["loud in 1", 150],
    ["loud in 0", 150],
  ]);
});
