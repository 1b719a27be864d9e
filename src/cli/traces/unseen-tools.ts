import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { editCaseYaml } from "../../core/case/case-yaml.ts";
import type { YamlChange } from "../../core/yaml/edit-yaml.ts";
import { guessEffect } from "../../core/effects.ts";
import type { Effect, Effects } from "../../core/schema/effect.ts";
import { findFunctions, likeliest } from "../../node/routing/find-functions.ts";
import type { ToolFunction } from "../../node/routing/find-functions.ts";
import { replaceFile } from "../../node/files/write-file.ts";
import type { Project } from "../project.ts";

/** A tool that ran inside of the agent, unseen by the gateway, and the functions that may implement it. */
export interface UnseenTool {
  tool: string;
  functions: ToolFunction[];
}

/**
 * Finds the functions of unseen tools in the repository. Tools that are declared pure are skipped, because they run in
 * a replay too.
 */
export async function unseenTools({ root, config }: Project, seen: readonly string[]): Promise<UnseenTool[]> {
  const tools = seen.filter((tool) => !Object.hasOwn(config.effects, tool) || config.effects[tool] !== "pure");
  if (tools.length === 0) return [];
  const functions = await findFunctions(root, tools);
  return tools.map((tool) => ({ tool, functions: likeliest(functions, tool) }));
}

/** Lines that say what to do about one tool. */
export function unseenAdvice({ tool, functions }: UnseenTool, { config }: Project): string[] {
  const [first] = functions;
  const wrap = `wrap it where it is made: kit.tool(${JSON.stringify(tool)}, …) in Node, @replaykit.tool in Python`;
  if (first === undefined) {
    const places = "src/file.ts#name or package.module:name, a method as Class.name";
    return [
      `no function of that name was found; write where it is under tools in replaykit.yaml (${places}), or ${wrap}`,
      "  in another language: if it only sends HTTP requests, allow their host (http.allow) and declare it pure (effects); else docs/routing-wire.md",
    ];
  }
  if (first.at === undefined) return [`${first.file}: ${first.fault}; ${wrap}`];
  const lines = functions.flatMap(({ at, file, line }) =>
    at === undefined ? [] : [`${toolLine(tool, toolEntry(tool, at, config.effects))}   # ${file}:${line}`],
  );
  const which = lines.length === 1 ? "under tools in replaykit.yaml" : "one of these under tools in replaykit.yaml";
  return [`write ${which}:`, ...lines.map((line) => `  ${line}`)];
}

/**
 * An entry of `tools` for a function. It names a guessed effect, because the effect decides what a replay does with it.
 */
function toolEntry(tool: string, at: string, effects: Effects): string | { at: string; effect: Effect } {
  const declared = Object.hasOwn(effects, tool);
  const guess = guessEffect(tool);
  // `pure` is never guessed, because such a tool runs in a replay.
  return declared || guess === undefined || guess === "pure" ? at : { at, effect: guess };
}

/** An entry as a line of replaykit.yaml. */
function toolLine(tool: string, entry: ReturnType<typeof toolEntry>): string {
  const key = /^[\w-]+$/.test(tool) ? tool : JSON.stringify(tool);
  if (typeof entry === "string") return `${key}: ${JSON.stringify(entry)}`;
  return `${key}: { at: ${JSON.stringify(entry.at)}, effect: ${entry.effect} }`;
}

/** Entries for the tools that match exactly one function. */
export function toolChanges({ config }: Project, unseen: readonly UnseenTool[]) {
  return unseen.flatMap(({ tool, functions }) => {
    const [first, ...more] = functions;
    if (first?.at === undefined || more.length > 0) return [];
    return [{ tool, path: ["tools", tool], value: toolEntry(tool, first.at, config.effects) }];
  });
}

/** Writes changes into replaykit.yaml. */
export function writeConfig({ root }: Project, changes: readonly YamlChange[], file: string): void {
  if (changes.length === 0) return;
  const named = join(root, file);
  const path = existsSync(named) ? realpathSync(named) : named; // it may be a link to a shared configuration
  replaceFile(path, editCaseYaml(textOf(path) ?? "version: 1\n", changes));
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined; // there is no replaykit.yaml yet
  }
}
