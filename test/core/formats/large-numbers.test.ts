import { fc } from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { noteOnLargeNumbers } from "../../../src/core/formats/input/large-numbers.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

const note = (digits: string) =>
  `numbers beyond 2^53 lose their last digits where they are read as numbers (the first is ${digits})`;

describe("a number that is too large to be exact", () => {
  it("is noted once in the import of a file, also in the arguments of a call", () => {
    const chat = (id: string) =>
      JSON.stringify([
        { role: "user", content: "go" },
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "a", type: "function", function: { name: "look", arguments: `{"id":${id}}` } }],
        },
      ]);
    const notes = (text: string) => readTraces({ name: "x", text }, { platform: nodePlatform }).map((one) => one.notes);
    expect(notes(chat("12345678901234567890"))).toEqual([[note("12345678901234567890")]]);
    expect(notes(`${chat("-12345678901234567")}\n${chat("12345678901234567")}\n`)).toEqual([
      [note("12345678901234567")],
      [],
    ]);
    const lines = [chat("12345678901234567"), '{"cut', chat("1"), ""].join("\n");
    expect(notes(lines)[0]).toEqual([note("12345678901234567"), "left out: x line 2: no JSON value"]);
    expect(notes(chat('"12345678901234567890"'))).toEqual([[]]);
    expect(notes(chat("9007199254740993"))).toEqual([[note("9007199254740993")]]);
    expect(notes(chat("9007199254740992"))).toEqual([[]]);
  });

  it("is found wherever it stands, and nothing else is", () => {
    fc.assert(
      fc.property(fc.nat(80), fc.nat(80), fc.integer({ min: 16, max: 60 }), (before, after, size) => {
        const text = (name: string, value: string) =>
          `{"a":"${"x".repeat(before)}","${name}": ${value}}${" ".repeat(after)}`;
        // No odd number of so many digits is exact.
        const digits = `${"9876543210".repeat(7).slice(0, size - 1)}7`;
        const shown = size > 40 ? `${digits.slice(0, 40)}…` : digits;
        expect(noteOnLargeNumbers(text("id", digits))).toEqual([note(shown)]);
        for (const [name, value] of [
          ["id", digits.slice(0, 15)],
          ["id", `"${digits}"`],
          ["id", `${digits}.5`],
          ["id", `0.${digits}`],
          ["id", `1${"0".repeat(18)}`],
          ["startTimeUnixNano", digits],
          ["timestamp", digits],
        ] as const)
          expect(noteOnLargeNumbers(text(name, value))).toEqual([]);
      }),
    );
    expect(noteOnLargeNumbers(`{"id":${"9".repeat(1000)}}`)).toEqual([note(`${"9".repeat(40)}…`)]);
  });
});
