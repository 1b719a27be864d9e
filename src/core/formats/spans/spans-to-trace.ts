import type { JsonObject } from "../../schema/json.ts";
import type { RunStatus, TraceEvent } from "../../schema/trace.ts";
import { present } from "../fields/fields.ts";
import type { ReadTrace } from "../input/format.ts";
import { SpanEvents } from "./span-events.ts";
import { rangeOf, type SpanNode } from "./span-node.ts";
import { isoOfMillis } from "../fields/times.ts";
import { makeTrace, type TraceParts } from "../messages/transcript.ts";

export interface SpanTraceOptions {
  run_id: string;
  format: string;
  source?: JsonObject;
  notes?: string[];
  /** True if the source itself reports limits. Then no limit is guessed from how the run stopped. */
  saysLimits?: boolean;
  /** True if a run may have several root spans. Then it is complete only if no root's parent is missing. */
  severalRoots?: boolean;
}

/** One run from the spans of one trace. Each call and each message of a repeated history appears once. */
export function traceFromSpans(spans: readonly SpanNode[], options: SpanTraceOptions): ReadTrace {
  const nodes = inOrder(withoutWrappers(spans));
  const ids = new Set(nodes.map(({ id }) => id));
  const roots = nodes.filter(({ parent, around }) => !around && (parent === undefined || !ids.has(parent)));
  const builder = new SpanEvents(nodes, roots);
  for (const node of nodes) builder.add(node);
  const { events, notes } = builder.finish();
  const came = ({ parent }: SpanNode) => parent === undefined;
  const whole = options.severalRoots ? roots.every(came) : roots.some(came);
  const ended = addEnd(nodes, roots, { events, guess: options.saysLimits !== true && whole });
  if (!whole && nodes.length > 0)
    notes.push("the root span is missing: the run may have crashed, or its end was not sent");
  const range = rangeOf(nodes);
  const parts: TraceParts = {
    run_id: options.run_id,
    format: options.format,
    status: statusOf(roots, events, whole && ended),
    events,
    notes: options.notes ? [...options.notes, ...notes] : notes,
  };
  if (options.source !== undefined) parts.source = options.source;
  if (range.start !== undefined) parts.started_at = isoOfMillis(range.start);
  if (range.end !== undefined) parts.ended_at = isoOfMillis(range.end);
  addNames(parts, roots, nodes);
  return makeTrace(parts);
}

function whenOf(millis: number | undefined): string | undefined {
  return millis === undefined ? undefined : isoOfMillis(millis);
}

const maxDepth = 200;

/** Sorts by start. Parents come before children that start at the same time. */
function inOrder(nodes: readonly SpanNode[]): SpanNode[] {
  if (isInOrder(nodes)) return [...nodes];
  let byId: Map<string, SpanNode> | undefined;
  const depths = new Map<string, number>();
  const depthOf = (node: SpanNode): number => {
    let depth = 0;
    let here: SpanNode | undefined = node;
    while (here?.parent !== undefined && depth < maxDepth) {
      const known = depths.get(here.id);
      if (known !== undefined) {
        depth += known;
        break;
      }
      byId ??= new Map(nodes.map((one) => [one.id, one]));
      here = byId.get(here.parent);
      depth += 1;
    }
    depths.set(node.id, depth);
    return depth;
  };
  return nodes.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0) || depthOf(a) - depthOf(b));
}

/** True if each span began after the one before it, which is the order of most exporters. */
function isInOrder(nodes: readonly SpanNode[]): boolean {
  let before = -1;
  for (const { start = 0 } of nodes) {
    if (start <= before) return false;
    before = start;
  }
  return true;
}

/**
 * A model span around model spans (the AI SDK's root, Langfuse's generations of it) is an agent. Its tools become those
 * of the calls inside it.
 */
function withoutWrappers(nodes: readonly SpanNode[]): readonly SpanNode[] {
  const around = new Set<string>();
  for (const { kind, parent } of nodes) if (kind === "model" && parent !== undefined) around.add(parent);
  if (!nodes.some(({ kind, id }) => kind === "model" && around.has(id))) return nodes;
  const wrappers = new Map(nodes.flatMap((node) => (around.has(node.id) ? [[node.id, node] as const] : [])));
  return nodes.map((node) => {
    if (node.kind !== "model") return node;
    if (around.has(node.id)) return { ...node, kind: "agent" };
    const tools = wrappers.get(node.parent ?? "")?.params?.["tools"];
    return tools === undefined || node.params?.["tools"] !== undefined
      ? node
      : { ...node, params: { ...node.params, tools } };
  });
}

/**
 * Adds the final output: what the root returned, else the last model's text if the run ended on it. Returns true if all
 * roots have an end.
 */
function addEnd(
  nodes: readonly SpanNode[],
  roots: readonly SpanNode[],
  { events, guess }: { events: TraceEvent[]; guess: boolean },
): boolean {
  const ended = roots.every(({ end }) => end !== undefined);
  const root = roots.findLast(({ kind, name }) => kind === "agent" || name !== "");
  const failed = root?.error !== undefined;
  const stoppedOnTools = endsOnTools(events, root);
  const rootText = root?.kind === "model" ? undefined : textOfOutput(root);
  const last = lastText(events);
  const text = isToolFinish(root?.finish) ? undefined : (rootText ?? (failed || stoppedOnTools ? undefined : last));
  if (text !== undefined) {
    events.push(present({ type: "final_output", content: text, at: whenOf(root?.end) }));
    return ended;
  }
  const agent = root?.kind === "agent" || nodes.length > roots.length;
  // A tool that the caller runs has no span. A run may end on such a call without reaching a limit.
  const ran = nodes.some(({ kind }) => kind === "tool") || events.some(({ type }) => type === "tool_result");
  if (guess && !failed && ended && agent && stoppedOnTools && ran) {
    const error = "The run ended while the model was still asking for tools: its step limit was reached.";
    events.push({ type: "error", kind: "limit", error, heuristic: true });
  }
  return ended;
}

function isToolFinish(finish: string | undefined): boolean {
  return finish !== undefined && /^(?:tool[-_]?calls?|tool_use|function_call)$/i.test(finish);
}

/**
 * True if the last model call asked for tools: its finish reason says so, or a call of its answer follows. Without a
 * finish reason, any later call counts.
 */
function endsOnTools(events: readonly TraceEvent[], root: SpanNode | undefined): boolean {
  const index = events.findLastIndex(({ type }) => type === "model_call");
  const last = events[index];
  if (last?.type !== "model_call" || last.error) return false;
  if (isToolFinish(root?.finish) || isToolFinish(last.finish_reason)) return true;
  for (let at = index + 1; at < events.length; at += 1) {
    const event = events[at];
    if (event?.type !== "tool_call" || event["hosted"] === true) continue;
    if (event.group !== undefined || last.finish_reason === undefined) return true;
  }
  return false;
}

function lastText(events: readonly TraceEvent[]): string | undefined {
  const last = events.findLast((event) => event.type === "model_call");
  return typeof last?.output === "string" && !last.error ? last.output : undefined;
}

function textOfOutput(root: SpanNode | undefined): string | undefined {
  const message = root?.output.findLast(({ text }) => text !== "");
  return message?.text;
}

function statusOf(roots: readonly SpanNode[], events: readonly TraceEvent[], ended: boolean): RunStatus {
  const failed = events.findLastIndex(({ type }) => type === "error");
  if (runFailed(roots) || (failed !== -1 && !recovered(roots, events.slice(failed + 1)))) return "error";
  return ended ? "success" : "unknown";
}

/** A failed span does not fail the run if all roots succeeded, or if an answer followed the failure. */
function recovered(roots: readonly SpanNode[], after: readonly TraceEvent[]): boolean {
  if (roots.every(({ ok }) => ok)) return true;
  if (!after.some(({ type }) => type === "final_output")) return false;
  const answered = roots.some((root) => root.kind === "agent" && textOfOutput(root) !== undefined);
  return answered || after.some((event) => event.type === "model_call" && !event.error && event.output !== undefined);
}

/** True if a root failed, except a tool, or a model call with another one after it. */
export function runFailed(roots: readonly SpanNode[]): boolean {
  const models = roots.filter(({ kind }) => kind === "model");
  return roots.some((root) => {
    if (root.error === undefined || root.kind === "tool") return false;
    return root.kind !== "model" || root === models.at(-1);
  });
}

/** Adds agent, session, user and model. Those of the roots come first. */
function addNames(parts: TraceParts, roots: readonly SpanNode[], nodes: readonly SpanNode[]): void {
  for (const spans of [roots, nodes]) {
    for (const { kind, agent, model, provider, session, user } of spans) {
      if (agent !== undefined) parts.agent ??= { name: agent };
      if (session !== undefined) parts.session_id ??= session;
      if (user !== undefined) parts.user_id ??= user;
      if (kind === "model" && model !== undefined) parts.model ??= present({ name: model, provider });
    }
  }
}
