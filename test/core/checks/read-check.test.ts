import { describe, expect, it } from "vitest";
import { readCheck } from "../../../src/core/checks/read-check.ts";
import { describeCheck, writeCheck } from "../../../src/core/checks/write-check.ts";

const forms: unknown[] = [
  { status_is: "error" },
  { final_output_exists: false },
  { output_contains: "x" },
  { output_contains: { text: "x", in: "any", not: true } },
  { output_matches: "a+" },
  { output_json: { type: "object" } },
  { error_matches: { $regex: "late$" } },
  { error_matches: { error_kind: "limit" } },
  { tool_called: "a" },
  { tool_called: { tool: "a", args: { n: 1 }, times: 2 } },
  { min_tool_calls: { tool: "a", count: 5 } },
  { max_tool_calls: 3 },
  { repeated_call: 3 },
  { repeated_call: { times: 3, unchanged: true } },
  { error_ignored: "a" },
  { tool_sequence: ["a", { group: ["b", "c"] }] },
  { writes_are: [] },
  {
    writes_are: [
      { tool: "w", args: { n: 1 } },
      { tool: "w", match: "ignore" },
    ],
  },
  { state_at: { step: 1, pointer: "/a", value: null } },
  { max_duration: "30s" },
  { semantic: "It is kind." },
  { script: ["node", "x.mjs"] },
];

describe("readCheck and writeCheck", () => {
  it.each(forms)("reads %j and writes it back", (form) => {
    const read = readCheck(form, "assertions");
    if (!read.ok) throw new Error(read.message);
    const again = readCheck(writeCheck(read.check), "assertions");
    expect(again).toEqual(read);
    expect(describeCheck(read.check)).toContain(read.check.kind);
    const short = writeCheck(read.check);
    if (read.check.kind !== "writes_are" || read.check.calls.length === 0) expect(short).toEqual(form);
  });

  it("reads the published shapes", () => {
    const count = { ok: true, written: "max_tool_calls", check: { kind: "max_tool_calls", count: 3 } };
    expect(readCheck({ type: "max_tool_calls", value: 3 }, "assertions")).toEqual(count);
    expect(readCheck({ type: "max_tool_calls", count: 3 }, "assertions")).toEqual(count);
    expect(readCheck({ max_tool_calls: 3 }, "assertions")).toEqual(count);
    expect(readCheck({ max_tool_calls: 5 }, "signatures")).toEqual({
      ok: true,
      written: "max_tool_calls",
      check: { kind: "min_tool_calls", count: 5 },
    });
    expect(readCheck({ error_matches: { kind: "timeout" } }, "signatures")).toEqual({
      ok: true,
      written: "error_matches",
      check: { kind: "error_matches", error_kind: "timeout" },
    });
  });

  it.each([
    [{ staus_is: "error" }, "unknown check", ["staus_is"]],
    [{ status_is: "eror" }, "status_is: status", ["status_is", "status"]],
    [{ max_tool_calls: -1 }, "max_tool_calls: count", ["max_tool_calls", "count"]],
    [{ tool_called: { tool: "a", argz: {} } }, "argz", ["tool_called"]],
    [{ output_matches: "(a+)+$" }, "repeats", ["output_matches", "pattern"]],
    [{ output_matches: "(" }, "output_matches", ["output_matches", "pattern"]],
    [
      { tool_called: { tool: "a", args: { x: { $regex: "(b*)*" } } } },
      "repeats",
      ["tool_called", "args", "x", "$regex"],
    ],
    [{ state_at: { step: 1, pointer: "a", value: 1 } }, "state_at", ["state_at", "pointer"]],
    [{ a: 1, b: 2 }, "one check", []],
    ["status_is", "expected a check", []],
  ])("refuses %j", (input, message, path) => {
    const read = readCheck(input, "assertions");
    expect(read).toMatchObject({ ok: false, path });
    expect(read.ok ? "" : read.message).toContain(message);
  });
});
