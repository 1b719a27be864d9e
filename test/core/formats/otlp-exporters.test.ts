import { createServer, type Server } from "node:http";
import { context, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtoExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeOtlpJson } from "../../../src/core/formats/otlp/otlp-span.ts";
import { decodeOtlpProtobuf } from "../../../src/core/formats/otlp/otlp-protobuf.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

type Spans = Parameters<JsonExporter["export"]>[0];

const options = { platform: nodePlatform };
const received = new Map<string, Buffer>();
let server: Server;
let spans: Spans = [];

/** An agent whose spans have every kind of value, an event, a link and a failed tool. */
function runAgent(): void {
  const tracer = trace.getTracer("sample", "1.2.3");
  tracer.startActiveSpan("invoke_agent billing", (root) => {
    root.setAttributes({
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": "billing",
      "gen_ai.conversation.id": "conversation-7",
      "user.id": "u-1",
    });
    tracer.startActiveSpan("chat m", (chat) => {
      chat.setAttributes({
        "gen_ai.operation.name": "chat",
        "gen_ai.request.model": "m",
        "gen_ai.request.temperature": 0.5,
        "gen_ai.request.max_tokens": 4096,
        "gen_ai.request.stream": true,
        "gen_ai.request.stop_sequences": ["END", "STOP"],
        "gen_ai.response.finish_reasons": ["tool_calls"],
        "gen_ai.usage.input_tokens": 2 ** 40,
        "gen_ai.input.messages": JSON.stringify([
          { role: "user", parts: [{ type: "text", content: "Wo ist Bestellung 7? 🧾" }] },
        ]),
        "gen_ai.output.messages": JSON.stringify([
          { role: "assistant", parts: [{ type: "tool_call", id: "call-1", name: "find", arguments: { id: 7 } }] },
        ]),
      });
      chat.addEvent("gen_ai.choice", { index: 0 });
      chat.end();
    });
    tracer.startActiveSpan("execute_tool find", { links: [{ context: root.spanContext() }] }, (tool) => {
      tool.setAttributes({
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.tool.name": "find",
        "gen_ai.tool.call.id": "call-1",
        "gen_ai.tool.call.arguments": '{"id":7}',
      });
      tool.recordException(new Error("no such order"));
      tool.setStatus({ code: SpanStatusCode.ERROR, message: "no such order" });
      tool.end();
    });
    tracer.startActiveSpan("chat m", (chat) => {
      chat.setAttributes({
        "gen_ai.operation.name": "chat",
        "gen_ai.request.model": "m",
        "gen_ai.output.messages": '[{"role":"assistant","parts":[{"type":"text","content":"There is none."}]}]',
      });
      chat.end();
    });
    root.setStatus({ code: SpanStatusCode.OK });
    root.end();
  });
}

async function exported(exporter: JsonExporter | ProtoExporter, path: string): Promise<Buffer> {
  await new Promise((resolve) => {
    exporter.export(spans, resolve);
  });
  await exporter.shutdown();
  return received.get(path) ?? Buffer.alloc(0);
}

let json: Buffer;
let protobuf: Buffer;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.set(request.url ?? "", Buffer.concat(chunks));
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const sdk = new NodeSDK({
    serviceName: "billing-service",
    instrumentations: [],
    traceExporter: {
      export: (batch, done) => {
        spans = [...spans, ...batch];
        done({ code: 0 });
      },
      shutdown: () => Promise.resolve(),
    },
  });
  process.env["OTEL_METRICS_EXPORTER"] = "none";
  process.env["OTEL_LOGS_EXPORTER"] = "none";
  sdk.start();
  runAgent();
  await sdk.shutdown();
  context.disable();
  trace.disable();
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  json = await exported(new JsonExporter({ url: `${base}/json` }), "/json");
  protobuf = await exported(new ProtoExporter({ url: `${base}/protobuf` }), "/protobuf");
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe("bytes of the official exporters", () => {
  it("say the same in protobuf as in JSON", () => {
    expect(protobuf.length).toBeGreaterThan(500);
    const fromProtobuf = decodeOtlpJson(decodeOtlpProtobuf(new Uint8Array(protobuf)));
    const fromJson = decodeOtlpJson(JSON.parse(json.toString("utf8")));
    expect(fromProtobuf).toEqual(fromJson);
    expect(fromProtobuf).toHaveLength(4);
  });

  it("give the same run, recognised by content alone", () => {
    const [read, ...more] = readTraces({ name: "x", bytes: new Uint8Array(protobuf) }, options);
    expect(more).toEqual([]);
    expect(read).toEqual(readTraces({ name: "x", text: json.toString("utf8") }, options)[0]);
    expect(read?.trace).toMatchObject({ status: "success", agent: { name: "billing" }, session_id: "conversation-7" });
    expect(read?.trace.events.filter(({ type }) => type.startsWith("tool_"))).toMatchObject([
      { type: "tool_call", call_id: "call-1", tool_name: "find", tool_args: { id: 7 } },
      { type: "tool_result", call_id: "call-1", error: { kind: "tool", message: "no such order" } },
    ]);
    const model = read?.trace.events.find((event) => event.type === "model_call");
    expect(model).toMatchObject({
      params: { temperature: 0.5, max_tokens: 4096, stream: true, stop_sequences: ["END", "STOP"] },
      usage: { input: 2 ** 40 },
    });
  });

  it("are refused where they end in the middle", () => {
    expect(() =>
      readTraces({ name: "x", bytes: new Uint8Array(protobuf.subarray(0, protobuf.length - 7)) }, options),
    ).toThrow("x holds no trace in a format that ReplayKit reads");
  });
});
