import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

function read(...messages: Json[]) {
  const [first, ...more] = readTraces({ name: "file", json: messages }, { platform: nodePlatform });
  if (!first || more.length > 0) throw new Error("not one run");
  const { events } = first.trace;
  return { ...first, ...first.trace, of: (...types: string[]) => events.filter(({ type }) => types.includes(type)) };
}

const screen = { type: "text", text: "<environment_details>\n# Current Mode\nACT MODE\n</environment_details>" };
const user = (...texts: string[]): Json => ({
  role: "user",
  content: [...texts.map((text) => ({ type: "text", text })), screen],
});
const use = (id: string, name: string, input: Json): Json => ({ type: "tool_use", id, name, input });
const answer = (...content: Json[]): Json => ({
  role: "assistant",
  content,
  modelInfo: { modelId: "claude-sonnet-4-5", providerId: "anthropic", mode: "act" },
  metrics: { tokens: { prompt: 10, completion: 5, cached: 90 } },
});
const task = user("<task>\nMend the test\n</task>");

describe("Cline's tasks", () => {
  it("have results as texts, which belong to the calls before them in their order", () => {
    const run = read(
      task,
      answer(
        { type: "thinking", thinking: "Both files.", signature: "x" },
        { type: "text", text: "\nI look at both." },
        use("c1", "read_file", { path: "a.ts" }),
        use("c2", "use_subagents", { prompt_1: "b" }),
        use("c3", "execute_command", { command: "make" }),
      ),
      user(
        "[read_file for 'a.ts'] Result:\nconst a = 1;\n[b] Result: none",
        "[subagents] Result:\nSucceeded: 1",
        "[execute_command for 'make\nall'] Result:\nCommand failed with exit code 2.\nOutput:\nno rule",
      ),
      answer(use("c4", "attempt_completion", { result: "The test is mended." })),
    );
    expect(run).toMatchObject({ format: "cline", status: "success" });
    expect(run.trace.model).toEqual({ name: "claude-sonnet-4-5", provider: "anthropic" });
    expect(run.of("input_message")).toMatchObject([{ role: "user", content: "Mend the test" }]);
    expect(run.of("model_call")).toMatchObject([
      { output: "I look at both.", usage: { input: 10, output: 5, cached: 90 } },
      { usage: { input: 10 } },
    ]);
    expect(run.of("tool_call")).toMatchObject([
      { call_id: "c1", tool_name: "read_file", tool_args: { path: "a.ts" }, group: "message-1" },
      { call_id: "c2", tool_name: "use_subagents", group: "message-1" },
      { call_id: "c3", tool_name: "execute_command", group: "message-1" },
      { call_id: "c4", tool_name: "attempt_completion", group: "message-3" },
    ]);
    const failed = "Command failed with exit code 2.\nOutput:\nno rule";
    expect(run.of("tool_result")).toEqual([
      { type: "tool_result", call_id: "c1", output: "const a = 1;\n[b] Result: none" },
      { type: "tool_result", call_id: "c2", output: "Succeeded: 1" },
      { type: "tool_result", call_id: "c3", output: failed, error: { kind: "tool", message: failed } },
    ]);
    expect(run.of("final_output")).toMatchObject([{ content: "The test is mended." }]);
    expect(run.of("other")).toMatchObject([
      { name: "program", data: { text: screen.text } },
      { name: "program", data: { text: screen.text } },
    ]);
  });

  it("that the user refused, or that wait for the user, are no success", () => {
    const refused = read(
      task,
      answer(use("c1", "execute_command", { command: "rm" })),
      user("[execute_command for 'rm'] Result:\nThe user denied this operation."),
    );
    expect(refused.status).not.toBe("success");
    expect(refused.of("tool_result")).toMatchObject([{ error: { kind: "cancelled" } }]);
    expect(refused.of("final_output")).toEqual([]);
    const waits = read(task, answer(use("c1", "ask_followup_question", { question: "Which?" })));
    expect([waits.status, waits.of("final_output")]).toEqual([
      "unknown",
      [expect.objectContaining({ content: "Which?" })],
    ]);
  });

  it("keep what the user said between, and a result that answers no call is the user's text", () => {
    const run = read(
      task,
      answer(use("c1", "attempt_completion", { result: "Done." })),
      user("[attempt_completion] Result:\nnot yet", "[read_file for 'x'] Result:\nlost"),
    );
    expect(run.status).toBe("unknown");
    expect(run.of("tool_result")).toMatchObject([{ call_id: "c1", output: "not yet" }]);
    expect(run.of("input_message")).toMatchObject([
      { content: "Mend the test" },
      { content: "[read_file for 'x'] Result:\nlost" },
    ]);
  });

  it("are told from Anthropic's messages by what the program says at the start", () => {
    const plain: Json[] = [
      { role: "user", content: [{ type: "text", text: "Mend the test" }] },
      { role: "assistant", content: [use("c1", "read_file", { path: "a.ts" })] },
    ];
    expect(read(...plain).format).toBe("anthropic-messages");
  });
});
