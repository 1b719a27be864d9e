import { realpathSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { git, type GitOptions } from "../../node/git/git.ts";
import { commandOf } from "../../node/runner/command.ts";
import { tell } from "../destinations.ts";

/** Files and folders of the checkout that a command names and that are not as they are on the base. */
export type ChangedPrograms = (command: string | string[]) => string[];

/** Compares the checkout with a commit: the base names a command, but its program is the pull request's own file. */
export async function changedPrograms(commit: string, options: GitOptions): Promise<ChangedPrograms> {
  const top = (await git(["rev-parse", "--show-toplevel"], options)).toString().trim();
  // What .gitmodules says of modules is the pull request's.
  const listed = await git(["diff", "--name-only", "--no-renames", "--ignore-submodules=dirty", "-z", commit], options);
  const changed = listed.toString("utf8").split("\0").filter(Boolean);
  // A folder may have become a link or a module, so that what it holds is not listed.
  const differs = (path: string) =>
    changed.some((file) => file === path || file.startsWith(`${path}/`) || path.startsWith(`${file}/`));
  const places = { top: realpathSync(top), root: realpathSync(options.cwd) };
  return (command) => {
    const paths = new Set(
      commandOf(command)
        .argv.flatMap(wordsOf)
        .flatMap((word) => pathsOf(word, places)),
    );
    return [...paths].filter(differs);
  };
}

/** The base names the judge, but its program would be the pull request's own file, with the key: a changed one is not run. */
export function withoutChangedJudge(config: ReplayConfig, programs: ChangedPrograms): ReplayConfig {
  const { command } = config.judge ?? {};
  const changed = command === undefined ? [] : programs(command);
  if (changed.length === 0) return config;
  tell("warning", `${changed.join(", ")} changed in this pull request: semantic checks wait until it is merged`);
  return { ...config, judge: null };
}

/** A word as it stands and its parts: `--rules=rules.json`, `sh -c "python3 check.py"`. */
function wordsOf(word: string): string[] {
  return [word, ...word.split(/[\s=;|&()<>"'`]+/)].filter(Boolean);
}

/** Where a word may lead, from the top of the checkout: the path as it is written, and what it is a link to. */
function pathsOf(word: string, { top, root }: { top: string; root: string }): string[] {
  if (word.includes("\0")) return [];
  const written = resolve(root, word);
  return [written, linked(written)]
    .map((path) => relative(top, path).split(sep).join("/"))
    .filter((path) => path !== "" && path !== ".." && !path.startsWith("../"));
}

function linked(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path; // it is not there: then it is listed as deleted, or names no file
  }
}
