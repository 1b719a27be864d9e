import type { SpanNode } from "./span-node.ts";

const kinds: Record<string, SpanNode["kind"]> = {
  generation: "model",
  tool: "tool",
  agent: "agent",
  chain: "agent",
};

/** The kind of span for a type of observation in Langfuse. */
export function observationKind(type: string): SpanNode["kind"] {
  const lower = type.toLowerCase();
  return (Object.hasOwn(kinds, lower) ? kinds[lower] : undefined) ?? "other";
}
