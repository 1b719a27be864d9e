import { expect, test } from "vitest";
import { type CloseDeps, closeTrace } from "../../worker/otlp/close-trace.ts";
import { projectHash } from "../../worker/http/platform.ts";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { compress } from "../../worker/store/runs/body-codec.ts";
import type { Bucket, Database } from "../../worker/store/platform-ports.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";

const at = Date.UTC(2026, 10, 21);
const traceId = "ab".repeat(16);

/** One chunk of a trace, as the gatherer keeps it. */
function chunk(spanId: string, failed: boolean): Uint8Array {
  const attributes = [
    { key: "gen_ai.operation.name", value: { stringValue: "execute_tool" } },
    { key: "gen_ai.tool.name", value: { stringValue: `tool_${spanId}` } },
  ];
  const span = {
    traceId,
    spanId: spanId.repeat(16),
    name: "execute_tool",
    startTimeUnixNano: "1795000000000000000",
    endTimeUnixNano: "1795000001000000000",
    attributes,
    status: failed ? { code: 2, message: "boom" } : {},
  };
  return compress(JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [span] }] }] }));
}

/** The root: it answers, or fails. */
function root(failed: boolean): Uint8Array {
  const text = (key: string, value: string) => ({ key, value: { stringValue: value } });
  const said = '[{"role":"assistant","parts":[{"type":"text","content":"Done."}],"finish_reason":"stop"}]';
  const attributes = [text("gen_ai.operation.name", "invoke_agent"), text("gen_ai.output.messages", said)];
  const times = { startTimeUnixNano: "1795000000000000000", endTimeUnixNano: "1795000002000000000" };
  const span = { traceId, spanId: "3".repeat(16), name: "invoke_agent", ...times, attributes };
  const status = failed ? { code: 2, message: "gave up" } : {};
  return compress(JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [{ ...span, status }] }] }] }));
}

/** Closes again and again until it succeeds, as the alarm does; call `fault` of the stores fails before or after its work. */
async function closeWithFault(fault: number, when: "before" | "after", failed: boolean) {
  const db = createSqliteDatabase();
  const bucket = createMemoryBucket();
  let calls = 0;
  const meet = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    calls += 1;
    const hit = calls === fault;
    if (hit && when === "before") throw new Error("fault before");
    const value = await call();
    if (hit) throw new Error("fault after");
    return value;
  };
  const faulty: { db: Database; bucket: Bucket } = {
    db: { prepare: (sql) => db.prepare(sql), batch: (statements) => meet(() => db.batch(statements)) },
    bucket: {
      ...bucket,
      get: (key) => meet(() => bucket.get(key)),
      put: (key, body) => meet(() => bucket.put(key, body)),
      head: (key) => meet(() => bucket.head(key)),
    },
  };
  let ids = 0;
  const settings = projectSettingsSchema.parse({ sampling: { success: 0 } });
  const parts: CloseDeps = {
    store: createTraceStore(faulty),
    projects: { settings: async () => settings, createdAt: async () => 0 },
    keyedHash: (project, purpose) => projectHash("k", project, purpose),
    now: () => at,
    newId: () => `d${(ids += 1)}`,
    log: () => undefined,
    post: async () => 200,
    variables: { MAX_BODY_BYTES: 1_000_000 },
  };
  const gathered = {
    project: "p",
    traceId,
    gathering: "1.1",
    since: at,
    chunks: [chunk("1", failed), chunk("2", false), chunk("1", failed), root(failed)],
  };
  let tries = 0;
  for (let done = false; !done && tries < 5; tries += 1)
    done = await closeTrace(gathered, parts).then(
      () => true,
      () => false,
    );
  const clean = createTraceStore({ db, bucket });
  const [hour] = await clean.stats("p", { from: at, to: at });
  const { runs } = await clean.list({ project: "p", now: at, limit: 5 });
  return {
    calls,
    counted: [hour?.stats.received, hour?.stats.stored, hour?.stats.sampled_out],
    tool_calls: runs.map((run) => run.tool_calls),
  };
}

test.each([
  ["a failed trace", true, { counted: [1, 1, 0], tool_calls: [2] }],
  ["a trace that is sampled out", false, { counted: [1, 0, 1], tool_calls: [] }],
] as const)("%s is counted once, whichever call fails, before or after its work", async (_name, failed, wanted) => {
  for (const when of ["before", "after"] as const) {
    for (let fault = 1; fault <= 6; fault += 1) {
      const { counted, tool_calls } = await closeWithFault(fault, when, failed);
      expect([when, fault, { counted, tool_calls }]).toEqual([when, fault, wanted]);
    }
  }
});
