import { exportVersion } from "../../../src/api/schema/export.ts";
import { knownKeys } from "../../auth/key-ring.ts";
import { sealedKeys } from "./carry-keys.ts";
import { type ExportContext, readPosition } from "./export-page.ts";
import { type GroupRecord, readDays, readGroup } from "../runs/row-mapping.ts";
import * as z from "zod";

const afterId = z.object({ after: z.string() });

/** The project's line: its settings without secrets. */
export async function exportSettings(context: ExportContext): Promise<undefined> {
  const { parts, project, created: created_at, settings, page, now: exported_at } = context;
  const { hooks: _hooks, webhook_secrets: _secrets, ...shown } = settings;
  const keys = await knownKeys(parts.db);
  const carried = await sealedKeys(parts.db, project);
  page.add("project", { version: exportVersion, project, created_at, exported_at, settings: shown, keys, carried });
  return undefined;
}

/** Releases, groups and marks come after the runs, so that runs refer only to ones in the file. */
export function exportReleases(context: ExportContext, position: unknown): Promise<object | undefined> {
  return exportTable<{ id: string; parts: string; first_seen: number }>(context, position, {
    select: "SELECT id, parts, first_seen FROM releases",
    add: ({ id, parts, first_seen }) => context.page.add("release", { id, parts: JSON.parse(parts), first_seen }),
  });
}

interface WholeGroup extends GroupRecord {
  day: number;
  kept_today: number;
  aliases: string;
}

export function exportGroups(context: ExportContext, position: unknown): Promise<object | undefined> {
  const aliases =
    "(SELECT json_group_array(alias) FROM group_aliases AS a WHERE a.project = groups.project AND a.id = groups.id)";
  return exportTable<WholeGroup>(context, position, {
    select: `SELECT *, ${aliases} AS aliases FROM groups`,
    add: (row) =>
      context.page.add("group", {
        group: { ...readGroup(row), days: readDays(row.days) },
        aliases: JSON.parse(row.aliases),
        today: { day: row.day, kept: row.kept_today },
      }),
  });
}

export function exportMarks(context: ExportContext, position: unknown): Promise<object | undefined> {
  return exportTable<{ id: string }>(context, position, {
    select: "SELECT id, mark, at, by FROM marks",
    add: (row) => context.page.add("mark", row),
  });
}

/** Erased runs come last, so that a run that is erased during the export is listed after its line. */
export function exportErased(context: ExportContext, position: unknown): Promise<object | undefined> {
  return exportTable<{ id: string }>(context, position, {
    select: "SELECT id, at FROM tombstones",
    add: (row) => context.page.add("erased", row),
  });
}

interface Table<Row> {
  select: string;
  add: (row: Row) => void;
}

/** Exports rows ordered by id, so that new rows do not move the others. */
async function exportTable<Row extends { id: string }>(
  { parts, project, page }: ExportContext,
  position: unknown,
  { select, add }: Table<Row>,
): Promise<object | undefined> {
  const { after } = position === undefined ? { after: "" } : readPosition(afterId, position);
  const limit = page.room();
  const { results } = await parts.db
    .prepare(`${select} WHERE project = ?1 AND id > ?2 ORDER BY id LIMIT ?3`)
    .bind(project, after, limit)
    .all<Row>();
  for (const row of results) add(row);
  return results.length < limit ? undefined : { after: results.at(-1)?.id ?? after };
}

export async function exportEnd({ page, now }: ExportContext): Promise<undefined> {
  page.add("end", { at: now });
  return undefined;
}
