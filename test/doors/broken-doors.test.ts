import { describe, expect, it } from "vitest";
import type { Outcome } from "../../src/core/schema/attempt-result.ts";
import type { Run } from "../../src/core/schema/run.ts";
import { agreement, disagreementsOf, referenceOf } from "../support/doors/compare-doors.ts";
import type { Door, Need } from "../support/doors/door.ts";
import { nativeDoor } from "../support/doors/format-doors.ts";
import { handMadeRuns } from "../support/doors/known-runs.ts";

const runs = handMadeRuns();

/** Our own door, but something of the run gets lost or made up in it. */
function broken(change: (run: Run) => Run): Door {
  return {
    ...nativeDoor,
    name: "broken",
    play: async (source) => ({ run: change((await nativeDoor.play(source)).run) }),
  };
}

/** `kind of check: runs` for all that a door tells otherwise. */
async function caught(door: Door): Promise<Record<string, string[]>> {
  const found: Record<string, Set<string>> = {};
  for (const source of runs) {
    for (const { kind, run } of (await disagreementsOf(door, await referenceOf(source))) ?? [])
      (found[kind] ??= new Set()).add(run);
  }
  return Object.fromEntries(Object.entries(found).map(([kind, names]) => [kind, [...names]]));
}

describe("a door that is broken is caught", () => {
  it("nothing is told of one that is not", async () => {
    expect(await caught(broken((run) => run))).toEqual({});
  });

  it("one that drops the errors of tools", async () => {
    const kinds = await caught(
      broken((run) => ({ ...run, calls: run.calls.map((call) => ({ ...call, error: undefined })) })),
    );
    expect(kinds).toEqual({
      error_ignored: ["failed-write", "raised-error"],
      error_matches: ["as-the-readme", "failed-write", "parallel-calls", "raised-error", "text-error-then-answer"],
      writes_are: ["failed-write", "raised-error"],
    });
  });

  it("one that gives every error one kind", async () => {
    const kinds = await caught(
      broken((run) => ({ ...run, errors: run.errors.map(({ text }) => ({ kind: "exception", text })) })),
    );
    expect(kinds["error_matches"]).toEqual(expect.arrayContaining(["cancelled", "limit", "provider-failed"]));
  });

  it("one that keeps no more than the end of what was said", async () => {
    const kinds = await caught(broken((run) => ({ ...run, said: run.said.slice(-1) })));
    expect(kinds["output_contains"]).toEqual(expect.arrayContaining(["parallel-calls", "speech-on-the-way"]));
  });

  it("one that does not know which calls ran together", async () => {
    const alone = (run: Run) => ({ ...run, calls: run.calls.map((call) => ({ ...call, group: undefined })) });
    expect(await caught(broken(alone))).toEqual({ tool_sequence: ["parallel-calls"] });
  });

  it("one that says of every run that it went well", async () => {
    const kinds = await caught(broken((run) => ({ ...run, status: "success" })));
    expect(kinds["status_is"]).toEqual(expect.arrayContaining(["cancelled", "crash", "limit"]));
  });

  it("one that loses an answer, a state, a step or a token", async () => {
    expect((await caught(broken((run) => ({ ...run, final_output: undefined }))))["final_output_exists"]).toContain(
      "status-unknown",
    );
    expect(await caught(broken((run) => ({ ...run, states: run.states.slice(1) })))).toEqual({ state_at: ["states"] });
    expect(Object.keys(await caught(broken((run) => ({ ...run, steps: run.steps + 1 }))))).toEqual(["max_steps"]);
    const fewer = (run: Run) => (run.tokens === undefined ? run : { ...run, tokens: run.tokens - 1 });
    expect(await caught(broken(fewer))).toEqual({ max_tokens: ["text-error-then-answer"] });
  });

  it("one that makes a call of an earlier turn one of this run, or a write a read", async () => {
    const repeated = (run: Run) => ({ ...run, calls: [...run.calls.slice(0, 1), ...run.calls] });
    expect(Object.keys(await caught(broken(repeated)))).toEqual(
      expect.arrayContaining(["tool_called", "tool_sequence"]),
    );
    const harmless = (run: Run) => ({ ...run, calls: run.calls.map((call) => ({ ...call, effect: "read" as const })) });
    expect((await caught(broken(harmless)))["writes_are"]).toContain("failed-write");
  });

  it("one through which nothing comes", async () => {
    const shut: Door = { ...nativeDoor, play: () => Promise.reject(new Error("no such file")) };
    expect(await caught(shut)).toEqual({ "not played": runs.map(({ name }) => name) });
  });
});

describe("what is not seen through a door", () => {
  const check = { kind: "max_tokens", count: 7 } as const;
  const native: Outcome = {
    check: "max_tokens 7",
    kind: "max_tokens",
    outcome: "pass",
    message: "the run used 7 tokens",
  };
  const unseen: Outcome = { ...native, outcome: "needs_human", message: "token usage is not visible in this run" };
  const blind = (...lacks: Need[]): Door => ({ ...nativeDoor, lacks });

  it("may be left open where there is no place for it", () => {
    expect(agreement(native, unseen, check, blind("tokens"))).toBe(true);
  });

  it("may not where there is one, nor for another reason, nor decided otherwise", () => {
    expect(agreement(native, unseen, check, blind())).toBe(false);
    expect(agreement(native, unseen, check, blind("times"))).toBe(false);
    expect(agreement(native, { ...unseen, message: "needs a person" }, check, blind("tokens"))).toBe(false);
    expect(agreement(native, { ...native, outcome: "fail" }, check, blind("tokens"))).toBe(false);
  });

  it("is nobody's to contradict where the run's own form leaves it open", () => {
    expect(agreement(unseen, native, check, blind())).toBe(true);
  });
});
