import type { ReplayConfig } from "../../../core/schema/config.ts";
import { matchesFile } from "../../files/glob.ts";

export type Selection = ReplayConfig["select"];

export interface SelectableCase {
  /** Folder of the case, relative to the root, with `/`. */
  path: string;
  tags: string[];
  /** Globs of files that the case's runner depends on; `undefined`: any change may matter. */
  runnerPaths: string[] | undefined;
}

export interface Changes {
  /** Files that differ from the base, relative to the root; `undefined`: not known. */
  changed: string[] | undefined;
  /** The configuration's file, relative to the root. */
  configFile: string;
}

/** Whether a case is to be replayed. */
export function isSelected(subject: SelectableCase, select: Selection, changes: Changes): boolean {
  if (select === "all") return true;
  if (select === "smoke") return subject.tags.includes("smoke");
  if (typeof select === "object") return select.tags.some((tag) => subject.tags.includes(tag));
  return changes.changed === undefined || isAffected(subject, changes.changed, changes.configFile);
}

/** Affected are a case that changed itself, every case where the set-up changed, and those whose runner's files changed. */
function isAffected({ path: folder, runnerPaths }: SelectableCase, changed: string[], configFile: string): boolean {
  if (runnerPaths === undefined) return changed.length > 0;
  return changed.some(
    (file) =>
      file === configFile || file.startsWith(`${folder}/`) || runnerPaths.some((glob) => matchesFile(file, glob)),
  );
}
