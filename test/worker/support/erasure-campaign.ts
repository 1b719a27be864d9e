import type { TraceRun } from "../../../src/core/schema/trace.ts";
import { giveFeedback } from "../../../worker/runs/feedback.ts";
import { ingestRuns } from "../../../worker/ingest/ingest-runs.ts";
import { projectHash, runKey } from "../../../worker/http/platform.ts";
import { projectSettingsSchema } from "../../../src/api/schema/settings.ts";
import { decompress } from "../../../worker/store/runs/body-codec.ts";
import { createTraceStore } from "../../../worker/store/r2-d1-trace-store.ts";
import { createRecordStore } from "../../../worker/store/records/record-store.ts";
import type { StoreDeps } from "../../../worker/store/runs/save-delivery.ts";
import { checkpointOf, runNamed } from "../../contract/run-store.ts";
import { randomFrom, shuffled, whole } from "./chance.ts";
import { countOf, resumedRun, type ScheduleResult } from "./fault-campaign.ts";
import { createFaults, emptyParts, faultyBucket, faultyDatabase, type Parts } from "./faulty-parts.ts";

const project = "p";
const at = 1_795_000_000_000;
const retention = { success: 1e9, failed: 1e9, flagged: 1e9, test: 1e9 };
/** One of its steps is too large for a row, and lies in an object of its own before its row does. */
const large = "x".repeat(600_001);

export type WrapParts = (parts: StoreDeps) => StoreDeps;

/**
 * One schedule of erasures among deliveries, feedback and records of the same runs, all at once and each call as slow as it likes. What
 * was erased must be nowhere when all have ended; what was not, and was acknowledged, must be there.
 */
export async function runErasureSchedule(
  seed: number,
  parts: Parts,
  wrap: WrapParts = (same) => same,
): Promise<ScheduleResult> {
  emptyParts(parts);
  const chance = randomFrom(seed);
  const faults = createFaults(chance, 0.7, ["slow"]);
  const slow = wrap({ db: faultyDatabase(parts, faults), bucket: faultyBucket(parts.bucket, faults) });
  const [store, records] = [createTraceStore(slow), createRecordStore(slow, () => at)];
  const sampling = { success: 0.5, feedback_window: chance() < 0.7 ? 3_600_000 : 0 };
  const settings = projectSettingsSchema.parse({ sampling });
  const keys = { redactHash: projectHash("k", project, "redact"), subjectHash: projectHash("k", project, "subject") };
  const context = { project, settings, ...keys };
  let made = 0;
  const ids = { now: () => at, newId: () => `d${seed}-${(made += 1)}` };
  const gatherers = { append: async () => [], areOpen: async () => [false], giveFeedback: async () => false };
  const names = Array.from({ length: 2 + whole(chance, 3) }, (_, n) => `${seed}-${n}`);
  const any = () => names[whole(chance, names.length)] ?? "";
  const stored = new Set<string>();
  const erased = new Set<string>();

  async function deliver(): Promise<void> {
    const some = names.filter(() => chance() < 0.7);
    const items = some.map((name) => ({
      ok: true as const,
      trace: resumedRun(name, chance() < 0.3, whole(chance, 3)),
    }));
    const { answers } = await ingestRuns(items, context, { store, ...ids });
    for (const { id = "", outcome } of answers) if (outcome === "stored" || outcome === "duplicate") stored.add(id);
  }

  async function record(): Promise<void> {
    const name = any();
    const place = { project, id: runKey(project, name) };
    await records.create(place, runNamed(name), { key: `${name}-${whole(chance, 9)}`, retention });
    for (let step = 0; step < 3; step += 1) {
      const entry = { checkpoint: checkpointOf(name, step, { step, large: step === 1 ? large : "" }) };
      await records.append(place, { key: `${step}`, entries: [entry] });
    }
    await records.change(place, { status: "success" }, retention);
    await records.pack(place);
  }

  async function erase(): Promise<void> {
    const id = runKey(project, any());
    await store.erase(project, id, at);
    erased.add(id);
  }

  const rate = () => giveFeedback(runKey(project, any()), { rating: "bad" }, context, { store, gatherers, ...ids });
  const several = <Work>(work: Work, most: number) => Array.from({ length: 1 + whole(chance, most) }, () => work);
  const works = [...several(deliver, 4), ...several(rate, 2), ...several(record, 1), ...several(erase, 2)];
  const line = shuffled<() => Promise<unknown>>(works, chance);
  while (line.length > 0) {
    const wave = line.splice(0, 1 + whole(chance, 4));
    await Promise.all(wave.map((work) => work().catch(() => undefined)));
  }
  const problems = [...leftOf(parts, erased), ...(await missing(parts, stored, erased))];
  return { seed, faults: faults.injected, byKind: faults.byKind, problems };
}

function leftOf({ db, bucket }: Parts, erased: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  for (const [key, { body }] of bucket.objects) {
    const folder = key.split("/")[2] ?? "";
    const heads = key.startsWith("k/") ? folder : decompress(body);
    for (const id of erased) if (heads.includes(id)) problems.push(`erased run ${id} is in ${key}`);
  }
  for (const id of erased) {
    for (const table of ["runs", "records", "marks"])
      if (countOf(db, `SELECT count(*) AS n FROM ${table} WHERE id = '${id}'`) > 0)
        problems.push(`erased run ${id} is in the table ${table}`);
  }
  return problems;
}

async function missing(parts: Parts, stored: ReadonlySet<string>, erased: ReadonlySet<string>): Promise<string[]> {
  const problems: string[] = [];
  for (const id of stored) {
    if (erased.has(id)) continue;
    const run: { trace: TraceRun } | undefined = await createTraceStore(parts).read(project, id, at + 1);
    if (!run) problems.push(`acknowledged run ${id} is lost`);
  }
  return problems;
}
