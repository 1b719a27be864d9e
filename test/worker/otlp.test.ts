import { ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtoExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";

process.env["OTEL_METRICS_EXPORTER"] = "none";
process.env["OTEL_LOGS_EXPORTER"] = "none";

let worker: TestWorker;
let client: Client;

beforeAll(async () => {
  worker = await startWorker();
  client = await worker.project("otlp", { sampling: { success: 1 } });
});
afterAll(() => worker.close());

async function eventually<Value>(read: () => Promise<Value>, good: (value: Value) => boolean): Promise<Value> {
  for (let i = 0; ; i += 1) {
    const value = await read();
    if (good(value) || i > 60) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const hex = (n: number, digits: number) => n.toString(16).padStart(digits, "0");
const text = (key: string, value: string) => ({ key, value: { stringValue: value } });

function span(traceNumber: number, spanNumber: number, extra: object = {}) {
  const start = 1_795_000_000_000 + spanNumber * 100;
  return {
    traceId: hex(traceNumber, 32),
    spanId: hex(spanNumber, 16),
    parentSpanId: spanNumber === 1 ? "" : hex(1, 16),
    name: spanNumber === 1 ? "invoke_agent billing" : "execute_tool search_docs",
    kind: 1,
    startTimeUnixNano: `${start}000000`,
    endTimeUnixNano: `${start + 50}000000`,
    attributes:
      spanNumber === 1
        ? [
            text("gen_ai.operation.name", "invoke_agent"),
            text("gen_ai.agent.name", "billing"),
            text("gen_ai.input.messages", '[{"role":"user","parts":[{"type":"text","content":"Refund?"}]}]'),
            text(
              "gen_ai.output.messages",
              '[{"role":"assistant","parts":[{"type":"text","content":"Within 30 days."}],"finish_reason":"stop"}]',
            ),
          ]
        : [
            text("gen_ai.operation.name", "execute_tool"),
            text("gen_ai.tool.name", "search_docs"),
            text("gen_ai.tool.call.arguments", `{"q":"refund ${spanNumber}"}`),
            text("gen_ai.tool.call.result", '{"text":"30 days"}'),
          ],
    status: {},
    ...extra,
  };
}

const envelope = (...spans: object[]) => ({
  resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ scope: { name: "t" }, spans }] }],
});
const json = { "content-type": "application/json" };
const send = (body: unknown, headers: Record<string, string> = json) => client.post("/v1/traces", body, headers);

describe("official exporters", () => {
  test.each([
    ["JSON", JsonExporter],
    ["protobuf", ProtoExporter],
  ])("%s: spans of a run become a run", async (_name, Exporter) => {
    const exporter = new Exporter({
      url: `${worker.url}/v1/traces`,
      headers: { authorization: `Bearer ${client.token}` },
    });
    const sdk = new NodeSDK({ traceExporter: exporter, instrumentations: [] });
    sdk.start();
    const tracer = trace.getTracer("agent");
    const root = tracer.startSpan("invoke_agent billing", {
      attributes: { "gen_ai.operation.name": "invoke_agent", "gen_ai.agent.name": "billing" },
    });
    const tool = tracer.startSpan(
      "execute_tool search_docs",
      {
        attributes: {
          "gen_ai.operation.name": "execute_tool",
          "gen_ai.tool.name": "search_docs",
          "gen_ai.tool.call.arguments": '{"q":"refund"}',
        },
      },
      trace.setSpan(ROOT_CONTEXT, root),
    );
    tool.setStatus({ code: 2, message: "search timed out" });
    tool.end();
    root.setStatus({ code: 2, message: "gave up" });
    root.end();
    await sdk.shutdown();
    trace.disable();
    const id = root.spanContext().traceId;
    expect((await client.json(`/v1/runs/${id}`)).state).toBe("in progress");
    const run = await eventually(
      () => client.json(`/v1/runs/${id}`),
      (answer) => answer.run !== undefined,
    );
    expect(run.run).toMatchObject({ run_id: id, status: "error", failed: true, tool_calls: 1, trace_id: id });
    expect(run.trace.events).toContainEqual(
      expect.objectContaining({ type: "tool_call", tool_name: "search_docs", tool_args: { q: "refund" } }),
    );
  });
});

describe("what a server must do", () => {
  test("success answers 200 with partialSuccess unset, in the request's encoding", async () => {
    const answer = await send(envelope(span(100, 1)));
    expect([answer.status, answer.headers.get("content-type"), await answer.json()]).toEqual([
      200,
      "application/json",
      {},
    ]);
    const empty = await client.send("/v1/traces", {
      method: "POST",
      body: new Uint8Array(),
      headers: { "content-type": "application/x-protobuf" },
    });
    expect([empty.status, empty.headers.get("content-type"), await empty.text()]).toEqual([
      200,
      "application/x-protobuf",
      "",
    ]);
  });

  test("an empty request succeeds", async () => {
    expect((await send({})).status).toBe(200);
    expect((await send({ resourceSpans: [] })).status).toBe(200);
  });

  test("spans that cannot be taken: 200 with partialSuccess", async () => {
    const answer = await send(envelope(span(101, 1), span(101, 2, { traceId: "" }), span(101, 3, { spanId: "zz" })));
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { partialSuccess: { rejectedSpans: "2", errorMessage: expect.stringContaining("trace id") } },
    ]);
  });

  test("unknown fields are ignored", async () => {
    const answer = await send({ ...envelope(span(102, 1, { future: { a: 1 } })), later: true });
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
  });

  test("gzip is taken", async () => {
    const body = gzipSync(JSON.stringify(envelope(span(103, 1))));
    const answer = await client.send("/v1/traces", {
      method: "POST",
      body,
      headers: { ...json, "content-encoding": "gzip" },
    });
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
  });

  test.each([
    ["broken JSON", "{", json, 400],
    ["broken protobuf", "\u000a\u00ff\u0001", { "content-type": "application/x-protobuf" }, 400],
    ["a wrong form", { resourceSpans: 1 }, json, 400],
    ["another content type", "{}", { "content-type": "text/plain" }, 415],
    ["an unknown encoding", "{}", { ...json, "content-encoding": "lzw" }, 415],
    ["a gzip bomb", gzipSync(Buffer.alloc(40_000_000)), { ...json, "content-encoding": "gzip" }, 413],
  ])(
    "%s is answered with a status that is not retried, and a google.rpc.Status",
    async (_name, body, headers, status) => {
      const answer = await client.send("/v1/traces", {
        method: "POST",
        body: typeof body === "object" && !Buffer.isBuffer(body) ? JSON.stringify(body) : (body as string),
        headers,
      });
      expect(answer.status).toBe(status);
      if (headers["content-type"] === "application/json")
        expect(await answer.json()).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
    },
  );

  test("without a credential: 401 with a Status", async () => {
    const answer = await fetch(`${worker.url}/v1/traces`, { method: "POST", body: "{}", headers: json });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 16 }]);
  });

  test("spans in many requests, out of order and twice make one run", async () => {
    const id = hex(200, 32);
    await send(envelope(span(200, 3)));
    await Promise.all([
      send(envelope(span(200, 2))),
      send(envelope(span(200, 2))),
      send(envelope(span(200, 3), span(200, 1))),
    ]);
    const run = await eventually(
      () => client.json(`/v1/runs/${id}`),
      (answer) => answer.run !== undefined,
    );
    expect(run.run).toMatchObject({ tool_calls: 2, status: "success", failed: false, agent: "billing" });
  });

  test("a trace without an end is closed after the idle time, and late spans are added", async () => {
    const id = hex(201, 32);
    await send(envelope(span(201, 2)));
    const first = await eventually(
      () => client.json(`/v1/runs/${id}`),
      (answer) => answer.run !== undefined,
    );
    expect(first.run).toMatchObject({ tool_calls: 1 });
    await send(envelope(span(201, 3)));
    const later = await eventually(
      () => client.json(`/v1/runs/${id}`),
      (answer) => answer.run?.late === true,
    );
    expect(later.run).toMatchObject({ tool_calls: 2, late: true });
  });
});
