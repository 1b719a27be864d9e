import { type ProjectSettings, projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { noSeal } from "../../src/api/export-seal.ts";
import { exportEnd, exportErased, exportGroups, exportMarks, exportReleases, exportSettings } from "./export-index.ts";
import { exportMinutes } from "./export-minutes.ts";
import { readPlace } from "./export-cursor.ts";
import { exportRecords } from "./export-records.ts";
import { exportRuns, exportWaiting } from "./export-runs.ts";
import type { StoreDeps } from "./save-delivery.ts";
import * as z from "zod";
import { sealedLine } from "../../src/api/export-seal.ts";
import type { ExportLine } from "../../src/api/schema/export.ts";
import { workerPlatform } from "../http/platform.ts";

/** Characters of one answer of an export: an isolate has 128 MB, and one line may be as large as a body. */
const charactersPerPage = 8_000_000;

/** Questions to storage of one answer, about: a Worker may ask a thousand. */
const questionsPerPage = 400;

/** Lines of one answer, counted by their text, which is made once. A page may be empty if everything on it is gone. */
function createExportPage(limit: number, before: string) {
  let seal = before;
  const lines: string[] = [];
  let characters = 0;
  let asked = 0;
  return {
    lines,
    asks(questions: number): void {
      asked += questions;
    },
    add(kind: ExportLine["kind"], fields: object): void {
      const line = sealedLine(seal, { kind, ...fields }, workerPlatform.hash);
      seal = line.seal;
      characters += line.text.length;
      lines.push(line.text);
    },
    /** Of the last line. */
    seal: () => seal,
    /** How many lines it still takes. */
    room: () => (characters >= charactersPerPage || asked >= questionsPerPage ? 0 : limit - lines.length),
  };
}
type ExportPage = ReturnType<typeof createExportPage>;

export interface ExportContext {
  parts: StoreDeps;
  project: string;
  created: number;
  settings: ProjectSettings;
  page: ExportPage;
  now: number;
}

/** Adds lines until its part is done (`undefined`) or the page is full (returns the cursor). */
type ExportPart = (scene: ExportContext, position: unknown) => Promise<object | undefined>;

/** In the order of the file; why some come before others is said where they are. */
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
  /** Seal of the line before. */
  seal: z.string().default(noSeal),
});
type Cursor = z.infer<typeof cursorSchema>;

export interface ExportRequest {
  project: string;
  cursor: string | undefined;
  /** Lines of a page. */
  limit: number;
  now: number;
}

export interface ExportedPage {
  /** JSON texts, one a line. */
  lines: string[];
  cursor: string | undefined;
}

/** A page of a project's data, redacted as stored. `undefined`: there is no such project. */
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
  const scene: ExportContext = { parts, project, created: row.created_at, settings, page, now };
  let at: Cursor | undefined = from;
  while (at !== undefined && page.room() > 0) at = await goOn(scene, at);
  return { lines: page.lines, cursor: at && JSON.stringify(at) };
}

async function goOn(scene: ExportContext, { part, position }: Cursor): Promise<Cursor | undefined> {
  const rest = await exportParts[part]?.(scene, position);
  const next = rest === undefined ? order[order.indexOf(part) + 1] : part;
  return next === undefined ? undefined : { part: next, position: rest, seal: scene.page.seal() };
}

function readCursor(text: string | undefined): Cursor {
  if (text === undefined) return { part: order[0] ?? "", position: undefined, seal: noSeal };
  return readPlace(cursorSchema, jsonOf(text));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
