import { readChain } from "../../src/core/checkpoint/checkpoint-chain.ts";
import { textOfParts } from "../../src/core/checkpoint/checkpoint-delta.ts";
import { type Checkpoint, checkpointSchema } from "../../src/core/schema/checkpoint.ts";
import type { StepEntry } from "../../src/core/schema/run-record.ts";
import { workerPlatform } from "../http/platform.ts";
import { type FramedRow, textsOf } from "./frames.ts";
import type { Database } from "./platform-ports.ts";
import { notAsStored } from "./read-record.ts";
import type { RecordKey } from "./record-place.ts";
import type { StoreDeps } from "./save-delivery.ts";

interface ChainRow extends FramedRow {
  step_id: string;
  hash: string;
}

const ofRun = "run = (SELECT n FROM records WHERE project = ?1 AND id = ?2 AND expires_at > ?3)";

/** One query for the chain and, once packed, one object: a packed chain is a single frame. */
export async function readCheckpoint(
  { db, bucket }: StoreDeps,
  place: RecordKey,
  { step, now }: { step: string; now: number },
): Promise<Checkpoint | undefined> {
  const { results } = await db
    .prepare(
      `SELECT c.step_id, c.hash, c.body, c.frame, c.frame_at FROM checkpoints AS at JOIN checkpoints AS c
         ON c.run = at.run AND c.seq BETWEEN at.base AND at.seq
       WHERE at.${ofRun} AND at.step_id = ?4 ORDER BY c.seq`,
    )
    .bind(place.project, place.id, now, step)
    .all<ChainRow>();
  const last = results.at(-1);
  if (!last) return undefined;
  const text = textOfParts(readChain(await textsOf(bucket, place, results)));
  if (workerPlatform.hash(text) !== last.hash) throw notAsStored(place, step);
  return checkpointSchema.parse(JSON.parse(text));
}

export async function readSteps(db: Database, { project, id }: RecordKey, now: number): Promise<StepEntry[]> {
  const { results } = await db
    .prepare(`SELECT step_id, step_number, at FROM checkpoints WHERE ${ofRun} ORDER BY step_number, seq`)
    .bind(project, id, now)
    .all<StepEntry>();
  return results;
}
