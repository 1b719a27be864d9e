import { existsSync, realpathSync } from "node:fs";
import { basename, delimiter, dirname, isAbsolute, join, resolve } from "node:path";
import { isWithin } from "../sandbox/view/system-places.ts";
import { commandOf } from "./command.ts";

/** Files that a command may run, as absolute paths. They need not exist. */
export interface ProgramFiles {
  /** Paths that the command names, and the targets of links among them. */
  named: string[];
  /** Paths where a program looks for a named file: modules, names without an ending, files of scripts. */
  implied: string[];
}

export interface ProgramSearch {
  /** The folder in which the command runs. */
  cwd: string;
  /** The top folder of the checkout; no file above it counts. */
  top: string;
  /** Folders of programs, as in `PATH`. */
  path: string | undefined;
}

/** Programs that find `tools/check` under these endings. */
const scriptRunners = /^(?:node|bun|bunx|deno|tsx|ts-node|vite-node|npx)$/;
const endings = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx"];
/** Programs that run `tools.check` as a module. */
const moduleRunners = /^(?:python|pypy)[\d.]*$|^-m$/;

/** Programs that run what a file in this folder or one above it says, with the names of that file. */
const scriptFiles: Record<string, readonly string[]> = {
  npm: ["package.json", ".npmrc"],
  pnpm: ["package.json", ".npmrc", "pnpm-workspace.yaml"],
  yarn: ["package.json", ".yarnrc", ".yarnrc.yml"],
  bun: ["package.json", "bunfig.toml"],
  "--run": ["package.json"],
  deno: ["deno.json", "deno.jsonc", "package.json"],
  make: ["GNUmakefile", "makefile", "Makefile"],
  just: ["justfile", "Justfile", ".justfile"],
  task: ["Taskfile.yml", "taskfile.yml", "Taskfile.yaml", "taskfile.yaml", "Taskfile.dist.yml"],
};

/** The files of a checkout that a command may run: those that it names, but not those that they import. */
export function programFiles(command: string | string[], place: ProgramSearch): ProgramFiles {
  const words = [...new Set(commandOf(command).argv.flatMap(wordsOf))].filter((word) => !word.includes("\0"));
  const are = (pattern: RegExp) => words.some((word) => pattern.test(basename(word)));
  const guesses = { scripts: are(scriptRunners), modules: are(moduleRunners) };
  const named = words.flatMap((word) => withTarget(resolve(place.cwd, word)));
  const implied = words.flatMap((word) => impliedBy(word, place, guesses)).flatMap(withTarget);
  const inside = (paths: string[]) =>
    [...new Set(paths)].filter((path) => path !== place.top && isWithin(path, place.top));
  return { named: inside(named), implied: inside(implied) };
}

/**
 * A word and its parts: `--rules=rules.json`, `-mtools.check`, `sh -c "python3 $PWD/check.py"`. For a pattern such as
 * `checks/*.py` also its folder.
 */
function wordsOf(word: string): string[] {
  const parts = word.split(/[\s=:,;|&()<>"'`]+/);
  const bare = parts.flatMap((part) => [part.replace(/^-\w/, ""), part.replace(/^\$(?:\w+|\{\w+\})\/+/, "")]);
  const folders = parts.flatMap((part) => (/[*?[{]/.test(part) ? [part.replace(/[^/]*[*?[{].*$/, "")] : []));
  return [word, ...parts, ...bare, ...folders].filter(Boolean);
}

function impliedBy(
  word: string,
  { cwd, top, path }: ProgramSearch,
  { scripts, modules }: { scripts: boolean; modules: boolean },
): string[] {
  const files = scripts && !/\.\w+$/.test(word) ? endings.map((ending) => `${word}${ending}`) : [];
  if (modules) files.push(...modulesOf(word));
  const found = files.map((file) => resolve(cwd, file));
  if (/[/\\]/.test(word)) return found;
  const names = Object.hasOwn(scriptFiles, word) ? (scriptFiles[word] ?? []) : [];
  const own = foldersUp(cwd, top).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...found, ...own, ...foldersOf(path).map((folder) => join(folder, word))];
}

/** Files that Python runs for `-m tools.check`, with those of the packages around it. */
function modulesOf(word: string): string[] {
  if (!/^\w+(?:\.\w+)*$/.test(word)) return [];
  const path = word.replaceAll(".", "/");
  const outer = word.split(".").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
  return [`${path}.py`, `${path}/__main__.py`, ...outer.map((folder) => `${folder}/__init__.py`)];
}

function foldersUp(folder: string, top: string): string[] {
  const folders = [folder];
  for (let one = folder; one !== top && isWithin(one, top); one = dirname(one)) folders.push(dirname(one));
  return folders;
}

function foldersOf(path: string | undefined): string[] {
  return (path ?? "").split(delimiter).filter((folder) => isAbsolute(folder));
}

/** A path and, if it goes through links, its target. */
function withTarget(path: string): string[] {
  try {
    return existsSync(path) ? [path, realpathSync(path)] : [path];
  } catch {
    return [path]; // a loop of links, or an unreadable folder
  }
}
