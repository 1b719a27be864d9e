import { append } from "../../append.ts";
import { releaseLabels } from "../../release/release.ts";
import { joinMoments } from "./beeai-steps.ts";
import type { ReadTrace } from "../input/format.ts";
import { rated } from "../fields/scores.ts";
import type { SpanNode } from "../spans/span-node.ts";
import { traceFromSpans } from "../spans/spans-to-trace.ts";
import { runsIn } from "./agent-runs.ts";
import { knownMessages } from "./known-messages.ts";
import type { OtlpSpan } from "./otlp-span.ts";
import { ownAttributes, rebuildNative } from "./rebuild-native.ts";
import { sourceOf } from "./run-source.ts";
import { compact } from "../../compact.ts";
import { nodeOfSpan } from "./span-to-node.ts";

const most = 50;

/**
 * Joins the spans of a tool call through MCP: the tool's, and below it the client's and the server's. Each may hold
 * what the others lack.
 */
function joinMcpCalls(nodes: SpanNode[]): SpanNode[] {
  if (!nodes.some(isMcp)) return nodes;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const joined = new Map<SpanNode, SpanNode>();
  for (const node of nodes) {
    const outer = isMcp(node) ? outerCall(node, byId) : undefined;
    if (!outer) continue;
    const whole = joined.get(outer) ?? outer;
    joined.set(node, { ...node, kind: "other" });
    joined.set(outer, {
      ...whole,
      call: whole.call && { ...whole.call, args: whole.call.args ?? node.call?.args },
      result: whole.result ?? node.result,
      error: whole.error ?? node.error,
    });
  }
  return nodes.map((node) => joined.get(node) ?? node);
}

function isMcp({ kind, rest }: SpanNode): boolean {
  return kind === "tool" && rest?.["mcp.method.name"] !== undefined;
}

/** The topmost span above it for the same tool. */
function outerCall(node: SpanNode, byId: Map<string, SpanNode>): SpanNode | undefined {
  let found: SpanNode | undefined;
  let here = node.parent === undefined ? undefined : byId.get(node.parent);
  for (let depth = 0; here && depth < most; depth += 1) {
    if (here.kind === "tool" && here.call?.name === node.call?.name) found = here;
    here = here.parent === undefined ? undefined : byId.get(here.parent);
  }
  return found;
}

/** The runs in the spans of one trace. */
export function readOtlpSpans(spans: readonly OtlpSpan[], traceId: string): ReadTrace[] {
  const own = rebuildNative(spans);
  if (own) return [own];
  const byId = withoutRepeats(spans);
  const known = knownMessages();
  const nodes = joinMcpCalls(joinMoments([...byId].map(([, span], index) => nodeOfSpan(span, index, known))));
  const runs = runsIn(nodes);
  return runs.map((run) => {
    const read = readRun(run, { traceId, several: runs.length > 1, byId });
    return { ...read, trace: rated(read.trace) };
  });
}

/** Spans by id. Of repeated spans, the later one counts. Events of log records that arrived separately are added. */
function withoutRepeats(spans: readonly OtlpSpan[]): Map<string, OtlpSpan> {
  const byId = new Map<string, OtlpSpan>();
  for (const [index, span] of spans.entries()) {
    const id = span.spanId || `span-${index}`;
    const before = byId.get(id);
    if (before === undefined || !(before.ofLogs || span.ofLogs)) byId.set(id, span);
    else if (span.ofLogs) append(before.events, span.events);
    else {
      append(span.events, before.events);
      byId.set(id, span);
    }
  }
  return byId;
}

interface TraceSpans {
  traceId: string;
  several: boolean;
  byId: Map<string, OtlpSpan>;
}

function readRun(nodes: SpanNode[], { traceId, several, byId }: TraceSpans): ReadTrace {
  const spans = nodes.flatMap(({ id }) => byId.get(id) ?? []);
  const own = spans.some(({ attributes }) => attributes[ownAttributes.run] !== undefined) && rebuildNative(spans);
  if (own) return own;
  const names = [...new Set(nodes.flatMap(({ dialect }) => dialect ?? []))];
  const resource = spans[0]?.resource ?? {};
  const { "service.name": service, "service.version": version, "vcs.ref.head.revision": commit } = resource;
  const root = nodes.find(({ kind, around }) => kind === "agent" && !around);
  const read = traceFromSpans(several ? withoutOuterParent(nodes) : nodes, {
    run_id: several && root ? `${traceId}/${root.id}` : traceId,
    format: "otlp",
    source: { dialects: names, trace_id: traceId, ...sourceOf(spans, nodes) },
    notes: [
      ...(names.length === 0 ? ["no span follows a convention for models or tools that ReplayKit knows"] : []),
      ...(several ? ["the trace holds several runs: each agent with no agent above it is one"] : []),
    ],
  });
  const named = typeof service === "string" && !service.startsWith("unknown_service") ? { name: service } : undefined;
  const agent = read.trace.agent ?? named;
  const labels = labelsOf(resource);
  const parent = parentOf(root ?? nodes[0], byId);
  const trace = {
    ...read.trace,
    ...compact({ parent_run_id: parent }),
    ...(labels === undefined ? {} : { labels: { ...labels, ...read.trace.labels } }),
  };
  if (!agent) return { ...read, trace };
  const release = {
    ...(typeof version === "string" ? { version } : {}),
    ...(typeof commit === "string" ? { commit } : {}),
  };
  return { ...read, trace: { ...trace, agent: { ...agent, ...release } } };
}

/** The id of the run that a run was forked from, in its first span. Spans further inside may belong to another run. */
function parentOf(top: SpanNode | undefined, byId: Map<string, OtlpSpan>): string | undefined {
  const parent = byId.get(top?.id ?? "")?.attributes[ownAttributes.parent];
  return typeof parent === "string" && parent !== "" ? parent : undefined;
}

/** Parts of the release that have no attribute in the conventions are named like ReplayKit's labels. */
function labelsOf(resource: OtlpSpan["resource"]): Record<string, string> | undefined {
  const labels = Object.values(releaseLabels).flatMap((name) => {
    const text = resource[name];
    return typeof text === "string" ? [[name, text]] : [];
  });
  return labels.length === 0 ? undefined : Object.fromEntries(labels);
}

/** Drops the parent of a run's top spans if it is outside the run, as in a trace of several runs. */
function withoutOuterParent(nodes: SpanNode[]): SpanNode[] {
  const inside = new Set(nodes.flatMap(({ id, around }) => (around ? [] : [id])));
  return nodes.map((node) => {
    const outer = node.around || (node.parent !== undefined && !inside.has(node.parent));
    return outer && (node.kind === "agent" || node.around) ? { ...node, parent: undefined } : node;
  });
}

/** Spans by trace, in the order of the traces' first spans. */
export function byTrace(spans: readonly OtlpSpan[]): Map<string, OtlpSpan[]> {
  const traces = new Map<string, OtlpSpan[]>();
  for (const span of spans) {
    const same = traces.get(span.traceId);
    if (same) same.push(span);
    else traces.set(span.traceId, [span]);
  }
  return traces;
}
