import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { forgetReleases } from "./groups/releases.ts";
import { type Fate, type Minute, readEntries, readMinutes } from "./journal.ts";
import { type Database, inParts } from "./platform-ports.ts";
import { minuteOf } from "./runs/row-mapping.ts";

const minutesPerDay = 1_440;
/** How long the journal outlives the longest retention, in minutes, so that a search can still say "expired". */
const memory = 30 * minutesPerDay;
const answersLive = 24 * 3_600_000;
const readsPerClass = 50;
/** A trace is gathered for at most this long, even if its close keeps failing. */
const longestGathering = 90 * 24 * 3_600_000;

/**
 * Removes rows past their time; the bucket's lifecycle rules remove the bodies. The journal says when each run came, so
 * no index on the expiry time is needed. Each class has a cursor in the journal that follows its retention.
 */
export async function expireRows(db: Database, now: number, limit: number): Promise<{ runs: number; minutes: number }> {
  const { results } = await db.prepare("SELECT id, settings FROM projects").all<{ id: string; settings: string }>();
  let runs = 0;
  let minutes = 0;
  for (const { id, settings } of results) {
    const { retention } = projectSettingsSchema.parse(JSON.parse(settings));
    const longest = await longestEver(db, id, Math.max(...Object.values(retention)));
    for (const [name, age] of Object.entries({ ...retention, rest: longest }))
      runs += await expireClass(db, { project: id, name, age, now, limit });
    const before = minuteOf(now) - minuteOf(longest) - memory;
    minutes += await forget(db, id, before);
    await forgetReleases(db, id, before * 60_000);
  }
  await db
    .prepare("DELETE FROM deliveries WHERE at < ?1")
    .bind(now - answersLive)
    .all();
  await db
    .prepare("DELETE FROM cursors WHERE name >= 'erased ' AND name < 'erased!' AND minute < ?1")
    .bind(now - longestGathering)
    .all();
  return { runs, minutes };
}

/** The longest retention that the project ever had. Rows keep the retention of their day, also after it is shortened. */
async function longestEver(db: Database, project: string, longest: number): Promise<number> {
  const { results } = await db
    .prepare(
      `INSERT INTO cursors (project, name, minute) VALUES (?1, 'longest', ?2)
       ON CONFLICT (project, name) DO UPDATE SET minute = max(minute, excluded.minute) RETURNING minute`,
    )
    .bind(project, longest)
    .all<{ minute: number }>();
  return results[0]?.minute ?? longest;
}

interface ClassExpiry {
  project: string;
  name: string;
  age: number;
  now: number;
  limit: number;
}

/** Goes on from the cursor, which moves with each read, so that a sweep that is cut off has not been in vain. */
async function expireClass(db: Database, expiry: ClassExpiry): Promise<number> {
  const { project, name, age, now, limit } = expiry;
  const upTo = minuteOf(now - age) - 1;
  const cursor = await db
    .prepare("SELECT minute FROM cursors WHERE project = ?1 AND name = ?2")
    .bind(project, name)
    .all<{ minute: number }>();
  const from = (cursor.results[0]?.minute ?? 0) + 1;
  let runs = 0;
  for await (const { minutes, last } of readMinutes(db, project, { from, to: upTo, limit, reads: readsPerClass }))
    runs += await sweep(db, minutes, { ...expiry, last });
  return runs;
}

/** Deletes the expired runs of these minutes and moves the cursor to the last one. */
async function sweep(
  db: Database,
  minutes: readonly Minute[],
  { project, name, now, last }: ClassExpiry & { last: number },
): Promise<number> {
  const ids = minutes.flatMap(({ entries }) =>
    readEntries(entries).flatMap(({ id, fate }) => (stays(fate) ? [id] : [])),
  );
  const deletions = inParts(ids, (json) =>
    db
      .prepare("DELETE FROM runs WHERE project = ?1 AND expires_at <= ?2 AND id IN (SELECT value FROM json_each(?3))")
      .bind(project, now, json),
  );
  const move = db
    .prepare(
      `INSERT INTO cursors (project, name, minute) VALUES (?1, ?2, ?3)
       ON CONFLICT (project, name) DO UPDATE SET minute = excluded.minute`,
    )
    .bind(project, name, last);
  const results = await db.batch([...deletions, move]);
  return results.slice(0, -1).reduce((sum, { meta }) => sum + (meta.changes ?? 0), 0);
}

/** Whether a run of this fate has a row. */
function stays(fate: Fate): boolean {
  return fate === "kept" || fate === "lifted" || fate === "named";
}

async function forget(db: Database, project: string, before: number): Promise<number> {
  const { meta } = await db
    .prepare("DELETE FROM journal WHERE project = ?1 AND minute < ?2")
    .bind(project, before)
    .all();
  return meta.changes ?? 0;
}
