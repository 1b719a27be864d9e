import { readReasons, writeReasons } from "./journal.ts";
import type { Database } from "./platform-ports.ts";
import { minuteOf } from "./runs/row-mapping.ts";
import type { HourStats, Stats } from "./trace-store.ts";

/** What the metrics report about a project besides its run counts. */
export interface Activity {
  /** One value per request, in milliseconds. */
  latencies: number[];
  /** By outcome. */
  notices: Record<string, number>;
  promotes: number;
  /** By state. */
  groups: Record<string, number>;
  /** When the first spans arrived of the oldest trace whose close failed. */
  oldestOpen: number | undefined;
}

interface ActivityRow {
  latency: string | null;
  notices: string | null;
  state: string;
  n: number;
  since: number | null;
}

/** Reads the activity since `from` in one batch, for a scrape. */
export async function countActivity(db: Database, project: string, from: number): Promise<Activity> {
  const [texts, promotes, groups, open] = await db.batch<ActivityRow>([
    db
      .prepare(
        "SELECT group_concat(latency, '') AS latency, group_concat(notices, '') AS notices FROM journal WHERE project = ?1 AND minute >= ?2",
      )
      .bind(project, minuteOf(from)),
    db
      .prepare("SELECT count(*) AS n FROM audit WHERE project = ?1 AND at >= ?2 AND act LIKE 'promote to %'")
      .bind(project, from),
    db
      .prepare("SELECT state, count(*) AS n FROM groups WHERE project = ?1 GROUP BY state ORDER BY state")
      .bind(project),
    db.prepare("SELECT min(minute) AS since FROM cursors WHERE project = ?1 AND name LIKE 'open %'").bind(project),
  ]);
  const { latency, notices } = texts?.results[0] ?? {};
  return {
    latencies: (latency ?? "").split(";").slice(0, -1).map(Number),
    notices: readReasons(notices ?? ""),
    promotes: promotes?.results[0]?.n ?? 0,
    groups: Object.fromEntries((groups?.results ?? []).map(({ state, n }) => [state, n])),
    oldestOpen: open?.results[0]?.since ?? undefined,
  };
}

/** Notes traces whose close failed. Other traces are not noted, so a normal close writes no row. */
export async function noteOpen(db: Database, project: string, traces: readonly OpenTrace[]): Promise<void> {
  await db
    .prepare(
      `INSERT INTO cursors (project, name, minute)
       SELECT ?1, 'open ' || (value->>'traceId'), value->>'since' FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(project, JSON.stringify(traces.map(({ traceId, since }) => ({ traceId, since }))))
    .all();
}

export async function forgetOpen(
  db: Database,
  project: string,
  traces: readonly Pick<OpenTrace, "traceId">[],
): Promise<void> {
  await db
    .prepare("DELETE FROM cursors WHERE project = ?1 AND name IN (SELECT 'open ' || value FROM json_each(?2))")
    .bind(project, JSON.stringify(traces.map(({ traceId }) => traceId)))
    .all();
}

export interface OpenTrace {
  traceId: string;
  /** When its first spans arrived. */
  since: number;
}

const hourMs = 3_600_000;

export async function countLateFeedback(db: Database, project: string, at: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries, late_feedback)
       VALUES (?1, ?2, 0, 0, 0, 0, 0, '', '', 1)
       ON CONFLICT (project, minute) DO UPDATE SET late_feedback = late_feedback + 1`,
    )
    .bind(project, minuteOf(at))
    .all();
}

/** Counts notices by outcome in the journal's minute of `at`. */
export async function countNotices(
  db: Database,
  project: string,
  { at, outcomes }: { at: number; outcomes: ReadonlyMap<string, number> },
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries, notices)
       VALUES (?1, ?2, 0, 0, 0, 0, 0, '', '', ?3)
       ON CONFLICT (project, minute) DO UPDATE SET notices = notices || excluded.notices`,
    )
    .bind(project, minuteOf(at), writeReasons(outcomes))
    .all();
}

/** Run counts per hour between two times. */
export async function hourlyStats(
  db: Database,
  project: string,
  { from, to }: { from: number; to: number },
): Promise<HourStats[]> {
  const { results } = await db
    .prepare(
      `SELECT minute / 60 AS hour, sum(received) AS received, sum(stored) AS stored, sum(sampled_out) AS sampled_out,
         sum(duplicate) AS duplicate, sum(rejected) AS rejected, group_concat(reasons, '') AS reasons,
         sum(lifted) AS lifted, sum(late_feedback) AS late_feedback
       FROM journal WHERE project = ?1 AND minute >= ?2 AND minute <= ?3 GROUP BY hour ORDER BY hour`,
    )
    .bind(project, minuteOf(from), minuteOf(to))
    .all<Omit<Stats, "reasons"> & { hour: number; reasons: string }>();
  return results.map(({ hour, reasons, ...counts }) => ({
    hour: hour * hourMs,
    stats: { ...counts, reasons: readReasons(reasons) },
  }));
}
