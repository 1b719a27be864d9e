import { readPlace } from "./export-cursor.ts";
import type { ExportContext } from "./export-project.ts";
import { type JournalEntry, readEntries, readReasons } from "./journal.ts";
import * as z from "zod";

const afterMinute = z.object({ after: z.number() });
/** One may hold 2 MB of entries. */
const minutesAtOnce = 10;

interface Minute {
  minute: number;
  received: number;
  stored: number;
  sampled_out: number;
  duplicate: number;
  rejected: number;
  reasons: string;
  entries: string;
  lifted: number;
  late_feedback: number;
  releases: string;
}

/** The journal, behind the runs: of each run that is in the file, the minute that lists it is too. */
export async function exportMinutes(scene: ExportContext, position: unknown): Promise<object | undefined> {
  const { parts, project, page } = scene;
  let { after } = position === undefined ? { after: -1 } : readPlace(afterMinute, position);
  while (page.room() > 0) {
    const limit = Math.min(minutesAtOnce, page.room());
    const { results } = await parts.db
      .prepare("SELECT * FROM journal WHERE project = ?1 AND minute > ?2 ORDER BY minute LIMIT ?3")
      .bind(project, after, limit)
      .all<Minute>();
    page.asks(1);
    for (const row of results) {
      if (page.room() === 0) return { after };
      page.add("minute", minuteLine(row));
      after = row.minute;
    }
    if (results.length < limit) return undefined;
  }
  return { after };
}

function minuteLine({ minute, reasons, entries, releases, ...row }: Minute) {
  const { received, stored, sampled_out, duplicate, rejected, lifted, late_feedback } = row;
  const counts = {
    received,
    stored,
    sampled_out,
    duplicate,
    rejected,
    reasons: readReasons(reasons),
    lifted,
    late_feedback,
  };
  return { at: minute * 60_000, counts, releases: JSON.parse(releases), entries: shown(readEntries(entries)) };
}

/** The place of a waiting run's body is internal: of entries that differ only in it, one is enough. */
function shown(entries: JournalEntry[]): object[] {
  const waiting = new Set<string>();
  return entries.flatMap(({ id, fate, user, session, trace }) => {
    const entry = { id, fate, user, session, trace };
    const text = JSON.stringify(entry);
    if (fate === "window" && waiting.has(text)) return [];
    waiting.add(text);
    return [entry];
  });
}
