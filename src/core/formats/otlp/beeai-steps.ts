import { textOf } from "../fields/fields.ts";
import type { SpanNode } from "../spans/span-node.ts";

/** What BeeAI's instrumentation writes for one call: a span when it starts, one for its answer or error, one when it ends. */
const moment = /^((?:tool|backend)\..+)\.(start|success|error|finish)$/;

interface Moment {
  node: SpanNode;
  what: string;
  which: string;
}

/** The spans of a run, with those that BeeAI wrote for the moments of one call joined into the span that it is. */
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
  // Nearly always the beginning decides.
  if (!text.startsWith("tool.") && !text.startsWith("backend.")) return undefined;
  const [, what, which] = moment.exec(target ?? node.name.replace(/-\d+$/, "")) ?? [];
  return what === undefined || which === undefined ? undefined : { node, what, which };
}

/** `tool.search.wikipedia` is the tool `wikipedia`. */
function named(node: SpanNode, what: string): SpanNode {
  const name = what.split(".").at(-1) ?? what;
  return node.call ? { ...node, name, call: { ...node.call, name } } : node;
}

/** The moments of a call come in time, but each span ends with the run: a call is over when its last moment begins. */
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
