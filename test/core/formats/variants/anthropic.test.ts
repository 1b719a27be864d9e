import { describe, expect, it } from "vitest";
import { objectOf } from "../../../../src/core/formats/fields/fields.ts";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { countsOf, jsonl, only } from "./counts.ts";

const options = { platform: nodePlatform };

const use = (id: string, name: string, input: Json = {}): Json => ({ type: "tool_use", id, name, input });
const result = (id: string, content: Json, more: Record<string, Json> = {}): Json => ({
  type: "tool_result",
  tool_use_id: id,
  content,
  ...more,
});

describe("Anthropic messages", () => {
  it("reads the provider's own tools, thinking, flagged errors and lists of content", () => {
    expect(
      only({
        json: {
          model: "claude",
          system: [{ type: "text", text: "be brief", cache_control: { type: "ephemeral" } }],
          messages: [
            { role: "user", content: "go" },
            {
              role: "assistant",
              content: [
                { type: "thinking", thinking: "hm", signature: "s" },
                { type: "redacted_thinking", data: "x" },
                { type: "server_tool_use", id: "s1", name: "web_search", input: { query: "q" } },
                {
                  type: "web_search_tool_result",
                  tool_use_id: "s1",
                  content: [{ type: "web_search_result", url: "u" }],
                },
                { type: "server_tool_use", id: "s2", name: "web_fetch", input: {} },
                {
                  type: "web_fetch_tool_result",
                  tool_use_id: "s2",
                  content: { type: "web_fetch_tool_result_error", error_code: "url_not_accessible" },
                },
                { type: "mcp_tool_use", id: "m1", name: "echo", server_name: "s", input: {} },
                {
                  type: "mcp_tool_result",
                  tool_use_id: "m1",
                  is_error: true,
                  content: [{ type: "text", text: "denied" }],
                },
                use("t1", "a"),
                use("t2", "b"),
              ],
            },
            {
              role: "user",
              content: [
                result("t1", [
                  { type: "text", text: "one" },
                  { type: "image", source: { type: "base64", data: "" } },
                ]),
                result("t2", "boom", { is_error: true }),
              ],
            },
            {
              role: "assistant",
              content: [
                { type: "server_tool_use", id: "s3", name: "code_execution", input: { code: "1/0" } },
                {
                  type: "code_execution_tool_result",
                  tool_use_id: "s3",
                  content: { type: "code_execution_result", stdout: "", stderr: "ZeroDivisionError", return_code: 1 },
                },
                { type: "text", text: "done" },
              ],
            },
          ],
        },
      }),
    ).toEqual({
      format: "anthropic-messages",
      status: "unknown",
      calls: ["web_search", "web_fetch", "echo", "a", "b", "code_execution"],
      results: 6,
      failed: [
        '{"type":"web_fetch_tool_result_error","error_code":"url_not_accessible"}',
        "denied",
        "boom",
        '{"type":"code_execution_result","stdout":"","stderr":"ZeroDivisionError","return_code":1}',
      ],
      errors: [],
      final: "done",
    });
  });

  it("reads answers alone, errors, batches and streams", () => {
    const message: Json = {
      id: "msg",
      type: "message",
      role: "assistant",
      content: [{ type: "text", text: "hi" }],
      stop_reason: "end_turn",
    };
    expect(only({ json: message })).toMatchObject({ format: "anthropic-messages", final: "hi" });
    const request: Json = { model: "claude", messages: [{ role: "user", content: [result("x", "y")] }] };
    const overloaded: Json = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
    expect(only({ json: { request, response: overloaded } })).toMatchObject({
      status: "error",
      errors: ["model: Overloaded"],
    });
    const batch: Json[] = [
      { custom_id: "a", result: { type: "succeeded", message } },
      {
        custom_id: "b",
        result: { type: "errored", error: { type: "error", error: { type: "invalid_request_error", message: "bad" } } },
      },
    ];
    expect(countsOf({ text: jsonl(batch) }).map(({ final, errors }) => [final, ...errors])).toEqual([
      ["hi"],
      [undefined, "model: bad"],
    ]);
    const events: Json[] = [
      {
        type: "message_start",
        message: { id: "m", type: "message", role: "assistant", content: [], stop_reason: null },
      },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "ping" },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Let me look." } },
      { type: "content_block_stop", index: 0 },
      { type: "content_block_start", index: 1, content_block: { type: "tool_use", id: "t", name: "look", input: {} } },
      { type: "content_block_delta", index: 1, delta: { type: "input_json_delta", partial_json: '{"at":' } },
      { type: "content_block_delta", index: 1, delta: { type: "input_json_delta", partial_json: "1}" } },
      { type: "content_block_stop", index: 1 },
      { type: "message_delta", delta: { stop_reason: "tool_use" }, usage: { output_tokens: 9 } },
      { type: "message_stop" },
    ];
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
    expect(only({ text })).toMatchObject({ format: "anthropic-messages", calls: ["look"], final: undefined });
  });
});

const line = (uuid: string, more: Record<string, Json>): Json => ({
  uuid,
  sessionId: "s",
  timestamp: "2026-01-01T00:00:00Z",
  isSidechain: false,
  ...more,
});
const answer = (id: string, block: Json): Json => ({
  id,
  role: "assistant",
  model: "claude",
  content: [block],
  usage: { input_tokens: 5, output_tokens: 1 },
});
const assistant = (uuid: string, id: string, block: Json, more: Record<string, Json> = {}): Json =>
  line(uuid, { type: "assistant", message: answer(id, block), ...more });
const user = (uuid: string, content: Json, more: Record<string, Json> = {}): Json =>
  line(uuid, { type: "user", message: { role: "user", content }, ...more });

describe("Claude Code", () => {
  it("counts a sub-agent in the same file as part of its parent, and never takes its words for the answer", () => {
    const lines = [
      { type: "file-history-snapshot", snapshot: {} },
      user("1", "go"),
      assistant("2", "m1", use("task", "Task", { prompt: "look" })),
      user("3", "look", { isSidechain: true, agentId: "ag" }),
      assistant("4", "m2", use("grep", "Grep"), { isSidechain: true, agentId: "ag" }),
      user("5", [result("grep", "found")], { isSidechain: true, agentId: "ag" }),
      assistant("6", "m3", { type: "text", text: "sub says" }, { isSidechain: true, agentId: "ag" }),
      user("7", [result("task", [{ type: "text", text: "sub says" }])], { toolUseResult: { agentId: "ag" } }),
      assistant("8", "m4", { type: "text", text: "main says" }),
      assistant("9", "m5", { type: "text", text: "late words" }, { isSidechain: true, agentId: "ag" }),
    ];
    expect(only({ text: jsonl(lines) })).toEqual({
      format: "claude-code",
      status: "unknown",
      calls: ["Task", "Grep"],
      results: 2,
      failed: [],
      errors: [],
      final: "main says",
    });
    const alone = lines.slice(3, 7);
    expect(only({ text: jsonl(alone) })).toMatchObject({ calls: ["Grep"], results: 1, final: "sub says" });
  });

  it("joins the lines of one answer, between which its first result may stand, and reads copied lines once", () => {
    const lines = [
      user("1", "go"),
      assistant("2", "m1", use("a", "A")),
      user("3", [result("a", "1")]),
      assistant("4", "m1", use("b", "B")),
      user("5", [result("b", "Error: no", { is_error: true })]),
      user("5", [result("b", "Error: no", { is_error: true })]),
      assistant("6", "m2", { type: "text", text: "done" }),
    ];
    expect(only({ text: jsonl(lines) })).toMatchObject({
      calls: ["A", "B"],
      results: 2,
      failed: ["Error: no"],
      final: "done",
    });
  });

  it("leaves summaries, caveats and the program's own lines out of the conversation", () => {
    const lines = [
      { type: "summary", summary: "x", leafUuid: "9" },
      user("1", "<local-command-caveat>", { isMeta: true }),
      user("2", "go"),
      line("3", { type: "system", subtype: "compact_boundary", content: "Conversation compacted" }),
      user("4", "This session is being continued", { isCompactSummary: true }),
      line("5", { type: "attachment", attachment: {} }),
      line("6", { type: "progress", data: {} }),
      { type: "queue-operation", operation: "enqueue", sessionId: "s" },
      { type: "last-prompt", sessionId: "s" },
      assistant("7", "m", { type: "text", text: "done" }),
      assistant("8", "e", { type: "text", text: "API Error: 529" }, { isApiErrorMessage: true }),
    ];
    expect(only({ text: jsonl(lines) })).toMatchObject({
      status: "error",
      calls: [],
      final: undefined,
      errors: ["model: API Error: 529"],
    });
    expect(only({ text: jsonl(lines.slice(0, -1)) })).toMatchObject({ final: "done" });
  });

  it("tells a stopped session, and what the program put into the model's place, from an answer", () => {
    const synthetic = (uuid: string, text: string): Json =>
      line(uuid, {
        type: "assistant",
        message: { ...objectOf(answer(uuid, { type: "text", text })), model: "<synthetic>" },
      });
    const begun = [synthetic("0", "No response requested."), user("1", "go"), assistant("2", "m1", use("a", "A"))];
    const stop = user("3", [{ type: "text", text: "[Request interrupted by user for tool use]" }]);
    expect(only({ text: jsonl([...begun, stop]) })).toMatchObject({
      status: "error",
      errors: ["cancelled: [Request interrupted by user for tool use]"],
      final: undefined,
    });
    const done = [...begun, stop, user("4", "go on"), assistant("5", "m2", { type: "text", text: "done" })];
    const read = readTraces({ name: "s", text: jsonl([...done, synthetic("6", "No response requested.")]) }, options);
    expect(read[0]?.trace).toMatchObject({ status: "unknown", model: { name: "claude" } });
    expect(read[0]?.trace.events.map(({ type }) => type)).toEqual([
      "input_message",
      "model_call",
      "tool_call",
      "input_message",
      "model_call",
      "other",
      "other",
      "other",
      "final_output",
    ]);
    expect(only({ text: jsonl([...done, synthetic("6", "API Error (Request timed out.)")]) })).toMatchObject({
      status: "error",
      errors: ["timeout: API Error (Request timed out.)"],
      final: undefined,
    });
  });

  it("says how many prompts were taken back, where the way to the beginning is whole", () => {
    const to = (parentUuid: string | null, said: Json): Json => ({ ...objectOf(said), parentUuid });
    const text = (content: string): Json => ({ type: "text", text: content });
    const lines = [
      to(null, user("1", "go")),
      to("1", assistant("2", "m2", text("ready"))),
      to("2", user("3", "first")),
      to("3", assistant("4", "m4", text("one"))),
      to("2", user("5", "second")),
      {
        ...objectOf(line("6", { type: "system", subtype: "compact_boundary", parentUuid: null })),
        logicalParentUuid: "5",
      },
      to("6", assistant("7", "m7", text("two"))),
    ];
    const notes = (given: Json[]) => readTraces({ name: "s", text: jsonl(given) }, options)[0]?.notes;
    expect(notes(lines)).toEqual(["prompts undone by the user, kept with their answers: 1"]);
    expect(notes(lines.slice(1))).toEqual([]);
    expect(only({ text: jsonl(lines) })).toMatchObject({ final: "two" });
  });

  it("reads streams with partial messages, limits and denied tools", () => {
    const partial: Json[] = Array.from({ length: 40 }, () => ({ type: "stream_event", event: {}, session_id: "s" }));
    const stream: Json[] = [
      { type: "system", subtype: "init", session_id: "s", model: "claude", claude_code_version: "2" },
      ...partial,
      { type: "assistant", session_id: "s", parent_tool_use_id: null, message: answer("m", use("w", "Write")) },
      {
        type: "user",
        session_id: "s",
        parent_tool_use_id: null,
        message: { role: "user", content: [result("w", "denied", { is_error: true })] },
      },
      {
        type: "result",
        subtype: "error_max_turns",
        is_error: false,
        num_turns: 1,
        session_id: "s",
        permission_denials: [{}],
        errors: ["Reached maximum number of turns (1)"],
      },
    ];
    expect(only({ text: jsonl(stream) })).toEqual({
      format: "claude-code",
      status: "error",
      calls: ["Write"],
      results: 1,
      failed: ["denied"],
      errors: ["limit: Reached maximum number of turns (1)"],
      final: undefined,
    });
    expect(only({ text: jsonl(stream.slice(0, -1)) })).toMatchObject({ status: "unknown", errors: [] });
  });
});
