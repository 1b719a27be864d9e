// OpenTelemetry: a trace for each run, spans for steps and tools, through the agent's own set-up. Needs @opentelemetry/sdk-node.
//
//   node examples/article/telemetry.mjs
import { NodeSDK } from "@opentelemetry/sdk-node";
import { createMemoryStore, replaykit } from "replaykit";
import { docsAgent } from "./agent-graph.mjs";

const parents = new Map();
const done = async () => {};
const printer = {
  onStart: (span) => parents.set(span.spanContext().spanId, span.name),
  onEnd: ({ name, parentSpanContext, status }) =>
    console.log(`${name} < ${parents.get(parentSpanContext?.spanId) ?? "root"}${status.code === 2 ? " (error)" : ""}`),
  forceFlush: done,
  shutdown: done,
};

const sdk = new NodeSDK({
  spanProcessors: [printer],
  metricReaders: [],
  logRecordProcessors: [],
  autoDetectResources: false,
});
sdk.start();
const kit = replaykit({ store: createMemoryStore() }); // telemetry: { captureContent: true } puts redacted content in, too
await kit.run({ agent: "docs-agent", input: "refund policy" }, docsAgent({ checkEmpty: true }));
await sdk.shutdown();
