import { beforeAll, describe, expect, test } from "vitest";
import { createQuota } from "../../worker/http/quota.ts";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { spendOf } from "../../worker/metrics/spend.ts";
import { sharedWorker, type TestWorker } from "./support/harness.ts";
import { envelope, span } from "./support/spans.ts";
import { failedTrace } from "./support/traces.ts";

const none = { duplicate: 0, rejected: 0, reasons: {}, lifted: 0, late_feedback: 0 };

describe("counting", () => {
  function scene(limits: object) {
    const clock = { now: Date.UTC(2026, 10, 21, 23, 0) };
    const counts = { stored: 0, sampled_out: 0 };
    let asked = 0;
    const stats = async () => {
      asked += 1;
      return [{ hour: 0, stats: { ...none, ...counts, received: counts.stored + counts.sampled_out } }];
    };
    const quota = createQuota({ stats }, () => clock.now);
    const settings = projectSettingsSchema.parse({ limits, sampling: { feedback_window: 0 } });
    const refusal = () =>
      quota.assert("p", settings).then(
        () => undefined,
        (error: { message: string; headers: object }) => ({ message: error.message, headers: error.headers }),
      );
    return { clock, counts, quota, refusal, asked: () => asked };
  }

  test("the journal is asked once a minute; what was taken meanwhile counts at once", async () => {
    const { clock, counts, quota, refusal, asked } = scene({ runs_per_day: 10 });
    expect(await refusal()).toBeUndefined();
    quota.took("p", 9);
    quota.took("other", 9);
    expect(await refusal()).toBeUndefined();
    quota.took("p", 1);
    expect(await refusal()).toEqual({
      message: "the project took its 10 runs of today",
      headers: { "retry-after": "3600" },
    });
    expect(asked()).toBe(1);
    clock.now += 60_000;
    counts.stored = 4;
    expect([await refusal(), asked()]).toEqual([undefined, 2]);
  });

  test("who comes at midnight, as told, finds a new day, not the count of half a minute ago", async () => {
    const { clock, counts, refusal } = scene({ runs_per_day: 10 });
    counts.stored = 10;
    clock.now += 59 * 60_000 + 30_000;
    expect((await refusal())?.headers).toEqual({ "retry-after": "30" });
    counts.stored = 0; // of the hours since midnight
    clock.now += 29_999;
    expect((await refusal())?.headers).toEqual({ "retry-after": "1" });
    clock.now += 1;
    expect(await refusal()).toBeUndefined();
  });

  test("a day's spend is a bound of its own", async () => {
    const { clock, counts, refusal } = scene({ usd_per_day: 0.01 });
    counts.stored = 1_000;
    expect(await refusal()).toBeUndefined();
    clock.now += 60_000;
    counts.stored = 1_500;
    expect((await refusal())?.message).toBe("the project took $0.01 of today");
  });

  test("what waits for feedback costs, what is gone does not", () => {
    const million = { received: 1e6, stored: 145_000, sampled_out: 855_000 };
    expect(spendOf(million, { feedback_window: 0 })).toBeCloseTo(2.29, 2);
    expect(spendOf(million, { feedback_window: 1 })).toBeCloseTo(6.14, 2);
  });
});

describe("on the Worker", () => {
  let worker: TestWorker;
  beforeAll(async () => {
    worker = await sharedWorker(import.meta.filename);
  });

  test("traces of spans count like runs: whole ones, and of others the request that ends them", async () => {
    const sends = async (project: string, ...requests: object[][]) => {
      const client = await worker.project(`quota-${project}`, { limits: { runs_per_day: 2 } });
      const statuses = [];
      for (const spans of requests) {
        const sent = await client.post("/v1/traces", envelope(...spans), { "content-type": "application/json" });
        statuses.push(sent.status);
      }
      return statuses;
    };
    expect(await sends("whole", [span(1, 1)], [span(2, 1)], [span(3, 1)])).toEqual([200, 200, 429]);
    const parts = [[span(1, 2)], [span(1, 3)], [span(2, 2)], [span(1, 1)], [span(2, 1)], [span(3, 2)]];
    expect(await sends("parts", ...parts)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await sends("open", [span(1, 2)], [span(2, 2)], [span(3, 2)])).toEqual([200, 200, 200]);
  });

  test("a project past its runs of the day is told until when; the others are not", async () => {
    const small = await worker.project("quota-small", { limits: { runs_per_day: 2 } });
    const other = await worker.project("quota-other");
    expect((await small.post("/v1/runs", [failedTrace("q-1"), failedTrace("q-2")])).status).toBe(200);
    const refused = await small.post("/v1/runs", failedTrace("q-3"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      error: {
        code: "rate_limited",
        message: "the project took its 2 runs of today",
        hint: "raise limits.runs_per_day",
      },
    });
    expect((await small.post("/v1/traces", { resourceSpans: [] }, { "content-type": "application/json" })).status).toBe(
      429,
    );
    expect((await other.post("/v1/runs", failedTrace("q-1"))).status).toBe(200);
    const stats = (await (await small.send("/v1/stats")).json()) as { usd: number };
    expect(stats.usd).toBeCloseTo(2 * (1.35e-6 + 6.5e-6), 9);
  });
});
