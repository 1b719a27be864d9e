import { ReplayKitError } from "../../../src/core/error.ts";
import type { TraceRun } from "../../../src/core/schema/trace.ts";
import type { ProjectSettings } from "../../../src/api/schema/settings.ts";
import { runClassSchema } from "../../../src/api/schema/run-row.ts";
import { type Body, type BodyHead, unpackBodies } from "./body-codec.ts";
import { releaseOf } from "../../../src/core/release/release.ts";
import { workerPlatform } from "../../http/platform.ts";
import type { Database, Statement } from "../platform-ports.ts";
import { type IndexedRun, inserting, type StoredBody, replacing } from "./restore-run.ts";
import { indexColumns, prefixes, type StoreDeps } from "./save-delivery.ts";
import { type Regrouping, regroupRows, runsPerBatch } from "./regroup-rows.ts";

export interface Rebuild {
  project: string;
  settings: ProjectSettings;
  /** The cursor that the previous call returned. */
  cursor: string | undefined;
  delivery: string;
  /** Returns the group of a failed run by the current fingerprint. */
  regroup: (trace: TraceRun) => GroupNames | undefined;
}

/** The current name of a run's group, its earlier names, and its title. */
interface GroupNames {
  group: string;
  aliases: string[];
  title: string;
}

/**
 * An object holds up to a thousand runs, which take some forty calls to storage. A Worker may make a thousand, and each
 * run is judged again: after the object in which a call has read this many runs, the next call goes on.
 */
const objectsPerCall = 20;
const runsPerCall = 1_000;
const classes = runClassSchema.options;

/**
 * Rebuilds the index from the bodies, some objects per call. It adds missing runs, except erased ones, and replaces a
 * row if another body of the run is newer. Groups with an older fingerprint move to the current one.
 */
export async function rebuildIndex(parts: StoreDeps, { project, settings, cursor, delivery, regroup }: Rebuild) {
  const { name, after } = placeOf(cursor);
  const prefix = `${prefixes[name]}/${project}/`;
  const page = await parts.bucket.list({ prefix, limit: objectsPerCall, startAfter: `${prefix}${after}` });
  const total = { added: 0, read: 0 };
  let last: string | undefined;
  for (const { key } of page.objects) {
    if (total.read >= runsPerCall) break;
    const { added, read } = await restore(parts, {
      project,
      key,
      name,
      age: settings.retention[name],
      delivery,
      regroup,
    });
    total.added += added;
    total.read += read;
    last = key;
  }
  const more = last !== undefined && (page.truncated || last !== page.objects.at(-1)?.key);
  const following = classes[classes.indexOf(name) + 1];
  const next = more ? `${name}-${last?.slice(prefix.length)}` : following && `${following}-`;
  return { runs: total.added, cursor: next };
}

/** The class of objects, and the end of the last key, that a cursor names. */
function placeOf(cursor: string | undefined): { name: (typeof classes)[number]; after: string } {
  const [name = "", after = ""] = (cursor || `${classes[0]}-`).split("-");
  const known = runClassSchema.safeParse(name);
  if (known.success) return { name: known.data, after };
  throw new ReplayKitError("invalid_input", `cursor: "${name}" is no class of runs`, {
    hint: "pass `next` of the page before unchanged, or no cursor to begin again",
  });
}

interface Restore {
  project: string;
  key: string;
  name: (typeof classes)[number];
  age: number;
  delivery: string;
  regroup: Rebuild["regroup"];
}

async function restore(
  parts: StoreDeps,
  { project, key, name, age, delivery, regroup }: Restore,
): Promise<{ added: number; read: number }> {
  const found = await bodiesIn(parts, key);
  const ids = found.map(({ body }) => body.head.id);
  const rows = await rowsOf(parts.db, project, ids);
  const indexed: Regrouping[] = [];
  const restored: Statement[][] = [];
  const added: Statement[][] = [];
  for (const { body, line } of found) {
    const head = regroupedHead(body, regroup);
    const row = rows.get(head.id);
    if (row?.object === key) {
      indexed.push({ head, row });
      continue;
    }
    const place: StoredBody = {
      project,
      key,
      line,
      mark: `${delivery} ${key} ${line}`, // a run may be in several objects: only one of them restores it
      head,
      release: releaseOf(body.trace, workerPlatform.hash),
      columns: indexColumns({ head, class: name, expires_at: head.received_at + age, line: "" }),
    };
    if (row) restored.push(replacing(parts.db, place, row));
    else added.push(inserting(parts.db, place));
  }
  await regroupRows(parts.db, { project, delivery, indexed });
  await inBatches(parts.db, restored);
  return { added: await inBatches(parts.db, added), read: found.length };
}

async function bodiesIn({ bucket }: StoreDeps, key: string): Promise<{ body: Body; line: number }[]> {
  const object = await bucket.get(key);
  if (object === null) return [];
  const bodies = unpackBodies(new Uint8Array(await object.arrayBuffer()));
  return bodies.flatMap((body, line) => (body ? [{ body, line }] : []));
}

/** Runs the statements of some runs at a time. Returns how many first statements changed something. */
async function inBatches(db: Database, ofRuns: readonly Statement[][]): Promise<number> {
  let changed = 0;
  for (let at = 0; at < ofRuns.length; at += runsPerBatch) {
    const some = ofRuns.slice(at, at + runsPerBatch).filter((statements) => statements.length > 0);
    const results = some.length > 0 ? await db.batch(some.flat()) : [];
    let first = 0;
    for (const { length } of some) {
      changed += results[first]?.meta.changes ?? 0;
      first += length;
    }
  }
  return changed;
}

/** The head with its current group; the stored group is as old as the body. */
function regroupedHead({ head, trace }: Body, regroup: Rebuild["regroup"]): BodyHead {
  const today = head.group === undefined ? undefined : regroup(trace);
  if (head.group === undefined || today === undefined || today.group === head.group) return head;
  return { ...head, ...today, aliases: [...new Set([head.group, ...today.aliases])] };
}

async function rowsOf(db: Database, project: string, ids: readonly string[]): Promise<Map<string, IndexedRun>> {
  const { results } = await db
    .prepare(
      `SELECT runs.id, object, group_id, delivery, copies, coalesce("row"->>'revision', 0) AS revision, "row"->>'events' AS events
       FROM json_each(?2) CROSS JOIN runs WHERE runs.project = ?1 AND runs.id = json_each.value`,
    )
    .bind(project, JSON.stringify(ids))
    .all<IndexedRun>();
  return new Map(results.map((row) => [row.id, row]));
}
