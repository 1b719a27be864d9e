import { ReplayKitError } from "../../src/core/error.ts";
import type { RunRow } from "../../src/api/schema/run-row.ts";
import { unpackBody } from "./body-codec.ts";
import type { Database } from "./platform-ports.ts";
import { readRun, type RunRecord } from "./row-mapping.ts";
import type { StoreDeps } from "./save-delivery.ts";
import type { StoredRun } from "./trace-store.ts";

interface RunAt {
  id: string;
  /** Milliseconds; a run that expired before has no row, although the tidying may not have come yet. */
  now: number;
}

export async function readRow(db: Database, project: string, run: RunAt): Promise<RunRow | undefined> {
  const record = await livingRecord(db, project, run);
  return record && readRun(record);
}

/** A run's row and its trace. */
export async function readStoredRun(
  { db, bucket }: StoreDeps,
  project: string,
  { id, now }: RunAt,
): Promise<StoredRun | undefined> {
  const record = await livingRecord(db, project, { id, now });
  if (!record) return undefined;
  const object = await bucket.get(record.object);
  if (object === null) return undefined; // the lifecycle rule was quicker than the clock
  const body = unpackBody(new Uint8Array(await object.arrayBuffer()), record.line);
  if (body === undefined || body.head.id !== id) {
    throw new ReplayKitError("internal", `run ${id}: its object ${record.object} does not hold it`, {
      hint: "rebuild the index: POST /v1/projects/<project>/rebuild",
    });
  }
  return { row: readRun(record), ...body, version: record.delivery };
}

async function livingRecord(db: Database, project: string, { id, now }: RunAt): Promise<RunRecord | undefined> {
  const statement = db.prepare("SELECT * FROM runs WHERE project = ?1 AND id = ?2").bind(project, id);
  const record = (await statement.all<RunRecord>()).results[0];
  return record && record.expires_at > now ? record : undefined;
}
