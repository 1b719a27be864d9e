import { readReasons, writeReasons } from "./journal.ts";
import type { Database } from "./platform-ports.ts";
import { minuteOf } from "./row-mapping.ts";
import type { HourStats, Stats } from "./trace-store.ts";

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

/** Notices of one moment, by what became of them. */
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

/** Counts between two times, by the hour. */
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
