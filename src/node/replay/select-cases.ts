import * as path from "node:path";
import type { ReplayConfig } from "../../core/schema/config.ts";

export type Selection = ReplayConfig["select"];

export interface SelectableCase {
  /** Folder of the case, relative to the root, with `/`. */
  path: string;
  tags: string[];
  /** Globs of files that the case's runner depends on; `undefined`: any change may matter. */
  runnerPaths: string[] | undefined;
}

/** Whether a case is to be replayed; `changed` are the files that differ from the base, relative to the root. */
export function isSelected(subject: SelectableCase, select: Selection, changed: string[] | undefined): boolean {
  if (select === "all") return true;
  if (select === "smoke") return subject.tags.includes("smoke");
  if (typeof select === "object") return select.tags.some((tag) => subject.tags.includes(tag));
  return changed === undefined || isAffected(subject, changed);
}

/** Affected are a case that changed itself, every case where the set-up changed, and those whose runner's files changed. */
function isAffected({ path: folder, runnerPaths }: SelectableCase, changed: string[]): boolean {
  if (runnerPaths === undefined) return changed.length > 0;
  const globs = [...runnerPaths, "replaykit.yaml", `${folder}/**`];
  return changed.some((file) => globs.some((glob) => path.posix.matchesGlob(file, glob)));
}
