import { describe, expect, it } from "vitest";
import { diverge } from "../../../src/core/diff/diverge.ts";
import { call, makeRun } from "../checks/make-run.ts";

describe("diverge", () => {
  it("finds nothing between equal runs, whatever the order inside a group", () => {
    const [a, b] = [call("a", { n: 1 }, { group: "1" }), call("b", {}, { group: "1" })];
    expect(diverge(makeRun({ calls: [a, b] }), makeRun({ calls: [b, a] }))).toEqual([]);
    const alone = [call("a"), call("b")];
    expect(diverge(makeRun({ calls: alone }), makeRun({ calls: alone.toReversed() }))).not.toEqual([]);
  });

  it("names tool, arguments and result, each at its place", () => {
    const recorded = makeRun({
      calls: [call("a", { n: 1 }), call("b"), call("c", {}, { output: { x: 1 } })],
      status: "error",
    });
    const replayed = makeRun({
      calls: [call("a", { n: 2 }), call("d"), call("c", {}, { output: { x: 2 } })],
      final_output: "hi",
    });
    expect(diverge(recorded, replayed)).toEqual([
      { index: 0, what: "arguments", pointer: "/n", tool: "a", recorded: { n: 1 }, replayed: { n: 2 } },
      { index: 1, what: "tool", tool: "b", recorded: "b", replayed: "d" },
      { index: 2, what: "result", pointer: "/x", tool: "c", recorded: { x: 1 }, replayed: { x: 2 } },
      { index: 3, what: "output", pointer: "", recorded: null, replayed: "hi" },
      { index: 3, what: "status", recorded: "error", replayed: "success" },
    ]);
  });

  it("keeps its place behind a call that is missing or extra", () => {
    const [a, b, c] = [call("a"), call("b"), call("c")];
    expect(diverge(makeRun({ calls: [a, b, c] }), makeRun({ calls: [a, c] }))).toEqual([
      { index: 1, what: "missing", tool: "b", recorded: {} },
    ]);
    expect(diverge(makeRun({ calls: [a, c] }), makeRun({ calls: [a, b, c] }))).toEqual([
      { index: 1, what: "extra", tool: "b", replayed: {} },
    ]);
  });

  it("compares states", () => {
    const at = (n: number) => makeRun({ states: [{ step_id: "s", state: { n } }] });
    expect(diverge(at(1), at(2))).toEqual([
      { index: 0, what: "state", pointer: "/n", recorded: { n: 1 }, replayed: { n: 2 } },
    ]);
    expect(diverge(at(1), at(1))).toEqual([]);
  });
});
