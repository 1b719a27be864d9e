import { open } from "node:fs/promises";
import { type ExportLine, exportLineSchema, exportVersion, noSeal, sealIn } from "../../api/schema/export.ts";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { JsonObject } from "../../core/schema/json.ts";
import { nodePlatform } from "../../node/platform.ts";
import { linesOfFile } from "../import/lines-of-file.ts";

/** An export that was read and checked to its end. */
export interface Backup {
  /** Seal of its last line, which identifies the export. */
  seal: string;
  /** Number of lines to import. Lines of runs that were erased during the export do not count. */
  lines: number;
  kinds: ReadonlyMap<string, number>;
  erased: ReadonlySet<string>;
}

const longestLine = 128 * 1024 * 1024;

interface BackupFile {
  /** Path as the user named it. */
  file: string;
  project: string;
}

/**
 * Checks every line before anything is sent. The error names the place where a line was changed, cut off, lost or
 * moved.
 */
export async function readBackup(path: string, { file, project }: BackupFile): Promise<Backup> {
  let seal = noSeal;
  let last: ExportLine | undefined;
  let count = 0;
  const kinds = new Map<string, number>();
  const ids = new Map<string, number>();
  const erased = new Set<string>();
  for await (const { number, line } of linesOfBackup(path, { file })) {
    const place = `${file}: line ${number}`;
    if (last?.kind === "end") throw damaged(place, "comes after the end of the export");
    if (!last) assertVersion(line, place);
    const own = sealIn(line, seal, nodePlatform.hash);
    if (own === undefined)
      throw damaged(place, "is not what was exported: it was changed, or a line before it is missing");
    seal = own;
    last = readLine(line, place);
    if (!count) assertProject(last, { place, project });
    count += 1;
    if (last.kind === "erased") erased.add(last.id);
    const id = idIn(last);
    if (id === undefined || last.kind === "erased") kinds.set(last.kind, (kinds.get(last.kind) ?? 0) + 1);
    else ids.set(`${last.kind} ${id}`, (ids.get(`${last.kind} ${id}`) ?? 0) + 1);
  }
  if (last?.kind !== "end")
    throw damaged(`${file}: line ${count + 1}`, "is missing: the file was cut off before its end");
  let lines = [...kinds.values()].reduce((sum, n) => sum + n, 0);
  for (const [key, n] of ids) {
    const [kind = "", id = ""] = key.split(" ");
    if (erased.has(id)) continue;
    kinds.set(kind, (kinds.get(kind) ?? 0) + n);
    lines += n;
  }
  return { seal, lines, kinds, erased };
}

interface NumberedLine {
  /** Line number, from 1. */
  number: number;
  text: string;
  line: JsonObject;
}

/** Yields the lines of the file, without those of the runs in `without`. */
export async function* linesOfBackup(
  path: string,
  { file, without = new Set() }: { file: string; without?: ReadonlySet<string> },
): AsyncGenerator<NumberedLine> {
  const handle = await open(path).catch((cause: unknown) => {
    throw new ReplayKitError("io_failed", `${file} cannot be read`, { hint: "name a file that --export wrote", cause });
  });
  try {
    for await (const { place, bytes } of linesOfFile(handle, longestLine)) {
      const name = `${file}: line ${place + 1}`;
      if (!bytes) throw damaged(name, "is longer than any line of an export");
      const text = bytes.toString("utf8");
      const line = jsonOf(text, name);
      const id = idIn(line);
      if (line["kind"] === "erased" || id === undefined || !without.has(id)) yield { number: place + 1, text, line };
    }
  } finally {
    await handle.close();
  }
}

function jsonOf(text: string, name: string): JsonObject {
  try {
    const value = parseJson(text, { name, maxBytes: longestLine });
    if (isObject(value)) return value;
  } catch (cause) {
    throw damaged(name, "is not complete JSON: the file was cut off or changed", cause);
  }
  throw damaged(name, "is not a line of an export");
}

/** The id of the run that a line belongs to. */
function idIn(line: { kind?: unknown; id?: unknown; run?: unknown }): string | undefined {
  const own =
    line.kind === "run" && typeof line.run === "object" && line.run !== null && "id" in line.run
      ? line.run.id
      : line.id;
  return typeof own === "string" && line.kind !== "release" ? own : undefined;
}

function assertVersion({ kind, version }: JsonObject, place: string): void {
  if (kind !== "project") throw damaged(place, "is not the first line of an export");
  if (version === exportVersion) return;
  const newer = typeof version === "number" && version > exportVersion;
  throw new ReplayKitError(
    "invalid_input",
    `${place}: this export is of version ${JSON.stringify(version)}; ${exportVersion} is read`,
    {
      hint: newer
        ? "npm install replaykit@latest"
        : "upgrade the Worker that it comes from, and export again: it lacks the index",
    },
  );
}

function assertProject(line: ExportLine, { place, project }: { place: string; project: string }): void {
  if (line.kind !== "project" || line.project === project) return;
  throw new ReplayKitError(
    "invalid_input",
    `${place}: this is an export of ${line.project.slice(0, 60)}, not of ${project}`,
    {
      hint: `the ids of its runs hold that name: npx replaykit worker project ${line.project.slice(0, 60)} --import …`,
    },
  );
}

function readLine(line: JsonObject, place: string): ExportLine {
  const read = exportLineSchema.safeParse(line);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ReplayKitError(
    "invalid_input",
    `${place}: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? "is not understood"}`,
    {
      hint: "it was written by a newer Worker: npm install replaykit@latest",
    },
  );
}

function damaged(place: string, what: string, cause?: unknown): ReplayKitError {
  return new ReplayKitError("invalid_input", `${place} ${what}`, {
    hint: "nothing was imported; take another copy of the backup",
    cause,
  });
}
