import type { JsonObject } from "../../schema/json.ts";
import type { CallError, TraceEvent } from "../../schema/trace.ts";
import type { Message, MessageResult } from "../messages/message-shape.ts";
import type { Usage } from "../../providers/usage.ts";

/** What a span of any tracing system says, normalised; `spans-to-trace.ts` makes a run of a tree of them. */
export interface SpanNode {
  id: string;
  parent: string | undefined;
  name: string;
  kind: "model" | "tool" | "agent" | "other";
  /** Milliseconds since 1970. */
  start: number | undefined;
  end: number | undefined;
  /** What a model was asked, or an agent was given. */
  input: Message[];
  output: Message[];
  call: { id: string | undefined; name: string; args: JsonObject[string] | undefined } | undefined;
  result: MessageResult["output"] | undefined;
  error: CallError | undefined;
  model: string | undefined;
  provider: string | undefined;
  params: JsonObject | undefined;
  usage: Usage | undefined;
  /** In US dollars, as the source tells it. */
  cost: number | undefined;
  finish: string | undefined;
  agent: string | undefined;
  session: string | undefined;
  user: string | undefined;
  /** True if the source says that the span went well. */
  ok: boolean;
  /** True if it only holds agents together. */
  workflow: boolean;
  /** True if it stands around several runs. */
  around: boolean;
  /** The dialect in which it was said. */
  dialect: string | undefined;
  /** What has no word above. */
  rest: JsonObject | undefined;
  /** What happened inside of it that has no word, each at its time. */
  besides: readonly TraceEvent[] | undefined;
}

/** A span of what is known of it: always with all members, in one order, so that what reads thousands of them is fast. */
export function spanNode(known: Pick<SpanNode, "id" | "name"> & Partial<SpanNode>): SpanNode {
  return {
    id: known.id,
    parent: known.parent,
    name: known.name,
    kind: known.kind ?? "other",
    start: known.start,
    end: known.end,
    input: known.input ?? [],
    output: known.output ?? [],
    call: known.call,
    result: known.result,
    error: known.error,
    model: known.model,
    provider: known.provider,
    params: known.params,
    usage: known.usage,
    cost: known.cost,
    finish: known.finish,
    agent: known.agent,
    session: known.session,
    user: known.user,
    ok: known.ok ?? false,
    workflow: known.workflow ?? false,
    around: known.around ?? false,
    dialect: known.dialect,
    rest: known.rest,
    besides: known.besides,
  };
}

/** From the first start to the last end, of the spans that have them. */
export function rangeOf(nodes: readonly SpanNode[]): Pick<SpanNode, "start" | "end"> {
  let start: number | undefined;
  let end: number | undefined;
  for (const node of nodes) {
    if (node.start !== undefined && !(start !== undefined && start <= node.start)) start = node.start;
    if (node.end !== undefined && !(end !== undefined && end >= node.end)) end = node.end;
  }
  return { start, end };
}
