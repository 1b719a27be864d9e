import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

let worker: TestWorker;
let quiet: Client;
beforeAll(async () => {
  worker = await startWorker();
  quiet = await worker.project("quiet");
});
afterAll(() => worker.close());

const ways: [string, (client: Client, n: number) => Promise<Response>][] = [
  ["/v1/runs", (client, n) => client.post("/v1/runs", goodTrace(`flood-${n}`))],
  ["/v1/traces", (client) => client.post("/v1/traces", { resourceSpans: [] }, { "content-type": "application/json" })],
];

describe.each(ways)("one project's flood on %s", (path, send) => {
  test("is refused with Retry-After, and nobody else is", async () => {
    const loud = await worker.project(`loud-${path.slice(4)}`, { limits: { requests_per_minute: 20 } });
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const [flood, other] = await Promise.all([send(loud, n), send(quiet, n)]);
        return { flood: flood.status, retry: flood.headers.get("retry-after"), other: other.status };
      }),
    );
    expect(answers.map(({ other }) => other)).toEqual(answers.map(() => 200));
    const refused = answers.filter(({ flood }) => flood === 429);
    expect(answers.filter(({ flood }) => flood === 200).length + refused.length).toBe(60);
    // A token comes back every 3 s: what the flood took is the bucket, and what time gave while it came.
    expect(refused.length).toBeGreaterThan(30);
    expect(refused.filter(({ retry }) => !/^[1-3]$/.test(retry ?? ""))).toEqual([]);
    expect((await loud.send("/v1/runs")).status).toBe(200);
  });
});

test("a refused request's body is not read: a large one costs no more than a small one, and its answer arrives", async () => {
  const loud = await worker.project("large", { limits: { requests_per_minute: 1 } });
  await loud.post("/v1/runs", failedTrace("first"));
  const big = JSON.stringify(failedTrace("big", { labels: { padding: "x".repeat(3_000_000) } }));
  const answer = await loud.post("/v1/runs", big);
  expect([answer.status, await answer.json()]).toEqual([
    429,
    {
      error: {
        code: "rate_limited",
        message: "this project sends more requests than its limit",
        hint: `wait ${answer.headers.get("retry-after")} s`,
      },
    },
  ]);
  expect((await loud.json("/v1/stats")).hours).toMatchObject([{ received: 1 }]);
});

test("unsigned deliveries to a project's hook brake that door only", async () => {
  const client = await worker.project("hooked", { limits: { requests_per_minute: 2 } });
  const knock = () => fetch(`${worker.url}/v1/hooks/hooked`, { method: "POST", body: "{}" });
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await knock()).status);
  expect(statuses).toEqual([401, 401, 429, 429]);
  expect((await client.post("/v1/runs", goodTrace("unharmed"))).status).toBe(200);
});

test("more at once than the project's places: they wait in line and are all taken", async () => {
  const busy = await worker.project("busy", { limits: { requests_at_once: 1 } });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => busy.post("/v1/runs", failedTrace(`busy-${n}`))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await busy.json("/v1/stats")).hours).toMatchObject([{ received: 12, stored: 12 }]);
});

/** How many of a project's requests, all sent before, are answered while somebody else waits for one answer. */
async function overtaken(name: string, requestsAtOnce: number): Promise<number> {
  const loud = await worker.project(name, { limits: { requests_at_once: requestsAtOnce } });
  const labels = { padding: "a word and another one ".repeat(4_000) };
  let answered = 0;
  const flood = Array.from({ length: 48 }, async (_, n) => {
    const answer = await loud.post("/v1/runs", failedTrace(`${name}-${n}`, { labels }));
    answered += 1;
    return answer.status;
  });
  await Promise.race(flood);
  const first = answered;
  const { status } = await quiet.post("/v1/runs", goodTrace(`beside-${name}`));
  const before = answered - first;
  expect([status, new Set(await Promise.all(flood))]).toEqual([200, new Set([200])]);
  return before;
}

// How many stand before it without such a bound depends on the machine; `rate-limit.test.ts` has the twin, in turns not in time.
test("what one project was let in with does not stand before another's request", async () => {
  expect(await overtaken("narrow", 2)).toBeLessThan(24);
});
