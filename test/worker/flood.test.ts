import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

let worker: TestWorker;
let quiet: Client;
beforeAll(async () => {
  worker = await startWorker();
  // A place for each: how long one waits in line is a matter of time, and of waiting-line.test.ts.
  quiet = await worker.project("quiet", { limits: { requests_at_once: 64 } });
});
afterAll(() => worker.close());

const ways: [string, (client: Client, n: number) => Promise<Response>][] = [
  ["/v1/runs", (client, n) => client.post("/v1/runs", goodTrace(`flood-${n}`))],
  ["/v1/traces", (client) => client.post("/v1/traces", { resourceSpans: [] }, { "content-type": "application/json" })],
];

// Of one request a minute no machine is slow enough to let in more than two: a test has no more time than that minute.
describe.each(ways)("one project's flood on %s", (path, send) => {
  test("is refused with Retry-After, and nobody else is", async () => {
    const loud = await worker.project(`loud-${path.slice(4)}`, { limits: { requests_per_minute: 1 } });
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const [flood, other] = await Promise.all([send(loud, n), send(quiet, n)]);
        return { flood: flood.status, retry: flood.headers.get("retry-after"), other: other.status };
      }),
    );
    expect(answers.map(({ other }) => other)).toEqual(answers.map(() => 200));
    const refused = answers.filter(({ flood }) => flood === 429);
    expect(answers.filter(({ flood }) => flood === 200).length + refused.length).toBe(60);
    expect(refused.length).toBeGreaterThanOrEqual(58);
    expect(refused.filter(({ retry }) => !/^(?:[1-9]|[1-5]\d|60)$/.test(retry ?? ""))).toEqual([]);
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
  expect(await loud.stats()).toMatchObject({ received: 1 });
});

test("unsigned deliveries to a project's hook brake that door only", async () => {
  const client = await worker.project("hooked", { limits: { requests_per_minute: 1 } });
  const headers = { "webhook-timestamp": String(Math.floor(Date.now() / 1000)) };
  const knock = () => fetch(`${worker.url}/v1/hooks/hooked`, { method: "POST", body: "{}", headers });
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await knock()).status);
  expect(statuses).toEqual([401, 429, 429]);
  expect((await client.post("/v1/runs", goodTrace("unharmed"))).status).toBe(200);
});
