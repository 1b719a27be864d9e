import { describe, expect, it } from "vitest";
import { createChance } from "../../../bench/chance/chance-source.ts";
import { compact } from "../../../src/core/compact.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import type { Run } from "../../../src/core/schema/run.ts";
import type { TraceEvent } from "../../../src/core/schema/trace.ts";
import { disagreement, rankRuns, watchedRun } from "../../../src/core/rehearsal/rank-runs.ts";
import { watchText } from "../../../src/core/report/terminal/watch.ts";
import { areaUnderCurve } from "../../support/ranking.ts";

const lookup = effectLookup({ get_order: "read", refund: "write" });

interface Made {
  tool: string;
  args: Json;
  error?: string;
}

function runOf(...made: Made[]): Run {
  const events = made.flatMap(({ tool, args, error }, index): TraceEvent[] => [
    { type: "tool_call", call_id: `c${index}`, tool_name: tool, tool_args: args },
    error === undefined
      ? { type: "tool_result", call_id: `c${index}`, output: true }
      : { type: "tool_result", call_id: `c${index}`, error: { kind: "tool", message: error } },
  ]);
  return runFromTrace({ version: 1, run_id: "r", status: "success", events }, lookup);
}

const read = { tool: "get_order", args: { id: 1 } };
const refund = (amount: number, error?: string) => ({
  tool: "refund",
  args: { amount },
  ...compact({ error }),
});

describe("a watched run", () => {
  const watched = (recorded: Run, ...again: Run[]) => watchedRun({ run_id: "r", recorded, again });

  it("counts the re-runs that wrote something else, and names what", () => {
    const other = runOf(read, refund(90));
    expect(watched(runOf(read, refund(89)), other, runOf(refund(89)), other)).toEqual({
      run_id: "r",
      disagreeing: 2,
      of: 3,
      writes: [{ tool: "refund", args: { amount: 90 }, made_by: "re-runs", times: 2, of: 3 }],
    });
    expect(watched(runOf(refund(89)), runOf(read)).writes).toEqual([
      { tool: "refund", args: { amount: 89 }, made_by: "recording", times: 1, of: 1 },
    ]);
  });

  it("counts one write made twice, but no other read, order or write that failed", () => {
    expect(watched(runOf(refund(1)), runOf(refund(1), refund(1))).disagreeing).toBe(1);
    const recorded = runOf(read, refund(1), refund(2));
    expect(watched(recorded, runOf(refund(2), refund(1)), runOf(refund(1), refund(3, "no"), refund(2)))).toEqual({
      run_id: "r",
      disagreeing: 0,
      of: 2,
      writes: [],
    });
  });

  it("comes before those of which a smaller share disagrees; one without re-runs comes last", () => {
    const of = (run_id: string, disagreeing: number, count: number) => ({ run_id, disagreeing, of: count, writes: [] });
    const ranked = rankRuns([
      of("none", 0, 0),
      of("third", 1, 3),
      of("one", 1, 1),
      of("all", 3, 3),
      of("agrees", 0, 3),
    ]);
    expect(ranked.map(({ run_id }) => run_id)).toEqual(["all", "one", "third", "agrees", "none"]);
  });
});

/** An agent that does the same again in nine of ten runs of a task that it knows, and in four of ten of one that it does not. */
function areaOf(reruns: number, made: (right: boolean) => Made[]): number {
  const chance = createChance(21);
  const run = (known: boolean) => {
    const right = chance.next() < (known ? 0.9 : 0.4);
    return { right, run: runOf(...made(right), ...(right ? [] : [{ tool: "get_order", args: chance.below(50) }])) };
  };
  const scored = Array.from({ length: 400 }, (_, index) => {
    const recorded = run(index % 2 === 0);
    const again = Array.from({ length: reruns }, () => run(index % 2 === 0).run);
    return { bad: !recorded.right, score: disagreement(watchedRun({ run_id: "r", recorded: recorded.run, again })) };
  });
  return areaUnderCurve(scored);
}

describe("the ranking", () => {
  it("puts bad runs first, the better the more re-runs there are", () => {
    const areas = [1, 2, 3].map((reruns) => areaOf(reruns, (right) => [refund(right ? 89 : 0)]));
    expect(areas.map((area) => area > 0.55)).toEqual([true, true, true]);
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
  });

  it("says nothing where good and bad runs write the same, whatever else they do", () => {
    expect([1, 2, 3].map((reruns) => areaOf(reruns, () => [refund(89)]))).toEqual([0.5, 0.5, 0.5]);
  });
});

it("lets no text of a run begin a line of the report", () => {
  const hostile = "x\n::error::y\r\n::warning::z\u2028";
  const writes = [{ tool: hostile, args: hostile, made_by: "re-runs", times: 1, of: 1 } as const];
  const runs = [{ run_id: hostile, agent: hostile, disagreeing: 1, of: 1, writes }];
  const not_compared = [{ run_id: hostile, reason: hostile }];
  const text = watchText({ version: 1, successes: 2, reruns: 1, runs, not_compared });
  const said = "x ::error::y ::warning::z";
  expect(text.split(/\r?\n|\u2028/)).toEqual([
    "Look at these first (a hint, no alarm: re-runs of good runs disagree too)",
    `  1  1 of 1 re-run disagree  ${said}  ${said}`,
    expect.stringMatching(/^ {5}only re-runs, 1 of 1: x ::error::y ::warning::z "x/),
    "",
    "1 run of 2 successful runs compared, 0 without a difference",
    `not compared: ${said}: ${said}`,
  ]);
});
