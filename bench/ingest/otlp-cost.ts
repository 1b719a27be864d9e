import { DatabaseSync } from "node:sqlite";
import { createSyncKv } from "../../test/worker/support/sync-kv.ts";
import { closeTrace } from "../../worker/otlp/close-trace.ts";
import { Gathering, type GatheringStorage } from "../../worker/otlp/gathering.ts";
import type { JsonObject } from "../../src/core/schema/json.ts";
import type { Gatherers } from "../../worker/otlp/gatherers.ts";
import { receiveRecords } from "../../worker/otlp/receive-records.ts";
import { recordsOf } from "../../worker/otlp/records.ts";
import { projectHash, workerPlatform } from "../../worker/http/platform.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import type { BenchResult } from "../bench-result.ts";
import { contextOf } from "./context.ts";
import { costLine } from "./cost.ts";
import { countedBucket, countedDatabase, type Ledger, newLedger } from "./ledger.ts";
import { bytesStored, failureOf, perDay, timeOf } from "./month.ts";

interface OtlpInput {
  /** In how many requests the spans of a trace come, and how many traces share a request. */
  chunks: number;
  batch: number;
  cpuMs: number;
  /** Feedback window; 0: nothing of what is sampled out waits. */
  window?: number;
  budget?: number;
}

/** An object is charged while it works, not while it waits for its alarm: some ms a call, and the stores' answers at the close. */
const seconds = { append: 0.01, close: 0.3 };
const gigabytes = 0.128;

/** A tenth of the day and of its groups: an object's tables are made anew for each trace, which takes its time here. */
const traces = Math.round(perDay / 10);
const groups = 5;

/** The same day through `/v1/traces`: the objects' own rows, alarms and calls are counted beside those of the index. */
export async function otlpCost({ chunks, batch, cpuMs, window = 0, budget }: OtlpInput): Promise<BenchResult> {
  const ledger = newLedger();
  const store = createTraceStore({ db: countedDatabase(ledger), bucket: countedBucket(ledger) });
  const clock = { now: 0 };
  const { settings } = contextOf({ success: 0.1, feedback_window: window });
  const parts = {
    store,
    projects: { settings: async () => settings, createdAt: async () => 0 },
    variables: { MAX_BODY_BYTES: 33_554_432 },
    keyedHash: (project: string, purpose: "redact" | "subject") => projectHash("bench", project, purpose),
    now: () => clock.now,
    newId: workerPlatform.newId,
    log: () => undefined,
    post: async () => 200,
  };
  const object = createObject(ledger);
  const gathering = new Gathering({
    storage: object.storage,
    now: parts.now,
    waits: { close: 5_000, idle: 30_000 },
    maxBytes: parts.variables.MAX_BODY_BYTES,
    close: (trace) => closeTrace(trace, parts),
    log: parts.log,
  });
  const calls = { append: 0, isOpen: 0, close: 0 };
  const gatherers: Gatherers = {
    append: (_id, chunk) => ((calls.append += 1), gathering.append(chunk)),
    isOpen: async () => ((calls.isOpen += 1), gathering.isOpen()),
    giveFeedback: async () => false,
  };
  for (let n = 0; n < traces; n += batch) {
    clock.now = timeOf(n * 10);
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const sent = Array.from({ length: batch }, (_, at) => spans(n + at, { chunk, last: chunk === chunks - 1 }));
      ledger.requests += 1;
      const records = recordsOf({ resourceSpans: sent }, "spans");
      const sender = { project: "bench", settings };
      await receiveRecords({ signal: "spans", records }, sender, { ...parts, gatherers });
    }
    while (object.alarm() !== null) {
      clock.now = Math.max(clock.now, object.ring());
      calls.close += 1;
      await gathering.alarm(0);
    }
  }
  ledger.objectRequests = calls.append + calls.isOpen + calls.close;
  ledger.gigabyteSeconds = gigabytes * ((calls.append + calls.isOpen) * seconds.append + calls.close * seconds.close);
  // Spans are read and redacted when they come; of what gathers, once more when the trace is closed.
  Object.assign(ledger, { cpuMs: traces * cpuMs * (calls.close > 0 ? 2 : 1), gigabyteMonths: bytesStored(traces) });
  const requests =
    batch > 1 ? `${batch} traces a request` : chunks > 1 ? `${chunks} requests a trace` : "one request a trace";
  return costLine(`OTLP, ${requests}${window > 0 ? ", with the feedback window" : ""}`, { ledger, traces, budget });
}

/** A tool's call, or at last the root that answers or fails. */
function spans(n: number, { chunk, last }: { chunk: number; last: boolean }): JsonObject {
  const error = failureOf(n, groups);
  const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } });
  const attributes = last
    ? [attribute("gen_ai.operation.name", "invoke_agent"), attribute("gen_ai.agent.name", "billing")]
    : [attribute("gen_ai.operation.name", "execute_tool"), attribute("gen_ai.tool.name", "search_docs")];
  const span = {
    traceId: (n + 1).toString(16).padStart(32, "0"),
    spanId: (last ? 1 : chunk + 2).toString(16).padStart(16, "0"),
    parentSpanId: last ? "" : "1".padStart(16, "0"),
    name: last ? "invoke_agent billing" : "execute_tool search_docs",
    startTimeUnixNano: `${1_795_046_400_000 + chunk * 100}000000`,
    endTimeUnixNano: `${1_795_046_400_050 + chunk * 100}000000`,
    attributes,
    status: last && error !== undefined ? { code: 2, message: error } : {},
  };
  return { resource: { attributes: [] }, scopeSpans: [{ scope: { name: "bench" }, spans: [span] }] };
}

/**
 * One object after another in the same memory: each leaves it empty. A value that is put is billed as a row, and so is an alarm that is
 * set. The table behind the values is the runtime's own and not billed; a table that we made would be two rows for each object.
 */
function createObject(ledger: Ledger) {
  const database = new DatabaseSync(":memory:");
  let alarm: number | null = null;
  const kv = createSyncKv(database);
  const note = <Value>(value: Value, rows: Partial<Pick<Ledger, "rowsWritten" | "rowsRead">>): Value => {
    ledger.rowsWritten += rows.rowsWritten ?? 0;
    ledger.rowsRead += rows.rowsRead ?? 0;
    return value;
  };
  const storage: GatheringStorage = {
    kv: {
      get: (key) => note(kv.get(key), { rowsRead: 1 }),
      put: (key, value) => note(kv.put(key, value), { rowsWritten: 1 }),
      delete: (key) => note(kv.delete(key), { rowsWritten: 1 }),
      list: (which) => {
        const entries = [...kv.list(which)];
        return note(entries, { rowsRead: entries.length });
      },
    },
    // Only what an older version left would be there.
    sql: { exec: (query) => ({ toArray: () => note(database.prepare(query).all(), { rowsRead: 2 }) }) },
    transactionSync: (work) => work(),
    getAlarm: async () => alarm,
    async setAlarm(at) {
      ledger.rowsWritten += 1;
      alarm = at;
    },
    async deleteAll() {
      database.exec("DROP TABLE IF EXISTS kv");
      ledger.rowsWritten += 1; // nobody says what it is billed as: at least this
      alarm = null;
    },
  };
  return {
    storage,
    alarm: () => alarm,
    /** The alarm is gone once it rings. */
    ring(): number {
      const at = alarm ?? 0;
      alarm = null;
      return at;
    },
  };
}
