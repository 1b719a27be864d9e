import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtoExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { OTLPLogExporter as JsonLogs } from "@opentelemetry/exporter-logs-otlp-http";
import { OTLPLogExporter as ProtoLogs } from "@opentelemetry/exporter-logs-otlp-proto";
import { OTLPMetricExporter as JsonMetrics } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPMetricExporter as ProtoMetrics } from "@opentelemetry/exporter-metrics-otlp-proto";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { LoggerProvider, SimpleLogRecordProcessor } from "@opentelemetry/sdk-logs";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { python, pythonHas } from "../support/python.ts";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { envelope, hex, span } from "./support/spans.ts";

process.env["OTEL_METRICS_EXPORTER"] = "none";
process.env["OTEL_LOGS_EXPORTER"] = "none";

let worker: TestWorker;
let client: Client;

beforeAll(async () => {
  // Long enough that a trace is still open at its next request, on a loaded machine too.
  worker = await startWorker({ OTLP_IDLE_MS: "3000" });
  client = await worker.project("otlp", { sampling: { success: 1 } });
});
afterAll(() => worker.close());

async function eventually<Value>(read: () => Promise<Value>, good: (value: Value) => boolean): Promise<Value> {
  for (let i = 0; ; i += 1) {
    const value = await read();
    if (good(value) || i > 600) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

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

const pythonSdk = ["opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.common"];

describe.skipIf(!pythonHas(...pythonSdk))("Python's official SDK", () => {
  test("spans and log records in its protobuf become a run, and a wrong token none", async () => {
    const script = join(import.meta.dirname, "exporters/send_signals.py");
    const agent = (token: string) => promisify(execFile)(python, [script, worker.url, token]);
    const { stdout } = await agent(client.token);
    const { trace: id, answers }: { trace: string; answers: number[] } = JSON.parse(stdout);
    expect(new Set(answers)).toEqual(answers.length > 0 ? new Set([200]) : new Set());
    const run = await eventually(
      () => client.json(`/v1/runs/${id}`),
      (answer) => answer.run !== undefined,
    );
    expect(run.run).toMatchObject({ agent: "billing", status: "error", failed: true, tool_calls: 1, trace_id: id });
    expect(run.trace.events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: "input_message", content: "Refund my order, Zoë?" }),
        expect.objectContaining({ type: "model_call", output: "Within 30 days." }),
        expect.objectContaining({ type: "tool_call", tool_name: "search_docs", tool_args: { q: "refund" } }),
      ]),
    );
    expect(JSON.stringify(run.trace)).toContain("search timed out");
    const before = (await client.json("/v1/runs")).runs.length;
    await agent("rk_of-nobody").catch(() => undefined); // the standard library raises, an exporter logs it
    expect((await client.json("/v1/runs")).runs).toHaveLength(before);
  });
});

describe("the other signals of official exporters", () => {
  test.each([
    ["JSON", JsonLogs, 700],
    ["protobuf", ProtoLogs, 701],
  ])(
    "%s: messages in log records join their span, other records are said not to be kept",
    async (_name, Exporter, n) => {
      const exporter = new Exporter({
        url: `${worker.url}/v1/logs`,
        headers: { authorization: `Bearer ${client.token}` },
      });
      const provider = new LoggerProvider({ processors: [new SimpleLogRecordProcessor({ exporter })] });
      const spanContext = { traceId: hex(n, 32), spanId: hex(2, 16), traceFlags: 1 };
      const context = trace.setSpanContext(ROOT_CONTEXT, spanContext);
      const attributes = {
        "gen_ai.input.messages": [{ role: "user", parts: [{ type: "text", content: `Refund ${n}?` }] }],
        "gen_ai.output.messages": [{ role: "assistant", parts: [{ type: "text", content: "Within 30 days." }] }],
      };
      const logger = provider.getLogger("agent");
      logger.emit({ eventName: "gen_ai.client.inference.operation.details", attributes, context });
      logger.emit({ body: "GET /health 200", context });
      await provider.shutdown();
      const chat = { name: "chat m", attributes: [{ key: "gen_ai.operation.name", value: { stringValue: "chat" } }] };
      await send(envelope(span(n, 2, chat), span(n, 1)));
      const run = await eventually(
        () => client.json(`/v1/runs/${hex(n, 32)}`),
        (answer) => answer.run !== undefined,
      );
      expect(run.trace.events).toContainEqual(
        expect.objectContaining({ type: "input_message", content: `Refund ${n}?` }),
      );
      expect(run.trace.events).toContainEqual(
        expect.objectContaining({ type: "model_call", output: "Within 30 days." }),
      );
      expect(JSON.stringify(run.trace)).not.toContain("health");
    },
  );

  test.each([
    ["JSON", JsonMetrics],
    ["protobuf", ProtoMetrics],
  ])("%s: an exporter of metrics does not fail", async (_name, Exporter) => {
    const headers = { authorization: `Bearer ${client.token}` };
    const results: unknown[] = [];
    const exporter = new Exporter({ url: `${worker.url}/v1/metrics`, headers });
    const exported = exporter.export.bind(exporter);
    exporter.export = (metrics, done) => exported(metrics, (result) => (results.push(result.code), done(result)));
    const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 60_000 });
    const provider = new MeterProvider({ readers: [reader] });
    provider.getMeter("agent").createCounter("calls").add(1);
    await provider.shutdown();
    expect(results).toEqual([0]);
  });

  test("what is not kept is said in a partial success", async () => {
    const plain = {
      resourceLogs: [{ scopeLogs: [{ logRecords: [{ body: { stringValue: "x" } }, { eventName: "gen_ai.choice" }] }] }],
    };
    const answers = [
      await client.post("/v1/metrics", { resourceMetrics: [] }, json),
      await client.post("/v1/logs", plain, json),
      await client.post("/v1/logs", { resourceLogs: [] }, json),
    ];
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual([
      [
        200,
        { partialSuccess: { rejectedDataPoints: "0", errorMessage: expect.stringContaining("metrics are not kept") } },
      ],
      [
        200,
        {
          partialSuccess: {
            rejectedLogRecords: "2",
            errorMessage:
              "log records need the trace id of the span that they belong to: 32 hex digits; only events of the GenAI conventions (gen_ai.*) are kept",
          },
        },
      ],
      [200, {}],
    ]);
    expect((await client.post("/v1/logs", { resourceLogs: {} }, json)).status).toBe(400);
    expect((await client.post("/v1/metrics", "x", { "content-type": "text/plain" })).status).toBe(415);
  });
});

describe("gathering", () => {
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

  test("ids in either case, an integer for a status and integers as texts mean what the specification says", async () => {
    const id = hex(0xabc202, 32);
    const root = { traceId: id.toUpperCase(), spanId: "ABCDEF0123456789", status: { code: 2, message: "gave up" } };
    const usage = [
      { key: "gen_ai.operation.name", value: { stringValue: "chat" } },
      { key: "gen_ai.usage.input_tokens", value: { intValue: "12" } },
      { key: "gen_ai.usage.output_tokens", value: { intValue: 7 } },
    ];
    const child = { traceId: id, parentSpanId: "abcdef0123456789", attributes: usage };
    await send(envelope(span(0, 2, child), span(0, 1, root)));
    const run = await eventually(
      () => client.json(`/v1/runs/${id}`),
      (answer) => answer.run !== undefined,
    );
    expect(run.run).toMatchObject({ run_id: id, status: "error", failed: true });
    expect(run.trace.events).toContainEqual(
      expect.objectContaining({ type: "model_call", usage: expect.objectContaining({ input: 12, output: 7 }) }),
    );
    expect((await client.json(`/v1/find?q=${id}`)).runs).toHaveLength(1);
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

  test("a span that comes again after the close adds nothing, and counts as a duplicate of its run", async () => {
    const again = await worker.project("again", { sampling: { success: 1 } });
    const id = hex(203, 32);
    const post = (...spans: object[]) => again.post("/v1/traces", envelope(...spans), json);
    await post(span(203, 1), span(203, 2), span(203, 3));
    const first = await eventually(
      () => again.json(`/v1/runs/${id}`),
      (answer) => answer.run !== undefined,
    );
    await post(span(203, 2));
    const counted = (duplicate: number) =>
      eventually(
        () => again.stats(),
        (stats) => stats["duplicate"] === duplicate,
      );
    expect(await counted(1)).toMatchObject({ received: 2, stored: 1, sampled_out: 0, duplicate: 1, rejected: 0 });
    expect(await again.json(`/v1/runs/${id}`)).toEqual(first);
    await post(span(203, 1), span(203, 2), span(203, 3));
    expect(await counted(2)).toMatchObject({ received: 3, stored: 1, duplicate: 2 });
    expect(await again.json(`/v1/runs/${id}`)).toEqual(first);
  });

  test("spans that come after their run was sampled out make no run of their own", async () => {
    const rare = await worker.project("rare", { sampling: { success: 0 } });
    const id = hex(204, 32);
    await rare.post("/v1/traces", envelope(span(204, 1)), json);
    const stats = (received: number) =>
      eventually(
        () => rare.stats(),
        (stats) => stats["received"] === received,
      );
    expect(await stats(1)).toMatchObject({ received: 1, sampled_out: 1 });
    await rare.post("/v1/traces", envelope(span(204, 2)), json);
    expect(await stats(2)).toMatchObject({ received: 2, stored: 0, sampled_out: 1, duplicate: 1 });
    expect((await rare.send(`/v1/runs/${id}`)).status).toBe(404);
    await rare.post("/v1/traces", envelope(span(204, 3, { status: { code: 2, message: "boom" } })), json);
    const lifted = await eventually(
      () => rare.json(`/v1/runs/${id}`),
      (answer) => answer.run !== undefined,
    );
    expect(lifted.run).toMatchObject({ run_id: id, class: "failed", failed: true, late: true, tool_calls: 1 });
    expect(await stats(3)).toMatchObject({ received: 3, stored: 0, sampled_out: 1, duplicate: 2, lifted: 1 });
  });
});

describe("feedback on a run that is still open", () => {
  const bad = { rating: "bad", comment: "ask ada@example.org", expected_text: ["14 days"] };

  test("is accepted, waits with the spans, and keeps the run when it is closed", async () => {
    const open = await worker.project("open", { sampling: { success: 0, feedback_window: 0 } });
    const id = hex(300, 32);
    await open.post("/v1/traces", envelope(span(300, 2)), json);
    const given = await open.post(`/v1/runs/${id}/feedback`, bad);
    expect([given.status, await given.json()]).toMatchObject([202, { state: "in progress" }]);
    await open.post("/v1/traces", envelope(span(300, 1)), json);
    const run = await eventually(
      () => open.json(`/v1/runs/${id}`),
      (answer) => answer.run !== undefined,
    );
    expect(run).toMatchObject({
      run: { class: "flagged", rating: "bad", failed: true, tool_calls: 1 },
      trace: { feedback: { rating: "bad", expected_text: ["14 days"] } },
    });
    expect(JSON.stringify(run)).not.toContain("ada@example.org");
    expect(await open.stats()).toMatchObject({ received: 1, stored: 1, lifted: 0 });
    expect((await open.json("/v1/groups")).groups).toMatchObject([{ count: 1, kept: 1 }]);
    expect(worker.logs()).not.toContain("ada@example.org");
  });

  test("the same run without it is sampled out, and feedback then comes too late", async () => {
    const shut = await worker.project("shut", { sampling: { success: 0, feedback_window: 0 } });
    const id = hex(301, 32);
    await shut.post("/v1/traces", envelope(span(301, 1), span(301, 2)), json);
    const gone = await eventually(
      () => shut.send(`/v1/runs/${id}`),
      (answer) => answer.status !== 202,
    );
    expect(gone.status).toBe(410);
    const given = await shut.post(`/v1/runs/${id}/feedback`, bad);
    expect([given.status, await given.json()]).toMatchObject([
      410,
      { error: { code: "not_found", reason: "sampled_out" } },
    ]);
    expect((await shut.post(`/v1/runs/${hex(302, 32)}/feedback`, bad)).status).toBe(404);
  });
});
