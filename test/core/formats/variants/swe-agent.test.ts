import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

function eventsOf(history: Json[]) {
  const [read, ...more] = readTraces({ name: "demo", json: { history } }, { platform: nodePlatform });
  if (!read || more.length > 0) throw new Error("not one run");
  expect(read.format).toBe("swe-agent");
  return read.trace.events;
}

/** Messages of a public demonstration (SWE-agent/SWE-agent, MIT, `function_calling_simple.traj`), with their texts cut. */
const system: JsonObject = {
  role: "system",
  content: "SETTING: You are an autonomous programmer",
  agent: "main",
  message_type: "system_prompt",
};
const issue: JsonObject = {
  role: "user",
  content: "ISSUE:\nSyntaxError: invalid syntax",
  agent: "main",
  message_type: "observation",
};
const action: JsonObject = {
  role: "assistant",
  content: "We need to locate the file.",
  thought: "We need to locate the file.",
  action: "find_file missing_colon.py",
  agent: "main",
  tool_calls: [
    {
      function: { arguments: '{"file_name":"missing_colon.py"}', name: "find_file" },
      id: "call_PbWErNIge3YTrli3fiVvmIid",
      type: "function",
    },
  ],
  message_type: "action",
};
const observation: JsonObject = {
  role: "tool",
  content: 'Found 1 matches for "missing_colon.py"',
  agent: "main",
  message_type: "observation",
  tool_call_ids: ["call_PbWErNIge3YTrli3fiVvmIid"],
};

describe("histories of SWE-agent without a trajectory", () => {
  const asked = { type: "model_call", output: "We need to locate the file.", step: "step-1" };

  it("are runs: calls by their ids, and what came of each", () => {
    expect(eventsOf([system, issue, action, observation])).toEqual([
      { type: "input_message", role: "system", content: system["content"] },
      { type: "input_message", role: "user", content: issue["content"] },
      asked,
      {
        type: "tool_call",
        call_id: "call_PbWErNIge3YTrli3fiVvmIid",
        tool_name: "find_file",
        tool_args: { file_name: "missing_colon.py" },
        group: "step-1",
        step: "step-1",
        attributes: { command: "find_file missing_colon.py" },
      },
      {
        type: "tool_result",
        call_id: "call_PbWErNIge3YTrli3fiVvmIid",
        output: 'Found 1 matches for "missing_colon.py"',
        step: "step-1",
      },
    ]);
  });

  it("take what is said after an answer without an action for a message, and leave out what is shown as an example", () => {
    const silent: JsonObject = { ...action, action: "", tool_calls: null };
    const told = { ...issue, content: "Your output was not formatted correctly." };
    const shown = [{ ...issue, is_demo: true, content: "DEMO", message_type: "demonstration" }];
    const events = eventsOf([system, ...shown, issue, silent, told, action, observation]);
    expect(events.slice(2, 4)).toEqual([
      asked,
      { type: "input_message", role: "user", content: "Your output was not formatted correctly.", step: "step-1" },
    ]);
    expect(JSON.stringify(events)).not.toContain("DEMO");
  });

  it("are known by the kinds of their messages", () => {
    const plain = [system, issue, action].map((message) => ({ ...message, message_type: null }));
    expect(() => eventsOf(plain)).toThrow(/no trace/);
    expect(() => eventsOf([system, issue])).toThrow(/no trace/);
  });
});

describe("trajectories of SWE-agent beside a history", () => {
  const history = [issue, { ...action, tool_calls: null }];
  const step = { action: "find_file missing_colon.py", observation: "Found 1", state: "{}" };
  const callsOf = (response: string) => {
    const json: Json = { history, trajectory: [{ ...step, response }] };
    const [read] = readTraces({ name: "demo", json }, { platform: nodePlatform });
    return read?.trace.events.filter(({ type }) => type === "model_call");
  };

  it("keep what only the history says, where a demonstration was edited by hand", () => {
    expect(callsOf("```\nfind_file missing_colon.py\n```")).toEqual([
      {
        type: "model_call",
        output: "```\nfind_file missing_colon.py\n```",
        step: "step-1",
        attributes: { history: "We need to locate the file." },
      },
    ]);
    const same = "We need to locate the file.\n```\nfind_file missing_colon.py\n```";
    expect(callsOf(same)).toEqual([{ type: "model_call", output: same, step: "step-1" }]);
  });
});
