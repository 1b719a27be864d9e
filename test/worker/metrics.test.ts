import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeNoted } from "../../worker/otlp/close-noted.ts";
import { type Family, openMetrics } from "../../worker/metrics/open-metrics.ts";
import { python, pythonHas } from "../support/python.ts";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { parseOpenMetrics } from "./support/open-metrics-parser.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

let worker: TestWorker;
let client: Client;
const receiver = createServer((_request, response) => response.writeHead(204).end());

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  worker = await startWorker({ REPLAYKIT_PREVIOUS_KEYS: "the-key-of-before" });
  const hooks = [{ url: `http://127.0.0.1:${port}/hook`, events: ["group.new"] }];
  client = await worker.project("billing", { sampling: { success: 0, feedback_window: "0s" }, hooks });
});
afterAll(async () => {
  await worker.close();
  receiver.close();
});

async function scraped(): Promise<Record<string, number>> {
  const answer = await client.send("/metrics");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "application/openmetrics-text; version=1.0.0; charset=utf-8",
  ]);
  const families = parseOpenMetrics(await answer.text());
  if (typeof families === "string") throw new Error(families);
  const samples = [...families.values()].flatMap((family) => family.samples);
  const told = samples.filter(({ name }) => !/_(?:created|info|sum|bucket)$/.test(name));
  return Object.fromEntries(
    told.map(({ name, labels: { project, ...labels }, value }) => {
      expect(project).toBe("billing");
      return [`${name.slice("replaykit_".length)} ${Object.values(labels).join(" ")}`.trim(), value];
    }),
  );
}

/** Until a notice was told and counted: that is after the answer. */
async function scrapedOnce(done: (metrics: Record<string, number>) => boolean): Promise<Record<string, number>> {
  for (;;) {
    const metrics = await scraped();
    if (done(metrics)) return metrics;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("a scrape tells what a project took, told and cost today, and moves with it", async () => {
  expect(await scraped()).toEqual({
    "runs_total stored": 0,
    "runs_total sampled_out": 0,
    "runs_total duplicate": 0,
    "runs_total rejected": 0,
    runs_lifted_total: 0,
    "notices_total delivered": 0,
    "notices_total failed": 0,
    promotes_total: 0,
    ingest_seconds_count: 0,
    cost_today_usd: 0,
    oldest_open_trace_seconds: 0,
  });
  const failed = failedTrace("r-1");
  expect((await client.post("/v1/runs", [failed, failed, goodTrace("r-2"), { nothing: true }])).status).toBe(200);
  expect((await client.post("/v1/runs", failed)).status).toBe(200);
  const metrics = await scrapedOnce((one) => one["notices_total delivered"] === 1);
  expect(metrics).toEqual({
    "runs_total stored": 1,
    "runs_total sampled_out": 1,
    "runs_total duplicate": 2,
    "runs_total rejected": 1,
    "runs_rejected_total unknown_format": 1,
    runs_lifted_total: 0,
    "notices_total delivered": 1,
    "notices_total failed": 0,
    promotes_total: 0,
    ingest_seconds_count: 1, // the second request took the first one's time along
    "groups new": 1,
    cost_today_usd: expect.closeTo(5 * 1.35e-6 + 6.5e-6, 9),
    oldest_open_trace_seconds: 0,
  });
});

const official = "prometheus_client.openmetrics.parser";

test.skipIf(!pythonHas(official))(
  "the official parser of OpenMetrics reads the same, and refuses what is cut off",
  async () => {
    const code = `import json, sys
from ${official} import text_string_to_metric_families
samples = [s for f in text_string_to_metric_families(sys.stdin.read()) for s in f.samples]
print(json.dumps([{"name": s.name, "labels": s.labels, "value": s.value} for s in samples]))`;
    const read = (input: string) => spawnSync(python, ["-c", code], { input, encoding: "utf8" });
    await client.post("/v1/runs", [failedTrace("official"), { nothing: true }]);
    const text = await (await client.send("/metrics")).text();
    const families = parseOpenMetrics(text);
    const own = typeof families === "string" ? [] : [...families.values()].flatMap(({ samples }) => samples);
    expect(own.length).toBeGreaterThan(20);
    expect(JSON.parse(read(text).stdout)).toEqual(own);
    expect(read(text.replace("# EOF\n", "")).stderr).toContain("ValueError");
  },
);

test("who holds the scope may scrape, and read nothing else; who holds another may not", async () => {
  const body = (scopes: string[]) => JSON.stringify({ name: "prometheus", scopes });
  const statuses = async (scope: string) => {
    const made = await worker.admin("/v1/projects/billing/tokens", { method: "POST", body: body([scope]) });
    const { token } = (await made.json()) as { token: string };
    const paths = ["/metrics", "/v1/runs", "/v1/stats"];
    return Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(`${worker.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
  };
  expect(await statuses("metrics")).toEqual([200, 403, 403]);
  expect(await statuses("read")).toEqual([200, 200, 200]);
  expect(await statuses("ingest")).toEqual([403, 403, 403]);
  expect((await fetch(`${worker.url}/metrics`)).status).toBe(401);
});

test("a trace that cannot be closed is told until it is", async () => {
  const { DB } = await worker.stores();
  const now = Date.now();
  let isDown = true;
  const fault = new Error("R2 is down");
  const close = async (traces: readonly object[]) => traces.map(() => (isDown ? { fault } : ("closed" as const)));
  const trace = { project: "billing", traceId: "t", gathering: "g", since: now - 3_600_000, chunks: [] };
  const closing = closeNoted({ close, db: DB, now: () => now });
  expect(await closing([trace])).toEqual([{ fault }]);
  expect((await scraped())["oldest_open_trace_seconds"]).toBeGreaterThanOrEqual(3_600);
  isDown = false;
  expect(await closing([trace])).toEqual(["closed"]);
  expect((await scraped())["oldest_open_trace_seconds"]).toBe(0);
});

test("each answer names its request, and the lines of the log say the same", async () => {
  const answer = await client.post("/v1/runs", failedTrace("r-9"), { "cf-ray": "0123456789abcdef-FRA" });
  const id = answer.headers.get("x-request-id") ?? "";
  expect(id).toMatch(/^(?:0123456789abcdef-FRA|[0-9a-f-]{36})$/);
  const other = await client.post("/v1/runs", failedTrace("r-9"), { "cf-ray": 'x"} {"event":"forged' });
  expect(other.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  const lines = JSON.parse(worker.logs()) as unknown[];
  const text = JSON.stringify(lines);
  expect(text).toContain(id);
  expect(text).not.toContain("forged");
});

test("the schedule carries the keys of before on, here too", async () => {
  const { DB } = await worker.stores();
  const count = "SELECT count(*) AS n FROM subject_keys WHERE project = 'billing'";
  expect(await DB.prepare(count).first("n")).toBe(0);
  await worker.scheduled();
  expect(await DB.prepare(count).first("n")).toBe(1);
});

const family: Family = {
  name: "a_seconds",
  type: "histogram",
  unit: "seconds",
  help: 'Of "all".\nTwo lines, one \\.',
  samples: [
    {
      labels: { project: 'p"\\\n' },
      value: 3,
      buckets: [
        { bound: 1, count: 1 },
        { bound: Infinity, count: 2 },
      ],
    },
  ],
};

test("hostile values of labels stay values", () => {
  const read = parseOpenMetrics(openMetrics([family]));
  expect(typeof read === "string" ? read : read.get("a_seconds")?.samples[0]).toEqual({
    name: "a_seconds_bucket",
    labels: { project: 'p"\\\n', le: "1.0" },
    value: 1,
  });
});

test.each<[string, (text: string) => string, string]>([
  ["without its end", (text) => text.replace("# EOF\n", ""), "the text does not end"],
  ["with buckets that go down", (text) => text.replace('le="1.0"} 1', 'le="1.0"} 9'), "a_seconds: buckets go down"],
  ["with a count that is not +Inf's", (text) => text.replace(/_count(.*) 2/, "_count$1 3"), "a_seconds: +Inf is not"],
  ["with an unescaped quote", (text) => text.replaceAll('\\"\\\\', '"\\\\'), "line 4: "],
  ["with a sample of no family", (text) => text.replace("a_seconds_sum", "b_sum"), "line 7: b_sum is no sample"],
  ["with a sample twice", (text) => text.replace(/(a_seconds_sum.*\n)/, "$1$1"), "line 8: "],
])("the reader refuses a text %s", (_name, broken, fault) => {
  expect(parseOpenMetrics(broken(openMetrics([family])))).toMatch(new RegExp(`^${fault.replace("+", "\\+")}`));
});
