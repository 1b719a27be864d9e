import { describe, expect, it } from "vitest";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

/** What the one run of some lines was asked, what stands beside it, and the notes. */
function read(...lines: Json[]) {
  const text = lines.map((line) => JSON.stringify(line)).join("\n");
  const [one] = readTraces({ name: "x", text: `${text}\n` }, { platform: nodePlatform });
  const events = one?.trace.events ?? [];
  return {
    asked: events.flatMap((event) => (event.type === "input_message" ? [event.content] : [])),
    others: events.flatMap((event) => (event.type === "other" ? [[event.name, event.data]] : [])),
    notes: one?.notes,
  };
}

function prompt(uuid: string, text: string, more: JsonObject = {}): JsonObject {
  return { type: "user", sessionId: "s", uuid, parentUuid: null, message: { role: "user", content: text }, ...more };
}

describe("lines of a session", () => {
  it("under one id are copies only where they say the same", () => {
    const [one, other] = [prompt("1", "Hi"), prompt("1", "Where?")];
    expect(read(one, other, other, one)).toEqual({ asked: ["Hi", "Where?"], others: [], notes: [] });
    expect(read(one, { ...one, sessionId: "s", version: "2" })).toEqual({ asked: ["Hi"], others: [], notes: [] });
  });

  it("keep what a tool gave where no message tells it", () => {
    const given = { toolUseResult: "File created" };
    expect(read(prompt("1", "Hi", given)).others).toEqual([["user/tool_use_result", "File created"]]);
    const result = { role: "user", content: [{ type: "tool_result", tool_use_id: "t", content: "File created" }] };
    expect(read(prompt("0", "Hi"), prompt("1", "", { ...given, message: result })).others).toEqual([]);
  });

  it("are counted where they are none of a session", () => {
    const one = prompt("1", "Hi");
    const none = [{ type: "user", sessionId: "s", uuid: "2", message: "error" }, [1], {}];
    expect(read(one, ...none, prompt("3", "There?"))).toEqual({
      asked: ["Hi", "There?"],
      others: [],
      notes: ["3 lines are not part of a session, and were left out"],
    });
  });

  it("tell that prompts were taken back only where they name the line before", () => {
    const taken = /prompts undone by the user/;
    expect(read(prompt("1", "Hi"), prompt("2", "There?"), prompt("3", "Where?")).notes).toEqual([]);
    const branch = prompt("3", "Where?", { parentUuid: "1" });
    expect(read(prompt("1", "Hi"), prompt("2", "There?", { parentUuid: "1" }), branch).notes).toEqual([
      expect.stringMatching(taken),
    ]);
  });
});
