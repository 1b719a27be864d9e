import type { Json } from "../schema/json.ts";
import type { CallError } from "../schema/trace.ts";

/** The error that a tool's output tells of by beginning with `Error:`; a heuristic, and marked so. */
export function errorFromText(output: Json | undefined): CallError | undefined {
  if (typeof output !== "string" || !/^\s*Error:/.test(output)) return undefined;
  return { kind: "tool", message: output.trim().slice(0, 2000), heuristic: true };
}
