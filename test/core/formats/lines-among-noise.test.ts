import { describe, expect, it } from "vitest";
import { prepareInput } from "../../../src/core/formats/input/prepare-input.ts";

const read = (text: string) => {
  const { json, lines, notes } = prepareInput({ name: "log", text });
  return { json, lines, notes };
};

describe("lines among what else was printed", () => {
  it("are read, wherever it stands, and what is left out is named", () => {
    expect(read('Reading the prompt...\n{"a":1}\n\nWARN slow\n{"b":NaN}\n')).toEqual({
      json: undefined,
      lines: [{ a: 1 }, { b: null }],
      notes: ["2 lines are not JSON, and were left out (the first is line 1)"],
    });
    expect(read('{"a":1}\n{"b":2\n{"c":3}')).toMatchObject({
      lines: [{ a: 1 }, { c: 3 }],
      notes: ["line 2 is not JSON, and was left out"],
    });
    expect(read('{"a":1}\n{"b":')).toMatchObject({
      lines: [{ a: 1 }],
      notes: ["the last line is cut off, and was left out"],
    });
  });

  it("may be values that a console printed over many lines each", () => {
    expect(read('start\n{\n  "a": {\n    "b": 1\n  }\n}\n{\n  "a": []\n}\nend of it\n')).toEqual({
      json: undefined,
      lines: [{ a: { b: 1 } }, { a: [] }],
      notes: ["2 lines are not JSON, and were left out (the first is line 1)"],
    });
    expect(read('{\n  "a": 1\n},\n{\n  "a": 2\n}')).toMatchObject({ lines: [{ a: 1 }, { a: 2 }], notes: undefined });
    expect(read('{\n  "a": 1\n}\nDone.')).toMatchObject({ json: { a: 1 }, lines: undefined });
    expect(() => read('one\ntwo\nthree\nfour\n{\n  "a": 1\n}')).toThrow(/^log/);
    expect(() => read('{\n  "a": 1\n')).toThrow(/^log/);
  });

  it("leave no note where nothing is wrong", () => {
    expect(read('{"a":1}\n{"b":2}\n')).toEqual({ json: undefined, lines: [{ a: 1 }, { b: 2 }], notes: [] });
    expect(read('{\n "a": {},\n "b": []\n}')).toEqual({ json: { a: {}, b: [] }, lines: undefined, notes: undefined });
  });

  it("are no excuse for a document that is wrong", () => {
    for (const text of ['{"a":1}\nfoo', '[\n{},\n{"a":1}\n', "one\ntwo\nthree\n{}\n{}", '{\n"a": 1,\n"b": {}\n}}'])
      expect(() => prepareInput({ name: "log", text })).toThrow(/^log/);
  });
});
