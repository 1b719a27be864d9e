import * as z from "zod";
import type { ReplayKitError } from "../../core/error.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { Json } from "../../core/schema/json.ts";
import { diff } from "../specs/show.ts";
import { pageOf } from "./page.ts";
import { runCommand, type ToolCall } from "./run-command.ts";

/** One tool of the server: its input and its answer. */
export interface McpTool {
  name: string;
  description: string;
  input: z.ZodRawShape;
  /** True if the tool needs --allow-write. */
  writes?: true;
  /** True if it runs the agent, in the sandbox and with writes simulated. */
  runsAgent?: true;
  /** The command-line flag of each input. */
  flags?: Readonly<Record<string, string>>;
  answer(input: unknown, call: ToolCall): Promise<unknown>;
}

/** Inputs that several tools share. */
export const toolInput = {
  cursor: z.string().optional().describe("next_cursor of the answer before"),
  caseName: z.string().min(1).describe("id of a case, or the path of its folder"),
  runName: z.string().min(1).describe("id of a recorded run, id of a case, or path of a trace file in this repository"),
};

/** A tool whose input is parsed by its own schema. */
export function tool<Shape extends z.ZodRawShape>(
  spec: Omit<McpTool, "answer" | "input"> & { input: Shape },
  answer: (input: z.infer<z.ZodObject<Shape>>, call: ToolCall) => Promise<unknown>,
): McpTool {
  const schema = z.object(spec.input);
  return { ...spec, answer: (input, call) => answer(schema.parse(input ?? {}), call) };
}

/** A flag in a sentence, and the value after it, if there is one. In `leave --base out`, `out` is not a value. */
const flagWithValue = /--([a-z-]+)(?: (?:'([^']*)'|(?!out\b)([\w./:-]+)(?=$|,| ·)))?/g;

/** An error in the tool's terms: names of its inputs replace the flags of the command line. */
export function faultFor({ flags = {}, input }: Pick<McpTool, "flags" | "input">, error: ReplayKitError) {
  const inputs = new Map(Object.entries(flags).map(([name, flag]) => [flag, name]));
  const written = (flag: string) => inputs.get(flag) ?? `--${flag}`;
  const withValue = (text: string, flag: string, quoted?: string, plain?: string): string => {
    const name = inputs.get(flag);
    const value = quoted ?? plain;
    if (name === undefined) return text;
    const schema = input[name] instanceof z.ZodOptional ? input[name].unwrap() : input[name];
    if (schema instanceof z.ZodBoolean) return `${name}: true`;
    if (value === undefined) return name;
    return `${name}: ${JSON.stringify(schema instanceof z.ZodArray ? [value] : value)}`;
  };
  return {
    code: error.code,
    message: error.message.replaceAll(/--([a-z-]+)/g, (_, flag: string) => written(flag)),
    hint: error.hintFor(written)?.replaceAll(flagWithValue, withValue),
  };
}

export function listIn(json: Json, key: string): Json[] {
  const list = isObject(json) ? json[key] : undefined;
  return Array.isArray(list) ? list : [];
}

/** The first difference of two runs, or of a case and its last replay, and a page of all differences. */
export async function comparedRuns(args: string[], at: string | undefined, call: ToolCall) {
  const { json } = await runCommand(diff, call, { args });
  const { equal, explanation } = isObject(json) ? json : {};
  return { equal, explanation, differences: pageOf(listIn(json, "differences"), at, 10_000) };
}
