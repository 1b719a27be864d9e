import type { TraceRun } from "../../../src/core/schema/trace.ts";
import { ingestRuns } from "../../../worker/ingest/ingest-runs.ts";
import type { ProjectContext } from "../../../worker/ingest/prepare-run.ts";
import { projectHash } from "../../../worker/http/platform.ts";
import { projectSettingsSchema } from "../../../src/api/schema/settings.ts";
import { rebuildIndex } from "../../../worker/store/runs/rebuild-index.ts";
import type { StoreDeps } from "../../../worker/store/runs/save-delivery.ts";
import { createTraceStore } from "../../../worker/store/r2-d1-trace-store.ts";
import type { TraceStore } from "../../../worker/store/trace-store.ts";
import { randomFrom, shuffled, whole } from "./chance.ts";
import { createFaults, emptyParts, faultyBucket, faultyDatabase, type Parts } from "./faulty-parts.ts";

export type MakeStore = (parts: StoreDeps) => TraceStore;

export interface ScheduleResult {
  seed: number;
  problems: string[];
  faults: number;
  byKind: Record<string, number>;
}

const project = "p";
const at = 1_795_000_000_000;

/**
 * One schedule: runs in batches, delivered again and again, at once and in any order, while calls of R2 and D1 fail by the
 * seed's choice; then what was acknowledged is compared with what is there, sometimes after the index was lost and rebuilt.
 */
export async function runSchedule(
  seed: number,
  parts: Parts,
  makeStore: MakeStore = createTraceStore,
): Promise<ScheduleResult> {
  emptyParts(parts);
  const chance = randomFrom(seed);
  const faults = createFaults(chance);
  const faulty: StoreDeps = { db: faultyDatabase(parts, faults), bucket: faultyBucket(parts.bucket, faults) };
  const store = makeStore(faulty);
  const context = contextFor(chance);
  const acknowledged: Truth["acknowledged"] = new Map();
  const goesOn = chance() < 0.5;
  let received = 0;
  const deliver = async (batch: TraceRun[], delivery: number): Promise<void> => {
    const items = batch.map((trace) => ({ ok: true as const, trace }));
    const ids = { now: () => at, newId: () => `d${seed}-${delivery}` };
    const { answers } = await ingestRuns(items, context, { store, ...ids });
    received += answers.length;
    for (const [index, { id = "", outcome }] of answers.entries()) {
      if (outcome !== "stored" && outcome !== "duplicate") continue;
      acknowledged.set(id, Math.max(acknowledged.get(id) ?? 0, batch[index]?.events.length ?? 0));
    }
  };
  const repeated = batchesOf(chance, { seed, goesOn }).flatMap((batch) =>
    Array.from({ length: 1 + whole(chance, 3) }, () => batch),
  );
  const deliveries = shuffled(repeated, chance);
  let count = 0;
  while (deliveries.length > 0) {
    const wave = deliveries.splice(0, 1 + whole(chance, 3));
    await Promise.all(wave.map((batch) => deliver(batch, (count += 1)).catch(() => undefined)));
  }
  const problems = await audit(parts, { acknowledged, received, goesOn });
  const rebuilt = chance() < 0.2 ? await loseIndex(parts, faulty, { context, acknowledged, seed, goesOn }) : [];
  return { seed, faults: faults.injected, byKind: faults.byKind, problems: [...problems, ...rebuilt] };
}

interface Truth {
  /** How many events of a run were acknowledged at most. */
  acknowledged: Map<string, number>;
  received: number;
  /** Runs were resumed and sent again: what had failed may be none of the failures any more. */
  goesOn: boolean;
}

async function audit(parts: Parts, { acknowledged, received, goesOn }: Truth): Promise<string[]> {
  const { db } = parts;
  const problems = await lostRuns(parts, acknowledged);
  const rows = countOf(db, "SELECT count(*) AS n FROM runs");
  const [hour] = await createTraceStore(parts).stats(project, { from: 0, to: 2e12 });
  const { stored = 0, sampled_out = 0, duplicate = 0, rejected = 0, received: counted = 0 } = hour?.stats ?? {};
  if (stored !== rows) problems.push(`stored ${stored}, rows ${rows}`);
  if (counted !== stored + sampled_out + duplicate + rejected) problems.push(`received ${counted} is not the sum`);
  if (counted < received) problems.push(`received ${counted}, acknowledged ${received}`);
  const failed = countOf(db, "SELECT count(*) AS n FROM runs WHERE failed = 1");
  const grouped = countOf(db, "SELECT coalesce(sum(kept), 0) AS n FROM groups");
  if (goesOn ? grouped < failed : grouped !== failed) problems.push(`groups kept ${grouped}, failed rows ${failed}`);
  return problems;
}

async function lostRuns(parts: Parts, acknowledged: Truth["acknowledged"]): Promise<string[]> {
  const problems: string[] = [];
  const clean = createTraceStore(parts);
  for (const [id, events] of acknowledged) {
    const run = await clean.read(project, id, at + 1).catch((error: unknown) => String(error));
    if (run === undefined) problems.push(`acknowledged run ${id} is lost`);
    else if (typeof run === "string") problems.push(`acknowledged run ${id}: ${run}`);
    else if (run.trace.events.length < events) problems.push(`acknowledged run ${id} lost how it went on`);
  }
  return problems;
}

interface Loss extends Omit<Truth, "received"> {
  context: ProjectContext;
  seed: number;
}

/** The index is gone; it is rebuilt from the bodies over listings that lag and calls that fail, and at last without. */
async function loseIndex(parts: Parts, faulty: StoreDeps, { context, seed, ...truth }: Loss): Promise<string[]> {
  for (const table of ["runs", "groups", "journal"]) parts.db.raw.exec(`DELETE FROM ${table}`);
  let count = 0;
  const rebuild = async (over: StoreDeps) => {
    let cursor: string | undefined = "";
    for (; cursor !== undefined; ) {
      const delivery = `r${seed}-${(count += 1)}`;
      ({ cursor } = await rebuildIndex(over, {
        project,
        settings: context.settings,
        cursor,
        delivery,
        regroup: () => undefined,
      }));
    }
  };
  await rebuild(faulty).catch(() => undefined);
  await rebuild(parts);
  return (await audit(parts, { ...truth, received: 0 })).map((problem) => `after a rebuild: ${problem}`);
}

export function countOf({ raw }: Parts["db"], sql: string): number {
  const row = raw.prepare(sql).get();
  return typeof row?.["n"] === "number" ? row["n"] : Number.NaN;
}

function contextFor(chance: () => number): ProjectContext {
  const window = chance() < 0.5 ? 0 : 3_600_000;
  const sampling = { success: 0.5, failures_per_group: 3, then_one_in: 2, feedback_window: window };
  return {
    project,
    settings: projectSettingsSchema.parse({ sampling }),
    redactHash: projectHash("k", project, "redact"),
    subjectHash: projectHash("k", project, "subject"),
  };
}

function batchesOf(chance: () => number, { seed, goesOn }: { seed: number; goesOn: boolean }): TraceRun[][] {
  const runs = Array.from({ length: 2 + whole(chance, 5) }, (_, n) => ({ id: `${seed}-${n}`, failed: chance() < 0.5 }));
  const batches: TraceRun[][] = [];
  for (let i = 0; i < 1 + whole(chance, 3); i += 1) {
    const some = runs.filter(() => chance() < 0.6);
    batches.push(some.map(({ id, failed }) => (goesOn ? resumedRun(id, failed, whole(chance, 3)) : runOf(id, failed))));
  }
  return batches.filter((batch) => batch.length > 0);
}

function runOf(id: string, failed: boolean): TraceRun {
  return {
    version: 1,
    run_id: id,
    status: failed ? "error" : "success",
    events: failed ? [{ type: "error", error: "boom" }] : [{ type: "final_output", content: "done" }],
  };
}

/** A run that failed twice before it came to its end, as it was sent after so many resumes. */
export function resumedRun(id: string, fails: boolean, resumes: number): TraceRun {
  const run = runOf(id, fails || resumes < 2);
  const steps = Array.from({ length: resumes }, (_, n) => ({
    type: "state" as const,
    step_id: String(n),
    state: { n },
  }));
  return { ...run, events: [...steps, ...run.events] };
}
