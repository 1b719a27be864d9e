import { existsSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { untrustedTerminal } from "../../core/report/untrusted.ts";
import type { Json } from "../../core/schema/json.ts";
import { findRoot } from "../../node/git/find-root.ts";
import { isWithin } from "../../node/sandbox/view/system-places.ts";
import type { CommandContext, CommandSpec, ExitCode } from "../command.ts";
import { parseCommandLine } from "../flag-values.ts";
import type { Terminal } from "../terminal.ts";

/** What one call of a tool gets. */
export interface ToolCall {
  cwd: string;
  env: CommandContext["env"];
  signal: AbortSignal;
  /** Reports progress to the client. */
  progress: (line: string) => void;
}

/** Flags by name: a switch, a value or several values. */
export type Flags = Record<string, boolean | string | readonly string[] | undefined>;

export interface CommandAnswer {
  exit: ExitCode;
  /** The JSON that the command printed. */
  json: Json;
  notes: string[];
}

/**
 * Runs a CLI command in this process, so that a tool and the command answer the same. The client's input is always a
 * value, never a flag.
 */
export async function runCommand(
  spec: CommandSpec,
  call: ToolCall,
  given: { args?: string[]; flags?: Flags },
): Promise<CommandAnswer> {
  const printed: { json?: Json; text: string[]; notes: string[] } = { text: [], notes: [] };
  const context = commandContext(spec, call, given, terminalOf(call, printed));
  const { run } = await spec.load();
  const exit = await run(context);
  const json = printed.json ?? parseJson(printed.text.join(""), { name: `replaykit ${spec.name} --json` });
  return { exit, json, notes: printed.notes };
}

/** The context of a command, with its flags parsed as in the CLI. */
export function commandContext(
  spec: CommandSpec,
  { cwd, env, signal, progress }: ToolCall,
  { args = [], flags = {} }: { args?: string[]; flags?: Flags },
  terminal = terminalOf({ progress }, { text: [], notes: [] }),
): CommandContext {
  for (const arg of args) assertInside(arg, cwd);
  const words = [...Object.entries(flags), ["json", true] as const].flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    if (value === true) return [`--${name}`];
    return (typeof value === "string" ? [value] : value).map((text) => `--${name}=${text}`);
  });
  return { ...parseCommandLine(spec, [...words, "--", ...args]), terminal, cwd, env, signal };
}

/** Refuses a path outside of the repository: a client may read nothing else on the machine. */
export function assertInside(name: string, cwd: string): void {
  const root = findRoot(cwd);
  const path = resolve(cwd, name);
  if (isWithin(path, root) && isWithin(realOf(path), realpathSync(root))) return;
  throw new ReplayKitError("unsafe_path", `"${name.slice(0, 200)}" is outside of this repository`, {
    hint: "name a case's id, a run's id, or a path inside the repository",
  });
}

/** The real path of the part of a path that exists. */
function realOf(path: string): string {
  for (let here = path; ; here = dirname(here)) {
    if (existsSync(here) || dirname(here) === here) return realpathSync(here);
  }
}

function terminalOf(
  { progress }: Pick<ToolCall, "progress">,
  printed: { json?: Json; text: string[]; notes: string[] },
): Terminal {
  return {
    colour: false,
    print: (text) => void printed.text.push(text),
    drained: () => Promise.resolve(),
    printJson: (value) => void (printed.json = value as Json), // a command prints JSON only
    note: (text) => void printed.notes.push(text),
    forward: () => {},
    style: (_, text) => text,
    safe: untrustedTerminal,
    progress: () => ({ update: progress, clear: () => {} }),
    readInput: () =>
      Promise.reject(new ReplayKitError("usage", "standard input carries MCP here", { hint: "name a file or a run" })),
    prompts: () => undefined,
  };
}
