import { DatabaseSync } from "node:sqlite";
import { execute, inTransaction } from "../../test/worker/support/object-host.ts";
import { closeTraces } from "../../worker/otlp/close-traces.ts";
import { Gathering } from "../../worker/otlp/gathering.ts";
import type { GatheringStorage } from "../../worker/otlp/gathering-storage.ts";
import type { JsonObject } from "../../src/core/schema/json.ts";
import { createGatherers } from "../../worker/otlp/gatherers.ts";
import { createQuota } from "../../worker/http/quota.ts";
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
  /** Requests for the spans of a trace, and traces that share a request. */
  chunks: number;
  batch: number;
  cpuMs: number;
  /** Feedback window; 0: runs that sampling leaves out are not kept for feedback. */
  window?: number;
  budget?: number;
}

/**
 * Billed seconds of a Durable Object. It is billed while it works, not while it waits for its alarm: 10 ms a call, and the storage
 * requests at the close.
 */
const seconds = { call: 0.01, close: 0.3 };
const gigabytes = 0.128;

/** The first tenth of the day, with the same density, and a tenth of the groups. */
const traces = Math.round(perDay / 10);
const groups = 5;

/** The cost of the same day through `/v1/traces`: adds the rows, alarms and calls of the Durable Objects. */
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
    quota: createQuota(store, () => clock.now),
    now: () => clock.now,
    newId: workerPlatform.newId,
    log: () => undefined,
    post: async () => 200,
  };
  const objects = createObjects(ledger, (storage) => {
    return new Gathering({
      storage,
      now: parts.now,
      waits: { close: 5_000, idle: 30_000 },
      maxBytes: parts.variables.MAX_BODY_BYTES,
      close: (closed) => closeTraces(closed, parts),
      log: parts.log,
    });
  });
  for (let n = 0; n < traces; n += batch) {
    await objects.ringUntil(timeOf(n), clock);
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const sent = Array.from({ length: batch }, (_, at) => spans(n + at, { chunk, last: chunk === chunks - 1 }));
      ledger.requests += 1;
      const records = recordsOf({ resourceSpans: sent }, "spans");
      const sender = { project: "bench", settings };
      await receiveRecords({ signal: "spans", records }, sender, { ...parts, gatherers: objects.gatherers });
    }
  }
  await objects.ringUntil(Infinity, clock);
  const { calls, rings } = objects.counts;
  ledger.objectRequests = calls + rings;
  ledger.gigabyteSeconds = gigabytes * (calls * seconds.call + rings * seconds.close);
  // Spans are parsed and redacted when they arrive; gathered ones once more when the trace is closed.
  Object.assign(ledger, { cpuMs: traces * cpuMs * (rings > 0 ? 2 : 1), gigabyteMonths: bytesStored(traces) });
  const requests =
    batch > 1 ? `${batch} traces a request` : chunks > 1 ? `${chunks} requests a trace` : "one request a trace";
  return costLine(`OTLP, ${requests}${window > 0 ? ", with the feedback window" : ""}`, { ledger, traces, budget });
}

/** The spans of one request: tool calls, or in the last request the root, which succeeds or fails. */
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

/** The Durable Objects by name; their alarms run in the order of their times. */
function createObjects(ledger: Ledger, make: (storage: GatheringStorage) => Gathering) {
  const objects = new Map<string, { gathering: Gathering; alarm: number | null }>();
  const counts = { calls: 0, rings: 0 };
  const objectOf = (name: string) => {
    const known = objects.get(name);
    if (known) return known;
    const alarm: { alarm: number | null } = { alarm: null };
    const made = Object.assign(alarm, { gathering: make(countedStorage(ledger, alarm)) });
    objects.set(name, made);
    return made;
  };
  const call = (name: string) => ((counts.calls += 1), objectOf(name).gathering);
  return {
    counts,
    gatherers: createGatherers((name) => ({
      append: (project, chunks) => call(name).append(project, chunks),
      areOpen: (ids) => call(name).areOpen(ids),
      giveFeedback: (id, feedback) => call(name).giveFeedback(id, feedback),
    })),
    async ringUntil(time: number, clock: { now: number }): Promise<void> {
      for (;;) {
        const [next] = [...objects.values()].toSorted((a, b) => (a.alarm ?? Infinity) - (b.alarm ?? Infinity));
        const at = next?.alarm ?? null;
        if (next === undefined || at === null || at > time) break;
        clock.now = Math.max(clock.now, at);
        next.alarm = null; // an alarm is cleared when it runs
        counts.rings += 1;
        await next.gathering.alarm(0);
      }
      if (time !== Infinity) clock.now = time;
    },
  };
}

/**
 * Counts rows as the runtime does: one for each inserted row and for each alarm that is set; two for a created table; none for a dropped
 * table with its rows (tested by `test/worker/inside/gatherer.test.ts`).
 */
function countedStorage(ledger: Ledger, object: { alarm: number | null }): GatheringStorage {
  const database = new DatabaseSync(":memory:");
  return {
    kv: { get: () => undefined, delete: () => undefined, list: () => [] },
    sql: {
      exec(query, ...values) {
        const rows = execute(database, query, values);
        ledger.rowsRead += rows.length;
        if (query.startsWith("INSERT")) ledger.rowsWritten += 1;
        if (query.startsWith("CREATE")) ledger.rowsWritten += 2;
        return rows;
      },
    },
    transactionSync: (work) => inTransaction(database, work),
    getAlarm: async () => object.alarm,
    async setAlarm(at) {
      ledger.rowsWritten += 1;
      object.alarm = at;
    },
  };
}
