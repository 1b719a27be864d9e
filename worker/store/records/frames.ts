import * as z from "zod";
import { compact } from "../../../src/core/compact.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { workerPlatform } from "../../http/platform.ts";
import type { Bucket } from "../platform-ports.ts";
import { compress, decompress } from "../runs/body-codec.ts";

/** A row whose text is either in it, or in a compressed object (its *frame*) at index `frame_at`. */
export interface FramedRow {
  body: string | null;
  frame: string | null;
  frame_at: number | null;
}

/** A row of D1 holds 2 MB; a character takes up to three bytes. */
export const largestRow = 600_000;

/** Keys that one call to R2 lists or deletes. */
const mostKeys = 1_000;

const textsSchema = z.array(z.string());

/** The folder of a run's frames: an erasure finds them by it, even if a crash left no row. */
function folderOf({ project, id }: RecordKey): string {
  return `k/${project}/${id}/`;
}

/** Stores texts as one frame and returns its name: the content's hash, so that equal texts are the same object. */
export async function putFrame(bucket: Bucket, place: RecordKey, texts: string[]): Promise<string> {
  const text = JSON.stringify(texts);
  const frame = workerPlatform.hash(text).slice(0, 32);
  await bucket.put(`${folderOf(place)}${frame}`, compress(text));
  return frame;
}

/** Returns the row for a new text. A text that is too long for a row is first put into an object. */
export async function rowOf(bucket: Bucket, place: RecordKey, text: string): Promise<FramedRow> {
  if (text.length <= largestRow) return { body: text, frame: null, frame_at: null };
  return { body: null, frame: await putFrame(bucket, place, [text]), frame_at: 0 };
}

/** The texts of rows; each object is read once. */
export async function textsOf(bucket: Bucket, place: RecordKey, rows: readonly FramedRow[]): Promise<string[]> {
  const names = new Set(rows.flatMap(({ frame }) => frame ?? []));
  const opened = new Map(
    await Promise.all([...names].map(async (name) => [name, await openFrame(bucket, place, name)] as const)),
  );
  return rows.map(({ body, frame, frame_at: at }) => {
    const text = body ?? opened.get(frame ?? "")?.[at ?? -1];
    if (text === undefined) throw damaged(place, frame, `has no text ${at}`);
    return text;
  });
}

/** Reads texts in order and holds one object at a time: neighbouring rows are mostly in the same one. */
export function frameReader(bucket: Bucket, place: RecordKey) {
  let held: { name: string; texts: string[] } | undefined;
  return {
    async textOf({ body, frame, frame_at: at }: FramedRow): Promise<string> {
      if (body !== null) return body;
      if (frame !== null && held?.name !== frame) held = { name: frame, texts: await openFrame(bucket, place, frame) };
      const text = held?.texts[at ?? -1];
      if (text === undefined) throw damaged(place, frame, `has no text ${at}`);
      return text;
    },
  };
}

async function openFrame(bucket: Bucket, place: RecordKey, frame: string): Promise<string[]> {
  const object = await bucket.get(`${folderOf(place)}${frame}`);
  if (object === null) throw damaged(place, frame, "is missing");
  const text = decompress(new Uint8Array(await object.arrayBuffer()));
  if (workerPlatform.hash(text).slice(0, 32) !== frame) throw damaged(place, frame, "is not what was stored");
  return textsSchema.parse(JSON.parse(text));
}

function damaged({ id }: RecordKey, frame: string | null, what: string): ReplayKitError {
  return new ReplayKitError("internal", `run ${id}: its object ${frame} ${what}`);
}

/** Deletes all frames of these records, in as few calls as R2 allows. */
export async function eraseFrames(bucket: Bucket, places: readonly RecordKey[]): Promise<number> {
  const keys: string[] = [];
  for (const place of places) {
    let cursor: string | undefined;
    do {
      const page = await bucket.list({ prefix: folderOf(place), limit: mostKeys, ...compact({ cursor }) });
      keys.push(...page.objects.map(({ key }) => key));
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor !== undefined);
  }
  for (let at = 0; at < keys.length; at += mostKeys) await bucket.delete(keys.slice(at, at + mostKeys));
  return keys.length;
}

/** Identifies the record of a run. */
export interface RecordKey {
  project: string;
  /** The run's key. */
  id: string;
}

export function absent({ id }: RecordKey): ReplayKitError {
  return new ReplayKitError("not_found", `there is no record of run ${id}`, { hint: "PUT /v1/runs/:id/record first" });
}
