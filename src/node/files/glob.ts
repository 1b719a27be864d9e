import * as path from "node:path";

/** Whether a glob names this path (with `/`), one of the folders above it, or the case.yaml inside it. */
export function matchesGlob(relativePath: string, glob: string): boolean {
  const parts = relativePath.split("/");
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  return (
    folders.some((folder) => path.posix.matchesGlob(folder, glob)) ||
    path.posix.matchesGlob(`${relativePath}/case.yaml`, glob)
  );
}

/** Stands before a leading dot, so that a wildcard sees a plain name: a character that no path has. */
const dotted = "\ue000";

/** Whether a glob names this file (with `/`); unlike a shell's, its wildcards see names that begin with a dot too. */
export function matchesFile(file: string, glob: string): boolean {
  const pattern = glob.replace(/^(?:\.\/)+/, "");
  if (path.posix.matchesGlob(file, pattern)) return true;
  const shown = file.replaceAll(/(^|\/)\./g, `$1${dotted}.`);
  if (shown === file) return false;
  return path.posix.matchesGlob(shown, pattern.replaceAll(/(^|[/{,(|])\./g, `$1${dotted}.`));
}
