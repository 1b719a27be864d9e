import type { Attributes, SpanContext } from "@opentelemetry/api";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import type { Json } from "../../src/core/schema/json.ts";
import { type AgentRun, createMemoryStore, replaykit, type RunStore } from "../../src/sdk/index.ts";

interface EndedSpan {
  name: string;
  kind: number;
  attributes: Attributes;
  events: { name: string; attributes?: Attributes }[];
  status: { code: number; message?: string };
  parentSpanContext?: SpanContext | undefined;
  spanContext(): SpanContext;
}

const ended: EndedSpan[] = [];
const nothing = () => Promise.resolve();
const metricExporter = new InMemoryMetricExporter(AggregationTemporality.DELTA);
const metricReader = new PeriodicExportingMetricReader({
  exporter: metricExporter,
  exportIntervalMillis: 3_600_000,
});
const sdk = new NodeSDK({
  spanProcessors: [
    { onStart: () => {}, onEnd: (span: EndedSpan) => void ended.push(span), forceFlush: nothing, shutdown: nothing },
  ],
  metricReaders: [metricReader],
  logRecordProcessors: [],
  instrumentations: [],
  autoDetectResources: false,
});

beforeAll(() => sdk.start());
beforeEach(() => void ended.splice(0));
afterAll(() => sdk.shutdown());

const request = {
  provider: "openai.chat",
  model: "gpt-x",
  temperature: 0.2,
  max_tokens: 50,
  messages: [
    { role: "user", content: "Where is it?" },
    {
      role: "assistant",
      tool_calls: [{ id: "c1", type: "function", function: { name: "find", arguments: '{"q":"it"}' } }],
    },
    { role: "tool", tool_call_id: "c1", content: "here" },
  ],
  tools: [{ type: "function", function: { name: "find" } }],
};
const answer = {
  id: "answer-1",
  model: "gpt-x-2026",
  choices: [{ finish_reason: "stop", message: { role: "assistant", content: "It is here." } }],
  usage: { prompt_tokens: 11, completion_tokens: 3, prompt_tokens_details: { cached_tokens: 4 } },
};

async function agent(run: AgentRun) {
  await run.step("think", () => run.model(() => answer, { input: request }));
  return run.step("act", () =>
    run.tool(
      "send_mail",
      (): string => {
        throw new TypeError("no such address: ann@example.org");
      },
      { effect: "write" },
    )({ to: "ann@example.org" }),
  );
}

function spans() {
  const names = new Map(ended.map((span) => [span.spanContext().spanId, span.name]));
  return ended.map(({ name, parentSpanContext, attributes, status }) => ({
    name,
    parent: names.get(parentSpanContext?.spanId ?? ""),
    attributes,
    failed: status.code === 2,
  }));
}

function named(name: string): EndedSpan {
  const found = ended.find((span) => span.name === name);
  if (!found) throw new Error(`no span ${name}`);
  return found;
}

/** Every metric that came since the last look: its points, as the attributes and the sum. */
async function measured() {
  metricExporter.reset();
  await metricReader.forceFlush();
  const all = metricExporter.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
  return Object.fromEntries(
    all.map(({ descriptor, dataPoints }) => [
      descriptor.name,
      dataPoints.map(({ attributes, value }) => [
        typeof value === "number" ? value : descriptor.unit === "s" ? value.count : (value.sum ?? 0),
        attributes,
      ]),
    ]),
  );
}

it("gives a trace for each run, in the words of the GenAI conventions, without what was said", async () => {
  const kit = replaykit({ newId: () => "run-1" });
  await expect(kit.run({ agent: { name: "mailer", version: "2" } }, agent)).rejects.toThrow("no such address");
  expect(spans()).toEqual([
    {
      name: "chat gpt-x",
      parent: "step think",
      failed: false,
      attributes: {
        "gen_ai.operation.name": "chat",
        "gen_ai.provider.name": "openai",
        "gen_ai.request.model": "gpt-x",
        "gen_ai.request.temperature": 0.2,
        "gen_ai.request.max_tokens": 50,
        "gen_ai.response.id": "answer-1",
        "gen_ai.response.model": "gpt-x-2026",
        "gen_ai.response.finish_reasons": ["stop"],
        "gen_ai.usage.input_tokens": 11,
        "gen_ai.usage.output_tokens": 3,
        "gen_ai.usage.cache_read.input_tokens": 4,
        "replaykit.run_id": "run-1",
        "replaykit.position": "0.0",
      },
    },
    {
      name: "step think",
      parent: "invoke_agent mailer",
      failed: false,
      attributes: { "replaykit.run_id": "run-1", "replaykit.position": "0", "replaykit.step.name": "think" },
    },
    {
      name: "execute_tool send_mail",
      parent: "step act",
      failed: true,
      attributes: {
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.agent.name": "mailer",
        "gen_ai.tool.name": "send_mail",
        "gen_ai.tool.call.id": "1.0",
        "gen_ai.tool.type": "function",
        "replaykit.effect": "write",
        "replaykit.run_id": "run-1",
        "replaykit.position": "1.0",
        "error.type": "TypeError",
      },
    },
    {
      name: "step act",
      parent: "invoke_agent mailer",
      failed: true,
      attributes: {
        "replaykit.run_id": "run-1",
        "replaykit.position": "1",
        "replaykit.step.name": "act",
        "error.type": "TypeError",
      },
    },
    {
      name: "invoke_agent mailer",
      parent: undefined,
      failed: true,
      attributes: {
        "gen_ai.operation.name": "invoke_agent",
        "gen_ai.agent.name": "mailer",
        "gen_ai.agent.version": "2",
        "replaykit.run_id": "run-1",
        "error.type": "TypeError",
      },
    },
  ]);
  expect(ended.flatMap(({ events }) => events)).toEqual([]);
  expect(named("chat gpt-x").kind).toBe(2);
});

it("measures runs, models, tools, steps and tokens", async () => {
  await measured();
  await expect(replaykit().run({ agent: "mailer" }, agent)).rejects.toThrow();
  const chat = {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": "openai",
    "gen_ai.request.model": "gpt-x",
    "gen_ai.response.model": "gpt-x-2026",
  };
  const mailer = { "gen_ai.agent.name": "mailer" };
  const failed = { ...mailer, "error.type": "TypeError" };
  expect(await measured()).toEqual({
    "gen_ai.client.inference.duration": [[1, chat]],
    "gen_ai.client.inference.operation.input_tokens": [[11, chat]],
    "gen_ai.client.inference.operation.output_tokens": [[3, chat]],
    "gen_ai.client.inference.usage.cache_read.input_tokens": [[4, { ...chat, "gen_ai.token.modality": "unknown" }]],
    "gen_ai.client.inference.usage.input_tokens": [[11, { ...chat, "gen_ai.token.modality": "unknown" }]],
    "gen_ai.client.inference.usage.output_tokens": [[3, { ...chat, "gen_ai.token.modality": "unknown" }]],
    "gen_ai.execute_tool.duration": [
      [1, { ...failed, "gen_ai.tool.name": "send_mail", "gen_ai.tool.type": "function" }],
    ],
    "gen_ai.invoke_agent.duration": [[1, failed]],
    "gen_ai.invoke_agent.inference_calls": [[1, failed]],
    "gen_ai.invoke_agent.tool_calls": [[1, failed]],
    "replaykit.step.duration": [
      [1, { ...mailer, "replaykit.step.name": "think" }],
      [1, { ...failed, "replaykit.step.name": "act" }],
    ],
  });
});

it("counts what was written to a cache, and nothing where none was", async () => {
  const written = { ...answer, usage: undefined, type: "message", role: "assistant", content: [] };
  const told = { ...written, usage: { input_tokens: 9, output_tokens: 2, cache_creation_input_tokens: 5 } };
  const key = "gen_ai.usage.cache_write.input_tokens";
  await measured();
  await replaykit().run({ agent: "mailer" }, (run) => run.model(() => told, { input: request }));
  expect(named("chat gpt-x").attributes[key]).toBe(5);
  const metric = "gen_ai.client.inference.usage.cache_write.input_tokens";
  expect((await measured())[metric]).toMatchObject([[5, { "gen_ai.token.modality": "unknown" }]]);
  ended.length = 0;
  await replaykit().run({ agent: "mailer" }, (run) => run.model(() => answer, { input: request }));
  expect(named("chat gpt-x").attributes).not.toHaveProperty(key);
  expect(await measured()).not.toHaveProperty(metric);
});

it("shows what was tried again and what goes round in circles, over the bounds of steps", async () => {
  await measured();
  let tries = 0;
  await replaykit().run({ agent: "searcher" }, async (run) => {
    const flaky = run.tool("flaky", () => {
      tries += 1;
      if (tries < 3) throw new Error("busy");
      return tries;
    });
    for (let call = 0; call < 4; call += 1) await flaky({}).catch(() => 0);
    const search = run.tool("search_docs", () => []);
    for (const query of ["a", "a", "a", "b"]) await run.step("search", () => search({ query }));
    return null;
  });
  const shown = ended
    .filter(({ name }) => name.startsWith("execute_tool"))
    .map(({ attributes }) => [attributes["replaykit.attempt"], attributes["replaykit.repeat"]]);
  expect(shown).toEqual([
    [undefined, undefined],
    [2, 2],
    [3, 3],
    [undefined, 4],
    [undefined, undefined],
    [undefined, 2],
    [undefined, 3],
    [undefined, undefined],
  ]);
  const { "replaykit.operation.retries": retries, "replaykit.tool.repeated_calls": repeats } = await measured();
  const searcher = { "gen_ai.agent.name": "searcher" };
  expect(retries).toEqual([
    [2, { ...searcher, "replaykit.operation.kind": "tool", "replaykit.operation.name": "flaky" }],
  ]);
  expect(repeats).toEqual([
    [3, { ...searcher, "gen_ai.tool.name": "flaky" }],
    [2, { ...searcher, "gen_ai.tool.name": "search_docs" }],
  ]);
});

it("puts what was said into the spans where asked, in the conventions' form", async () => {
  const kit = replaykit({ telemetry: { captureContent: true }, redact: (value) => value });
  await expect(kit.run({ agent: "mailer" }, agent)).rejects.toThrow();
  const chat = named("chat gpt-x").attributes;
  expect(JSON.parse(String(chat["gen_ai.input.messages"]))).toEqual([
    { role: "user", parts: [{ type: "text", content: "Where is it?" }] },
    { role: "assistant", parts: [{ type: "tool_call", id: "c1", name: "find", arguments: { q: "it" } }] },
    { role: "tool", parts: [{ type: "tool_call_response", id: "c1", response: "here" }] },
  ]);
  expect(JSON.parse(String(chat["gen_ai.output.messages"]))).toEqual([
    { role: "assistant", parts: [{ type: "text", content: "It is here." }], finish_reason: "stop" },
  ]);
  expect(JSON.parse(String(chat["gen_ai.tool.definitions"]))).toEqual(request.tools);
  const tool = named("execute_tool send_mail");
  expect(tool.attributes["gen_ai.tool.call.arguments"]).toBe('{"to":"ann@example.org"}');
  expect(tool.status).toEqual({ code: 2, message: "no such address: ann@example.org" });
  expect(tool.events.map(({ name, attributes }) => [name, attributes?.["exception.message"]])).toEqual([
    ["exception", "no such address: ann@example.org"],
  ]);
});

it.each<[string, ((value: Json) => Json) | undefined]>([
  ["the built-in rules", undefined],
  ["the kit's own", (value) => JSON.parse(JSON.stringify(value).replaceAll("ann@example.org", "somebody"))],
])("hides what is secret in all of it, by %s", async (_name, redact) => {
  const kit = replaykit({ telemetry: { captureContent: true }, ...compact({ redact }) });
  await expect(kit.run({ input: "for ann@example.org" }, agent)).rejects.toThrow();
  const everything = JSON.stringify(ended.map(({ attributes, events, status }) => ({ attributes, events, status })));
  expect(everything).not.toContain("ann@example.org");
  expect(everything).toContain("no such address: ");
});

it("is silent where it is switched off, and for what comes from the record", async () => {
  const kit = replaykit({ newId: () => "run-2" });
  await kit.run({}, (run) => run.step("one", () => 1));
  ended.length = 0;
  await kit.resume("run-2", (run) => run.step("one", () => 1));
  expect(spans().map(({ name }) => name)).toEqual(["invoke_agent agent"]);
  ended.length = 0;
  await replaykit({ telemetry: false }).run({}, (run) => run.step("one", () => 1));
  expect(spans()).toEqual([]);
});

it("a record that cannot be read takes nothing from the result, and the span still ends", async () => {
  const listOperations = () => {
    throw new Error("the store is away");
  };
  const store: RunStore = { ...createMemoryStore(), listOperations };
  const kit = replaykit({ telemetry: { captureContent: true }, store });
  expect((await kit.run({ agent: "a" }, () => 1)).output).toBe(1);
  expect(ended.map(({ name, status }) => [name, status.code])).toEqual([["invoke_agent a", 0]]);
});

it.each([
  ["azure.ai.inference", "azure.ai.inference"],
  ["azure-openai.chat", "azure.ai.openai"],
  ["moonshotai.chat", "moonshot_ai"],
])("the provider %s has the name %s", async (provider, name) => {
  await replaykit({}).run({ agent: "a" }, (run) => run.model(() => 1, { input: { provider } }));
  expect(ended[0]?.attributes["gen_ai.provider.name"]).toBe(name);
});
