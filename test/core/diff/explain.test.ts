import { describe, expect, it } from "vitest";
import { type ComparedRun, compareRuns } from "../../../src/core/diff/explain.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { reportComparison } from "../../../src/core/report/terminal/differences.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";
import { call, makeRun } from "../checks/make-run.ts";

const search = (query: string, docs: Json[]) => [
  { type: "tool_call", tool_name: "search", tool_args: { query } },
  { type: "tool_result", output: { docs } },
];
const state = (step: string, value: Json) => ({ type: "state", step_id: step, state: value });
const said = (content: string) => ({ type: "final_output", content });

function compared(name: string, events: object[], rest: Partial<TraceRun> = {}): ComparedRun {
  const trace = traceSchema.parse({
    run_id: name,
    status: "success",
    events: [{ type: "input_message", content: "refunds?" }, ...events],
    ...rest,
  });
  return { name, trace, run: runFromTrace(trace, effectLookup()) };
}

const found = compared("a", [...search("refunds", ["30 days"]), state("0", { docs: 1 }), said("30 days")]);

function told(left: ComparedRun, right: ComparedRun) {
  const { cause, where, why, equal } = compareRuns(left, right);
  return { cause, where, why, equal };
}

describe("compareRuns finds what came first, and why the rest followed", () => {
  it("nothing", () => {
    expect(told(found, found)).toEqual({
      equal: true,
      cause: "none",
      where: "They do not differ.",
      why: "There is nothing to explain.",
    });
  });

  it("another input", () => {
    const other = compared("b", [{ type: "input_message", content: "returns?" }, ...search("refunds", ["30 days"])]);
    expect(told(found, other)).toEqual({
      equal: false,
      cause: "input",
      where: 'They were asked different things: "refunds?" and ["refunds?","returns?"].',
      why: "This alone may explain what follows.",
    });
  });

  it("no input, and one with a picture", () => {
    const picture = [
      { type: "text", text: "What is this?" },
      { type: "image_url", image_url: { url: "https://e.x" } },
    ];
    const none = compared("a", [], { events: [] });
    const seen = compared("b", [], { events: [{ type: "input_message", role: "user", content: picture }] });
    expect(told(none, seen).where).toBe('They were asked different things: nothing and "What is this? (image)".');
  });

  it("another picture beside the same words", () => {
    const asking = (name: string) => {
      const content = [{ type: "image_url", image_url: { url: `https://e.x/${name}` } }];
      return compared(name, [], { events: [{ type: "input_message", role: "user", content }] });
    };
    expect(told(asking("a"), asking("b")).where).toMatch(/^They were asked .*e\.x\/a.* and .*e\.x\/b/);
  });

  it("many differences, of which a terminal shows the first", () => {
    const calls = (count: number) =>
      makeRun({ calls: Array.from({ length: count }, (_, n) => call("read", { n })), final_output: "x" });
    const [left, right] = [150, 20].map((count) => ({ name: `${count} calls`, run: calls(count) }));
    if (!left || !right) throw new Error("no runs");
    const shown = (one: ComparedRun, other: ComparedRun) =>
      reportComparison(compareRuns(one, other), { left: one, right: other });
    expect(shown(left, right)).toContain("130 differences");
    expect(shown(left, right)).toMatch(/\n\nand 30 more \(--json lists all\)\n$/);
    expect(shown({ name: "a", run: calls(60) }, right)).not.toContain("more");
  });

  it("another result, though a later state and the answer differ too", () => {
    const other = compared("b", [...search("refunds", []), state("0", { docs: 0 }), said("nothing")]);
    expect(told(found, other)).toEqual({
      equal: false,
      cause: "result",
      where: 'Call 1, search: its result differs at /docs/0: "30 days" in a, nothing in b.',
      why: "The agent asked the same up to here and search answered differently, so what follows comes from outside the agent.",
    });
  });

  it("another state, before the calls that came of it", () => {
    const left = compared("a", [state("0", { docs: [] }), ...search("x", []), ...search("x", [])]);
    const right = compared("b", [state("0", { docs: ["d"] }), ...search("y", [])]);
    expect(told(left, right)).toMatchObject({
      cause: "state",
      where: 'Step 1: the state differs at /docs/0: nothing in a, "d" in b.',
      why: "All calls and results before are the same, so what follows comes from what was known here.",
    });
    const fork = compared("b", [state("0", { docs: ["d"] }), ...search("y", [])], { parent_run_id: "a" });
    expect(told(left, fork).why).toBe(
      "b was forked from a with another state; all before is shared, so what follows comes from that.",
    );
  });

  it("another decision on the same, with what is known of the two agents", () => {
    const left = compared("a", [...search("x", []), ...search("x", []), said("?")], {
      agent: { name: "docs", version: "v1" },
      model: { name: "m-1", temperature: 0 },
    });
    const right = compared("b", [...search("x", []), said("none")], {
      agent: { name: "docs", version: "v2" },
      model: { name: "m-1", temperature: 1 },
    });
    expect(told(left, right)).toEqual({
      equal: false,
      cause: "agent",
      where: 'Call 2: a calls search {"query":"x"}, b does not.',
      why: "Input, results and states are the same up to here: the agent decided differently (agent docs v1 → docs v2, temperature 0 → 1).",
    });
    expect(told(right, left).where).toBe('Call 2: a calls search {"query":"x"}, b does not.');
  });

  it("other arguments, another tool, another answer", () => {
    const left = compared("a", [...search("x", []), said("one")]);
    expect(told(left, compared("b", [...search("y", []), said("one")])).where).toBe(
      'Call 1, search: its arguments differ at /query: "x" in a, "y" in b.',
    );
    const tool = [{ type: "tool_call", tool_name: "look", tool_args: { query: "x" } }];
    expect(told(left, compared("b", tool)).where).toBe('Call 1: "search" in a, "look" in b.');
    expect(told(left, compared("b", [...search("x", []), said("two")]))).toMatchObject({
      cause: "answer",
      where: 'The final output differs: "one" in a, "two" in b.',
      why: "All calls, results and states are the same: only what the agent made of them differs.",
    });
  });

  it("does with runs alone, where no trace is known", () => {
    const left = { name: "a", run: makeRun({ calls: [call("x")], states: [{ step_id: "0", state: 1 }] }) };
    const right = { name: "b", run: makeRun({ calls: [call("y")], states: [{ step_id: "0", state: 2 }] }) };
    expect(told(left, right)).toMatchObject({ cause: "agent", where: 'Call 1: "x" in a, "y" in b.' });
  });
});

describe("the text of a comparison", () => {
  const loop = compared("old", Array.from({ length: 20 }, () => search("refunds", [])).flat(), {
    status: "error",
    events: [
      { type: "input_message", role: "user", content: "refunds?" },
      ...Array.from({ length: 20 }, (_, n) => [
        { type: "tool_call" as const, tool_name: "search", tool_args: { query: "refunds" }, call_id: `${n}` },
        { type: "tool_result" as const, output: { docs: [] }, call_id: `${n}` },
      ]).flat(),
      { type: "error", error: "step limit of 20 reached" },
    ],
  });
  const refuses = compared("new", [...search("refunds", []), said("I have no documents.")]);

  it("says how both ended, where, why and how often, and lists equal calls once", () => {
    const text = reportComparison(compareRuns(loop, refuses), { left: loop, right: refuses });
    expect(text.split("\n")).toEqual([
      "- old: error, step limit of 20 reached, no answer",
      '+ new: success, "I have no documents."',
      "",
      'Where  Call 2: old calls search {"query":"refunds"}, new does not.',
      "Why    Input, results and states are the same up to here: the agent decided differently.",
      "Calls  search 20 calls → 1",
      "",
      "21 differences",
      "",
      "calls 2 to 20, search, only in old, 19 times",
      '  - {"query":"refunds"}',
      "",
      "final output",
      "  - null",
      '  + "I have no documents."',
      "",
      "final status",
      '  - "error"',
      '  + "success"',
      "",
    ]);
    expect(reportComparison(compareRuns(loop, loop), { left: loop, right: loop })).toBe(
      "The two runs do not differ.\n",
    );
  });

  it("lets no text of a trace reach the terminal as a command to it", () => {
    const evil = compared("b\u001b[31m", [...search("\u001b]0;x\u0007", []), said("\u202efdp")]);
    const text = reportComparison(compareRuns(found, evil), { left: found, right: evil });
    for (const control of ["\u001b", "\u0007", "\u202e"]) expect(text).not.toContain(control);
  });
});
