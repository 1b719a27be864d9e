import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { only } from "./counts.ts";

type Values = Record<string, string | boolean>;

/** Spans under a root, in order, with plain attributes; what is no text is kept as such. */
function spans(
  ...listed: [name: string, parent: string, values: Values, failed?: string | undefined, events?: Json[]][]
): JsonObject {
  return {
    resourceSpans: [
      {
        scopeSpans: [
          {
            spans: listed.map(([name, parent, values, failed, events = []], index) => ({
              traceId: "a".repeat(32),
              spanId: name,
              parentSpanId: parent,
              name,
              startTimeUnixNano: `${1_767_225_600_000 + index}000000`,
              endTimeUnixNano: `${1_767_225_700_000 - index}000000`,
              attributes: Object.entries(values).map(([key, value]) => ({
                key,
                value: typeof value === "boolean" ? { boolValue: value } : { stringValue: value },
              })),
              status: failed === undefined ? {} : { code: 2, message: failed },
              events,
            })),
          },
        ],
      },
    ],
  };
}

const json = (value: Json) => JSON.stringify(value);
const done = {
  format: "otlp",
  status: "success",
  calls: ["find"],
  results: 1,
  failed: ["no such order"],
  errors: [],
  final: "There is none.",
};
const asked: Json = {
  role: "assistant",
  content: null,
  tool_calls: [{ id: "c", type: "function", function: { name: "find", arguments: '{"id":7}' } }],
};
const question: Json = { role: "user", content: "Where is order 7?" };

describe("instrumentations with names of their own", () => {
  it("MLflow", () => {
    const answer = (message: Json): Json => ({ choices: [{ index: 0, message }] });
    expect(
      only({
        json: spans(
          [
            "root",
            "",
            {
              "mlflow.spanType": json("AGENT"),
              "mlflow.spanInputs": json({ messages: [question] }),
              "mlflow.spanOutputs": json("There is none."),
            },
          ],
          [
            "m1",
            "root",
            {
              "mlflow.spanType": json("CHAT_MODEL"),
              "mlflow.spanInputs": json({ messages: [question] }),
              "mlflow.spanOutputs": json(answer(asked)),
            },
          ],
          ["find", "root", { "mlflow.spanType": json("TOOL"), "mlflow.spanInputs": json({ id: 7 }) }, "no such order"],
          [
            "m2",
            "root",
            {
              "mlflow.spanType": json("CHAT_MODEL"),
              "mlflow.spanInputs": json({ messages: [question] }),
              "mlflow.spanOutputs": json(answer({ role: "assistant", content: "There is none." })),
            },
          ],
        ),
      }),
    ).toEqual(done);
  });

  it("Genkit", () => {
    const user: Json = { role: "user", content: [{ text: "Where is order 7?" }] };
    const call: Json = { role: "model", content: [{ toolRequest: { name: "find", input: { id: 7 }, ref: "c" } }] };
    const given: Json = { role: "tool", content: [{ toolResponse: { name: "find", ref: "c", output: "no" } }] };
    expect(
      only({
        json: spans(
          [
            "flow",
            "",
            {
              "genkit:type": "flow",
              "genkit:input": json("Where is order 7?"),
              "genkit:output": json("There is none."),
            },
          ],
          [
            "m1",
            "flow",
            {
              "genkit:type": "action",
              "genkit:metadata:subtype": "model",
              "genkit:name": "m",
              "genkit:input": json({ messages: [user] }),
              "genkit:output": json({
                message: call,
                finishReason: "stop",
                usage: { inputTokens: 1, outputTokens: 2 },
              }),
            },
          ],
          [
            "t",
            "flow",
            {
              "genkit:type": "action",
              "genkit:metadata:subtype": "tool",
              "genkit:name": "find",
              "genkit:input": json({ id: 7 }),
            },
            "no such order",
          ],
          [
            "m2",
            "flow",
            {
              "genkit:type": "action",
              "genkit:metadata:subtype": "model",
              "genkit:name": "m",
              "genkit:input": json({ messages: [user, call, given] }),
              "genkit:output": json({
                message: { role: "model", content: [{ text: "There is none." }] },
                finishReason: "stop",
              }),
            },
          ],
        ),
      }),
    ).toEqual(done);
  });

  it("LiveKit", () => {
    const context = json({ items: [{ type: "message", role: "user", content: ["Where is order 7?"] }] });
    expect(
      only({
        json: spans(
          ["turn", "", { "lk.user_input": "Where is order 7?" }],
          [
            "m1",
            "turn",
            {
              "lk.chat_ctx": context,
              "gen_ai.request.model": "m",
              "lk.response.function_calls": json([{ call_id: "c", name: "find", arguments: '{"id":7}' }]),
            },
          ],
          [
            "t",
            "turn",
            {
              "lk.function_tool.id": "c",
              "lk.function_tool.name": "find",
              "lk.function_tool.arguments": json({ id: 7 }),
              "lk.function_tool.output": "no such order",
              "lk.function_tool.is_error": true,
            },
          ],
          ["m2", "turn", { "lk.chat_ctx": context, "gen_ai.request.model": "m", "lk.response.text": "There is none." }],
        ),
      }),
    ).toEqual(done);
  });

  it("Pydantic AI on Logfire, in both of its spellings", () => {
    const event = (name: string, more: JsonObject): Json => ({ "event.name": `gen_ai.${name}`, ...more });
    const tool: [string, string, Values, string] = [
      "t",
      "run",
      { "gen_ai.tool.name": "find", "gen_ai.tool.call.id": "c", tool_arguments: json({ id: 7 }) },
      "no such order",
    ];
    const listed = [event("user.message", { content: "Where is order 7?", role: "user" })];
    const first = [...listed, event("choice", { index: 0, message: asked })];
    const last = [
      ...first,
      event("tool.message", { id: "c", content: "no", role: "tool" }),
      event("choice", { index: 0, message: { role: "assistant", content: "There is none." } }),
    ];
    const model = { "gen_ai.operation.name": "chat", "gen_ai.request.model": "m", "gen_ai.usage.output_tokens": "3" };
    expect(
      only({
        json: spans(
          [
            "run",
            "",
            {
              agent_name: "billing",
              "gen_ai.usage.output_tokens": "6",
              all_messages_events: json(last),
              final_result: "There is none.",
            },
          ],
          ["m1", "run", { ...model, events: json(first) }],
          tool,
          ["m2", "run", { ...model, events: json(last) }],
        ),
      }),
    ).toEqual(done);
    const parts = [{ role: "user", parts: [{ type: "text", content: "Where is order 7?" }] }];
    const said = { role: "assistant", parts: [{ type: "text", content: "There is none." }] };
    expect(
      only({
        json: spans(
          [
            "run",
            "",
            {
              agent_name: "billing",
              "pydantic_ai.all_messages": json([...parts, said]),
              final_result: "There is none.",
            },
          ],
          [
            "m1",
            "run",
            {
              ...model,
              "gen_ai.input.messages": json(parts),
              "gen_ai.output.messages": json([
                { role: "assistant", parts: [{ type: "tool_call", id: "c", name: "find", arguments: '{"id":7}' }] },
              ]),
            },
          ],
          tool,
          ["m2", "run", { ...model, "gen_ai.output.messages": json([said]) }],
        ),
      }),
    ).toEqual(done);
  });

  it("Strands, which keeps Converse's blocks in events, and reasons as a text", () => {
    const event = (name: string, values: Record<string, Json>): Json => ({
      name,
      attributes: Object.entries(values).map(([key, value]) => ({
        key,
        value: { stringValue: typeof value === "string" ? value : json(value) },
      })),
    });
    const chat = { "gen_ai.operation.name": "chat", "gen_ai.request.model": "m" };
    const tool = { "gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": "find", "gen_ai.tool.call.id": "c" };
    const use: Json = { toolUse: { toolUseId: "c", name: "find", input: { id: 7 } } };
    const given: Json = { toolResult: { toolUseId: "c", status: "error", content: [{ text: "no such order" }] } };
    const events: Record<string, Json[]> = {
      m1: [
        event("gen_ai.user.message", { content: [{ text: "Where is order 7?" }] }),
        event("gen_ai.choice", { message: [use], finish_reason: "tool_use" }),
      ],
      t1: [
        event("gen_ai.tool.message", { role: "tool", content: { id: 7 }, id: "c" }),
        event("gen_ai.choice", { message: [{ text: "no such order" }], id: "c" }),
      ],
      m2: [
        event("gen_ai.user.message", { content: [{ text: "Where is order 7?" }] }),
        event("gen_ai.assistant.message", { content: [use] }),
        event("gen_ai.tool.message", { content: [given] }),
        event("gen_ai.choice", { message: [{ text: "There is none." }], finish_reason: "end_turn" }),
      ],
    };
    const sent = (status: string, reasons: string): Json =>
      spans(
        ["root", "", { "gen_ai.operation.name": "invoke_agent", "gen_ai.agent.name": "a" }],
        ["m1", "root", chat, undefined, events["m1"] ?? []],
        ["t1", "root", { ...tool, "gen_ai.tool.status": status }, undefined, events["t1"] ?? []],
        ["m2", "root", { ...chat, "gen_ai.response.finish_reasons": reasons }, undefined, events["m2"] ?? []],
      );
    expect(only({ json: sent("error", '["end_turn"]') })).toEqual(done);
    expect(only({ json: sent("success", "end_turn") })).toEqual({ ...done, failed: [] });
    const [read] = readTraces({ name: "strands", json: sent("error", '["end_turn"]') }, { platform: nodePlatform });
    const models = read?.trace.events.filter((one) => one.type === "model_call") ?? [];
    expect(models.map((one) => one.finish_reason)).toEqual(["tool_use", "end_turn"]);
    expect(read?.trace.events.find((one) => one.type === "tool_call")).toMatchObject({ tool_args: { id: 7 } });
  });

  it("LlamaIndex, whose tools are tasks", () => {
    const given = json({ kwargs: { id: 7 } });
    const gave = json({ blocks: [{ block_type: "text", text: "in transit" }], tool_name: "find" });
    const traceloop = (kind: string, name: string): Values => ({
      "traceloop.span.kind": kind,
      "traceloop.entity.name": name,
    });
    const openllmetry = spans(
      ["root", "", traceloop("workflow", "FunctionAgent.workflow")],
      ["step", "root", traceloop("task", "BaseWorkflowAgent.task")],
      [
        "tool",
        "step",
        {
          ...traceloop("task", "FunctionTool.task"),
          "traceloop.entity.input": given,
          "traceloop.entity.output": gave,
        },
      ],
    );
    const tool: Values = { "openinference.span.kind": "TOOL", "input.value": given, "output.value": gave };
    const openinference = spans(["root", "", { "openinference.span.kind": "CHAIN" }], ["tool", "root", tool]);
    for (const sent of [openllmetry, openinference]) {
      const [read] = readTraces({ name: "llama", json: sent }, { platform: nodePlatform });
      expect(read?.trace.events).toContainEqual(
        expect.objectContaining({ type: "tool_call", tool_name: "find", tool_args: { id: 7 } }),
      );
      expect(read?.trace.events).toContainEqual(expect.objectContaining({ type: "tool_result", output: "in transit" }));
    }
  });

  it("LangChain's chains, as OpenLLMetry tells of their end", () => {
    const said = { lc: 1, type: "constructor", id: ["langchain", "schema", "messages", "AIMessage"] };
    const ended = json({ outputs: { ...said, kwargs: { content: "There is none.", type: "ai" } }, kwargs: {} });
    const root: Values = { "traceloop.span.kind": "workflow", "traceloop.entity.output": ended };
    expect(
      only({ json: spans(["root", "", root], ["step", "root", { "traceloop.span.kind": "task" }]) }),
    ).toMatchObject({
      status: "success",
      final: "There is none.",
    });
  });
});
