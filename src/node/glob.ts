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
