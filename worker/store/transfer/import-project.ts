import {
  type ImportContext,
  importErased,
  importGroups,
  importMarks,
  importMinutes,
  importReleases,
  type ImportRequest,
} from "./import-index.ts";
import type { ExportLine, LineOf } from "../../../src/api/schema/export.ts";
import { HttpError } from "../../http/answer.ts";
import { takeSealedKeys } from "./carry-keys.ts";
import { importRecords, recordsPerPage } from "./import-runs.ts";
import { importRuns, importWaiting } from "./import-runs.ts";
import type { Database, Statement } from "../platform-ports.ts";
import type { StoreDeps } from "../runs/save-delivery.ts";

type Kind = ExportLine["kind"];
/** Stores bodies, and returns the index statements to write together with the import's position. */
type ImportPart<K extends Kind> = (context: ImportContext, lines: LineOf<K>[]) => Promise<Statement[]> | Statement[];
type ImportParts = { [K in Kind]: ImportPart<K> };

const nothing = () => [];
const importParts: ImportParts = {
  project: ({ parts, project, backup }, [line]) => (line ? beginning(parts.db, { project, backup, line }) : []),
  waiting: importWaiting,
  run: importRuns,
  minute: importMinutes,
  release: importReleases,
  group: importGroups,
  mark: importMarks,
  record: importRecords,
  operation: importRecords,
  checkpoint: importRecords,
  erased: importErased,
  end: ({ parts, project, backup, now }) => [ending(parts.db, { project, backup, now })],
};

/**
 * Imports a page of an export into a project that the import itself creates. If a project of that name exists, the page
 * is refused, so that nothing is mixed. A page's index and the import's position are one transaction; a page that was
 * cut off is sent again. Returns which line is next.
 */
export async function importLines(parts: StoreDeps, page: ImportRequest): Promise<number> {
  const request = { ...page, lines: withinReach(page.lines) };
  const { project, backup, line, lines, now } = request;
  const next = await standing(parts.db, request);
  if (next !== line) return next;
  const context = { parts, project, backup, now };
  const statements: Statement[] = [];
  for (const part of byKind(lines)) statements.push(...(await part(context)));
  try {
    await parts.db.batch([...statements, advance(parts.db, request)]);
  } catch (error) {
    // Either the same page was sent twice at once and is stored already, or another request created the project
    // meanwhile.
    if (!(error instanceof Error) || !/constraint/i.test(error.message)) throw error;
    const reached = await standing(parts.db, request);
    if (reached === line) throw error;
    return reached;
  }
  return line + lines.length;
}

function withinReach(lines: ExportLine[]): ExportLine[] {
  let records = 0;
  const end = lines.findIndex(({ kind }) => kind === "record" && (records += 1) > recordsPerPage);
  return end === -1 ? lines : lines.slice(0, end);
}

/** Groups neighbouring lines that have the same handler; lines of recorded runs keep their order. */
function byKind(lines: readonly ExportLine[]): ((context: ImportContext) => Promise<Statement[]> | Statement[])[] {
  const runs: ExportLine[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0] && importParts[last[0].kind] === importParts[line.kind]) last.push(line);
    else runs.push([line]);
  }
  return runs.map((run) => (context: ImportContext) => {
    const part = importParts[run[0]?.kind ?? "end"] ?? nothing;
    return (part as ImportPart<Kind>)(context, run); // all lines are of its kind
  });
}

/** Which line an import of this export takes next. */
async function standing(db: Database, { project, backup, lines }: ImportRequest): Promise<number> {
  const { results } = await db
    .prepare(
      `SELECT (SELECT 1 FROM projects WHERE id = ?1) AS there,
         (SELECT minute FROM cursors WHERE project = ?1 AND name = ?2) AS next`,
    )
    .bind(project, placeName(backup))
    .all<{ there: number | null; next: number | null }>();
  const { there = null, next = null } = results[0] ?? {};
  if (next !== null && there !== null) return next;
  if (there !== null) throw projectExists(project);
  const [first] = lines;
  if (first?.kind !== "project") return 0;
  if (first.project === project) return 0;
  const message = `this is an export of project ${first.project.slice(0, 60)}: the ids of its runs hold that name`;
  throw new HttpError(409, "conflict", message, "import it under that name");
}

function projectExists(project: string): HttpError {
  const hint = "import into a Worker without a project of this name, or delete it there first";
  return new HttpError(409, "conflict", `project ${project} exists, and was not made from this export`, hint);
}

function placeName(backup: string): string {
  return `import ${backup}`;
}

interface Beginning {
  project: string;
  backup: string;
  line: LineOf<"project">;
}

/** Plain inserts: if two requests create the project at once, one of them fails. */
function beginning(db: Database, { project, backup, line }: Beginning): Statement[] {
  const { settings, created_at, keys, carried = [] } = line;
  return [
    db
      .prepare("INSERT INTO projects (id, settings, created_at) VALUES (?1, ?2, ?3)")
      .bind(project, JSON.stringify(settings), created_at),
    db.prepare("INSERT INTO cursors (project, name, minute) VALUES (?1, ?2, 0)").bind(project, placeName(backup)),
    ...takeSealedKeys(db, project, { keys, carried }),
    db
      .prepare(
        "INSERT INTO cursors (project, name, minute) SELECT '', 'key ' || value, ?2 FROM json_each(?1) WHERE true ON CONFLICT DO NOTHING",
      )
      .bind(JSON.stringify(keys), created_at),
  ];
}

function ending(db: Database, { project, backup, now }: { project: string; backup: string; now: number }): Statement {
  return db
    .prepare("INSERT INTO cursors (project, name, minute) VALUES (?1, ?2, ?3)")
    .bind(project, `imported ${backup}`, now);
}

/** If the position changed meanwhile, it becomes null, which the table refuses: then the whole page is undone. */
function advance(db: Database, { project, backup, line, lines }: ImportRequest): Statement {
  return db
    .prepare("UPDATE cursors SET minute = CASE WHEN minute = ?3 THEN ?4 END WHERE project = ?1 AND name = ?2")
    .bind(project, placeName(backup), line, line + lines.length);
}

/** The position of a project's import that did not end; `undefined` if there is none. */
export async function unfinishedImport(db: Database, project: string): Promise<number | undefined> {
  const { results } = await db
    .prepare(
      `SELECT minute AS next FROM cursors AS begun WHERE project = ?1 AND name >= 'import ' AND name < 'import!'
         AND NOT EXISTS (SELECT 1 FROM cursors WHERE project = ?1 AND name = 'imported' || substr(begun.name, 7))`,
    )
    .bind(project)
    .all<{ next: number }>();
  return results[0]?.next;
}
