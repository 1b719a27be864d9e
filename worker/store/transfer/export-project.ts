import { createExportPage, type ExportContext, readPosition } from "./export-page.ts";
import { projectSettingsSchema } from "../../../src/api/schema/settings.ts";
import { noSeal } from "../../../src/api/schema/export.ts";
import { exportEnd, exportErased, exportGroups, exportMarks, exportReleases, exportSettings } from "./export-index.ts";
import { exportMinutes } from "./export-page.ts";
import { exportRecords } from "./export-records.ts";
import { exportRuns, exportWaiting } from "./export-runs.ts";
import type { StoreDeps } from "../runs/save-delivery.ts";
import * as z from "zod";

/** Adds lines until its part is done (`undefined`) or the page is full (returns the cursor). */
type ExportPart = (context: ExportContext, position: unknown) => Promise<object | undefined>;

/** In the order of the file; each part says why it comes where it does. */
const exportParts: Record<string, ExportPart> = {
  project: exportSettings,
  waiting: exportWaiting,
  runs: exportRuns,
  minutes: exportMinutes,
  releases: exportReleases,
  groups: exportGroups,
  marks: exportMarks,
  records: exportRecords,
  erased: exportErased,
  end: exportEnd,
};
const order = Object.keys(exportParts);

const cursorSchema = z.object({
  part: z.enum(order),
  position: z.unknown().optional(),
  /** Seal of the previous line. */
  seal: z.string().default(noSeal),
});
type Cursor = z.infer<typeof cursorSchema>;

export interface ExportRequest {
  project: string;
  cursor: string | undefined;
  /** Maximum lines of a page. */
  limit: number;
  now: number;
}

export interface ExportedPage {
  /** JSON texts, one per line. */
  lines: string[];
  cursor: string | undefined;
}

/** Exports a page of a project's data, redacted as stored. Returns `undefined` if there is no such project. */
export async function exportProject(parts: StoreDeps, request: ExportRequest): Promise<ExportedPage | undefined> {
  const { project, limit, now } = request;
  const { results } = await parts.db
    .prepare("SELECT settings, created_at FROM projects WHERE id = ?1")
    .bind(project)
    .all<{ settings: string; created_at: number }>();
  const [row] = results;
  if (!row) return undefined;
  const from = readCursor(request.cursor);
  const page = createExportPage(limit, from.seal);
  const settings = projectSettingsSchema.parse(JSON.parse(row.settings));
  const context: ExportContext = { parts, project, created: row.created_at, settings, page, now };
  let at: Cursor | undefined = from;
  while (at !== undefined && page.room() > 0) at = await goOn(context, at);
  return { lines: page.lines, cursor: at && JSON.stringify(at) };
}

async function goOn(context: ExportContext, { part, position }: Cursor): Promise<Cursor | undefined> {
  const rest = await exportParts[part]?.(context, position);
  const next = rest === undefined ? order[order.indexOf(part) + 1] : part;
  return next === undefined ? undefined : { part: next, position: rest, seal: context.page.seal() };
}

function readCursor(text: string | undefined): Cursor {
  if (text === undefined) return { part: order[0] ?? "", position: undefined, seal: noSeal };
  return readPosition(cursorSchema, jsonOf(text));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
