import { runFactsSchema } from "../../src/api/schema/run-row.ts";
import { dayOf } from "./count-groups.ts";
import type { Database } from "./platform-ports.ts";
import { knownReleases } from "./releases.ts";
import type { IndexFacts, Wanted } from "./trace-store.ts";

interface KnownRow {
  id: string;
  row: string;
  kept_today: number;
  state: string;
}

/** A request's known runs, groups and releases, in one round trip. */
export async function lookUp(
  db: Database,
  project: string,
  { ids, groups, releases, now }: Wanted & { now: number },
): Promise<IndexFacts> {
  const wanted = JSON.stringify(ids);
  const [stored, erased, grouped, named] = await db.batch<KnownRow>([
    db
      .prepare(
        "SELECT runs.id, runs.row FROM json_each(?2) CROSS JOIN runs WHERE runs.project = ?1 AND runs.id = json_each.value",
      )
      .bind(project, wanted),
    db
      .prepare(
        "SELECT tombstones.id FROM json_each(?2) AS w CROSS JOIN tombstones WHERE tombstones.project = ?1 AND tombstones.id = w.value",
      )
      .bind(project, wanted),
    db
      .prepare(
        `SELECT groups.id, CASE WHEN day = ?3 THEN kept_today ELSE 0 END AS kept_today, state
         FROM json_each(?2) AS w CROSS JOIN groups WHERE groups.project = ?1 AND groups.id = w.value`,
      )
      .bind(project, JSON.stringify(groups), Number(dayOf(now))),
    knownReleases(db, project, releases),
  ]);
  return {
    stored: new Map(stored?.results.map(({ id, row }) => [id, runFactsSchema.parse(JSON.parse(row))])),
    erased: new Set(erased?.results.map((row) => row.id)),
    groups: new Map(grouped?.results.map((row) => [row.id, { keptToday: row.kept_today, state: row.state }])),
    releases: {
      known: new Set(named?.results.map((row) => row.id)),
      full: named?.results.some((row) => row.id === "") ?? false,
    },
  };
}

/** Whether a run has a tombstone: it is not accepted again. */
export async function isErased(db: Database, project: string, id: string): Promise<boolean> {
  const statement = db.prepare("SELECT id FROM tombstones WHERE project = ?1 AND id = ?2").bind(project, id);
  return (await statement.all()).results.length > 0;
}

/** The earlier answers to those of these keys that have one. */
export async function previousAnswers(
  db: Database,
  project: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT deliveries.key, deliveries.answer FROM json_each(?2) AS w CROSS JOIN deliveries
       WHERE deliveries.project = ?1 AND deliveries.key = w.value`,
    )
    .bind(project, JSON.stringify(keys))
    .all<{ key: string; answer: string }>();
  return new Map(results.map(({ key, answer }) => [key, answer]));
}
