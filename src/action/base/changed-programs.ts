import { realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { canonicalJson } from "../../core/json/canonical-json.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { ChangedPrograms, GuardVersion } from "../../core/verdict/base/altered.ts";
import { readTextFile } from "../../node/files/read-file.ts";
import { git, type GitOptions, listChanged, listFilesAt, readFilesAt } from "../../node/git/git.ts";
import { chooseRunner, type RunnerOverride } from "../../node/runner/choose-runner.ts";
import { programFiles } from "../../node/runner/program-files.ts";
import { tell } from "../destinations.ts";

/** The configurations and overrides that determine the folder of a guard's commands on both sides. */
export interface ProgramSides {
  base: ReplayConfig | undefined;
  head: ReplayConfig;
  override: RunnerOverride;
  /** Folders of programs, in the form of `PATH`. */
  path: string | undefined;
}

/**
 * Returns a function that lists the changed files that a command runs. The base's configuration names the command, but
 * the program is the pull request's file.
 */
export async function changedPrograms(
  commit: string,
  sides: ProgramSides,
  options: GitOptions,
): Promise<ChangedPrograms> {
  const top = realpathSync((await git(["rev-parse", "--show-toplevel"], options)).toString().trim());
  const root = realpathSync(options.cwd);
  const listed = await git([...listChanged, commit], options);
  const changed = changesIn(listed.toString("utf8").split("\0").filter(Boolean));
  const unrun = new Set(await unchangedScripts(commit, changed.files, { ...options, cwd: top }));
  const pathOf = (path: string) => relative(top, path).split(sep).join("/");
  const filesIn = (command: string | string[], folder: string) => {
    const cwd = resolve(root, folder);
    const { named, implied } = programFiles(command, { cwd, top, path: sides.path });
    return { named: named.map(pathOf), implied: implied.map(pathOf) };
  };
  return (command, guard) => {
    const { here, before } = guard ? foldersOf(guard, sides) : { here: ".", before: "." };
    const { named, implied } = filesIn(command, here);
    const known = new Set(here === before ? named : filesIn(command, before).named);
    const other = named.filter((path) => !known.has(path) && isThere(join(top, path)));
    const impliedChanges = implied.flatMap((path) => changed.fileOf(path) ?? []).filter((path) => !unrun.has(path));
    return [...new Set([...named.filter(changed.has), ...other, ...impliedChanges])];
  };
}

interface Changes {
  files: ReadonlySet<string>;
  /**
   * Whether the path is a changed file, contains one, or lies below one: a link or module may have replaced a folder.
   */
  has: (path: string) => boolean;
  /** The changed file at this path, or the changed file that replaced a folder above it. */
  fileOf: (path: string) => string | undefined;
}

function changesIn(listed: readonly string[]): Changes {
  const files = new Set(listed);
  const folders = new Set(listed.flatMap((file) => foldersAbove(file)));
  const fileOf = (path: string) => [path, ...foldersAbove(path)].find((one) => files.has(one));
  return { files, has: (path) => folders.has(path) || fileOf(path) !== undefined, fileOf };
}

function foldersAbove(path: string): string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join("/"));
}

/** The folder in which a guard's commands run, in the checkout and on the base. */
function foldersOf({ before, after }: { before: GuardVersion; after: GuardVersion }, sides: ProgramSides) {
  const here = folderOf(sides.head, after, sides.override) ?? ".";
  return { here, before: (sides.base && folderOf(sides.base, before, sides.override)) ?? here };
}

/** `undefined` if no runner is found, which the replay reports. */
function folderOf(config: ReplayConfig, version: GuardVersion, override: RunnerOverride): string | undefined {
  const agent = version.case.agent ?? version.agent;
  try {
    return chooseRunner(config, { case: version.case, agent }, override).config.cwd ?? ".";
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
}

/**
 * Keys of `package.json` that describe the package or list dependencies. No script runs differently when they change.
 */
const installed = /^(?:version|description|keywords|(?:dev|peer|optional|bundled?)?dependencies(?:Meta)?)$/i;

/** Changed `package.json` files in which only keys of `installed` changed, so that their scripts run as before. */
async function unchangedScripts(commit: string, files: ReadonlySet<string>, options: GitOptions): Promise<string[]> {
  const paths = [...files].filter(
    (file) => basename(file) === "package.json" && !dirname(file).includes("node_modules"),
  );
  if (paths.length === 0) return [];
  const texts = await readFilesAt(await listFilesAt(commit, paths, options), options);
  return paths.filter((path) => {
    const before = scriptsIn(texts.get(path));
    return before !== undefined && before === scriptsIn(manifestAt(join(options.cwd, path)));
  });
}

const maxBytes = 1024 * 1024;

function manifestAt(path: string): string | undefined {
  try {
    return readTextFile(path, { name: path, maxBytes, invalid: "invalid_json" });
  } catch {
    return undefined; // counts as changed
  }
}

function scriptsIn(text: string | undefined): string | undefined {
  if (text === undefined || text.length > maxBytes) return undefined;
  try {
    const json = parseJson(text, { name: "package.json" });
    if (!isObject(json)) return undefined;
    return canonicalJson(Object.fromEntries(Object.entries(json).filter(([key]) => !installed.test(key))));
  } catch {
    return undefined; // counts as changed
  }
}

function isThere(path: string): boolean {
  try {
    realpathSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Removes the judge if its program changed in this pull request: that program would run with the judge's key. */
export function withoutChangedJudge(config: ReplayConfig, programs: ChangedPrograms): ReplayConfig {
  const { command } = config.judge ?? {};
  const changed = command === undefined ? [] : programs(command);
  if (changed.length === 0) return config;
  tell("warning", `${changed.join(", ")} changed in this pull request: semantic checks wait until it is merged`);
  return { ...config, judge: null };
}
