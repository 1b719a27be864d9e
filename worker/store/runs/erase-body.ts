import { ReplayKitError } from "../../../src/core/error.ts";
import { blankBodies, bodyTexts } from "./body-codec.ts";
import type { Bucket, Database, Statement } from "../platform-ports.ts";
import * as z from "zod";

const tries = 5;
const headSchema = z.object({ id: z.string() });

/** Removes runs from an object: read, blank, write back if unchanged. Returns false if it holds none of them. */
export async function eraseBodies(bucket: Bucket, key: string, ids: ReadonlySet<string>): Promise<boolean> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const object = await bucket.get(key);
    if (object === null) return false;
    const bytes = new Uint8Array(await object.arrayBuffer());
    const lines = bodyTexts(bytes).flatMap(({ head }, line) => {
      return head !== "" && ids.has(headSchema.parse(JSON.parse(head)).id) ? [line] : [];
    });
    if (lines.length === 0) return false;
    const blanked = blankBodies(bytes, lines);
    if (blanked.left === 0) {
      await bucket.delete(key);
      return true;
    }
    if ((await bucket.put(key, blanked.bytes, { onlyIf: { etagMatches: object.etag } })) !== null) return true;
  }
  throw new ReplayKitError("conflict", `erasing: the object ${key} kept changing`, { hint: "repeat the request" });
}

/** A run, and the object that a request has just put it into. */
export interface PutBody {
  id: string;
  object: string;
}

/**
 * Finds those of the given runs that were erased. This is the last statement of the transaction that names their
 * objects: a later erasure finds the objects by the rows, and `takeOut` removes what was erased earlier.
 */
export function buriedOf(db: Database, project: string, ids: readonly string[]): Statement {
  return db
    .prepare(
      "SELECT tombstones.id FROM json_each(?2) AS put CROSS JOIN tombstones WHERE tombstones.project = ?1 AND tombstones.id = put.value",
    )
    .bind(project, JSON.stringify(ids));
}

/** Adds an object to the `copies` of each run whose row names another one, so that an erasure finds it. */
export function notePut(
  db: Database,
  { project, delivery, put }: { project: string; delivery: string; put: readonly PutBody[] },
): Statement {
  return db
    .prepare(
      `UPDATE runs SET copies = json_insert(copies, '$[#]', (SELECT value->>'object' FROM json_each(?2) WHERE value->>'id' = runs.id))
       WHERE project = ?1 AND id IN (SELECT value->>'id' FROM json_each(?2)) AND delivery <> ?3
         AND object <> (SELECT value->>'object' FROM json_each(?2) WHERE value->>'id' = runs.id)
         AND instr(copies, (SELECT value->>'object' FROM json_each(?2) WHERE value->>'id' = runs.id)) = 0`,
    )
    .bind(project, JSON.stringify(put), delivery);
}

export async function takeOut(
  bucket: Bucket,
  put: readonly PutBody[],
  buried: readonly { id: string }[],
): Promise<void> {
  const ids = new Set(buried.map(({ id }) => id));
  const objects = new Set(put.flatMap(({ id, object }) => (ids.has(id) ? [object] : [])));
  for (const object of objects) await eraseBodies(bucket, object, ids);
}
