import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { kindOfError } from "../../../../src/core/run/error-text.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

function read(json: Json) {
  return readTraces({ name: "file", json }, { platform: nodePlatform }).map(({ trace }) => trace);
}

function readLines(lines: Json[]) {
  const text = lines.map((line) => JSON.stringify(line)).join("\n");
  return readTraces({ name: "file", text }, { platform: nodePlatform }).map(({ trace }) => trace);
}

const names = (trace: ReturnType<typeof read>[number] | undefined) =>
  trace?.events.flatMap((event) => (event.type === "tool_call" ? event.tool_name : []));

describe("what a source says by its shape", () => {
  it("a state of the Agents SDK whose last turn was to be followed by another ran into its limit", () => {
    const state = (type: string): Json => ({
      $schemaVersion: "1.0",
      originalInput: "Where is order 7?",
      modelResponses: [],
      generatedItems: [],
      currentTurn: 3,
      maxTurns: 3,
      currentStep: { type },
    });
    expect(read(state("next_step_run_again"))[0]).toMatchObject({ status: "error" });
    expect(read(state("next_step_run_again"))[0]?.events.find(({ type }) => type === "error")).toMatchObject({
      kind: "limit",
    });
    expect(read(state("next_step_final_output"))[0]?.status).toBe("unknown");
  });

  it("two sessions in one stream are two runs, and one that goes on is one", () => {
    const session = (id: string, status: string): Json[] => [
      { type: "init", session_id: id, model: "gemini", timestamp: "2026-01-01T00:00:00Z" },
      { type: "message", role: "user", content: "Hello" },
      { type: "message", role: "assistant", content: "Hi", delta: true },
      { type: "result", status, stats: { input_tokens: 1, output_tokens: 1 }, error: { message: "broke off" } },
    ];
    expect(readLines([...session("a", "success"), ...session("b", "error")]).map((t) => [t.run_id, t.status])).toEqual([
      ["a", "success"],
      ["b", "error"],
    ]);
    expect(readLines([...session("a", "error"), ...session("a", "success")]).map((t) => t.status)).toEqual(["success"]);
    const [cutOff] = readLines([...session("a", "success"), ...session("a", "success").slice(0, -1)]);
    expect(cutOff?.status).toBe("unknown");
    expect(cutOff?.events.filter((event) => event.type === "other" && event.name === "result")).toHaveLength(1);
  });

  it("a Gemini session that its limit of turns stopped failed, though its result says success", () => {
    const stopped = (severity: string, message: string): Json[] => [
      { type: "init", session_id: "a", model: "gemini" },
      { type: "message", role: "user", content: "Hello" },
      { type: "message", role: "assistant", content: "Hi" },
      { type: "error", severity, message },
      { type: "result", status: "success", stats: {} },
    ];
    const ends = (lines: Json[]) =>
      readLines(lines).map(({ status, events }) => [status, events.find(({ type }) => type === "error")]);
    expect(ends(stopped("error", "Maximum session turns exceeded"))).toEqual([
      ["error", { type: "error", kind: "limit", error: "Maximum session turns exceeded" }],
    ]);
    expect(ends(stopped("warning", "Maximum session turns exceeded"))).toEqual([["success", undefined]]);
    expect(ends(stopped("error", "The model answered with nothing"))).toEqual([["success", undefined]]);
  });

  it("calls that stand in the beginning of an Anthropic stream are calls", () => {
    const use = (id: string): Json => ({ type: "tool_use", id, name: "roll", input: { player: id } });
    const message = (id: string, content: Json[]): Json => ({
      type: "message_start",
      message: { id, type: "message", role: "assistant", model: "claude", content, stop_reason: null },
    });
    const lines = [
      message("m1", [use("a")]),
      { type: "message_stop" },
      message("m2", [use("b")]),
      { type: "message_stop" },
    ];
    expect(readLines(lines).flatMap((trace) => names(trace) ?? [])).toEqual(["roll", "roll"]);
  });

  it("AgentDojo's runs of one task are runs of their own, and a copy is none", () => {
    const run = (answer: string): Json => ({
      suite_name: "banking",
      user_task_id: "user_task_0",
      pipeline_name: "gpt",
      messages: [
        { role: "user", content: "Pay the bill." },
        { role: "assistant", content: answer },
      ],
    });
    const ids = [run("Done."), run("I cannot."), run("Done.")].map((one) => read(one)[0]?.run_id);
    expect(ids[0]).toBe(ids[2]);
    expect(ids[1]).not.toBe(ids[0]);
    expect(ids[0]).toContain("banking/gpt/user_task_0/");
  });

  it("a result that is a Python traceback is an error of the tool; one that quotes it is none", () => {
    const traceback = "Traceback (most recent call last):\n  File \"a.py\", line 1, in f\n    x()\nKeyError: 'plan'\n";
    const result = (content: string) =>
      read([
        { role: "user", content: "Which plan?" },
        { role: "assistant", tool_calls: [{ id: "c", type: "function", function: { name: "plan", arguments: "{}" } }] },
        { role: "tool", tool_call_id: "c", content },
      ])[0]?.events.find((event) => event.type === "tool_result")?.error;
    expect(result(traceback)).toEqual({ kind: "tool", message: "KeyError: 'plan'", heuristic: true });
    expect(result(`The log says:\n${traceback}`)).toBeUndefined();
    expect(result("Traceback (most recent call last): what it means\n\nA guide.")).toBeUndefined();
  });

  it("limits of frameworks are limits, and what only sounds like one is none", () => {
    const limits = [
      "RuntimeError: Agent reached maximum iteration in headless mode. Current iteration: 50, max iteration: 50",
      "UsageLimitExceeded: The next request would exceed the request_limit of 50",
      "FatalTurnLimitedError: Reached max session turns for this session. Increase the number of turns",
      "Max number of llm calls limit of `5` exceeded",
      "MaxIterationsReached: Agent reached maximum iterations limit (50).",
      "Max turns (10) exceeded",
      "MaxTurnsExceeded",
      "GraphRecursionError",
    ];
    expect(limits.map((text) => kindOfError(text, "exception"))).toEqual(limits.map(() => "limit"));
    const others = [
      "rate limit reached for gpt-4o",
      "the steps are wrong",
      "iteration over a closed generator",
      "MaxTurnsOption is unknown",
    ];
    expect(others.map((text) => kindOfError(text, "exception"))).toEqual(others.map(() => "exception"));
  });
});
