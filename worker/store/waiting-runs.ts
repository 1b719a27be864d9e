import { type Body, unpackBodies } from "./body-codec.ts";
import { continues } from "../ingest/continues.ts";
import type { Bucket } from "./platform-ports.ts";
import { entriesOf, rowsOf } from "./query-runs.ts";
import { type StoreDeps, windowKey } from "./save-delivery.ts";
import type { Term, WaitingRun } from "./trace-store.ts";

/** An answer is not to read more than this. */
const mostObjects = 20;

/** Runs of a user, session or trace that wait for feedback; those that came out of the window are in the index. */
export async function waitingRuns(
  { db, bucket }: StoreDeps,
  project: string,
  search: { terms: readonly Term[]; since: number },
): Promise<WaitingRun[]> {
  const found = (await entriesOf(db, project, search)).filter(({ entry }) => entry.fate === "window");
  const ids = new Set(found.map(({ entry }) => entry.id));
  const batches = [...new Set(found.flatMap(({ entry }) => entry.batch ?? []))].slice(0, mostObjects);
  const bodies = (await Promise.all(batches.map((batch) => bodiesOf(bucket, windowKey(project, batch))))).flat();
  const lifted = await rowsOf(db, project, [...ids]);
  const waiting = bodies.filter(({ head }) => ids.has(head.id) && !lifted.has(head.id));
  return [...new Map(waiting.map(({ head }) => [head.id, toRun(head)])).values()];
}

/** A run that waits for feedback. It may have come several times, gone on meanwhile: the one that tells most is the run. */
export async function waitingRun(
  { db, bucket }: StoreDeps,
  project: string,
  { id, since }: { id: string; since: number },
): Promise<Body | undefined> {
  const found = await entriesOf(db, project, { id, since });
  const batches = found.flatMap(({ entry }) => (entry.fate === "window" && entry.batch ? [entry.batch] : []));
  let most: Body | undefined;
  for (const batch of [...new Set(batches)].slice(0, mostObjects)) {
    const bodies = await bodiesOf(bucket, windowKey(project, batch));
    for (const body of bodies.filter(({ head }) => head.id === id))
      if (!most || continues(most.trace, body.trace)) most = body;
  }
  return most;
}

async function bodiesOf(bucket: Bucket, key: string): Promise<Body[]> {
  const object = await bucket.get(key);
  if (object === null) return [];
  return unpackBodies(new Uint8Array(await object.arrayBuffer())).flatMap((body) => body ?? []);
}

function toRun({ id, received_at, facts }: Body["head"]): WaitingRun {
  return { id, run_id: facts.run_id, received_at };
}
