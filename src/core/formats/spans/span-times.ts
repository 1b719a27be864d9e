import type { SpanNode } from "./span-node.ts";
import { isoOfMillis, millisBetween } from "../fields/times.ts";

/** When a span began, how long it took, and its parent. */
export function whenOf(node: SpanNode) {
  return {
    at: node.start === undefined ? undefined : isoOfMillis(node.start),
    duration_ms: millisBetween(node.start, node.end),
    parent: node.parent,
  };
}

/** When a span ended. If it has no end, when it began. */
export function endOf(node: SpanNode): string | undefined {
  const time = node.end ?? node.start;
  return time === undefined ? undefined : isoOfMillis(time);
}
