import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editCaseYaml } from "../../core/case/case-yaml.ts";
import type { YamlChange } from "../../core/yaml/edit-yaml.ts";
import { guessEffect } from "../../core/effects.ts";
import type { Effect, Effects } from "../../core/schema/effect.ts";
import { findFunctions, likeliest } from "../../node/routing/find-functions.ts";
import type { ToolFunction } from "../../node/routing/find-functions.ts";
import type { Project } from "../project.ts";

/** A tool that ran inside of the agent, unseen, and the functions that may be it. */
export interface UnseenTool {
  tool: string;
  functions: ToolFunction[];
}

/** Looks in the repository for the functions of tools that passed unseen; those that are declared pure run in a replay too. */
export async function unseenTools({ root, config }: Project, seen: readonly string[]): Promise<UnseenTool[]> {
  const tools = seen.filter((tool) => !Object.hasOwn(config.effects, tool) || config.effects[tool] !== "pure");
  if (tools.length === 0) return [];
  const functions = await findFunctions(root, tools);
  return tools.map((tool) => ({ tool, functions: likeliest(functions, tool) }));
}

/** What to do about one, in a line or more. */
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

/** An entry of `tools` for a function that was found; a write is named as one, since that decides what a replay does with it. */
function toolEntry(tool: string, at: string, effects: Effects): string | { at: string; effect: Effect } {
  const declared = Object.hasOwn(effects, tool);
  const guess = guessEffect(tool);
  // Never guesses `pure`: such a tool runs in a replay.
  return declared || guess === undefined || guess === "pure" ? at : { at, effect: guess };
}

/** The same as it stands in replaykit.yaml. */
function toolLine(tool: string, entry: ReturnType<typeof toolEntry>): string {
  const key = /^[\w-]+$/.test(tool) ? tool : JSON.stringify(tool);
  if (typeof entry === "string") return `${key}: ${JSON.stringify(entry)}`;
  return `${key}: { at: ${JSON.stringify(entry.at)}, effect: ${entry.effect} }`;
}

/** The entries of the tools of which one function is meant. */
export function toolChanges({ config }: Project, unseen: readonly UnseenTool[]) {
  return unseen.flatMap(({ tool, functions }) => {
    const [first, ...more] = functions;
    if (first?.at === undefined || more.length > 0) return [];
    return [{ tool, path: ["tools", tool], value: toolEntry(tool, first.at, config.effects) }];
  });
}

/** Writes into replaykit.yaml what a recording found. */
export function writeConfig({ root }: Project, changes: readonly YamlChange[], file: string): void {
  if (changes.length === 0) return;
  const path = join(root, file);
  writeFileSync(path, editCaseYaml(textOf(path) ?? "version: 1\n", changes));
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined; // `replaykit init` has not been there
  }
}
