import { lstatSync, readdirSync } from "node:fs";
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { type CaseFileName, type CaseFiles, caseFileNames } from "../../core/schema/case.ts";
import { errnoOf, readTextFile } from "./read-file.ts";
import { isLink, replaceFiles } from "./write-file.ts";

const mebibyte = 1024 * 1024;
/** Size limit for each file of a case. */
export const maxCaseBytes: Record<CaseFileName, number> = {
  "case.yaml": mebibyte,
  "source-trace.json": 64 * mebibyte,
  "fixtures/tools.json": 64 * mebibyte,
  "fixtures/model.json": 64 * mebibyte,
  "notes.md": mebibyte,
};

/** Folders that are not searched: they contain no cases and may be huge. */
const skipped = new Set(["node_modules", ".git", ".replaykit"]);
const maxDepth = 32;

/**
 * Absolute folders of the cases that the patterns match, sorted by path. A pattern is a case folder, a folder of cases,
 * or a glob. Does not follow links and does not search inside cases. A folder with a source trace and without a case in
 * it is a case that lost its case.yaml: whoever reads it gets an error, so that no case goes missing silently.
 */
export async function findCases(root: string, patterns: string[]): Promise<string[]> {
  return casesUnder(root, patterns);
}

/** `findCases`, but synchronous. */
export function casesUnder(root: string, patterns: string[]): string[] {
  const found = new Set<string>();
  for (const pattern of patterns) {
    const { base, glob } = splitPattern(pattern);
    const start = resolve(root, base);
    if (linkBetween(root, start)) {
      throw new ReplayKitError("unsafe_path", `"${pattern}" leads through a symbolic link`, {
        hint: "name the folder itself; links are never followed",
      });
    }
    if (lstatSync(start, { throwIfNoEntry: false })?.isFile() === true) {
      throw new ReplayKitError("invalid_input", `"${pattern}" is a file`, {
        hint: `name the case's folder: ${slashed(relative(root, dirname(start))) || "."}`,
      });
    }
    for (const folder of caseFoldersUnder(start)) {
      if (glob === undefined || matchesGlob(slashed(relative(start, folder)), glob)) found.add(folder);
    }
  }
  return [...found].toSorted(byCodePoint);
}

/** Whether a glob matches this path (with `/`), a folder above it, or the case.yaml in it. */
function matchesGlob(relativePath: string, glob: string): boolean {
  const parts = relativePath.split("/");
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  return (
    folders.some((folder) => posix.matchesGlob(folder, glob)) || posix.matchesGlob(`${relativePath}/case.yaml`, glob)
  );
}

/** Reads the files of a case folder, and lists the names of other files in it. */
export async function readCaseFolder(folder: string): Promise<{ files: CaseFiles; foreign: string[] }> {
  return { files: readCaseFiles(folder), foreign: foreignIn(folder) };
}

/** Reads the case files that exist. Does not list the folder, so that thousands of cases are read fast. */
export function readCaseFiles(folder: string): CaseFiles {
  refuseLink(folder, folder);
  const fixtures = lstatSync(join(folder, "fixtures"), { throwIfNoEntry: false });
  if (fixtures?.isSymbolicLink()) refuseLink(join(folder, "fixtures"), folder);
  const files: CaseFiles = {};
  for (const name of caseFileNames) {
    if (fixtures === undefined && name.startsWith("fixtures/")) continue;
    const text = readTextFile(join(folder, name), {
      name: slashed(join(folder, name)),
      maxBytes: maxCaseBytes[name],
      invalid: name === "case.yaml" ? "invalid_case" : "invalid_input",
    });
    if (text !== undefined) files[name] = text;
  }
  if (files["case.yaml"] === undefined) {
    throw new ReplayKitError("not_found", `there is no case.yaml in ${folder}`, {
      hint: "restore it from git, or name a case's folder",
    });
  }
  return files;
}

/** Writes a case's files: all of them or none. A reader never sees a partial file. */
export async function writeCaseFolder(folder: string, files: CaseFiles): Promise<void> {
  for (const path of [folder, join(folder, "fixtures")]) refuseLink(path, folder);
  refuseUnreadable(folder, files);
  try {
    replaceFiles(
      caseFileNames.flatMap((name) => {
        const text = files[name];
        return text === undefined ? [] : [{ path: join(folder, name), text }];
      }),
    );
  } catch (error) {
    throw new ReplayKitError(
      "io_failed",
      `the case cannot be written to ${folder}: ${errnoOf(error) ?? String(error)}`,
      {
        hint: "check the disk's space and the folder's permissions; files that were there are unchanged",
        cause: error,
      },
    );
  }
}

/** Refuses files that would be too large to read again. */
function refuseUnreadable(folder: string, files: CaseFiles): void {
  for (const name of caseFileNames) {
    const bytes = Buffer.byteLength(files[name] ?? "");
    if (bytes <= maxCaseBytes[name]) continue;
    throw new ReplayKitError(
      "too_large",
      `${name} of the case ${folder} would have ${bytes} bytes; at most ${maxCaseBytes[name]} are read`,
      { hint: "make the case from a shorter run, or from one with less data; nothing was written" },
    );
  }
}

/** Returns whether there was a case. */
function* caseFoldersUnder(folder: string, depth = 0): Generator<string, boolean> {
  // Checking for one file is cheaper than listing the folder, and most folders below `cases` are cases.
  const isCase = lstatSync(`${folder}/case.yaml`, { throwIfNoEntry: false })?.isDirectory() === false;
  let [holdsTrace, holdsCases] = [false, false];
  for (const entry of isCase || depth >= maxDepth ? [] : entriesOf(folder)) {
    if (!entry.isDirectory()) holdsTrace ||= entry.name === "source-trace.json";
    else if (!skipped.has(entry.name))
      holdsCases = (yield* caseFoldersUnder(join(folder, entry.name), depth + 1)) || holdsCases;
  }
  const isLost = holdsTrace && !holdsCases;
  if (isCase || isLost) yield folder;
  return isCase || isLost || holdsCases;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const code = errnoOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw new ReplayKitError("io_failed", `${folder} cannot be listed: ${code ?? String(error)}`, {
      hint: "check the folder's permissions",
      cause: error,
    });
  }
}

function foreignIn(folder: string): string[] {
  const known = new Set<string>(caseFileNames);
  const names = entriesOf(folder).flatMap((entry) =>
    entry.name === "fixtures" && entry.isDirectory()
      ? entriesOf(join(folder, "fixtures")).map((inner) => `fixtures/${inner.name}`)
      : [entry.name],
  );
  return names.filter((name) => !known.has(name)).toSorted(byCodePoint);
}

/** Refuses a symbolic link whose path the user did not name explicitly: somebody else may have chosen its target. */
export function refuseLink(path: string, folder: string): void {
  if (!isLink(path)) return;
  throw new ReplayKitError("unsafe_path", `${path} is a symbolic link`, {
    hint: `put the files themselves into ${folder}; links are never followed`,
  });
}

function linkBetween(root: string, path: string): boolean {
  const short = relative(root, path);
  if (short === "" || short.startsWith("..")) return isLink(path);
  const parts = short.split(sep);
  return parts.some((_, index) => isLink(join(root, ...parts.slice(0, index + 1))));
}

/** Whether a pattern matches a case folder (relative to the root, with `/`). */
export function isCaseOf(folder: string, pattern: string): boolean {
  const { base, glob } = splitPattern(pattern);
  const below = posix.relative(posix.normalize(base), folder);
  if (below.startsWith("..")) return false;
  return glob === undefined || matchesGlob(below, glob);
}

/** The folder in which a pattern searches. */
export function folderOf(pattern: string): string {
  return posix.normalize(splitPattern(pattern).base);
}

/** Splits `cases/billing-*` into the folder to search and the glob for paths below it. */
function splitPattern(pattern: string): { base: string; glob: string | undefined } {
  const parts = pattern.replace(/\/+$/, "").split("/");
  const first = parts.findIndex((part) => /[*?[\]{}!]/.test(part));
  if (first !== -1) return { base: parts.slice(0, first).join("/") || ".", glob: parts.slice(first).join("/") };
  const folder = parts.at(-1) === "case.yaml" ? parts.slice(0, -1).join("/") : pattern;
  return { base: folder || ".", glob: undefined };
}

function slashed(path: string): string {
  return path.split(sep).join("/");
}

/** Compares by UTF-16 code units, so that the order does not depend on the locale. */
function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
