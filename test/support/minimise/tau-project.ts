import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compact } from "../../../src/core/compact.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { parseJson } from "../../../src/core/json/json-limits.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import { isObject } from "../../../src/core/schema/is-object.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { tauEffects, tauTerminalTools, type TrialCase } from "../tau-bench.ts";
import { type TemporaryFolder, temporaryFolder } from "../temporary-folder.ts";

const agent = readFileSync(join(import.meta.dirname, "scripted-agent.mjs"), "utf8");

/** A project with the case of a trial and an agent that repeats that trial. */
export function tauProject({ loaded, files }: TrialCase): TemporaryFolder & { caseFolder: string } {
  const config = {
    version: 1,
    runner: { command: ["node", "agent.mjs"] },
    effects: tauEffects,
    terminal_tools: tauTerminalTools,
  };
  const folder = temporaryFolder({
    // JSON is valid YAML.
    "replaykit.yaml": JSON.stringify(config),
    "agent.mjs": agent,
    "script.json": JSON.stringify(scriptOf(loaded)),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`cases/${loaded.case.id}/${name}`, text])),
  });
  return { ...folder, caseFolder: join(folder.path, "cases", loaded.case.id) };
}

function scriptOf({ trace }: TrialCase["loaded"]): object {
  const run = runFromTrace(trace, effectLookup(tauEffects));
  const results: Json[] = [];
  const calls = run.calls.map(({ tool, args, group, output = null }) => {
    const call = { tool, args: referring(args, results), recorded: output, ...compact({ group }) };
    results.push(valueOf(output));
    return call;
  });
  const events = trace.events.filter(({ type }) => type !== "tool_call" && type !== "tool_result");
  return { status: trace.status, final_output: run.final_output, events, calls };
}

/** The arguments, with each text that an earlier result holds replaced by a reference to it. */
function referring(value: Json, results: readonly Json[]): Json {
  if (Array.isArray(value)) return value.map((item) => referring(item, results));
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, referring(member, results)]));
  }
  if (typeof value !== "string") return value;
  for (const [index, result] of results.entries()) {
    const path = pathTo(value, result);
    if (path) return { $of: index, path };
  }
  return value;
}

function pathTo(text: string, value: Json): (string | number)[] | undefined {
  if (value === text) return [];
  const members = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  for (const [key, member] of members) {
    const rest = pathTo(text, member);
    if (rest) return [key, ...rest];
  }
  return undefined;
}

function valueOf(output: Json): Json {
  try {
    return typeof output === "string" ? parseJson(output, { name: "a result" }) : output;
  } catch {
    return output;
  }
}
