import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { retitleGroups } from "./groups/groups.ts";
import { forgetReleases } from "./groups/releases.ts";
import { hasRow, type Minute, readEntries, readMinutes } from "./journal.ts";
import { type Database, inParts } from "./platform-ports.ts";
import { minuteOf } from "./runs/row-mapping.ts";

const minutesPerDay = 1_440;
/** How long the journal outlives the longest retention, in minutes, so that a search can still say "expired". */
const memory = 30 * minutesPerDay;
const answersLive = 24 * 3_600_000;
const readsPerClass = 20;
/**
 * A Worker may make a thousand calls to storage, and other jobs of the hour need some. No further project is swept once
 * this many are made.
 */
const callsPerSweep = 300;
/** Calls for a project without expired runs. */
const callsPerProject = 16;
/** A trace is gathered for at most this long, even if its close keeps failing. */
const longestGathering = 90 * 24 * 3_600_000;

/**
 * Removes rows past their time; the bucket's lifecycle rules remove the bodies. The journal says when each run came, so
 * no index on the expiry time is needed. Each class has a cursor in the journal that follows its retention. The project
 * whose last sweep is the longest ago comes first, so that many projects take several hours, and none is left out.
 */
export async function expireRows(db: Database, now: number, limit: number): Promise<{ runs: number; minutes: number }> {
  let runs = 0;
  let minutes = 0;
  let calls = 0;
  for (const { id, settings } of await longestUnswept(db)) {
    if (calls > callsPerSweep) break;
    // First, so that a project whose sweep fails each hour does not stand before the others.
    await moveCursor(db, { project: id, name: "swept", minute: minuteOf(now) }).all();
    const { retention } = projectSettingsSchema.parse(JSON.parse(settings));
    const longest = await longestEver(db, id, Math.max(...Object.values(retention)));
    for (const [name, age] of Object.entries({ ...retention, rest: longest })) {
      const swept = await expireClass(db, { project: id, name, age, now, limit });
      runs += swept.runs;
      calls += 2 * swept.reads;
    }
    const before = minuteOf(now) - minuteOf(longest) - memory;
    minutes += await forget(db, id, before);
    await forgetReleases(db, id, before * 60_000);
    calls += callsPerProject;
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

async function longestUnswept(db: Database): Promise<{ id: string; settings: string }[]> {
  const { results } = await db
    .prepare(
      `SELECT projects.id, projects.settings FROM projects
       LEFT JOIN cursors ON cursors.project = projects.id AND cursors.name = 'swept'
       ORDER BY coalesce(cursors.minute, 0), projects.id LIMIT ?1`,
    )
    .bind(Math.ceil(callsPerSweep / callsPerProject) + 1)
    .all<{ id: string; settings: string }>();
  return results;
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
async function expireClass(db: Database, expiry: ClassExpiry): Promise<{ runs: number; reads: number }> {
  const { project, name, age, now, limit } = expiry;
  const upTo = minuteOf(now - age) - 1;
  const cursor = await db
    .prepare("SELECT minute FROM cursors WHERE project = ?1 AND name = ?2")
    .bind(project, name)
    .all<{ minute: number }>();
  const from = (cursor.results[0]?.minute ?? 0) + 1;
  let runs = 0;
  let reads = 0;
  for await (const { minutes, last } of readMinutes(db, project, { from, to: upTo, limit, reads: readsPerClass })) {
    runs += await sweep(db, minutes, { ...expiry, last });
    reads += 1;
  }
  return { runs, reads };
}

/** Deletes the expired runs of these minutes and moves the cursor to the last one. */
async function sweep(
  db: Database,
  minutes: readonly Minute[],
  { project, name, now, last }: ClassExpiry & { last: number },
): Promise<number> {
  const ids = minutes.flatMap(({ entries }) =>
    readEntries(entries).flatMap(({ id, fate }) => (hasRow(fate) ? [id] : [])),
  );
  const deletions = inParts(ids, (json) =>
    db
      .prepare("DELETE FROM runs WHERE project = ?1 AND expires_at <= ?2 AND id IN (SELECT value FROM json_each(?3))")
      .bind(project, now, json),
  );
  const retitles = inParts(ids, (json) => retitleGroups(db, project, { ids: json, now }));
  const results = await db.batch([...retitles, ...deletions, moveCursor(db, { project, name, minute: last })]);
  return results.slice(retitles.length, -1).reduce((sum, { meta }) => sum + (meta.changes ?? 0), 0);
}

function moveCursor(db: Database, { project, name, minute }: Record<"project" | "name", string> & { minute: number }) {
  return db
    .prepare(
      `INSERT INTO cursors (project, name, minute) VALUES (?1, ?2, ?3)
       ON CONFLICT (project, name) DO UPDATE SET minute = excluded.minute`,
    )
    .bind(project, name, minute);
}

async function forget(db: Database, project: string, before: number): Promise<number> {
  const { meta } = await db
    .prepare("DELETE FROM journal WHERE project = ?1 AND minute < ?2")
    .bind(project, before)
    .all();
  return meta.changes ?? 0;
}
