import type { Check } from "../schema/check.ts";

/** Checks by kind and tools alone: how often, with what and in which words a run failed differs from run to run. */
export function signatureNames(signatures: readonly Check[]): string[] {
  const names = signatures.map((check) => [check.kind, ...[...new Set(toolsOf(check))].toSorted()].join(" "));
  return [...new Set(names)].toSorted();
}

function toolsOf(check: Check): string[] {
  if (check.kind === "writes_are") return check.calls.map((call) => call.tool);
  if (check.kind === "tool_sequence") {
    return check.calls.flatMap((call) => ("group" in call ? call.group : [call])).map((call) => call.tool);
  }
  return "tool" in check && check.tool !== undefined ? [check.tool] : [];
}
