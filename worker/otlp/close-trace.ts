import * as z from "zod";
import { ReplayKitError } from "../../src/core/error.ts";
import { evaluationsIn } from "../../src/core/formats/fields/scores.ts";
import { readTraces } from "../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";
import type { Feedback, TraceRun } from "../../src/core/schema/trace.ts";
import type { Deps } from "../deps.ts";
import { statusOf } from "../http/answer.ts";
import { ingestRuns } from "../ingest/ingest-runs.ts";
import { type ProjectContext, subjectsOf } from "../ingest/prepare-run.ts";
import { contextOf } from "../ingest/receive-runs.ts";
import { announce } from "../notices/notices.ts";
import { runKey, workerPlatform } from "../http/platform.ts";
import { decompress } from "../store/runs/body-codec.ts";
import type { Delivery } from "../store/trace-store.ts";
import { addToRun } from "./add-to-run.ts";
import { hashOfSent, type KnownSubjects } from "./known-subjects.ts";
import { type PlacedRecord, recordsIn, withoutRepeats } from "./records.ts";

export interface GatheredTrace {
  project: string;
  traceId: string;
  /** Names this gathering: the same for a repeated close, a new one if the trace is sent again. */
  gathering: string;
  /** When its first spans came. */
  since: number;
  /** Compressed chunks in the order in which they came. */
  chunks: Uint8Array[];
  /** Given while the trace was open. */
  feedback?: Feedback | undefined;
}

/** The parts of the app that closing needs. */
export interface CloseDeps extends Pick<Deps, "store" | "keyedHash" | "now" | "newId" | "log" | "post"> {
  projects: Pick<Deps["projects"], "settings" | "createdAt">;
  variables: Pick<Deps["variables"], "MAX_BODY_BYTES" | "PUBLIC_URL">;
}

/** The context of a close. */
export interface Closing {
  project: string;
  traceId: string;
  gathering: string;
  since: number;
  /** True if log records came alone. */
  ofLogs: boolean;
  context: ProjectContext;
  parts: CloseDeps;
}

/** Turns a gathered trace into a run, complete, once, and sampled like any other. */
export async function closeTrace(gathered: GatheredTrace, parts: CloseDeps): Promise<void> {
  const { project, traceId, gathering, since, chunks, feedback } = gathered;
  const createdAt = await parts.projects.createdAt(project);
  if (createdAt === undefined || createdAt > since) return; // deleted meanwhile: a project of the same name is another one
  const settings = await parts.projects.settings(project);
  if (!settings)
    throw new ReplayKitError("conflict", `project ${project} was created only just now`, { hint: "close again" });
  const read = chunks.map(readChunk);
  const own = contextOf({ project, settings }, parts);
  const sent = read.map(({ subjects }) => subjects);
  const context = { ...own, subjectHash: hashOfSent(sent, own.subjectHash), origin: read[0]?.origin };
  const ofLogs = read.every(({ spans }) => spans.length === 0);
  const closing: Closing = { project, traceId, gathering, since, ofLogs, context, parts };
  const traces = readGathered(read, traceId);
  if (traces instanceof ReplayKitError)
    return countOnce(closing, { name: `${traceId}\n${gathering}`, until: 0, rejected: traces.code });
  const named = traces.some(({ run_id }) => run_id === traceId);
  for (const trace of traces) {
    // Feedback was given for the trace's id; if no run has that id, it is for all runs of the trace.
    const meant = feedback !== undefined && (!named || trace.run_id === traceId);
    await eraseWithUser(trace, closing);
    await closeRun(meant ? { ...trace, feedback } : trace, closing);
    await eraseWithUser(trace, closing); // it may have come in between
  }
  parts.log("trace_closed", { project, chunks: chunks.length, runs: traces.length });
}

interface Chunk {
  spans: PlacedRecord[];
  logs: PlacedRecord[];
  subjects: KnownSubjects;
  origin: string | undefined;
}

type Written = JsonObject & { subjects?: KnownSubjects; origin?: string };

/** As `receiveRecords` wrote it. */
function readChunk(bytes: Uint8Array): Chunk {
  const { subjects = {}, origin, ...document }: Written = JSON.parse(decompress(bytes));
  return { spans: recordsIn(document, "spans"), logs: recordsIn(document, "logs"), subjects, origin };
}

/** The reader names a run by its trace id, unless the spans carry one of our runs with its own id. */
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
 * The run's key names the gathering that it came in: an interrupted close is repeated under the same name and counts nothing. Spans under
 * another name are late or repeated; they belong to the stored run and count as its duplicate.
 */
async function closeRun(trace: TraceRun, closing: Closing): Promise<void> {
  const { project, gathering, parts } = closing;
  const evaluations = closing.ofLogs ? evaluationsIn(trace) : undefined;
  if (evaluations) return addEvaluations(evaluations, closing);
  const answered = await parts.store.answered(project, keyOf(trace.run_id));
  const first = answered === undefined ? undefined : firstClose.parse(JSON.parse(answered));
  const there = await parts.store.read(project, runKey(project, trace.run_id), parts.now());
  if (first === undefined && there === undefined) return closeFirst(trace, closing);
  const outcome = await addToRun({ trace, there, until: first?.until ?? 0 }, closing);
  const name = `${trace.run_id}\n${gathering}`;
  if (outcome === "too_large") return countOnce(closing, { name, until: 0, rejected: outcome });
  // A run that came another way has no key yet, so this takes it. If it has a key that is not visible here, that fails.
  if (first === undefined) return count(closing, { name: trace.run_id, until: there?.row.expires_at ?? 0 });
  if (first.gathering !== gathering) await countOnce(closing, { name, until: 0 });
}

/** An evaluation may come after the run was closed. It joins the run of its trace; without one it is refused. */
async function addEvaluations(trace: TraceRun, closing: Closing): Promise<void> {
  const { project, traceId, gathering, context, parts } = closing;
  const { trace: hash = "" } = subjectsOf(context, { trace: traceId });
  const terms = [{ kind: "trace" as const, hash }];
  const since = parts.now() - context.settings.sampling.feedback_window;
  const rows = [
    ...(await parts.store.find(project, terms, parts.now())),
    ...(await parts.store.waiting(project, terms, since)),
  ];
  // It does not say which of a trace's runs it means.
  const [row] = rows.length === 1 ? rows : rows.filter(({ id }) => id === runKey(project, traceId));
  const there = row && (await parts.store.read(project, row.id, parts.now()));
  const outcome = row && (await addToRun({ trace: { ...trace, run_id: row.run_id }, there, until: 0 }, closing));
  if (outcome === undefined)
    return countOnce(closing, { name: `${traceId}\n${gathering}`, until: 0, rejected: "invalid_log" });
  return countOnce(closing, { name: `${row?.run_id}\n${gathering}`, until: 0 });
}

/** If the user was erased while the trace was open, erase its run too. */
async function eraseWithUser(trace: TraceRun, { project, since, context, parts }: Closing): Promise<void> {
  const { user } = subjectsOf(context, { user: trace.user_id });
  if (user === undefined) return;
  const erasedAt = await parts.store.subjectErasedAt(project, { kind: "user", hash: user });
  if (erasedAt !== undefined && erasedAt >= since)
    await parts.store.erase(project, runKey(project, trace.run_id), parts.now());
}

/** The value under a run's key: its first gathering, and until when the run can be read. */
const firstClose = z.object({ gathering: z.string(), until: z.number() });

async function closeFirst(trace: TraceRun, { project, gathering, context, parts }: Closing): Promise<void> {
  const save = (delivery: Delivery) => {
    const idempotency = keyOfFirst(trace.run_id, delivery, { gathering, context });
    return parts.store.save({ ...delivery, idempotency });
  };
  const store = { ...parts.store, save };
  const { groups } = await ingestRuns([{ ok: true, trace }], context, { ...parts, store });
  await announce(groups, context, parts).catch((error: unknown) => {
    parts.log("notice_fault", { project, name: error instanceof Error ? error.name : "unknown" });
  });
}

/** This key records that a run came, whatever its outcome. */
export function keyOfFirst(
  runId: string,
  delivery: Delivery,
  { gathering, context }: { gathering: string; context: ProjectContext },
): { key: string; answer: string } {
  const until = visibleUntil(delivery, context.settings.sampling.feedback_window);
  return { key: keyOf(runId), answer: JSON.stringify({ gathering, until }) };
}

function visibleUntil({ kept, window, at }: Delivery, feedbackWindow: number): number {
  if (window.runs.length > 0) return at + feedbackWindow;
  return Math.max(0, ...kept.map((run) => run.expires_at));
}

interface Count {
  /** What is counted only once. */
  name: string;
  until: number;
  /** Why it was refused; else it is a duplicate. */
  rejected?: string;
}

/** Counts a gathering once, however often its close is repeated. */
async function countOnce(closing: Closing, what: Count): Promise<void> {
  const counted = await closing.parts.store.answered(closing.project, keyOf(what.name));
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

function keyOf(text: string): string {
  return workerPlatform.hash(`otlp\n${text}`).slice(0, 32);
}
