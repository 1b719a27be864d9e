import { compact } from "../../../src/core/compact.ts";
import type { Feedback } from "../../../src/core/schema/trace.ts";
import { giveFeedback } from "../../../worker/runs/feedback.ts";
import { contextOf } from "../../../worker/ingest/receive-runs.ts";
import type { CloseDeps } from "../../../worker/otlp/closing.ts";
import { closeTraces } from "../../../worker/otlp/close-traces.ts";
import { createQuota } from "../../../worker/http/quota.ts";
import { receiveRecords } from "../../../worker/otlp/receive-records.ts";
import { recordsOf } from "../../../worker/otlp/records.ts";
import { projectHash, runKey, workerPlatform } from "../../../worker/http/platform.ts";
import { projectSettingsSchema } from "../../../src/api/schema/settings.ts";
import { createTraceStore } from "../../../worker/store/r2-d1-trace-store.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import type { TraceStore } from "../../../worker/store/trace-store.ts";
import { randomFrom, shuffled, whole } from "./chance.ts";
import { countOf, type ScheduleResult } from "./fault-campaign.ts";
import { createFaults, emptyParts, faultyBucket, faultyDatabase, type Parts } from "./faulty-parts.ts";
import { createObjectHost, fillKeys, fillTables, type MakeGathering } from "./object-host.ts";
import { oldPart } from "./old-layouts.ts";
import { envelope, hex, span, type SpanFields } from "./spans.ts";

const project = "p";
const mostTraces = 5;
const start = 1_795_000_000_000;
const bad: Feedback = { rating: "bad", expected_text: ["14 days"] };

/** What a schedule may do otherwise than the product, to show that the audit notices. */
export interface Naive {
  makeGathering?: MakeGathering;
  wrapStore?: (store: TraceStore) => TraceStore;
}

/**
 * One schedule over OTLP: spans of a few traces in requests, sent again and again, at once and in any order, some of them late,
 * feedback between them, while calls of R2, D1 and the Durable Objects, and those of the Durable Objects to their own storage, fail
 * by the seed's choice and objects die. Then the faults stop, all alarms ring, and what was acknowledged is compared with what is there.
 */
export async function runOtlpSchedule(seed: number, parts: Parts, naive: Naive = {}): Promise<ScheduleResult> {
  emptyParts(parts);
  const chance = randomFrom(seed);
  const faults = createFaults(chance, [0.02, 0.08, 0.2][whole(chance, 3)]);
  const success = [1, 1, 0.5, 0][whole(chance, 4)] ?? 1;
  const sampling = { success, failures_per_group: 1_000, feedback_window: chance() < 0.5 ? 0 : 3_600_000 };
  // The number of objects may change while traces are open.
  const several = [1, 1, 2, 3].map((count) =>
    projectSettingsSchema.parse({ sampling, limits: { requests_per_minute: count * 6_000 } }),
  );
  let settings = several[whole(chance, 4)] ?? projectSettingsSchema.parse({ sampling });
  const truth: Truth = {
    whole: success === 1,
    spans: new Map(),
    sent: new Set(),
    fed: new Set(),
    gatherings: new Set(),
  };
  let now = start;
  let ids = 0;
  const store = createTraceStore({ db: faultyDatabase(parts, faults), bucket: faultyBucket(parts.bucket, faults) });
  const closing: CloseDeps = {
    store: naive.wrapStore?.(store) ?? store,
    projects: { settings: async () => settings, createdAt: async () => 0 },
    keyedHash: (of, purpose) => projectHash("k", of, purpose),
    now: () => now,
    newId: () => `d${seed}-${(ids += 1)}`,
    log: () => undefined,
    post: async () => 200,
    variables: { MAX_BODY_BYTES: 1_000_000 },
  };
  const host = createObjectHost({
    faults,
    now: () => now,
    waits: { close: 500, idle: 1_500 },
    maxBytes: 1_000_000,
    log: () => undefined,
    // So small that a pass closes part of what is due, and that rows move to another table again and again.
    limits: { traces: 1 + whole(chance, 4), rotateAfter: whole(chance, 3) * 400 },
    close: (traces) => {
      for (const { traceId, gathering } of traces) truth.gatherings.add(`${traceId} ${gathering}`);
      return closeTraces(traces, closing);
    },
    ...compact({ makeGathering: naive.makeGathering }),
  });
  const receiving = { ...closing, gatherers: host.gatherers, quota: createQuota(store, () => now) };

  async function send(spans: SpanFields[]): Promise<void> {
    for (const { traceId } of spans) truth.sent.add(traceId);
    const document: Json = JSON.parse(JSON.stringify(envelope(...spans)));
    await receiveRecords({ signal: "spans", records: recordsOf(document, "spans") }, { project, settings }, receiving);
    for (const { traceId, spanId } of spans)
      truth.spans.set(traceId, (truth.spans.get(traceId) ?? new Set()).add(spanId));
  }

  async function feed(traceId: string): Promise<void> {
    const context = contextOf({ project, settings }, closing);
    const given = await giveFeedback(runKey(project, traceId), bad, context, receiving);
    if (given.outcome !== "absent") truth.fed.add(traceId);
  }

  const left = chance() < 0.15 ? leaveOpen(host, chance) : [];
  for (const { traceId, spanId } of left) {
    truth.sent.add(traceId);
    truth.spans.set(traceId, (truth.spans.get(traceId) ?? new Set()).add(spanId));
  }
  const works = worksOf(chance, { send, feed });
  while (works.length > 0) {
    const wave = works.splice(0, 1 + whole(chance, 3));
    await Promise.all([...wave.map((work) => work().catch(() => undefined)), host.ringDue(now)]);
    now += 1 + whole(chance, 900);
    if (chance() < 0.05) settings = several[whole(chance, 4)] ?? settings;
  }
  faults.off = true;
  for (let next = host.next(); next !== undefined; next = host.next()) {
    now = Math.max(now + 1, next);
    await host.ringDue(now);
    if (now > start + 1e9) break;
  }
  const problems = await audit(parts, truth, now);
  const sent = [...truth.sent].map((traceId) => runKey(project, traceId));
  const open = (await host.open(sent)).map((id) => `the spans of ${id} were never closed`);
  const tables = host.left().map((name) => `the table ${name} was left`);
  host.close();
  return { seed, faults: faults.injected, byKind: faults.byKind, problems: [...problems, ...open, ...tables] };
}

/** An earlier version's object with the first spans of a trace, in either of its layouts. */
function leaveOpen(host: ReturnType<typeof createObjectHost>, chance: () => number): SpanFields[] {
  const traceNumber = 1 + whole(chance, 2);
  const spans = [span(traceNumber, 2), span(traceNumber, 3)];
  const parts = spans.map((one, index) => oldPart(one, { seq: index + 1, at: start - 1_000 + index }));
  const fill = chance() < 0.5 ? fillKeys : fillTables;
  host.leave(`${project}/${runKey(project, hex(traceNumber, 32))}`, (disk) => fill(disk, parts), start + 500);
  return spans;
}

interface Works {
  send: (spans: SpanFields[]) => Promise<void>;
  feed: (traceId: string) => Promise<void>;
}

/** Requests, each up to three times, in any order; feedback somewhere between. */
function worksOf(chance: () => number, { send, feed }: Works): (() => Promise<void>)[] {
  const requests: SpanFields[][] = [];
  const fed: string[] = [];
  for (let traceNumber = 1; traceNumber <= mostTraces && (traceNumber === 1 || chance() < 0.7); traceNumber += 1) {
    const failed = chance() < 0.3 ? { status: { code: 2, message: "gave up" } } : {};
    const spans = Array.from({ length: 2 + whole(chance, 4) }, (_, n) =>
      span(traceNumber, n + 1, n === 0 ? failed : {}),
    );
    // Whole at once, now and then with the spans that come late.
    if (chance() < 0.4) requests.push(spans);
    if (chance() < 0.3) {
      if (spans.length > 2 && chance() < 0.5) requests.push(spans.slice(0, -1), spans.slice(-1));
      continue;
    }
    const mixed = shuffled(spans, chance);
    while (mixed.length > 0) requests.push(mixed.splice(0, 1 + whole(chance, 3)));
    if (chance() < 0.4) fed.push(hex(traceNumber, 32));
  }
  if (requests.length > 1 && chance() < 0.3) requests.push([...(requests[0] ?? []), ...(requests[1] ?? [])]);
  const sends = mixedIn(requests, chance).flatMap((spans) =>
    Array.from({ length: 1 + whole(chance, 3) }, () => () => send(spans)),
  );
  return shuffled([...sends, ...fed.flatMap((traceId) => [() => feed(traceId), () => feed(traceId)])], chance);
}

/** Some of them with the spans of another one: an exporter sends what it has, of any trace. */
function mixedIn(requests: readonly SpanFields[][], chance: () => number): SpanFields[][] {
  const mixed: SpanFields[][] = [];
  for (const spans of shuffled(requests, chance)) {
    const last = mixed.at(-1);
    if (last && chance() < 0.3) last.push(...spans);
    else mixed.push([...spans]);
  }
  return mixed;
}

interface Truth {
  /** Every success is kept: then every acknowledged span must be there. */
  whole: boolean;
  /** Acknowledged spans by trace. */
  spans: Map<string, Set<string>>;
  sent: Set<string>;
  /** Traces whose feedback was acknowledged. */
  fed: Set<string>;
  /** Traces as they were handed on, each time that they gathered. */
  gatherings: Set<string>;
}

async function audit(parts: Parts, truth: Truth, now: number): Promise<string[]> {
  const problems: string[] = [];
  const clean = createTraceStore(parts);
  for (const [traceId, acknowledged] of truth.spans) {
    const run = await clean.read(project, runKey(project, traceId), now).catch((error: unknown) => String(error));
    if (typeof run === "string") problems.push(`trace ${traceId}: ${run}`);
    else if (run) problems.push(...wrongSpans(traceId, acknowledged, run.trace.events));
    else if (truth.whole) problems.push(`acknowledged trace ${traceId} is lost`);
    if (typeof run !== "string" && truth.fed.has(traceId) && run?.row.rating !== "bad")
      problems.push(`acknowledged feedback on ${traceId} is lost`);
  }
  return [...problems, ...(await wrongCounts(parts, truth, now))];

  function wrongSpans(traceId: string, acknowledged: ReadonlySet<string>, events: readonly object[]): string[] {
    const calls = events.flatMap((event) => ("call_id" in event && "tool_name" in event ? [event.call_id] : []));
    const wanted = truth.whole ? [...acknowledged].filter((spanId) => spanId !== hex(1, 16)) : [];
    const lost = wanted.filter((spanId) => !calls.includes(spanId)).map((id) => `span ${id} of ${traceId} is lost`);
    return calls.length === new Set(calls).size ? lost : [...lost, `spans of ${traceId} are there twice`];
  }
}

/** Traces that were closed by the request that brought them whole. */
function wholeKeys({ db }: Parts): string[] {
  const rows = db.raw.prepare("SELECT key FROM deliveries WHERE answer LIKE '%\"whole.%'").all();
  const names = new Map(
    Array.from({ length: mostTraces }, (_, at) => at + 1).map((n) => [
      workerPlatform.hash(`otlp\n${hex(n, 32)}`).slice(0, 32),
      hex(n, 32),
    ]),
  );
  return rows.map(({ key }) => names.get(String(key)) ?? `unknown ${String(key)}`);
}

/** Every gathering counts once: the first of a trace as stored or sampled out, each later one as its duplicate. */
async function wrongCounts(parts: Parts, truth: Truth, now: number): Promise<string[]> {
  const problems: string[] = [];
  const hours = await createTraceStore(parts).stats(project, { from: start, to: now });
  const sum = (name: "received" | "stored" | "sampled_out" | "duplicate" | "rejected" | "lifted") =>
    hours.reduce((total, { stats }) => total + stats[name], 0);
  const kept = sum("stored") + sum("sampled_out");
  const traces = new Set([...truth.gatherings].map((name) => name.split(" ")[0]));
  const rows = countOf(parts.db, "SELECT count(*) AS n FROM runs");
  if (sum("received") !== kept + sum("duplicate") + sum("rejected")) problems.push("received is not the sum");
  // What came whole was taken once, or gathered: its key says so, which the counts know nothing of.
  const taken = wholeKeys(parts);
  const firsts = new Set([...traces, ...taken]);
  if (sum("received") !== truth.gatherings.size + taken.length)
    problems.push(`received ${sum("received")}, gathered ${truth.gatherings.size}, taken whole ${taken.length}`);
  if (kept !== firsts.size) problems.push(`stored and sampled out ${kept}, traces ${firsts.size}`);
  if (rows !== sum("stored") + sum("lifted"))
    problems.push(`rows ${rows}, stored and lifted ${sum("stored") + sum("lifted")}`);
  return problems;
}
