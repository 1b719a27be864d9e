import type { Outcome } from "../schema/attempt-result.ts";

/** A fired signature in the words of the published README: `Tool 'lookup_billing' called 5 times`. */
export function signatureWords({ kind, message, observed, check }: Outcome): string {
  if (kind === "status_is" && typeof observed === "string") return `Run ended with ${observed}`;
  if (kind === "final_output_exists") return observed === false ? "No final output" : "Final output exists";
  if (kind !== "min_tool_calls" || typeof observed !== "number") return message === "" ? check : message;
  const tool = /^(\S+) was called /.exec(message)?.[1] ?? /^the tool called most is (\S+): /.exec(message)?.[1];
  return tool === undefined ? message : `Tool '${tool}' called ${observed} time${observed === 1 ? "" : "s"}`;
}
