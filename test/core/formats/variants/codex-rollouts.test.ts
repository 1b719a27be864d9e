import { describe, expect, it } from "vitest";
import { callsOfEvents } from "../../../../src/core/formats/codex/codex-calls.ts";
import { messagesByLine } from "../../../../src/core/formats/codex/codex-messages.ts";
import { objectOf } from "../../../../src/core/formats/fields/fields.ts";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { growth, tooMuchGrowth } from "../../../support/growth.ts";
import { jsonl } from "./counts.ts";

const at = (seconds: string) => `2025-11-17T21:32:${seconds}Z`;
const line = (seconds: string, type: string, payload: JsonObject): JsonObject => ({
  timestamp: at(seconds),
  type,
  payload,
});

function traceOf(lines: Json[]) {
  const [read] = readTraces({ name: "rollout", text: jsonl(lines) }, { platform: nodePlatform });
  if (!read) throw new Error("no trace");
  return read.trace;
}

/** Lines of a public rollout of Codex 0.58 (AcidicSoil/codex-session-view, MIT), with its texts cut. */
function counted(total: number, input: number, output: number): JsonObject {
  const usage = { input_tokens: input, cached_input_tokens: 0, output_tokens: output, total_tokens: input + output };
  return {
    type: "token_count",
    info: { total_token_usage: { ...usage, total_tokens: total }, last_token_usage: usage },
    rate_limits: { primary: { used_percent: 52, window_minutes: 300 } },
  };
}

const asked = (id: string, command: string): JsonObject => ({
  type: "function_call",
  name: "shell",
  arguments: JSON.stringify({ command: ["bash", "-lc", command] }),
  call_id: id,
});
const gave = (id: string, output: string): JsonObject => ({ type: "function_call_output", call_id: id, output });

const head058 = [
  line("28.664", "session_meta", {
    id: "019a93b9-f380-7600-98ff-940e6b99603c",
    cwd: "/home/user/projects/temp/chatbot-ui",
    originator: "codex_cli_rs",
    cli_version: "0.58.0",
    instructions: null,
    source: "cli",
    model_provider: "openai",
  }),
  line("46.911", "response_item", {
    type: "message",
    role: "user",
    content: [{ type: "input_text", text: "finish up the users work" }],
  }),
];
const snapshot = line("47.052", "response_item", {
  type: "ghost_snapshot",
  ghost_commit: { id: "a01966ef", parent: "0f022a04", preexisting_untracked_files: ["LM Studio configuration.md"] },
});
const answers058 = [
  line("47.925", "event_msg", { type: "token_count", info: null, rate_limits: { primary: { used_percent: 52 } } }),
  line("50.526", "event_msg", counted(10165, 10128, 37)),
  line("50.530", "response_item", asked("call_Tper0j", "ls")),
  line("50.530", "response_item", gave("call_Tper0j", "README.md")),
  line("51.512", "event_msg", counted(10165, 10128, 37)),
  line("53.566", "event_msg", counted(20542, 10334, 43)),
  line("53.570", "response_item", asked("call_qCkd6e", "cat 'LM Studio configuration.md'")),
  line("53.570", "response_item", gave("call_qCkd6e", "# LM Studio configuration")),
  line("54.185", "event_msg", counted(20542, 10334, 43)),
];

describe("rollouts of Codex", () => {
  it("gives each answer its own tokens, told before it and again after it", () => {
    const usages = (lines: Json[]) =>
      traceOf(lines).events.flatMap((event) => (event.type === "model_call" ? [event.usage] : []));
    expect(usages([...head058, ...answers058])).toEqual([
      { input: 10128, output: 37 },
      { input: 10334, output: 43 },
    ]);
    // An answer that was stopped has none: the next request only tells again what the one before it took.
    const aborted = [...head058, ...answers058.slice(0, 5), line("52.000", "response_item", asked("call_cut", "true"))];
    const again = [...aborted, line("53.000", "event_msg", counted(10165, 10128, 37))];
    expect(usages(again)).toEqual([{ input: 10128, output: 37 }, undefined]);
  });

  it("tells the files that the program keeps before a turn beside the conversation, and no answer", () => {
    const { events } = traceOf([...head058, snapshot, ...answers058]);
    const models = events.filter(({ type }) => type === "model_call");
    expect(models).toHaveLength(2);
    expect(JSON.stringify(models)).not.toContain("ghost_commit");
    expect(events).toContainEqual({
      type: "other",
      name: "response_item/ghost_snapshot",
      data: objectOf(snapshot["payload"]),
      at: "2025-11-17T21:32:47.052Z",
    });
  });

  /** Lines of public rollouts of Codex 0.145 and 0.146 (a script of the agent's calls tools), with their texts cut. */
  const script = [
    ...head058,
    line("49.000", "response_item", {
      type: "custom_tool_call",
      id: "ctc_1",
      status: "completed",
      call_id: "call_script",
      name: "exec",
      input: "const r = await tools.apply_patch(patch); text(r);",
    }),
    line("50.000", "event_msg", {
      type: "patch_apply_end",
      call_id: "exec-0c000060-1a27-7c33-8de2-000000000006",
      turn_id: "0c000012",
      stdout: "Success. Updated the following files:\nA /path/merge_exports.py\n",
      stderr: "",
      success: true,
      changes: { "/path/merge_exports.py": { type: "add", content: "import csv\n" } },
      status: "completed",
    }),
    line("51.000", "event_msg", {
      type: "mcp_tool_call_end",
      call_id: "exec-2",
      invocation: { server: "example", tool: "example_tool", arguments: { title: "example" } },
      duration: { secs: 0, nanos: 4_000_000 },
      result: { Err: "no such connector" },
    }),
    line("52.000", "event_msg", {
      type: "item_completed",
      thread_id: "t",
      turn_id: "0c000012",
      item: {
        type: "CommandExecution",
        id: "exec-3",
        process_id: "7",
        command: ["/bin/zsh", "-lc", "python3 work/merge_exports.py"],
        cwd: "/path",
        source: "agent",
        status: "failed",
        stdout: "",
        stderr: "no such file",
        aggregated_output: "no such file",
        exit_code: 2,
        duration: { secs: 1, nanos: 500_000_000 },
        formatted_output: "no such file",
      },
    }),
    line("53.000", "response_item", {
      type: "custom_tool_call_output",
      id: "ctco_1",
      call_id: "call_script",
      output: [{ type: "input_text", text: "Script completed" }],
    }),
  ];

  it("reads the calls that only events tell of, below the script that made them", () => {
    const parent = "call_script";
    const patched = "exec-0c000060-1a27-7c33-8de2-000000000006";
    const { events } = traceOf(script);
    expect(events.filter(({ type }) => type === "tool_call" || type === "tool_result")).toEqual([
      {
        type: "tool_call",
        call_id: parent,
        tool_name: "exec",
        tool_args: "const r = await tools.apply_patch(patch); text(r);",
        group: "message-1",
        at: at("49.000"),
      },
      {
        type: "tool_call",
        call_id: patched,
        tool_name: "file_change",
        tool_args: { changes: { "/path/merge_exports.py": { type: "add", content: "import csv\n" } } },
        at: at("50.000"),
        parent,
      },
      { type: "tool_result", call_id: patched, output: "completed", at: at("50.000"), parent },
      {
        type: "tool_call",
        call_id: "exec-2",
        tool_name: "example_tool",
        tool_args: { title: "example" },
        server: "example",
        at: at("51.000"),
        parent,
      },
      {
        type: "tool_result",
        call_id: "exec-2",
        output: "no such connector",
        error: { kind: "tool", message: "no such connector" },
        at: at("51.000"),
        parent,
        duration_ms: 4,
      },
      {
        type: "tool_call",
        call_id: "exec-3",
        tool_name: "command_execution",
        tool_args: { command: ["/bin/zsh", "-lc", "python3 work/merge_exports.py"] },
        at: at("52.000"),
        parent,
      },
      {
        type: "tool_result",
        call_id: "exec-3",
        output: "no such file",
        error: { kind: "tool", message: "exit code 2" },
        at: at("52.000"),
        parent,
        duration_ms: 1500,
      },
      { type: "tool_result", call_id: parent, output: "Script completed", at: at("53.000") },
    ]);
    expect(events.filter(({ type }) => type === "model_call")).toHaveLength(1);
  });

  it("follows calls and foreign results in a time that grows with their number only", () => {
    const items = (count: number, type: string) =>
      Array.from({ length: count }, (_, n) => line("50.000", "response_item", { type, call_id: `${type} ${n}` }));
    const follow = ({ length }: string) =>
      callsOfEvents([...items(length, "custom_tool_call"), ...items(length, "custom_tool_call_output")]);
    expect(growth(follow, "x", 40_000)).toBeLessThan(tooMuchGrowth);
  });

  it("compares what events and items say in a time that grows with their number only", () => {
    const spoken = ({ length }: string) =>
      messagesByLine(
        Array.from({ length }, (_, n) => [
          line("50.000", "response_item", {
            type: "message",
            role: "user",
            content: [{ type: "input_text", text: `${n}. Add a format.` }],
          }),
          line("50.000", "event_msg", { type: "user_message", message: `${n}, of all formats` }),
        ]).flat(),
      );
    expect(spoken("x".repeat(9)).size).toBe(18);
    expect(growth(spoken, "x", 16_000)).toBeLessThan(tooMuchGrowth);
  });

  it("takes an event for a repeat of a longer item beside it", () => {
    const content = [{ type: "input_text", text: "# Files: a.png\n\nfinish up the users work" }];
    const item = line("46.911", "response_item", { type: "message", role: "user", content });
    const event = line("46.912", "event_msg", { type: "user_message", message: "finish up the users work" });
    const said = (lines: JsonObject[]) => [...messagesByLine(lines).values()].flat().map(({ text }) => text);
    expect(said([item, event])).toEqual(["# Files: a.png\n\nfinish up the users work"]);
    const other = line("46.912", "event_msg", { type: "user_message", message: "finish it" });
    expect(said([item, other])).toEqual(["# Files: a.png\n\nfinish up the users work", "finish it"]);
  });

  it("drops a duration below zero", () => {
    const spoilt: Json[] = JSON.parse(JSON.stringify(script).replace('"secs":0', '"secs":-1')); // our own lines
    const { events } = traceOf(spoilt);
    const durations = events.flatMap((event) => (event.type === "tool_result" ? [event.duration_ms] : []));
    expect(durations).toEqual([undefined, undefined, 1500, undefined]);
  });

  it("takes no call from an event that an item or the user stands behind", () => {
    const ended = (id: string, more: JsonObject = {}) =>
      line("54.500", "event_msg", {
        type: "exec_command_end",
        call_id: id,
        command: ["ls"],
        aggregated_output: "README.md",
        exit_code: 0,
        ...more,
      });
    const calls = (lines: Json[]) =>
      traceOf([...head058, ...answers058, ...lines]).events.flatMap((event) =>
        event.type === "tool_call" ? [event.call_id] : [],
      );
    const items = ["call_Tper0j", "call_qCkd6e"];
    expect(calls([ended("call_Tper0j"), ended("own", { source: "user_shell" })])).toEqual(items);
    expect(calls([ended("more"), ended("more")])).toEqual([...items, "more"]);
  });

  it("tells which agent wrote to which", () => {
    const content = [{ type: "input_text", text: "Look at the tests." }];
    const wrote = line("55.000", "response_item", {
      type: "agent_message",
      author: "/root",
      recipient: "/root/a",
      content,
    });
    const of = (lines: Json[]) => traceOf([...head058, ...lines]).events.slice(2);
    expect(of([wrote])).toEqual([
      { type: "input_message", role: "user", content: "Look at the tests.", at: at("55.000") },
      {
        type: "other",
        name: "response_item/agent_message",
        data: { author: "/root", recipient: "/root/a" },
        at: at("55.000"),
      },
    ]);
    const spoke = line("55.000", "event_msg", { type: "agent_message", message: "Look at the tests." });
    expect(of([spoke]).map(({ type }) => type)).toEqual(["model_call", "final_output"]);
  });

  it("takes what was said from the items of the newest versions where nothing else says it", () => {
    const item = (type: string, text: string) =>
      line("55.000", "event_msg", {
        type: "item_completed",
        item: { type, id: type, content: [{ type: "text", text }] },
      });
    const said = (lines: Json[]) =>
      traceOf(lines).events.flatMap((event) =>
        event.type === "input_message" ? [event.content] : event.type === "model_call" ? [event.output] : [],
      );
    const [meta = {}, prompt = {}] = head058;
    const newest = [meta, item("UserMessage", "Add a format"), item("AgentMessage", "Added.")];
    expect(said(newest)).toEqual(["Add a format", "Added."]);
    expect(traceOf(newest).events.at(-1)).toEqual({ type: "final_output", content: "Added." });
    expect(said([meta, prompt, item("UserMessage", "finish up the users work")])).toEqual(["finish up the users work"]);
    const told = line("54.000", "event_msg", { type: "user_message", message: "Add a format" });
    expect(said([meta, told, item("UserMessage", "Add a format")])).toEqual(["Add a format"]);
  });
});
