import type { JsonObject } from "../../schema/json.ts";
import type { CallError, TraceEvent } from "../../schema/trace.ts";
import type { Message, MessageResult } from "../messages/message-shape.ts";
import type { Usage } from "../../providers/usage.ts";

/** A span of any tracing system, normalised. `spans-to-trace.ts` makes a run of a tree of such spans. */
export interface SpanNode {
  id: string;
  parent: string | undefined;
  name: string;
  kind: "model" | "tool" | "agent" | "other";
  /** Milliseconds since 1970. */
  start: number | undefined;
  end: number | undefined;
  /** The input of a model or an agent. */
  input: Message[];
  output: Message[];
  call: { id: string | undefined; name: string; args: JsonObject[string] | undefined } | undefined;
  result: MessageResult["output"] | undefined;
  error: CallError | undefined;
  model: string | undefined;
  provider: string | undefined;
  params: JsonObject | undefined;
  usage: Usage | undefined;
  /** In US dollars, as the source reports it. */
  cost: number | undefined;
  finish: string | undefined;
  agent: string | undefined;
  session: string | undefined;
  user: string | undefined;
  /** True if the source marks the span as successful. */
  ok: boolean;
  /** True if it only groups agents. */
  workflow: boolean;
  /** True if it contains several runs. */
  around: boolean;
  /** The name of the dialect that read it. */
  dialect: string | undefined;
  /** Attributes that no member above holds. */
  rest: JsonObject | undefined;
  /** Other events inside the span, each with its own time. */
  besides: readonly TraceEvent[] | undefined;
}

/** A span with all members in one fixed order, so that engines read thousands of them fast. */
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

/** From the first start to the last end. Missing times are skipped. */
export function rangeOf(nodes: readonly SpanNode[]): Pick<SpanNode, "start" | "end"> {
  let start: number | undefined;
  let end: number | undefined;
  for (const node of nodes) {
    if (node.start !== undefined && !(start !== undefined && start <= node.start)) start = node.start;
    if (node.end !== undefined && !(end !== undefined && end >= node.end)) end = node.end;
  }
  return { start, end };
}
