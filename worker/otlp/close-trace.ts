import * as z from "zod";
import { ReplayKitError } from "../../src/core/error.ts";
import { evaluationsIn } from "../../src/core/formats/fields/scores.ts";
import { readTraces } from "../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";
import type { Feedback, TraceRun } from "../../src/core/schema/trace.ts";
import { statusOf } from "../http/answer.ts";
import { type ProjectContext, subjectsOf } from "../ingest/prepare-run.ts";
import { runKey, workerPlatform } from "../http/platform.ts";
import { decompress } from "../store/runs/body-codec.ts";
import { addToRun } from "./add-to-run.ts";
import { closeFirsts, keyOf } from "./close-first.ts";
import type { CloseDeps, Closing } from "./closing.ts";
import { hashOfSent, type KnownSubjects } from "./known-subjects.ts";
import { type ScopedRecord, recordsIn, withoutRepeats } from "./records.ts";

export interface GatheredTrace {
  project: string;
  traceId: string;
  /**
   * Id of this gathering (a trace's spans until its close): the same for a repeated close, new if the trace is sent
   * again.
   */
  gathering: string;
  /** When its first spans arrived. */
  since: number;
  /** Compressed chunks in the order in which they came. */
  chunks: Uint8Array[];
  /** Given while the trace was open. */
  feedback?: Feedback | undefined;
}

/** A gathered trace after reading: its runs, or why its spans make none. */
export interface ReadTrace {
  closing: Closing;
  runs: TraceRun[] | ReplayKitError;
}

export function readTrace(gathered: GatheredTrace, own: ProjectContext, parts: CloseDeps): ReadTrace {
  const { project, traceId, gathering, since, chunks, feedback } = gathered;
  const read = chunks.map(readChunk);
  const subjects = read.map((chunk) => chunk.subjects);
  const context = { ...own, subjectHash: hashOfSent(subjects, own.subjectHash), origin: read[0]?.origin };
  const ofLogs = read.every(({ spans }) => spans.length === 0);
  const closing: Closing = { project, traceId, gathering, since, ofLogs, subjects, context, parts };
  const runs = readGathered(read, traceId);
  if (runs instanceof ReplayKitError || feedback === undefined) return { closing, runs };
  // Feedback was given for the trace's id. If no run has that id, it is for all runs of the trace.
  const named = runs.some(({ run_id }) => run_id === traceId);
  return { closing, runs: runs.map((run) => (!named || run.run_id === traceId ? { ...run, feedback } : run)) };
}

/** Closes one trace by itself: stores its runs, complete and once, sampled like any others. */
export async function closeTrace({ closing, runs }: ReadTrace): Promise<void> {
  if (runs instanceof ReplayKitError)
    return countOnce(closing, { name: `${closing.traceId}\n${closing.gathering}`, until: 0, rejected: runs.code });
  for (const run of runs) {
    await eraseWithUser(run, closing);
    await closeRun(run, closing);
    await eraseWithUser(run, closing); // the user may have been erased in between
  }
}

interface Chunk {
  spans: ScopedRecord[];
  logs: ScopedRecord[];
  subjects: KnownSubjects;
  origin: string | undefined;
}

type StoredChunk = JsonObject & { subjects?: KnownSubjects; origin?: string };

/** Reads a chunk as `receiveRecords` wrote it. */
function readChunk(bytes: Uint8Array): Chunk {
  const { subjects = {}, origin, ...document }: StoredChunk = JSON.parse(decompress(bytes));
  return { spans: recordsIn(document, "spans"), logs: recordsIn(document, "logs"), subjects, origin };
}

/** Reads the runs in gathered records. A run is named by its trace id, unless the spans carry a run id of their own. */
export function readGathered(
  chunks: readonly Pick<Chunk, "spans" | "logs">[],
  traceId: string,
): TraceRun[] | ReplayKitError {
  const json: Json = {
    ...withoutRepeats(
      chunks.flatMap(({ spans }) => spans),
      "spans",
    ),
    ...withoutRepeats(
      chunks.flatMap(({ logs }) => logs),
      "logs",
    ),
  };
  try {
    const read = readTraces({ name: "spans", json }, { format: "otlp", platform: workerPlatform });
    return read.map(({ trace }) => ({ ...trace, source: { format: "otlp", ...trace.source, trace_id: traceId } }));
  } catch (error) {
    // A retry would not help: these spans make no run.
    if (error instanceof ReplayKitError && statusOf(error) < 500) return error;
    throw error;
  }
}

/**
 * Stores one run. Its key holds the gathering in which it first came, so repeating that close counts nothing. Spans of
 * another gathering are late or repeated: they are added to the stored run and count as its duplicate.
 */
async function closeRun(trace: TraceRun, closing: Closing): Promise<void> {
  const { project, gathering, parts } = closing;
  const evaluations = closing.ofLogs ? evaluationsIn(trace) : undefined;
  if (evaluations) return addEvaluations(evaluations, closing);
  const answered = await answerTo(trace.run_id, closing);
  const first = answered === undefined ? undefined : firstClose.parse(JSON.parse(answered));
  const there = await parts.store.read(project, runKey(project, trace.run_id), parts.now());
  if (first === undefined && there === undefined) return closeFirsts([{ trace, closing }], closing.context, parts);
  const outcome = await addToRun({ trace, there, until: first?.until ?? 0 }, closing);
  const name = `${trace.run_id}\n${gathering}`;
  if (outcome === "too_large") return countOnce(closing, { name, until: 0, rejected: outcome });
  // A run that came by another route has no key yet and takes this one. This fails if it has a key that is not visible
  // here yet.
  if (first === undefined) return count(closing, { name: trace.run_id, until: there?.row.expires_at ?? 0 });
  if (first.gathering !== gathering) await countOnce(closing, { name, until: 0 });
}

/** Evaluations may come after their run was closed. They join the run of their trace; without one they are refused. */
async function addEvaluations(trace: TraceRun, closing: Closing): Promise<void> {
  const { project, traceId, gathering, context, parts } = closing;
  const { trace: hash = "" } = subjectsOf(context, { trace: traceId });
  const terms = [{ kind: "trace" as const, hash }];
  const since = parts.now() - context.settings.sampling.feedback_window;
  const rows = [
    ...(await parts.store.find(project, terms, parts.now())),
    ...(await parts.store.waiting(project, terms, since)),
  ];
  // An evaluation does not say which of its trace's runs it means.
  const [row] = rows.length === 1 ? rows : rows.filter(({ id }) => id === runKey(project, traceId));
  const there = row && (await parts.store.read(project, row.id, parts.now()));
  const outcome = row && (await addToRun({ trace: { ...trace, run_id: row.run_id }, there, until: 0 }, closing));
  if (outcome === undefined)
    return countOnce(closing, { name: `${traceId}\n${gathering}`, until: 0, rejected: "invalid_log" });
  return countOnce(closing, { name: `${row?.run_id}\n${gathering}`, until: 0 });
}

/** If the user was erased while the trace was open, erase its run too. */
async function eraseWithUser(trace: TraceRun, closing: Closing): Promise<void> {
  const { project, parts } = closing;
  const hash = userOf(trace, closing);
  const erasedAt =
    hash === undefined ? undefined : (await parts.store.subjectsErasedAt(project, [{ kind: "user", hash }])).get(hash);
  if (erasedAt !== undefined && erasedAt >= closing.since)
    await parts.store.erase(project, runKey(project, trace.run_id), parts.now());
}

/** The hash by which the run's user is found. */
export function userOf(trace: TraceRun, { context }: Pick<Closing, "context">): string | undefined {
  return subjectsOf(context, { user: trace.user_id }).user;
}

/** The value under a run's key: its first gathering, and until when the run can be read. */
const firstClose = z.object({ gathering: z.string(), until: z.number() });

interface Count {
  /** Name under which it is counted once. */
  name: string;
  until: number;
  /** Why it was refused; without this, it is a duplicate. */
  rejected?: string;
}

/** Counts a gathering once, however often its close is repeated. */
async function countOnce(closing: Closing, what: Count): Promise<void> {
  const counted = await answerTo(what.name, closing);
  if (counted === undefined) await count(closing, what);
}

async function count({ project, gathering, parts }: Closing, { name, until, rejected }: Count): Promise<void> {
  await parts.store.save({
    project,
    id: parts.newId(),
    at: parts.now(),
    kept: [],
    window: { runs: [] },
    sampledOut: [],
    hits: [],
    duplicates: rejected === undefined ? 1 : 0,
    rejected: { reasons: new Map(rejected === undefined ? [] : [[rejected, 1]]), entries: [] },
    idempotency: { key: keyOf(name), answer: JSON.stringify({ gathering, until }) },
  });
}

async function answerTo(name: string, { project, parts }: Closing): Promise<string | undefined> {
  const key = keyOf(name);
  return (await parts.store.answered(project, [key])).get(key);
}
