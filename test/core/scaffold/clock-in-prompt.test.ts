import { describe, expect, it } from "vitest";
import { clockPointers } from "../../../src/core/scaffold/clock-in-prompt.ts";
import type { JsonObject } from "../../../src/core/schema/json.ts";
import { growth, tooMuchGrowth } from "../../support/growth.ts";

const trace = { started_at: "2026-11-23T06:15:55.690Z" };
const pointersIn = (request: JsonObject) =>
  clockPointers({ version: 2, exchanges: [{ api: "openai-chat", request, status: 200, response: {} }] }, trace);
const system = (content: string) => pointersIn({ messages: [{ role: "system", content }] });

describe("a prompt that tells the day of its recording", () => {
  it.each([
    "Today is 2026-11-23T06:15:55.647Z.",
    "It is 2026-11-22.",
    "Date: November 23, 2026",
    "Mon, 23 Nov 2026 06:15:55 GMT",
    "now=1795414555",
    "now=1795414555647",
  ])("%s", (text) => {
    expect(system(text)).toEqual(["/messages/0/content"]);
    // Its twin tells a day that does not change.
    expect(system(text.replace(/2026/g, "2024").replace("17954", "17154"))).toEqual([]);
  });

  it("is found where each API has its instructions, and not in what the model or a tool said", () => {
    const text = "Today is 2026-11-23.";
    expect(pointersIn({ system: text })).toEqual(["/system"]);
    expect(
      pointersIn({
        system: [
          { type: "text", text: "Be kind." },
          { type: "text", text },
        ],
      }),
    ).toEqual(["/system/1/text"]);
    expect(pointersIn({ instructions: text, input: "Why?" })).toEqual(["/instructions"]);
    expect(pointersIn({ systemInstruction: { parts: [{ text }] } })).toEqual(["/systemInstruction/parts/0/text"]);
    expect(pointersIn({ input: [{ role: "user", content: [{ type: "input_text", text }] }] })).toEqual([
      "/input/0/content/0/text",
    ]);
    expect(
      pointersIn({
        messages: [
          { role: "assistant", content: text },
          { role: "tool", content: text },
        ],
      }),
    ).toEqual([]);
  });

  it("takes linear time, whatever the text repeats", () => {
    for (const part of ["2026-", "Nov 2", "1 November ", "17954", "2026-11-2"])
      expect(growth(system, part, 200_000)).toBeLessThan(tooMuchGrowth);
  });
});
