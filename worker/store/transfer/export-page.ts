import * as z from "zod";
import { type ExportLine, sealedLine } from "../../../src/api/schema/export.ts";
import type { ProjectSettings } from "../../../src/api/schema/settings.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { workerPlatform } from "../../http/platform.ts";
import { type JournalEntry, readEntries, readReasons } from "../journal.ts";
import type { StoreDeps } from "../runs/save-delivery.ts";

/** Maximum characters of one answer of an export. An isolate has 128 MB, and one line may be as large as a body. */
const charactersPerPage = 8_000_000;

/** About how many calls to storage one answer makes: a Worker may make a thousand. */
const questionsPerPage = 400;

type ExportPage = ReturnType<typeof createExportPage>;

export interface ExportContext {
  parts: StoreDeps;
  project: string;
  created: number;
  settings: ProjectSettings;
  page: ExportPage;
  now: number;
}

/** Reads the position in a cursor; callers may have changed it. */
export function readPosition<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new ReplayKitError("invalid_input", "cursor: not the `next` of a page", {
    hint: "pass `next` of the previous page unchanged",
  });
}

/**
 * Collects the lines of one answer. Each line is serialised once, also for its size. A page may be empty if everything
 * on it was deleted.
 */
export function createExportPage(limit: number, before: string) {
  let seal = before;
  const lines: string[] = [];
  let characters = 0;
  let queries = 0;
  return {
    lines,
    asks(questions: number): void {
      queries += questions;
    },
    add(kind: ExportLine["kind"], fields: object): void {
      const line = sealedLine(seal, { kind, ...fields }, workerPlatform.hash);
      seal = line.seal;
      characters += line.text.length;
      lines.push(line.text);
    },
    /** Seal of the last line. */
    seal: () => seal,
    /** How many more lines the page takes. */
    room: () => (characters >= charactersPerPage || queries >= questionsPerPage ? 0 : limit - lines.length),
  };
}

const afterMinute = z.object({ after: z.number() });
/** A minute may hold 2 MB of entries. */
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

/** Exports the journal. It comes after the runs, so that each run in the file has its minute in it too. */
export async function exportMinutes(context: ExportContext, position: unknown): Promise<object | undefined> {
  const { parts, project, page } = context;
  let { after } = position === undefined ? { after: -1 } : readPosition(afterMinute, position);
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

/** Entries without the object of a waiting run, which is internal. Entries that differ only in it become one. */
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
