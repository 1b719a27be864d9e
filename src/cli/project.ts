import { randomBytes } from "node:crypto";
import { existsSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { ReplayKitError } from "../core/error.ts";
import type { KeyedHash } from "../core/platform.ts";
import { createRedactor, type Redactor } from "../core/redact/redact.ts";
import type { ReplayConfig } from "../core/schema/config.ts";
import { findCases, folderOf } from "../node/files/case-folder.ts";
import { findRoot } from "../node/git/find-root.ts";
import { changedFromBase } from "../node/git/git.ts";
import { casesLeftOut } from "../node/git/sparse-checkout.ts";
import { plural } from "../core/checks/check-result.ts";
import { shellArgument } from "../core/text/shell-word.ts";
import { loadConfig } from "../node/files/load-config.ts";
import { hmacKeyedHash } from "../node/platform.ts";
import type { CommandContext } from "./command.ts";

/** The repository that a command works in. */
export interface Project {
  /** Absolute path of the folder with `replaykit.yaml` or `.git`, else the folder in which the command was started. */
  root: string;
  config: ReplayConfig;
}

/** Opens the project. `onWarning` receives warnings about its configuration. */
export async function openProject(
  { cwd, flags, terminal }: CommandContext,
  onWarning: (warning: string) => void = (warning) => terminal.note(`warning: ${terminal.safe(warning)}`),
): Promise<Project> {
  const file = flags.text("config");
  if (file === undefined) {
    const root = findRoot(cwd);
    return { root, config: await loadConfig(root, undefined, onWarning) };
  }
  const path = resolve(cwd, file);
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind && !kind.isFile()) {
    throw new ReplayKitError(
      "usage",
      `--config is "${file}", which is ${kind.isDirectory() ? "a folder" : "a device"}, not a file`,
      {
        hint: "name a replaykit.yaml, or leave --config out: without the file every key has its default",
      },
    );
  }
  return { root: dirname(path), config: await loadConfig(dirname(path), basename(path), onWarning) };
}

/**
 * Absolute folders of the cases that the arguments name by id, case.yaml, folder or glob. Without arguments, all cases
 * of the project. An argument that matches no case is an error.
 */
export async function caseFolders(
  project: Project,
  { args, cwd, terminal }: Pick<CommandContext, "args" | "cwd"> & Partial<Pick<CommandContext, "terminal">>,
): Promise<string[]> {
  const patterns = [project.config.cases].flat();
  if (args.length === 0) {
    const left = await casesLeftOut(project.root, patterns);
    if (left.length > 0)
      terminal?.note(
        `warning: the sparse checkout leaves out ${plural(left.length, "case")}: ${addCommand(left, patterns)}`,
      );
    return findCases(project.root, patterns);
  }
  const found = new Set<string>();
  for (const argument of args) {
    const folders = await foldersOf(project, cwd, argument);
    if (folders.length === 0) {
      const left = await casesLeftOut(project.root, patterns);
      throw new ReplayKitError("not_found", `there is no case at "${argument}"`, {
        hint: left.some((folder) => basename(folder) === basename(resolve(cwd, argument)))
          ? `the sparse checkout leaves it out: ${addCommand(left, patterns)}`
          : "name a case's id, its case.yaml, its folder, or a glob; `npx replaykit case` lists them",
      });
    }
    for (const folder of folders) found.add(folder);
  }
  return [...found];
}

/** The command that adds what a sparse checkout leaves out. A few cases are named: a pattern may exclude only them. */
function addCommand(left: string[], patterns: string[]): string {
  const folders = left.length <= 3 ? left : [...new Set(patterns.map(folderOf))];
  return folders.includes(".")
    ? "git sparse-checkout disable"
    : `git sparse-checkout add ${folders.map(shellArgument).join(" ")}`;
}

/** The folder of the only case that a name means. Throws if it means none or several. */
export async function oneCaseFolder(name: string, project: Project, { cwd }: CommandContext): Promise<string> {
  const [folder, ...others] = await caseFolders(project, { args: [name], cwd });
  if (folder !== undefined && others.length === 0) return folder;
  throw new ReplayKitError("usage", `"${name}" names ${others.length + 1} cases, and this takes one`, {
    hint: "name one by its folder; `npx replaykit case` lists them",
  });
}

async function foldersOf(project: Project, cwd: string, argument: string): Promise<string[]> {
  const path = resolve(cwd, argument);
  if (basename(path) === "case.yaml" && existsSync(path)) return [dirname(path)];
  if (existsSync(join(path, "case.yaml"))) return [path];
  if (/^[a-z0-9-]+$/.test(argument) && !existsSync(path)) {
    const all = await findCases(project.root, [project.config.cases].flat());
    return all.filter((folder) => basename(folder) === argument);
  }
  return findCases(cwd, [argument]);
}

/**
 * Tells whether a case is unchanged from the branch that this checkout will be merged into; false if that is unknown.
 */
export async function casesOnBase(
  { root }: Project,
  env: Record<string, string | undefined>,
): Promise<(folder: string) => boolean> {
  const changed = await changedFromBase(env, { cwd: root });
  return (folder) => changed !== undefined && !changed.has(join(realpathSync(folder), "case.yaml"));
}

/** A path for display and reports: relative to the root, with `/`. */
export function shortPath(root: string, path: string): string {
  const short = relative(root, path);
  return (short === "" || short.startsWith("..") || isAbsolute(short) ? path : short).split(sep).join("/");
}

/**
 * The project's redactor. With REPLAYKIT_REDACTION_KEY, placeholders are the same in every run, so that fixtures of
 * several traces agree. Without it, a random key is used for this run only and stored nowhere.
 */
export function projectRedactor(
  { config }: Project,
  env: CommandContext["env"],
  keyedHash = redactionHash(env),
): Redactor {
  return createRedactor({ keyedHash, rules: config.redact.rules, allow: config.redact.allow });
}

export function redactionHash(env: CommandContext["env"]): KeyedHash {
  const given = env["REPLAYKIT_REDACTION_KEY"];
  return hmacKeyedHash(given === undefined || given === "" ? randomBytes(32) : Buffer.from(given, "utf8"));
}

/** The only argument of a command. Throws if there is none or more than one. */
export function oneArgument({ args }: CommandContext, command: string, what: string): string {
  const [first, ...more] = args;
  if (first !== undefined && more.length === 0) return first;
  const got = first === undefined ? "none" : args.map((argument) => `"${argument}"`).join(", ");
  throw new ReplayKitError("usage", `${command} takes one ${what}, but got ${got}`, {
    hint: `npx replaykit ${command} --help`,
  });
}
