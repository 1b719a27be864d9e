import { type Checkpoint, checkpointSchema } from "../../src/core/schema/checkpoint.ts";
import { workerPlatform } from "../platform.ts";
import { compress, decompress } from "./body-codec.ts";
import type { Bucket } from "./platform-ports.ts";

export interface CheckpointPlace {
  project: string;
  /** The run's key. */
  id: string;
  step: string;
}

/** Checkpoints lie under their run, so that erasing the run finds them; the step's name is no part of a key as it stands. */
function folder({ project, id }: Omit<CheckpointPlace, "step">): string {
  return `k/${project}/${id}/`;
}

function keyOf(place: CheckpointPlace): string {
  return `${folder(place)}${workerPlatform.hash(place.step).slice(0, 24)}`;
}

/** Already redacted. The same step sent again overwrites itself. */
export async function saveCheckpoint(bucket: Bucket, place: CheckpointPlace, checkpoint: Checkpoint): Promise<void> {
  await bucket.put(keyOf(place), compress(JSON.stringify(checkpoint)));
}

export async function readCheckpoint(bucket: Bucket, place: CheckpointPlace): Promise<Checkpoint | undefined> {
  const object = await bucket.get(keyOf(place));
  if (object === null) return undefined;
  return checkpointSchema.parse(JSON.parse(decompress(new Uint8Array(await object.arrayBuffer()))));
}

export async function eraseCheckpoints(bucket: Bucket, run: Omit<CheckpointPlace, "step">): Promise<number> {
  let erased = 0;
  for (;;) {
    const { objects, truncated } = await bucket.list({ prefix: folder(run), limit: 1000 });
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
    erased += objects.length;
    if (!truncated) return erased;
  }
}
