import * as z from "zod";
import { isObject } from "../../core/schema/is-object.ts";
import type { Json } from "../../core/schema/json.ts";
import { diff } from "../specs/show.ts";
import { pageOf } from "./page.ts";
import { runCommand, type ToolCall } from "./run-command.ts";

/** One tool of the server: what it takes, and what it answers. */
export interface McpTool {
  name: string;
  description: string;
  input: z.ZodRawShape;
  /** True: only with --allow-write. */
  writes?: true;
  /** True: it runs the agent, in the sandbox, with writes simulated. */
  runsAgent?: true;
  answer(input: unknown, call: ToolCall): Promise<unknown>;
}

/** What tools take alike. */
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

export function listIn(json: Json, key: string): Json[] {
  const list = isObject(json) ? json[key] : undefined;
  return Array.isArray(list) ? list : [];
}

/** Where two runs part, or a case and its last replay. */
export async function comparedRuns(args: string[], at: string | undefined, call: ToolCall) {
  const { json } = await runCommand(diff, call, { args });
  const { equal, explanation } = isObject(json) ? json : {};
  return { equal, explanation, differences: pageOf(listIn(json, "differences"), at, 10_000) };
}
