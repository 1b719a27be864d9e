import type { ReadTrace } from "../format.ts";
import { runsOf } from "../http-runs.ts";
import type { SpanNode } from "../span-node.ts";
import { traceFromSpans } from "../spans-to-trace.ts";
import { cloudflareGateway } from "./cloudflare-gateway.ts";
import { knownMessages } from "./known-messages.ts";
import type { OtlpSpan } from "./otlp-span.ts";
import { sourceOf } from "./run-source.ts";
import { nodeOfSpan } from "./span-to-node.ts";

/** True for a trace that is one request through a proxy, which knows nothing of the run that made it. */
export function isSingleRequest(spans: readonly OtlpSpan[]): boolean {
  const [only, second] = spans;
  return only !== undefined && second === undefined && only.parentId === undefined && cloudflareGateway.speaks(only);
}

/** The runs that such requests are of: one that goes on where another ended is of the same run, as in a recording of HTTP. */
export function readSingleRequests(spans: readonly OtlpSpan[]): ReadTrace[] {
  const known = knownMessages();
  const requests = spans.map((span, index) => {
    const node = nodeOfSpan(span, index, known);
    const { input, output, error } = node;
    return { span, node, request: {}, asked: true, input, output, answer: { id: undefined, error }, retries: 0 };
  });
  const inOrder = requests.toSorted((a, b) => (a.node.start ?? 0) - (b.node.start ?? 0));
  return runsOf(inOrder).map((run) =>
    readRun(
      run.map(({ node }) => node),
      run.map(({ span }) => span),
    ),
  );
}

function readRun(nodes: SpanNode[], spans: OtlpSpan[]): ReadTrace {
  const ids = spans.map(({ traceId }) => traceId);
  const read = traceFromSpans(nodes, {
    run_id: ids[0] ?? "otlp",
    format: "otlp",
    source: {
      dialects: [cloudflareGateway.name],
      ...(ids.length === 1 ? { trace_id: ids[0] ?? null } : { trace_ids: ids }),
      ...sourceOf(spans, nodes),
    },
    notes: nodes.length === 1 ? [] : [`${nodes.length} requests continue one another and are read as one run`],
  });
  const failed = nodes.at(-1)?.error !== undefined;
  const ended = read.trace.events.some(({ type }) => type === "final_output");
  return { ...read, trace: { ...read.trace, status: failed ? "error" : ended ? "success" : "unknown" } };
}
