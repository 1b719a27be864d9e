import { expect, test } from "vitest";
import { type AppInVirtualTime, appInVirtualTime } from "./support/app-in-virtual-time.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

/** What a dozen runs that come at once are answered, in the order of coming, by a project that works on one at a time. */
async function answersOfDozen(app: AppInVirtualTime) {
  const busy = await app.passing(app.project("busy", { limits: { requests_at_once: 1 } }));
  const sent = Array.from({ length: 12 }, (_, n) => busy.post("/v1/runs", failedTrace(`busy-${n}`)));
  const answers = (await app.passing(Promise.all(sent))).map(({ status, headers }) => [
    status,
    headers.get("retry-after"),
  ]);
  return { answers, stats: await app.passing(busy.stats()) };
}

test("more at once than the project's places: they wait in line and are all taken", async () => {
  using app = appInVirtualTime(50);
  const { answers, stats } = await answersOfDozen(app);
  expect(answers).toEqual(Array.from({ length: 12 }, () => [200, null]));
  expect(stats).toMatchObject({ received: 12, stored: 12 });
});

test("whoever would wait too long in line is told when to come again, and nothing of it is stored", async () => {
  using app = appInVirtualTime(600);
  const { answers, stats } = await answersOfDozen(app);
  // The fourth begins after 1.8 s, the fifth would after 2.4 s.
  const [taken, refused] = [Array.from({ length: 4 }, () => [200, null]), Array.from({ length: 8 }, () => [429, "1"])];
  expect(answers).toEqual([...taken, ...refused]);
  expect(stats).toMatchObject({ received: 4, stored: 4 });
});

/** How many of a project's requests, all sent before, are answered while somebody else waits for one answer. */
async function overtaken(requestsAtOnce: number): Promise<number> {
  using app = appInVirtualTime(20);
  const loud = await app.passing(app.project("loud", { limits: { requests_at_once: requestsAtOnce } }));
  const quiet = await app.passing(app.project("quiet", {}));
  let answered = 0;
  const flood = Array.from({ length: 48 }, async (_, n) => {
    const { status } = await loud.post("/v1/runs", failedTrace(`loud-${n}`));
    answered += 1;
    return status;
  });
  await app.passing(Promise.race(flood));
  const first = answered;
  const { status } = await app.passing(quiet.post("/v1/runs", goodTrace("beside")));
  const before = answered - first;
  expect([status, new Set(await app.passing(Promise.all(flood)))]).toEqual([200, new Set([200])]);
  return before;
}

test("what one project was let in with does not stand before another's request; without such a bound it would", async () => {
  expect([await overtaken(2), await overtaken(48)]).toEqual([1, 47]);
});
