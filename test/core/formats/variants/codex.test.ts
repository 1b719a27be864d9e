import { describe, expect, it } from "vitest";
import { objectOf } from "../../../../src/core/formats/fields/fields.ts";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { jsonl, only } from "./counts.ts";

const at = "2026-01-01T00:00:00.000Z";
const rollout = (type: string, payload: Json): Json => ({ timestamp: at, type, payload });
const item = (payload: Json): Json => rollout("response_item", payload);
const event = (payload: Json): Json => rollout("event_msg", payload);
const call = (id: string, name: string, args = "{}"): Json => ({
  type: "function_call",
  name,
  arguments: args,
  call_id: id,
});
const output = (id: string, text: string): Json => ({ type: "function_call_output", call_id: id, output: text });
const message = (role: string, text: string): Json => ({
  type: "message",
  role,
  content: [{ type: role === "assistant" ? "output_text" : "input_text", text }],
});

describe("Codex", () => {
  const head = rollout("session_meta", { id: "s", cli_version: "0.9", cwd: "/", model_provider: "openai" });

  it("reads calls of every kind once though events repeat them, and how their commands ended", () => {
    const lines = [
      head,
      rollout("turn_context", { turn_id: "1", model: "gpt-5-codex" }),
      event({ type: "task_started" }),
      item(message("user", "fix it")),
      event({ type: "user_message", message: "fix it" }),
      item({ type: "reasoning", summary: [], encrypted_content: "x" }),
      item(call("c1", "shell", '{"command":["ls"]}')),
      item(call("c2", "exec_command", '{"cmd":"false"}')),
      event({ type: "exec_command_end", call_id: "c2", exit_code: 1, stdout: "" }),
      item(output("c1", '{"output":"a","metadata":{"exit_code":0,"duration_seconds":0.1}}')),
      item(output("c2", "no")),
      event({ type: "token_count", info: { last_token_usage: { input_tokens: 9, output_tokens: 1 } } }),
      item({ type: "custom_tool_call", call_id: "c3", name: "apply_patch", input: "*** Begin Patch" }),
      event({ type: "patch_apply_end", call_id: "c3", success: false, stderr: "no such file" }),
      item({ type: "custom_tool_call_output", call_id: "c3", output: "failed" }),
      item({ type: "local_shell_call", call_id: "c4", status: "completed", action: { type: "exec", command: ["x"] } }),
      item(output("c4", "Exit code: 2\nWall time: 0.1 seconds\nOutput:\nno")),
      item({ type: "web_search_call", id: "w", status: "completed", action: { type: "search", query: "q" } }),
      event({ type: "agent_message", message: "done" }),
      item(message("assistant", "done")),
      event({ type: "task_complete", last_agent_message: "done" }),
    ];
    expect(only({ text: jsonl(lines) })).toEqual({
      format: "codex",
      status: "success",
      calls: ["shell", "exec_command", "apply_patch", "local_shell", "web_search"],
      results: 4,
      failed: ["exit code 1", "no such file", "exit code 2"],
      errors: [],
      final: "done",
    });
  });

  it("tells what stands beside the conversation at its place by time", () => {
    const later = (seconds: number, line: Json): Json => ({
      ...objectOf(line),
      timestamp: `2026-01-01T00:00:0${seconds}.000Z`,
    });
    const lines = [
      head,
      later(1, item(message("user", "go"))),
      later(2, event({ type: "error", message: "stream broke" })),
      later(3, item(message("assistant", "done"))),
      later(4, event({ type: "task_complete", last_agent_message: "done" })),
    ];
    const [read] = readTraces({ name: "sample", text: jsonl(lines) }, { platform: nodePlatform });
    const order = read?.trace.events.map((one) => (one.type === "other" ? one.name : one.type));
    expect(order).toEqual([
      "session_meta",
      "input_message",
      "error",
      "model_call",
      "event_msg/task_complete",
      "final_output",
    ]);
    expect([read?.trace.started_at, read?.trace.ended_at]).toEqual([at, "2026-01-01T00:00:04.000Z"]);
  });

  it("names the model of each answer, the namespace of a tool, and the first and last time", () => {
    const lines = [
      { ...objectOf(head), timestamp: "2025-12-31T23:59:59.000Z" },
      item(message("user", "go")),
      rollout("turn_context", { model: "gpt-a" }),
      item({ ...objectOf(call("c1", "js")), namespace: "mcp__repl" }),
      item({ ...objectOf(call("c2", "mcp__repl__run")), namespace: "mcp__repl__" }),
      item(output("c1", "1")),
      rollout("turn_context", { model: "gpt-b" }),
      { timestamp: "2026-01-01T00:00:09.000Z", type: "response_item", payload: message("assistant", "done") },
      event({ type: "task_complete" }),
    ];
    const [read] = readTraces({ name: "sample", text: jsonl(lines) }, { platform: nodePlatform });
    expect(read?.trace).toMatchObject({ started_at: "2025-12-31T23:59:59.000Z", ended_at: "2026-01-01T00:00:09.000Z" });
    expect(read?.trace.events.flatMap((one) => (one.type === "model_call" ? one.model : []))).toEqual([
      "gpt-a",
      "gpt-b",
    ]);
    expect(only({ text: jsonl(lines) }).calls).toEqual(["mcp__repl__js", "mcp__repl__run"]);
  });

  it("says how many turns were taken back", () => {
    const lines = [head, item(message("user", "go")), item(message("assistant", "half"))];
    const back = event({ type: "thread_rolled_back", num_turns: 2 });
    const notes = (given: Json[]) =>
      readTraces({ name: "s", text: jsonl(given) }, { platform: nodePlatform })[0]?.notes;
    expect(notes([...lines, back])).toEqual(["turns undone by the user, kept here: 2"]);
    expect(notes(lines)).toEqual([]);
  });

  it("takes from events what no item says, and nothing twice", () => {
    const said = [
      head,
      event({ type: "user_message", message: "go" }),
      item(call("c1", "shell")),
      item(output("c1", "x")),
    ];
    const answer = event({ type: "agent_message", message: "done" });
    const inputs = (lines: Json[]) =>
      readTraces({ name: "sample", text: jsonl(lines) }, { platform: nodePlatform }).flatMap(({ trace }) =>
        trace.events.flatMap((one) => (one.type === "input_message" ? [one.content] : [])),
      );
    expect(only({ text: jsonl([...said, answer]) })).toMatchObject({ calls: ["shell"], final: "done" });
    expect(inputs([...said, answer])).toEqual(["go"]);
    expect(inputs([...said, item(message("user", "# Context\ngo"))])).toEqual(["# Context\ngo"]);
  });

  it("has no answer where the turn was aborted, and one where an error was got over", () => {
    const begun = [head, item(message("user", "go")), item(message("assistant", "half"))];
    expect(only({ text: jsonl([...begun, event({ type: "turn_aborted", reason: "interrupted" })]) })).toMatchObject({
      status: "error",
      errors: ["cancelled: interrupted"],
      final: undefined,
    });
    const retried = [...begun, event({ type: "stream_error", message: "retrying" }), event({ type: "task_complete" })];
    expect(only({ text: jsonl(retried) })).toMatchObject({ status: "success", errors: [], final: "half" });
    const error = { message: "quota used up", codex_error_info: "usage_limit_exceeded" };
    const told = event({ type: "error", ...error });
    const nothing = event({ type: "task_complete", last_agent_message: null });
    const ended = event({ type: "task_complete", last_agent_message: null, error });
    for (const failed of [[told, nothing], [told, ended], [ended]]) {
      const run = only({ text: jsonl([...begun, ...failed]) });
      expect(run).toMatchObject({ status: "error", errors: [expect.stringContaining("quota used up")] });
      expect(run.final).toBeUndefined();
    }
    const wentOn = [...begun, told, item(message("assistant", "whole")), nothing];
    expect(only({ text: jsonl(wentOn) })).toMatchObject({ status: "success", final: "whole" });
  });

  it("reads the bare items of its first versions, and what exec prints", () => {
    const old = [
      { id: "s", timestamp: at, instructions: null },
      message("user", "go"),
      { record_type: "state" },
      call("c", "shell"),
      output("c", "ok"),
      message("assistant", "done"),
    ];
    expect(only({ text: jsonl(old) })).toMatchObject({ format: "codex", calls: ["shell"], results: 1, final: "done" });
    const bare = [{ id: "s", timestamp: at }, ...old.slice(1)];
    expect(only({ text: jsonl(bare) })).toMatchObject({ format: "codex", calls: ["shell"], final: "done" });
    expect(() =>
      only({
        text: jsonl([
          { id: "s", timestamp: at },
          { id: "t", timestamp: at },
        ]),
      }),
    ).toThrow(/no trace/);
    const stream: Json[] = [
      { type: "thread.started", thread_id: "t" },
      { type: "turn.started" },
      { type: "item.started", item: { id: "i0", type: "command_execution", command: "ls", status: "in_progress" } },
      {
        type: "item.completed",
        item: {
          id: "i0",
          type: "command_execution",
          command: "ls",
          aggregated_output: "x",
          exit_code: 1,
          status: "failed",
        },
      },
      {
        type: "item.completed",
        item: {
          id: "i1",
          type: "mcp_tool_call",
          server: "s",
          tool: "roll",
          arguments: {},
          result: { content: [] },
          status: "completed",
        },
      },
      { type: "item.completed", item: { id: "i2", type: "agent_message", text: "done" } },
      { type: "turn.completed", usage: { input_tokens: 3, output_tokens: 1 } },
    ];
    expect(only({ text: jsonl(stream) })).toEqual({
      format: "codex",
      status: "success",
      calls: ["command_execution", "roll"],
      results: 2,
      failed: ["exit code 1"],
      errors: [],
      final: "done",
    });
    expect(only({ text: jsonl(stream.slice(2)) })).toMatchObject({ format: "codex", final: "done" });
    const failed: Json = { type: "turn.failed", error: { message: "usage limit reached" } };
    expect(only({ text: jsonl([...stream.slice(0, -1), failed]) })).toMatchObject({
      status: "error",
      final: undefined,
    });
  });

  it("reads agents that an exec stream starts, and the usage of each of its turns", () => {
    const collab = {
      id: "i0",
      type: "collab_tool_call",
      tool: "spawn_agent",
      prompt: "draft",
      receiver_thread_ids: [],
    };
    const stream: Json[] = [
      { type: "thread.started", thread_id: "t" },
      { type: "item.started", item: { ...collab, status: "in_progress" } },
      {
        type: "item.completed",
        item: { ...collab, agents_states: { b: { status: "completed" } }, status: "completed" },
      },
      { type: "item.completed", item: { id: "i1", type: "agent_message", text: "one" } },
      { type: "turn.completed", usage: { input_tokens: 3, output_tokens: 1 } },
      { type: "item.completed", item: { id: "i2", type: "agent_message", text: "two" } },
      { type: "turn.completed", usage: { input_tokens: 5, output_tokens: 2 } },
    ];
    expect(only({ text: jsonl(stream) })).toMatchObject({ calls: ["spawn_agent"], results: 1, final: "two" });
    const [read] = readTraces({ name: "sample", text: jsonl(stream) }, { platform: nodePlatform });
    expect(read?.trace.events.flatMap((one) => (one.type === "model_call" ? one.usage : []))).toEqual([
      { input: 3, output: 1 },
      { input: 5, output: 2 },
    ]);
  });

  it("reads what exec printed at first", () => {
    const of = (msg: Json): Json => ({ id: "0", msg });
    const invocation = { server: "s", tool: "roll", arguments: { n: 6 } };
    const lines: Json[] = [
      { model: "gpt-5", provider: "openai", workdir: "/w" },
      { prompt: "roll" },
      of({ type: "task_started" }),
      of({ type: "exec_command_begin", call_id: "a", command: ["ls"] }),
      of({ type: "exec_command_end", call_id: "a", stdout: "x", stderr: "y", exit_code: 2 }),
      of({ type: "mcp_tool_call_begin", call_id: "b", invocation }),
      of({ type: "mcp_tool_call_end", call_id: "b", invocation, result: { Err: "no dice" } }),
      of({ type: "patch_apply_begin", call_id: "c", changes: { "/p": { add: { content: "" } } } }),
      of({ type: "patch_apply_end", call_id: "c", stdout: "", stderr: "no file", success: false }),
      of({ type: "agent_message", message: "done" }),
      of({ type: "token_count", input_tokens: 4, output_tokens: 1 }),
    ];
    const read = {
      format: "codex",
      status: "success",
      calls: ["command_execution", "roll", "file_change"],
      results: 3,
      failed: ["exit code 2", "no dice", "no file"],
      errors: [],
      final: "done",
    };
    expect(only({ text: jsonl([...lines, of({ type: "task_complete", last_agent_message: "done" })]) })).toEqual(read);
    const aborted = jsonl([...lines, of({ type: "turn_aborted", reason: "interrupted" })]);
    expect(only({ text: aborted })).toMatchObject({
      status: "error",
      errors: ["cancelled: interrupted"],
      final: undefined,
    });
  });
});
