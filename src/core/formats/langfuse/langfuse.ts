import { isObject } from "../../schema/is-object.ts";
import type { JsonObject } from "../../schema/json.ts";
import { joinMoments } from "../otlp/beeai-steps.ts";
import { asText, objectOf, textOf } from "../fields/fields.ts";
import type { ReadTrace, TraceFormat } from "../input/format.ts";
import { type Export, exportsOf, isPart } from "./exports.ts";
import { nodeOf } from "./observation-node.ts";
import { MessageTexts } from "../messages/message-texts.ts";
import { onceARun, picked } from "../input/once-a-run.ts";
import { decoded, messagesIn } from "../otlp/dialect.ts";
import { withScores } from "../fields/scores.ts";
import { rangeOf, type SpanNode, spanNode } from "../spans/span-node.ts";
import { runFailed, traceFromSpans } from "../spans/spans-to-trace.ts";

/** Langfuse: downloads from its pages, answers of its API, and ingestion batches. */
export const langfuse: TraceFormat = {
  name: "langfuse",
  title: "Langfuse traces with observations, and ingestion batches",
  carries: "errors, times, tokens",
  settings: { off: "pass input and output to the observation, or leave capturing on" },
  surest: 0.95,
  detect: (input) => (exportsOf(input).some(({ observations }) => observations.length > 0) ? 0.95 : 0),
  itemKind: (item) => (isObject(item) && isPart(item) ? "part" : undefined),
  read: (input) => exportsOf(input).map(readExport),
};

function readExport({ trace, observations, scores }: Export): ReadTrace {
  const rootId = `trace ${asText(trace["id"])}`;
  const texts = new MessageTexts();
  const metadata = observations.map((observation) => objectOf(decoded(observation["metadata"])));
  const nodes = joinMoments(
    observations.map((observation, index) => nodeOf(observation, { rootId, texts, metadata: metadata[index] ?? {} })),
  );
  const output = messagesIn(trace["output"], "assistant").filter(({ role }) => role === "assistant");
  const below = nodes.filter(({ parent }) => parent === rootId);
  const root = spanNode({
    id: rootId,
    name: textOf(trace["name"]) ?? "trace",
    kind: "agent",
    ...rangeOf(nodes),
    input: messagesIn(trace["input"], "user"),
    output,
    session: textOf(trace["sessionId"]),
    user: textOf(trace["userId"]),
    agent: textOf(trace["name"]),
    error: output.length > 0 && endsWell(below) ? undefined : errorOfRun(below),
  });
  const source = sourceOf(trace, observations, metadata);
  const run_id = textOf(trace["id"]) ?? "langfuse";
  return withScores(traceFromSpans([root, ...nodes], { run_id, format: "langfuse", source }), scores);
}

const ofParts = ["projectId", "environment", "release", "version", "tags", "promptName", "promptVersion"];
const inSpans = new Set(["attributes"]);

/** Environment and metadata. The trace and its observations repeat them. */
function sourceOf(trace: JsonObject, observations: JsonObject[], ofObservations: JsonObject[]): JsonObject {
  const metadata = onceARun([objectOf(decoded(trace["metadata"])), ...ofObservations], inSpans);
  const own = onceARun([trace, ...observations].map((part) => picked(part, ofParts)));
  return { ...own, ...(Object.keys(metadata).length === 0 ? {} : { metadata }) };
}

/** The trace has no status: its direct children decide. */
function errorOfRun(below: SpanNode[]): SpanNode["error"] {
  return runFailed(below) ? below.findLast(({ error, kind }) => error && kind !== "tool")?.error : undefined;
}

/** True if the last action did not fail. The API lists observations in any order. */
function endsWell(below: readonly SpanNode[]): boolean {
  const last = below.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0)).at(-1);
  return last !== undefined && last.kind !== "tool" && last.error === undefined;
}
