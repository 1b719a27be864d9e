import { canonicalJson } from "../../json/canonical-json.ts";
import type { ToolCallEvent } from "../../schema/trace.ts";
import type { CallMention } from "../messages/call-register.ts";
import { present } from "../fields/fields.ts";
import type { SpanNode } from "./span-node.ts";
import type { whenOf } from "./span-times.ts";

/** The spans of a run's tools in order, and which of them were already added to the events. */
export class ToolSpans {
  private readonly done = new Set<SpanNode>();
  /** Spans still to come, by call id, and by name and arguments. */
  private waiting: Map<string, SpanNode[]> | undefined;
  private readonly nodes: readonly SpanNode[];

  constructor(nodes: readonly SpanNode[]) {
    this.nodes = nodes.filter(({ kind }) => kind === "tool");
  }

  /** Marks a span as added. False if it was added before. */
  begin(node: SpanNode): boolean {
    return this.done.size < this.done.add(node).size;
  }

  /** True for a tool that ends after the next one began. Then time decides which result comes first. */
  overlapsNext({ kind, end }: SpanNode): boolean {
    const next = this.nodes[this.done.size]?.start;
    return kind === "tool" && end !== undefined && next !== undefined && next < end;
  }

  /**
   * The span of a call whose result a request already repeats. Clocks jitter, so the span may begin after the request.
   */
  cameLate(call: ToolCallEvent): SpanNode | undefined {
    if (this.nodes.length === this.done.size) return undefined;
    this.waiting ??= this.awaited();
    for (const key of keysOf({ id: call.call_id, name: call.tool_name, args: call.tool_args })) {
      const nodes = this.waiting.get(key) ?? [];
      while (nodes[0] && this.done.has(nodes[0])) nodes.shift();
      if (nodes[0]) return nodes[0];
    }
    return undefined;
  }

  /** Built only if a request shows a result before its span came. */
  private awaited(): Map<string, SpanNode[]> {
    const waiting = new Map<string, SpanNode[]>();
    for (const node of this.nodes) {
      for (const key of keysOf(node.call ?? { id: undefined, name: node.name, args: {} })) {
        const same = waiting.get(key);
        if (same) same.push(node);
        else waiting.set(key, [node]);
      }
    }
    return waiting;
  }
}

function keysOf({ id, name, args }: CallMention): string[] {
  return [...(id === undefined ? [] : [`id ${id}`]), `${name} ${canonicalJson(args ?? {})}`];
}

/** The call that a tool's span shows. If its arguments were not recorded, `args_unknown` is true. */
export function callOf({ id, name, args }: CallMention, when: ReturnType<typeof whenOf>): ToolCallEvent {
  return present({
    type: "tool_call",
    call_id: id,
    tool_name: name,
    tool_args: args ?? {},
    args_unknown: args === undefined ? true : undefined,
    ...when,
  });
}
