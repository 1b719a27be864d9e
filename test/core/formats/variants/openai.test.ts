import { describe, expect, it } from "vitest";
import { objectOf } from "../../../../src/core/formats/fields/fields.ts";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { jsonl, countsOf, only } from "./counts.ts";

const asked: Json = { role: "user", content: "go" };
const said = (text: string): Json => ({
  type: "message",
  role: "assistant",
  content: [{ type: "output_text", text, annotations: [] }],
});

describe("Responses", () => {
  it("reads the provider's own tools, whose answer follows in the same response", () => {
    const items: Json[] = [
      asked,
      { type: "reasoning", id: "rs_1", summary: [] },
      { type: "web_search_call", id: "ws_1", status: "completed", action: { type: "search", query: "x" } },
      { type: "file_search_call", id: "fs_1", status: "completed", queries: ["q"], results: [{ text: "hit" }] },
      {
        type: "code_interpreter_call",
        id: "ci_1",
        status: "completed",
        code: "1+1",
        outputs: [{ type: "logs", logs: "2" }],
      },
      { type: "image_generation_call", id: "ig_1", status: "completed", result: "aGk=" },
      { type: "mcp_list_tools", id: "ml_1", server_label: "s", tools: [] },
      { type: "mcp_call", id: "mc_1", server_label: "s", name: "roll", arguments: '{"n":1}', output: "4", error: null },
      {
        type: "mcp_call",
        id: "mc_2",
        server_label: "s",
        name: "roll",
        arguments: "{}",
        output: null,
        error: { type: "http_error", message: "HTTP 500" },
      },
      said("done"),
    ];
    expect(only({ json: items })).toEqual({
      format: "openai-responses",
      status: "unknown",
      calls: ["web_search", "file_search", "code_interpreter", "image_generation", "roll", "roll"],
      results: 5,
      failed: ["HTTP 500"],
      errors: [],
      final: "done",
    });
  });

  it("calls a run of items by its content, and one of responses by the first one's id", () => {
    const idOf = (json: Json) => readTraces({ name: "x", json }, { platform: nodePlatform })[0]?.trace.run_id;
    const answered = Object.assign({}, said("done"), { id: "msg_A" });
    const run = (output: string, calls = 1, named = "c"): Json => [
      asked,
      ...Array.from({ length: calls }, (_, n): Json[] => [
        { type: "function_call", id: "fc_A", call_id: `${named}${n}`, name: "f", arguments: "{}" },
        { type: "function_call_output", call_id: `${named}${n}`, output: n === calls >> 1 ? output : "same" },
      ]).flat(),
      answered,
    ];
    expect(idOf(run("4"))).toMatch(/^responses-[0-9a-f]{16}$/);
    expect(idOf(run("4"))).toBe(idOf(run("4")));
    const ids = [run("4"), run("Error: bad"), run("4", 20), run("Error: bad", 20), run("4", 20, "d")].map(idOf);
    expect(new Set(ids).size).toBe(ids.length);
    const response = { id: "resp_1", object: "response", model: "m", output: [answered] };
    expect([response, [response, { ...response, id: "resp_2" }]].map(idOf)).toEqual(["resp_1", "resp_1"]);
  });

  it("reads tools with types of their own that the agent runs, with how their commands ended", () => {
    const items: Json[] = [
      asked,
      { type: "computer_call", call_id: "c1", action: { type: "click", x: 1, y: 2 }, status: "completed" },
      { type: "computer_call_output", call_id: "c1", output: { type: "computer_screenshot", image_url: "data:," } },
      { type: "local_shell_call", call_id: "c2", action: { type: "exec", command: ["ls"] }, status: "completed" },
      { type: "local_shell_call_output", call_id: "c2", output: "a\nb" },
      { type: "shell_call", call_id: "c3", action: { commands: ["false"] }, status: "completed" },
      {
        type: "shell_call_output",
        call_id: "c3",
        output: [{ stdout: "", stderr: "no", outcome: { type: "exit", exit_code: 1 } }],
      },
      { type: "apply_patch_call", call_id: "c4", operation: { type: "update_file", path: "a", diff: "" } },
      { type: "apply_patch_call_output", call_id: "c4", status: "failed", output: "no such file" },
      { type: "custom_tool_call", call_id: "c5", name: "sql", input: "select 1" },
      { type: "custom_tool_call_output", call_id: "c5", output: "1" },
      { type: "function_call", call_id: "c6", name: "f", arguments: "{}" },
      { type: "function_call_output", call_id: "c6", output: [{ type: "input_text", text: "Error: no" }] },
    ];
    expect(only({ json: items })).toEqual({
      format: "openai-responses",
      status: "unknown",
      calls: ["computer", "local_shell", "shell", "apply_patch", "sql", "f"],
      results: 6,
      failed: ["exit code 1: no", "no such file", "Error: no"],
      errors: [],
      final: undefined,
    });
  });

  it("keeps a refusal as what was said, and names why a response is not whole", () => {
    const refused: Json = {
      id: "resp_1",
      object: "response",
      status: "completed",
      output: [{ type: "message", role: "assistant", content: [{ type: "refusal", refusal: "I cannot." }] }],
    };
    expect(only({ json: refused })).toMatchObject({ final: "I cannot.", errors: [] });
    const cut: Json = {
      id: "resp_2",
      object: "response",
      status: "incomplete",
      incomplete_details: { reason: "max_output_tokens" },
      output: [said("half")],
    };
    expect(only({ json: cut })).toMatchObject({ status: "error", errors: ["limit: incomplete: length"] });
    const failed: Json = {
      ...cut,
      status: "failed",
      incomplete_details: null,
      error: { code: "server_error", message: "oops" },
      output: [],
    };
    expect(only({ json: failed })).toMatchObject({ status: "error", errors: ["model: oops"], final: undefined });
  });

  it("joins exchanges by previous_response_id, and keeps those of a batch apart", () => {
    const one: Json = {
      request: { input: "go" },
      response: {
        id: "r1",
        object: "response",
        output: [{ type: "function_call", call_id: "c", name: "f", arguments: "{}" }],
      },
    };
    const two: Json = {
      request: { previous_response_id: "r1", input: [{ type: "function_call_output", call_id: "c", output: "ok" }] },
      response: { id: "r2", object: "response", previous_response_id: "r1", output: [said("done")] },
    };
    expect(only({ json: [one, two] })).toMatchObject({ calls: ["f"], results: 1, final: "done" });
    const body = { id: "r3", object: "response", output: [said("a")] };
    const lines = [1, 2].map(
      (n): Json => ({ custom_id: `q${n}`, response: { status_code: 200, body: { ...body, id: `r${n}` } } }),
    );
    expect(countsOf({ text: jsonl(lines) }).map(({ final }) => final)).toEqual(["a", "a"]);
  });

  it("reads what was asked alone, with its instructions, and items that the API lists newest first", () => {
    const call: Json = { type: "function_call", call_id: "c", name: "roll", arguments: "{}" };
    const output: Json = { type: "function_call_output", call_id: "c", output: "4" };
    const request: Json = { model: "gpt", instructions: "be kind", input: [asked, call, output] };
    const [read] = readTraces({ name: "request", json: request }, { platform: nodePlatform });
    expect(read?.trace).toMatchObject({ source: { format: "openai-responses" }, model: { name: "gpt" } });
    expect(read?.trace.events.map((event) => [event.type, event.type === "input_message" && event.content])).toEqual([
      ["input_message", "be kind"],
      ["input_message", "go"],
      ["model_call", false],
      ["tool_call", false],
      ["tool_result", false],
    ]);
    const listed: Json = { object: "list", data: [said("done"), output, call, asked], has_more: false };
    expect(only({ json: listed })).toMatchObject({ calls: ["roll"], results: 1, final: "done" });
    const text: Json = { model: "gpt", input: "hi" };
    expect(() => only({ json: text })).toThrow(/no trace/);
    expect(only({ json: { ...objectOf(text), tools: [] } })).toMatchObject({ format: "openai-responses", calls: [] });
  });

  it("reads a list of input items, and a stream of events, also one that was cut off", () => {
    expect(only({ json: { object: "list", data: [asked, said("hi")] } })).toMatchObject({ final: "hi" });
    const response = { id: "r", object: "response", status: "in_progress", output: [] };
    const events: Json[] = [
      { type: "response.created", response },
      { type: "response.output_text.delta", item_id: "m", delta: "hi" },
      { type: "response.output_item.done", output_index: 0, item: said("hi") },
    ];
    const sse = (values: Json[]) => values.map((value) => `event: x\ndata: ${JSON.stringify(value)}\n\n`).join("");
    expect(only({ text: sse(events) })).toMatchObject({
      status: "error",
      errors: ["model: the stream broke off before its end"],
    });
    const whole = { type: "response.completed", response: { ...response, status: "completed", output: [said("hi")] } };
    expect(only({ text: sse([...events, whole]) })).toMatchObject({
      format: "openai-responses",
      final: "hi",
      errors: [],
    });
    expect(only({ text: jsonl([...events, whole]) })).toMatchObject({ format: "openai-responses", final: "hi" });
  });
});

describe("Chat Completions", () => {
  const call = (id: string, name: string, args = "{}"): Json => ({
    id,
    type: "function",
    function: { name, arguments: args },
  });

  it("reads parallel calls, the old function_call, and content in parts", () => {
    expect(
      only({
        json: [
          { role: "developer", content: [{ type: "text", text: "be brief" }] },
          {
            role: "user",
            content: [
              { type: "text", text: "go" },
              { type: "image_url", image_url: { url: "data:," } },
            ],
          },
          { role: "assistant", content: null, tool_calls: [call("a", "x"), call("b", "y")] },
          { role: "tool", tool_call_id: "b", content: [{ type: "text", text: "Error: down" }] },
          { role: "tool", tool_call_id: "a", content: "1" },
          { role: "assistant", content: null, function_call: { name: "old", arguments: '{"k":1}' } },
          { role: "function", name: "old", content: "2" },
          { role: "assistant", content: null, refusal: "No." },
        ],
      }),
    ).toEqual({
      format: "openai-chat",
      status: "unknown",
      calls: ["x", "y", "old"],
      results: 3,
      failed: ["Error: down"],
      errors: [],
      final: "No.",
    });
  });

  it("takes a text that looks like calls for what it is, where a user or a tool says it", () => {
    const tools = JSON.stringify([{ type: "function", function: { name: "x", arguments: "{}" } }]);
    const conversation: Json = [
      { role: "user", content: tools },
      { role: "assistant", content: null, tool_calls: [call("a", "list_tools")] },
      { role: "tool", tool_call_id: "a", content: tools },
      { role: "assistant", content: "ok" },
    ];
    expect(only({ json: conversation })).toMatchObject({ calls: ["list_tools"], results: 1, final: "ok" });
  });

  it("reads an answer alone, a request with its error, JSON lines of messages and of conversations", () => {
    const answer: Json = {
      id: "c",
      object: "chat.completion",
      model: "m",
      choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "hi" } }],
    };
    expect(only({ json: answer })).toMatchObject({ format: "openai-chat", final: "hi" });
    const failed: Json = {
      request: { model: "m", messages: [asked] },
      response: { error: { message: "Rate limit reached", type: "x" } },
    };
    expect(only({ json: failed })).toMatchObject({
      status: "error",
      errors: ["model: Rate limit reached"],
      final: undefined,
    });
    expect(only({ text: jsonl([asked, { role: "assistant", content: "hi" }]) })).toMatchObject({ final: "hi" });
    const lines = [1, 2].map((): Json => ({ messages: [asked, { role: "assistant", content: "hi" }] }));
    expect(countsOf({ text: jsonl(lines) })).toHaveLength(2);
    const batch: Json = { custom_id: "q", response: { status_code: 200, body: answer }, error: null };
    expect(only({ text: `${JSON.stringify(batch)}\n${JSON.stringify(batch)}`.split("\n")[0] ?? "" })).toMatchObject({
      final: "hi",
    });
  });

  it("keeps the requests of a batch that have no answer but an error", () => {
    const answered = (body: Json): Json => ({ custom_id: "a", response: { status_code: 200, body }, error: null });
    const failed: Json = {
      custom_id: "b",
      response: { status_code: 400, body: { error: { message: "too long" } } },
      error: null,
    };
    const choice: Json = { message: { role: "assistant", content: "hi" }, finish_reason: "stop" };
    const response: Json = { id: "resp", object: "response", output: [said("hi")] };
    for (const body of [{ id: "chat", choices: [choice] }, response]) {
      for (const lines of [
        [failed, answered(body)],
        [answered(body), failed],
      ]) {
        const read = countsOf({ text: jsonl(lines) });
        expect(new Set(read.map(({ final }) => final))).toEqual(new Set(["hi", undefined]));
        expect(read.flatMap(({ errors }) => errors)).toEqual(["model: too long"]);
      }
    }
  });

  it("puts a streamed answer together, calls by their index", () => {
    const chunk = (delta: Json, finish: Json = null): Json => ({
      id: "c",
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
    const chunks = [
      chunk({ role: "assistant", content: "" }),
      chunk({ tool_calls: [{ index: 0, id: "a", type: "function", function: { name: "x", arguments: "" } }] }),
      chunk({ tool_calls: [{ index: 0, function: { arguments: '{"q":' } }] }),
      chunk({ tool_calls: [{ index: 1, id: "b", type: "function", function: { name: "y", arguments: "{}" } }] }),
      chunk({ tool_calls: [{ index: 0, function: { arguments: "1}" } }] }),
      chunk({}, "tool_calls"),
    ];
    const text = `${chunks.map((one) => `data: ${JSON.stringify(one)}`).join("\n\n")}\n\ndata: [DONE]\n`;
    expect(only({ text })).toMatchObject({ calls: ["x", "y"], results: 0, final: undefined });
    expect(only({ json: chunks })).toMatchObject({ calls: ["x", "y"] });
  });

  it("reads what Python writes for no number as null, and still refuses other faults", () => {
    const text =
      '[{"role":"user","content":"NaN, you say"},{"role":"assistant","content":"ok","logprob":NaN,"x":-Infinity}]';
    expect(only({ text })).toMatchObject({ final: "ok" });
    expect(() => only({ text: `${text.slice(0, -1)},]` })).toThrow("expected a value");
  });
});

describe("RunState", () => {
  it("keeps the state of an agent that is used as a tool and waits", () => {
    const call = (name: string): Json => ({
      type: "tool_call_item",
      rawItem: { type: "function_call", callId: name, name, arguments: "{}", status: "completed" },
    });
    const state = (agent: string, more: Record<string, Json>): Json => ({
      $schemaVersion: "1.2",
      currentAgent: { name: agent },
      originalInput: "go",
      modelResponses: [
        { usage: { inputTokens: 4, outputTokens: 1, inputTokensDetails: [{ cached_tokens: 2 }] }, output: [] },
      ],
      generatedItems: [call(`${agent}-tool`)],
      maxTurns: 10,
      currentTurn: 1,
      currentStep: { type: "next_step_interruption", data: {} },
      ...more,
    });
    const inner = state("inner", {});
    const pendingAgentToolRuns = { "tool:call": JSON.stringify(inner), broken: "no state" };
    const read = readTraces(
      { name: "state", json: state("outer", { pendingAgentToolRuns }) },
      { platform: nodePlatform },
    );
    expect(read).toHaveLength(1);
    const events = read[0]?.trace.events ?? [];
    expect(events.flatMap((one) => (one.type === "tool_call" ? one.tool_name : []))).toEqual(["outer-tool"]);
    expect(
      events.flatMap((one) => (one.type === "other" && one.name === "pending_agent_tool_run" ? one.data : [])),
    ).toEqual([
      { name: "tool:call", state: inner },
      { name: "broken", state: "no state" },
    ]);
    expect(events.find((one) => one.type === "model_call")?.usage).toEqual({ input: 4, output: 1, cached: 2 });
  });
});
