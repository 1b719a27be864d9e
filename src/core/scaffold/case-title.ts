import type { Check } from "../schema/check.ts";

const maxTitle = 200;

/** A title from what went wrong, without the trace's own words except names of tools. */
export function derivedTitle(signatures: readonly Check[]): string {
  const phrases = [...new Set(signatures.flatMap(phrase))];
  return plainTitle(phrases.slice(0, 4).join(", ")) || "Failed run";
}

/** One line without control characters and direction marks, which could make a title read as something else. */
export function plainTitle(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  if (plain.length <= maxTitle) return plain;
  return `${plain.slice(0, maxTitle - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** Kinds that say nothing in a title give none. */
function phrase(check: Check): string[] {
  if (check.kind === "min_tool_calls") return [`${check.tool ?? "one tool"} called ${check.count} times`];
  if (check.kind === "repeated_call") return [`${check.tool ?? "one tool"} called ${check.times} times alike`];
  if (check.kind === "final_output_exists") return check.exists ? [] : ["no answer"];
  if (check.kind === "status_is") return [`ended with ${check.status}`];
  if (check.kind === "error_matches") return check.error_kind === undefined ? [] : [`${check.error_kind} error`];
  if (check.kind === "writes_are")
    return [check.calls.length === 0 ? "nothing written" : `wrong writes: ${names(check.calls)}`];
  if (check.kind === "tool_called") return [`${check.tool} called`];
  if (check.kind === "tool_not_called") return [`${check.tool} not called`];
  if (check.kind === "output_contains" || check.kind === "output_matches") {
    return [check.not ? "something left unsaid" : "a wrong answer"];
  }
  return [];
}

function names(calls: readonly { tool: string }[]): string {
  return [...new Set(calls.map(({ tool }) => tool))].slice(0, 3).join(", ");
}
