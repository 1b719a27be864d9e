import type { ExportLine, LineOf } from "../../../src/api/schema/export.ts";
import { type JournalEntry, writeEntries, writeReasons } from "../journal.ts";
import { inParts, type Statement } from "../platform-ports.ts";
import { summedReleases } from "../groups/releases.ts";
import { erasedTitle, minuteOf } from "../runs/row-mapping.ts";
import type { StoreDeps } from "../runs/save-delivery.ts";

export interface ImportRequest {
  project: string;
  /** Seal of the export's last line; it identifies the export. */
  backup: string;
  /** Index of the first of these lines in the export. */
  line: number;
  lines: ExportLine[];
  now: number;
}

export interface ImportContext extends Omit<ImportRequest, "lines" | "line"> {
  parts: StoreDeps;
}

export function importReleases({ parts: { db }, project }: ImportContext, lines: LineOf<"release">[]): Statement[] {
  const rows = lines.map(({ id, parts, first_seen }) => ({ id, parts: JSON.stringify(parts), first_seen }));
  return inParts(rows, (json) =>
    db
      .prepare(
        `INSERT INTO releases (project, id, parts, first_seen)
         SELECT ?1, value->>'id', value->>'parts', value->>'first_seen' FROM json_each(?2)`,
      )
      .bind(project, json),
  );
}

export function importGroups({ parts: { db }, project }: ImportContext, lines: LineOf<"group">[]): Statement[] {
  const rows = lines.map(({ group, today }) => ({
    ...group,
    title: group.title === erasedTitle ? "" : group.title,
    days: JSON.stringify(group.days),
    recent: group.recent.map((id) => `${id} `).join(""),
    releases: JSON.stringify(
      Object.fromEntries(group.releases.map((one) => [one.id, [one.count, one.first_seen, one.last_seen]])),
    ),
    note: JSON.stringify(group.note),
    today,
  }));
  const aliases = lines.flatMap(({ group: { id }, aliases: names }) => names.map((alias) => ({ alias, id })));
  return [
    ...inParts(rows, (json) =>
      db
        .prepare(
          `INSERT INTO groups (project, id, title, agent, count, kept, first_seen, last_seen, day, kept_today, days, recent, releases, state, state_note)
           SELECT ?1, value->>'id', value->>'title', value->>'agent', value->>'count', value->>'kept', value->>'first_seen', value->>'last_seen',
             value->>'$.today.day', value->>'$.today.kept', value->>'days', value->>'recent', value->>'releases', value->>'state', value->>'note'
           FROM json_each(?2)`,
        )
        .bind(project, json),
    ),
    ...inParts(aliases, (json) =>
      db
        .prepare(
          "INSERT INTO group_aliases (project, alias, id) SELECT ?1, value->>'alias', value->>'id' FROM json_each(?2)",
        )
        .bind(project, json),
    ),
  ];
}

export function importMarks({ parts: { db }, project }: ImportContext, lines: LineOf<"mark">[]): Statement[] {
  return inParts(lines, (json) =>
    db
      .prepare(
        `INSERT INTO marks (project, id, mark, at, by)
         SELECT ?1, value->>'id', value->>'mark', value->>'at', value->>'by' FROM json_each(?2)`,
      )
      .bind(project, json),
  );
}

/**
 * One statement per minute, since a minute may be as large as a statement. Waiting runs came earlier, so their minutes
 * have rows already.
 */
export function importMinutes({ parts: { db }, project }: ImportContext, lines: LineOf<"minute">[]): Statement[] {
  return lines.map(({ at, counts, releases, entries }) =>
    db
      .prepare(
        `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries, lifted, late_feedback, releases)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
         ON CONFLICT (project, minute) DO UPDATE SET
           received = received + excluded.received, stored = stored + excluded.stored,
           sampled_out = sampled_out + excluded.sampled_out, duplicate = duplicate + excluded.duplicate,
           rejected = rejected + excluded.rejected, reasons = reasons || excluded.reasons, entries = entries || excluded.entries,
           lifted = lifted + excluded.lifted, late_feedback = late_feedback + excluded.late_feedback,
           releases = ${summedReleases}`,
      )
      .bind(
        project,
        minuteOf(at),
        counts.received,
        counts.stored,
        counts.sampled_out,
        counts.duplicate,
        counts.rejected,
        writeReasons(new Map(Object.entries(counts.reasons))),
        writeEntries(entries),
        counts.lifted,
        counts.late_feedback,
        JSON.stringify(releases),
      ),
  );
}

/** Adds entries of runs whose object the exported minutes do not name. */
export function noteEntries(
  { parts: { db }, project }: ImportContext,
  entries: readonly { at: number; entry: JournalEntry }[],
): Statement[] {
  const byMinute = new Map<number, JournalEntry[]>();
  for (const { at, entry } of entries) {
    const minute = minuteOf(at);
    byMinute.set(minute, [...(byMinute.get(minute) ?? []), entry]);
  }
  const rows = [...byMinute].map(([minute, some]) => ({ minute, entries: writeEntries(some) }));
  return inParts(rows, (json) =>
    db
      .prepare(
        `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries)
         SELECT ?1, value->>'minute', 0, 0, 0, 0, 0, '', value->>'entries' FROM json_each(?2) WHERE true
         ON CONFLICT (project, minute) DO UPDATE SET entries = entries || excluded.entries`,
      )
      .bind(project, json),
  );
}

export function importErased({ parts: { db }, project }: ImportContext, lines: LineOf<"erased">[]): Statement[] {
  return inParts(lines, (json) =>
    db
      .prepare(
        "INSERT INTO tombstones (project, id, at) SELECT ?1, value->>'id', value->>'at' FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING",
      )
      .bind(project, json),
  );
}
