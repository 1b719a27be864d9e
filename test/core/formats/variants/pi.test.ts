import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { jsonl } from "./counts.ts";

function read(lines: Json[]) {
  const [one] = readTraces({ name: "session", text: jsonl(lines) }, { platform: nodePlatform });
  if (!one) throw new Error("no trace");
  return one;
}

/** Lines of a public session (badlogic/pi-mono, MIT, `before-compaction.jsonl`), with its texts cut. */
const head: Json = {
  type: "session",
  id: "ffae836b-9420-4060-ac13-7745215f90ff",
  timestamp: "2025-12-09T00:53:29.825Z",
  cwd: "/Users/badlogic/workspaces/pi-mono",
  provider: "anthropic",
  modelId: "claude-opus-4-5",
  thinkingLevel: "off",
};
const said = (content: JsonObject, more: JsonObject): JsonObject => ({
  type: "message",
  timestamp: "2025-12-08T22:50:50.733Z",
  message: { ...more, content: [content] },
});
const asked = said({ type: "text", text: "alright, createa  full implementation plan" }, { role: "user" });
const model: JsonObject = {
  role: "assistant",
  api: "anthropic-messages",
  provider: "anthropic",
  model: "claude-opus-4-5",
};
const tokens: JsonObject = { input: 10, output: 8, cacheRead: 49204, cacheWrite: 1739, totalTokens: 50961 };
const cost: JsonObject = {
  input: 0.00005,
  output: 0.0002,
  cacheRead: 0.024602,
  cacheWrite: 0.01086875,
  total: 0.035720749999999996,
};
const call: JsonObject = { type: "toolCall", id: "toolu_014X", name: "bash", arguments: { command: "true" } };

describe("Pi", () => {
  it("tells what an answer cost, and that it was stopped", () => {
    const stopped: JsonObject = { ...model, stopReason: "aborted", errorMessage: "Request was aborted." };
    const answer = (usage: JsonObject) => said({ type: "thinking", thinking: "The user wants" }, { ...stopped, usage });
    const event = {
      type: "model_call",
      model: "claude-opus-4-5",
      finish_reason: "aborted",
      usage: { input: 10, output: 8, cached: 49204, cache_write: 1739 },
      error: { kind: "cancelled", message: "Request was aborted." },
      extras: [{ type: "thinking", thinking: "The user wants" }],
      at: "2025-12-08T22:50:50.733Z",
    };
    expect(read([head, asked, answer({ ...tokens, cost })]).trace.events[1]).toEqual({ ...event, cost: cost["total"] });
    // A model that the program knows no price of.
    expect(read([head, asked, answer(tokens)]).trace.events[1]).toEqual(event);
  });

  it("says which calls were never run", () => {
    const notes = (stopReason: string) => read([head, asked, said(call, { ...model, stopReason })]).notes;
    expect(notes("aborted")).toEqual(["1 calls of answers that failed or were stopped were never run"]);
    expect(notes("toolUse")).toEqual([]);
  });
});
