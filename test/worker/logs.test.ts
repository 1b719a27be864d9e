import { expect, test } from "vitest";
import { parseJson } from "../../src/core/json/json-limits.ts";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import type { CloseDeps } from "../../worker/otlp/closing.ts";
import { closeTraces } from "../../worker/otlp/close-traces.ts";
import { createQuota } from "../../worker/http/quota.ts";
import { receiveRecords, type ReceiveDeps } from "../../worker/otlp/receive-records.ts";
import { recordsOf, type Signal } from "../../worker/otlp/records.ts";
import { projectHash, runKey } from "../../worker/http/platform.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { envelope, hex, span, text } from "./support/spans.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";

const at = 1_795_000_000_000;
const traceId = hex(1, 32);
const chat = hex(2, 16);
const spans = envelope(
  span(1, 1, { attributes: [text("gen_ai.operation.name", "invoke_agent"), text("gen_ai.agent.name", "billing")] }),
  span(1, 2, {
    name: "chat m",
    attributes: [text("gen_ai.operation.name", "chat"), text("gen_ai.request.model", "m")],
  }),
);

const value = (of: unknown): object => {
  if (typeof of === "string") return { stringValue: of };
  if (typeof of === "number") return { doubleValue: of };
  if (Array.isArray(of)) return { arrayValue: { values: of.map(value) } };
  return {
    kvlistValue: { values: Object.entries(of as object).map(([key, member]) => ({ key, value: value(member) })) },
  };
};
const event = (eventName: string, attributes: Record<string, unknown>, extra: object = {}) => ({
  timeUnixNano: `${at + 220}000000`,
  traceId,
  spanId: chat,
  eventName,
  attributes: Object.entries(attributes).map(([key, member]) => ({ key, value: value(member) })),
  ...extra,
});
const logs = (...logRecords: object[]) => ({ resourceLogs: [{ scopeLogs: [{ logRecords }] }] });
const said = (role: string, content: string) => ({ role, parts: [{ type: "text", content }] });
const content = event("gen_ai.client.inference.operation.details", {
  "gen_ai.operation.name": "chat",
  "gen_ai.input.messages": [said("user", "Refund? password: hunter2-hunter2")],
  "gen_ai.output.messages": [{ ...said("assistant", "Within 30 days."), finish_reason: "stop" }],
});
const evaluation = event("gen_ai.evaluation.result", {
  "gen_ai.evaluation.name": "Correctness",
  "gen_ai.evaluation.score.value": 0,
  "gen_ai.evaluation.score.label": "fail",
  "gen_ai.evaluation.explanation": "it is 14 days",
});

/** Sends these as requests of a project and closes its trace after each group of them; what is stored then. */
async function stored(...gatherings: object[][]) {
  const store = createTraceStore({ db: createSqliteDatabase(), bucket: createMemoryBucket() });
  const settings = projectSettingsSchema.parse({ sampling: { success: 1 } });
  let ids = 0;
  const chunks: Uint8Array[] = [];
  const parts = {
    store,
    projects: { settings: async () => settings, createdAt: async () => 0 },
    quota: createQuota(store, () => at),
    keyedHash: (project: string, purpose: "redact" | "subject") => projectHash("k", project, purpose),
    now: () => at,
    newId: () => `d${(ids += 1)}`,
    log: () => undefined,
    post: async () => 200,
    variables: { MAX_BODY_BYTES: 1_000_000 },
    gatherers: {
      append: async (_of: object, sent: readonly { body: Uint8Array }[]) =>
        sent.map(({ body }) => chunks.push(body) > 0),
      areOpen: async () => [false],
      giveFeedback: async () => false,
    },
  } satisfies CloseDeps & Pick<ReceiveDeps, "gatherers" | "quota">;
  for (const [index, documents] of gatherings.entries()) {
    for (const document of documents) {
      const signal: Signal = "resourceLogs" in document ? "logs" : "spans";
      const records = recordsOf(parseJson(JSON.stringify(document), { name: "body" }), signal);
      expect(await receiveRecords({ signal, records }, { project: "p", settings }, parts)).toBeUndefined();
    }
    const gathered = { project: "p", traceId, gathering: `${index}.1`, since: at, chunks: chunks.splice(0) };
    expect(await closeTraces([gathered], parts)).toEqual(["closed"]);
  }
  const run = await store.read("p", runKey("p", traceId), at);
  const [hour] = await store.stats("p", { from: at, to: at });
  const { received, stored: kept, duplicate, reasons } = hour?.stats ?? {};
  return { run, trace: run?.trace, counts: { received, kept, duplicate, reasons } };
}

const texts = (trace: unknown) => JSON.stringify(trace).match(/Within 30 days|Refund\?|hunter2|14 days/g);

test.each([
  ["before", [[logs(content), spans]]],
  ["after", [[spans, logs(content)]]],
  ["twice among", [[logs(content), spans, logs(content, content)]]],
])("contents in log records that come %s their spans are the contents of those", async (_order, gatherings) => {
  const { trace, counts } = await stored(...gatherings);
  expect(trace).toMatchObject({ status: "success", agent: { name: "billing" } });
  expect(trace?.events.map(({ type }) => type)).toEqual(["other", "input_message", "model_call", "final_output"]);
  expect(new Set(texts(trace))).toEqual(new Set(["Refund?", "Within 30 days"]));
  expect(counts).toEqual({ received: 1, kept: 1, duplicate: 0, reasons: {} });
});

test("spans without log records have no contents", async () => {
  expect(texts((await stored([spans])).trace)).toBeNull();
});

test("log records alone make a run, where they hold messages", async () => {
  const { trace } = await stored([logs(content)]);
  expect(trace?.events.map(({ type }) => type)).toEqual(["input_message", "model_call", "final_output"]);
  expect(await stored([logs(evaluation)])).toMatchObject({
    run: undefined,
    counts: { received: 1, kept: 0, reasons: { invalid_log: 1 } },
  });
});

test("contents that come after the run was closed are added to it, as a call of their own", async () => {
  const { trace, run } = await stored([spans], [logs(content)]);
  expect(new Set(texts(trace))).toEqual(new Set(["Refund?", "Within 30 days"]));
  expect([run?.row.late, trace?.events.filter(({ type }) => type === "model_call").length]).toEqual([true, 2]);
});

test.each([
  ["with the spans", [[spans, logs(content, evaluation)]]],
  ["after the run was closed", [[spans, logs(content)], [logs(evaluation)]]],
])("an evaluation that comes %s is the run's feedback", async (_when, gatherings) => {
  const { trace, run } = await stored(...gatherings);
  expect(run?.row).toMatchObject({ failed: true, rating: "bad" });
  expect(trace?.feedback).toEqual({
    rating: "bad",
    comment: "Correctness: fail (it is 14 days)",
    scores: [{ name: "Correctness", label: "fail", score: 0, comment: "it is 14 days" }],
  });
});

test("a good one says so, and one more that is bad outweighs it", async () => {
  const good = event("gen_ai.evaluation.result", {
    "gen_ai.evaluation.name": "correctness",
    "gen_ai.evaluation.score.value": 1,
  });
  expect((await stored([spans], [logs(good)])).trace?.feedback).toMatchObject({ rating: "good" });
  const both = await stored([spans], [logs(good)], [logs(evaluation)]);
  expect(both.trace?.feedback).toMatchObject({ rating: "bad", scores: [{ score: 1 }, { score: 0 }] });
});
