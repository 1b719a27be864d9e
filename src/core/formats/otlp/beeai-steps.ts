import { textOf } from "../fields/fields.ts";
import type { SpanNode } from "../spans/span-node.ts";

/** BeeAI's instrumentation writes a span for each moment of a call: its start, its answer or error, and its end. */
const moment = /^((?:tool|backend)\..+)\.(start|success|error|finish)$/;

interface Moment {
  node: SpanNode;
  what: string;
  which: string;
}

/** Joins the spans that BeeAI wrote for the moments of one call into one span. Other spans are unchanged. */
export function joinMoments(nodes: SpanNode[]): SpanNode[] {
  const moments = nodes.flatMap((node) => momentOf(node) ?? []);
  if (moments.length === 0) return nodes;
  const open = new Map<string, SpanNode>();
  const joined = new Map<SpanNode, SpanNode | undefined>();
  for (const { node, what, which } of moments.toSorted((a, b) => (a.node.start ?? 0) - (b.node.start ?? 0))) {
    const place = `${node.parent ?? ""} ${what}`;
    const begun = open.get(place) ?? open.get(what);
    const whole = begun && joined.get(begun);
    if (which === "start" || !begun || !whole) {
      open.set(place, node).set(what, node);
      joined.set(node, named(node, what));
      continue;
    }
    joined.set(node, undefined);
    joined.set(begun, withMoment(whole, node));
  }
  return nodes.flatMap((node) => (joined.has(node) ? (joined.get(node) ?? []) : node));
}

function momentOf(node: SpanNode): Moment | undefined {
  if (node.kind !== "tool" && node.kind !== "model") return undefined;
  const target = textOf(node.rest?.["target"]);
  const text = target ?? node.name;
  // The beginning nearly always decides.
  if (!text.startsWith("tool.") && !text.startsWith("backend.")) return undefined;
  const [, what, which] = moment.exec(target ?? node.name.replace(/-\d+$/, "")) ?? [];
  return what === undefined || which === undefined ? undefined : { node, what, which };
}

/** The name of a tool: `tool.search.wikipedia` is `wikipedia`. */
function named(node: SpanNode, what: string): SpanNode {
  const name = what.split(".").at(-1) ?? what;
  return node.call ? { ...node, name, call: { ...node.call, name } } : node;
}

/**
 * Adds a moment to its call. Moments begin in time but all end with the run, so the call ends when its last moment
 * begins.
 */
function withMoment(whole: SpanNode, { start, call, result, error, output, usage }: SpanNode): SpanNode {
  return {
    ...whole,
    end: start ?? whole.end,
    call: whole.call && { ...whole.call, args: whole.call.args ?? call?.args },
    result: whole.result ?? result,
    error: whole.error ?? error,
    output: whole.output.length > 0 ? whole.output : output,
    usage: whole.usage ?? usage,
  };
}
