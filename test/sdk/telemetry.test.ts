import type { Attributes, SpanContext } from "@opentelemetry/api";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AgentRun, replaykit } from "../../src/sdk/index.ts";

interface EndedSpan {
  name: string;
  attributes: Attributes;
  status: { code: number };
  parentSpanContext?: SpanContext | undefined;
  spanContext(): SpanContext;
}

const ended: EndedSpan[] = [];
const nothing = () => Promise.resolve();
const sdk = new NodeSDK({
  spanProcessors: [
    { onStart: () => {}, onEnd: (span: EndedSpan) => void ended.push(span), forceFlush: nothing, shutdown: nothing },
  ],
  metricReaders: [],
  logRecordProcessors: [],
  instrumentations: [],
  autoDetectResources: false,
});

beforeAll(() => sdk.start());
afterAll(() => sdk.shutdown());

const request = { provider: "openai", model: "gpt-x", temperature: 0.2, max_tokens: 50, messages: ["secret question"] };
const answer = { choices: [{ finish_reason: "stop" }], usage: { prompt_tokens: 11, completion_tokens: 3 } };

async function agent(run: AgentRun) {
  await run.step("think", () => run.model(() => answer, { input: request }));
  return run.step("act", () =>
    run.tool(
      "send_mail",
      (): string => {
        throw new TypeError("secret address");
      },
      { effect: "write" },
    )({ to: "ann" }),
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

it("gives a trace for each run, in the words of the GenAI conventions, without what was said", async () => {
  ended.length = 0;
  const kit = replaykit({ newId: () => "run-1" });
  await expect(kit.run({ agent: { name: "mailer", version: "2" } }, agent)).rejects.toThrow("secret address");
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
        "gen_ai.response.finish_reasons": ["stop"],
        "gen_ai.usage.input_tokens": 11,
        "gen_ai.usage.output_tokens": 3,
      },
    },
    {
      name: "step think",
      parent: "invoke_agent mailer",
      failed: false,
      attributes: { "replaykit.step.position": "0", "replaykit.step.name": "think" },
    },
    {
      name: "execute_tool send_mail",
      parent: "step act",
      failed: true,
      attributes: {
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.tool.name": "send_mail",
        "gen_ai.tool.call.id": "1.0",
        "gen_ai.tool.type": "function",
        "replaykit.effect": "write",
        "error.type": "TypeError",
      },
    },
    {
      name: "step act",
      parent: "invoke_agent mailer",
      failed: true,
      attributes: { "replaykit.step.position": "1", "replaykit.step.name": "act", "error.type": "TypeError" },
    },
    {
      name: "invoke_agent mailer",
      parent: undefined,
      failed: true,
      attributes: {
        "gen_ai.operation.name": "invoke_agent",
        "gen_ai.agent.name": "mailer",
        "gen_ai.agent.version": "2",
        "gen_ai.conversation.id": "run-1",
        "error.type": "TypeError",
      },
    },
  ]);
});

it("puts what was said into the spans only where asked, and redacted", async () => {
  ended.length = 0;
  const redact = () => "[redacted]";
  const kit = replaykit({ telemetry: { captureContent: true }, redact });
  await kit.run({}, (run) => run.model(() => answer, { input: request }));
  expect(spans()[0]?.attributes).toMatchObject({
    "gen_ai.input.messages": '"[redacted]"',
    "gen_ai.output.messages": '"[redacted]"',
  });
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
