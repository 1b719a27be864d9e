import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "../../core/schema/is-object.ts";
import type { Json } from "../../core/schema/json.ts";

/** How package managers run a program that the project defines. */
const programStarters: Record<string, string[]> = { uv: ["uv", "run"], poetry: ["poetry", "run"] };
const scriptStarters: Record<string, string[]> = {
  npm: ["npm", "run", "--silent", "start"],
  pnpm: ["pnpm", "--silent", "start"],
  yarn: ["yarn", "run", "start"],
  bun: ["bun", "run", "start"],
};

/** Programs that serve pages or an API instead of running an agent once. */
const servers =
  /(?:^|[\s/])(?:next|vite|nuxt|react-scripts|serve|http-server|uvicorn|gunicorn|hypercorn|flask|fastapi|streamlit|celery|nodemon)(?:\s|$)/;
/** Syntax that needs a shell. */
const shellWords = /[&|;<>`$*?()=]/;
const runtimes = new Set(["node", "bun", "deno", "python", "python3", "uv", "poetry"]);

/** The start command that the project defines; `undefined` if it defines none, or one that starts a server. */
export function startCommand(folder: string, packageManager: string): string[] | undefined {
  return (
    scriptStart(folder, packageManager) ??
    projectScript(folder, packageManager) ??
    procfileStart(folder) ??
    dockerfileStart(folder)
  );
}

/** `scripts.start` of package.json. */
function scriptStart(folder: string, packageManager: string): string[] | undefined {
  const manifest = jsonOf(textIn(folder, "package.json"));
  const scripts = isObject(manifest) ? manifest["scripts"] : undefined;
  const start = isObject(scripts) ? scripts["start"] : undefined;
  if (typeof start !== "string" || servers.test(start)) return undefined;
  return directCommand(start) ?? scriptStarters[packageManager];
}

/** The only entry of `[project.scripts]` (PEP 621) in pyproject.toml. */
function projectScript(folder: string, packageManager: string): string[] | undefined {
  const section =
    /^\[project\.scripts\]\s*\n((?:(?!\[).*(?:\n|$))*)/m.exec(textIn(folder, "pyproject.toml"))?.[1] ?? "";
  const names = [...section.matchAll(/^\s*"?([\w.-]+)"?\s*=\s*["'][\w.]+:[\w.]+["']/gm)].map(([, name = ""]) => name);
  const [name] = names;
  return name === undefined || names.length > 1 ? undefined : [...(programStarters[packageManager] ?? []), name];
}

/** The first process of a Procfile that is not a server. */
function procfileStart(folder: string): string[] | undefined {
  for (const line of textIn(folder, "Procfile").split("\n")) {
    const command = /^[\w-]+:\s*(\S.*)$/.exec(line)?.[1]?.trim();
    const words = command === undefined || servers.test(command) ? undefined : directCommand(command);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** The last CMD of a Dockerfile, as a list or as words. */
function dockerfileStart(folder: string): string[] | undefined {
  const command = [...textIn(folder, "Dockerfile").matchAll(/^CMD\s+(\S.*)$/gm)].at(-1)?.[1]?.trim();
  if (command === undefined || servers.test(command.replaceAll(/["',[\]]/g, " "))) return undefined;
  const list = command.startsWith("[") ? jsonOf(command) : undefined;
  if (Array.isArray(list)) {
    const words = list.filter((word) => typeof word === "string");
    return words.length === list.length && words.length > 0 ? words : undefined;
  }
  return directCommand(command);
}

/** The words of a command that starts a runtime directly; `undefined` if it needs a shell or a package manager. */
function directCommand(command: string): string[] | undefined {
  if (shellWords.test(command) || /["'\\]/.test(command)) return undefined;
  const words = command.split(/\s+/);
  return runtimes.has(words[0] ?? "") && words.length > 1 ? words : undefined;
}

function textIn(folder: string, name: string): string {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** Broken JSON counts as absent. */
function jsonOf(text: string): Json | undefined {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
