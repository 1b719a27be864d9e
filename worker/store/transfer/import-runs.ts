import type { LineOf } from "../../../src/api/schema/export.ts";
import { runFactsSchema } from "../../../src/api/schema/run-row.ts";
import type { Statement } from "../platform-ports.ts";
import { appendEntries, type RecordEntry } from "../records/append-entries.ts";
import { packRecord } from "../records/pack-record.ts";
import { type BodyHead, packBodies, traceLine } from "../runs/body-codec.ts";
import { contentKey, entryOf, prefixes, windowKey } from "../runs/save-delivery.ts";
import { inParts } from "../platform-ports.ts";
import { type ImportContext, noteEntries } from "./import-index.ts";

/** Stores successes that wait for feedback in one object of the window, which their entries name. */
export async function importWaiting(context: ImportContext, lines: LineOf<"waiting">[]): Promise<Statement[]> {
  const { parts, project } = context;
  const bodies = lines.map(({ id, received_at, weight, facts, subjects, trace }) => {
    const head: BodyHead = { id, received_at, failed: false, weight, ...subjects, facts };
    return { head, line: traceLine(trace) };
  });
  const batch = contentKey(bodies.map(({ line }) => line)).slice(0, 12);
  await parts.bucket.put(windowKey(project, batch), packBodies(bodies));
  return noteEntries(
    context,
    bodies.map(({ head }) => ({ at: head.received_at, entry: { ...entryOf(head, "window" as const), batch } })),
  );
}

/** Stores kept runs: their bodies in one object per class, like a delivery's, and their rows as they were. */
export async function importRuns(context: ImportContext, lines: LineOf<"run">[]): Promise<Statement[]> {
  const { parts, project, backup } = context;
  const places = await putBodies(context, lines);
  const rows = lines.map((line) => {
    const { id, received_at, expires_at, class: name, failed, group, weight, rating, mark } = line.run;
    // If the body had expired from the bucket, the row names an object that does not exist.
    const { object, at } = places.get(id) ?? { object: `${prefixes[name]}/${project}/gone`, at: 0 };
    const facts = JSON.stringify(runFactsSchema.parse(line.run));
    return {
      id,
      received_at,
      expires_at,
      object,
      at,
      class: name,
      failed: failed ? 1 : 0,
      group,
      weight,
      rating,
      mark,
      facts,
    };
  });
  return inParts(rows, (json) =>
    parts.db
      .prepare(
        `INSERT INTO runs (project, id, received_at, expires_at, delivery, object, line, class, failed, group_id, weight, rating, mark, row)
         SELECT ?1, value->>'id', value->>'received_at', value->>'expires_at', ?3, value->>'object', value->>'at', value->>'class',
           value->>'failed', value->>'group', value->>'weight', value->>'rating', value->>'mark', value->>'facts' FROM json_each(?2)`,
      )
      .bind(project, json, `import ${backup}`),
  );
}

interface BodyPosition {
  object: string;
  at: number;
}

async function putBodies(
  { parts, project }: ImportContext,
  lines: LineOf<"run">[],
): Promise<Map<string, BodyPosition>> {
  const places = new Map<string, BodyPosition>();
  for (const name of new Set(lines.map(({ run }) => run.class))) {
    const bodies = lines.flatMap((line) =>
      line.run.class === name && line.trace ? [{ head: headOf(line), line: traceLine(line.trace) }] : [],
    );
    if (bodies.length === 0) continue;
    const object = `${prefixes[name]}/${project}/${contentKey(bodies.map(({ line }) => line))}`;
    await parts.bucket.put(object, packBodies(bodies));
    bodies.forEach(({ head }, at) => places.set(head.id, { object, at }));
  }
  return places;
}

function headOf({ run, title, aliases, subjects }: LineOf<"run">): BodyHead {
  const { id, received_at, failed, group, weight, rating } = run;
  return {
    id,
    received_at,
    failed,
    group,
    aliases,
    title,
    weight,
    rating,
    ...subjects,
    facts: runFactsSchema.parse(run),
  };
}

/** A record takes about a dozen calls to storage; a Worker may make a thousand per request. */
export const recordsPerPage = 50;

type RecordLine = LineOf<"record"> | LineOf<"operation"> | LineOf<"checkpoint">;

/**
 * Imports recorded runs, one by one and in order. Entries are appended as an agent's are, so that deltas and large
 * texts are stored in the usual form. What a page that was cut off stored already is recognised by its position.
 */
export async function importRecords(context: ImportContext, lines: RecordLine[]): Promise<Statement[]> {
  const tips: Parameters<typeof appendEntries>[0]["tips"] = new Map();
  for (const id of new Set(lines.map((line) => line.id))) {
    const own = lines.filter((line) => line.id === id);
    for (const line of own) if (line.kind === "record") await insertRecord(context, line);
    const place = { project: context.project, id };
    const there = await countsOf(context, id);
    if (!there) continue; // it expired since
    const entries = own.flatMap((line) => missingEntry(line, there));
    const delivery = { key: `import-${context.backup}-${there.operations}`, entries, now: context.now };
    if (entries.length > 0) await appendEntries({ ...context.parts, tips }, place, delivery);
    // The next page may continue the last run of this one; if it does not, the hourly job packs it.
    if (there.ended && id !== lines.at(-1)?.id) await packRecord(context.parts, place);
  }
  return [];
}

async function insertRecord({ parts, project, backup }: ImportContext, line: LineOf<"record">): Promise<void> {
  const { id, run, expires_at } = line;
  await parts.db
    .prepare(
      `INSERT INTO records (project, id, key, version, body, unpacked, expires_at) VALUES (?1, ?2, ?3, 0, ?4, ?6, ?5)
       ON CONFLICT (project, id) DO NOTHING`,
    )
    .bind(project, id, `import-${backup}`, JSON.stringify(run), expires_at, run.status === "running" ? 0 : 1)
    .all();
}

interface Counts {
  operations: number;
  checkpoints: number;
  ended: boolean;
}

async function countsOf({ parts, project, now }: ImportContext, id: string): Promise<Counts | undefined> {
  const { results } = await parts.db
    .prepare(
      `SELECT (SELECT coalesce(max(seq) + 1, 0) FROM operations WHERE run = n) AS operations,
         (SELECT coalesce(max(seq) + 1, 0) FROM checkpoints WHERE run = n) AS checkpoints, body->>'status' <> 'running' AS ended
       FROM records WHERE project = ?1 AND id = ?2 AND expires_at > ?3`,
    )
    .bind(project, id, now)
    .all<{ operations: number; checkpoints: number; ended: number }>();
  const [row] = results;
  return row && { ...row, ended: row.ended === 1 };
}

function missingEntry(line: RecordLine, there: Counts): RecordEntry[] {
  if (line.kind === "operation" && line.place >= there.operations) return [{ operation: line.operation }];
  if (line.kind === "checkpoint" && line.place >= there.checkpoints) return [{ checkpoint: line.checkpoint }];
  return [];
}
