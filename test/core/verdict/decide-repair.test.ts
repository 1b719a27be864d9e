import { describe, expect, it } from "vitest";
import type { CaseResult, Standing } from "../../../src/core/schema/result.ts";
import type { Verdict } from "../../../src/core/schema/attempt-result.ts";
import { decideRepair, type RepairInput, type WithheldKind } from "../../../src/core/verdict/decide-repair.ts";

function result(standing: Standing, verdict: Verdict, blocks = false): CaseResult {
  return {
    case_id: "secret-name",
    title: "t",
    path: "cases/x",
    state: "open",
    verdict,
    standing,
    reason: "why",
    blocks,
    rate: { reproduced: 0, of: 1, interval: { low: 0, high: 1 } },
    live_model: false,
    attempts: [],
    commands: { reproduce: "npx replaykit replay cases/x" },
    duration_ms: 1,
  };
}

const fixed = result("newly-fixed", "fixed");
const holding = result("holding", "fixed");
const group = { kind: "group" as WithheldKind, result: fixed };
const control = { kind: "control" as WithheldKind, result: holding };

function decide(input: Partial<RepairInput> = {}) {
  return decideRepair({
    subject: fixed,
    subjectOnBase: { verdict: "reproduced", reason: "every signature holds" },
    withheld: [group, control],
    notSandboxed: undefined,
    ...input,
  });
}

describe("a fix", () => {
  it("is verified where the case, another of its group and a good run hold", () => {
    expect(decide()).toEqual({
      verdict: "verified",
      reason: "the case is fixed, and 2 withheld cases hold as well",
      replays: [
        { kind: "case", verdict: "fixed", held: "held" },
        { kind: "group", verdict: "fixed", held: "held" },
        { kind: "control", verdict: "fixed", held: "held" },
      ],
    });
    expect(
      decide({
        withheld: [
          { kind: "other ids", result: fixed },
          { kind: "guard", result: holding },
        ],
      }).verdict,
    ).toBe("verified");
  });

  it("is rejected where the case or anything withheld fails, and no withheld name is told", () => {
    expect(decide({ subject: result("still-failing", "reproduced") }).verdict).toBe("rejected");
    for (const verdict of ["reproduced", "changed", "error"] as const) {
      const again = decide({ withheld: [{ kind: "group", result: result("changed", verdict) }, control] });
      expect(again.verdict).toBe("rejected");
      expect(JSON.stringify(again)).not.toContain("secret-name");
    }
    const broken = { kind: "control" as const, result: result("broken", "changed", true) };
    expect(decide({ withheld: [group, broken] }).verdict).toBe("rejected");
    // The twin fails on the base as well, so the change is not to blame.
    expect(decide({ withheld: [group, { ...broken, onBase: "changed" }] }).verdict).toBe("unproven");
  });

  it("is unproven where something is missing: each is named, with what to do", () => {
    const unproven: [Partial<RepairInput>, string][] = [
      [{ subjectOnBase: fixed }, "the base does not show the failure (the case is fixed there: why)"],
      [{ subjectOnBase: { verdict: "error", reason: "no module" } }, "(the case is error there: no module)"],
      [{ subjectOnBase: undefined }, "was not tried there"],
      [{ notSandboxed: "no user namespaces" }, "without a sandbox (no user namespaces)"],
      [{ subject: { ...fixed, weak: "says so in its own words" } }, "the case is weak"],
      [{ subject: result("unproven", "fixed") }, "the case is unproven: why"],
      [{ subject: result("inconclusive", "inconclusive") }, "the case is inconclusive"],
      [{ withheld: [{ kind: "group", result: result("inconclusive", "inconclusive") }, control] }, "is undecided"],
      [{ withheld: [control] }, "memorised this case"],
      [{ withheld: [group] }, "no longer does its work"],
    ];
    for (const [input, reason] of unproven) {
      const decided = decide(input);
      expect([decided.verdict, decided.reason]).toEqual(["unproven", expect.stringContaining(reason)]);
      expect(decided.hint).not.toBe("");
    }
    const broken = decide({ subjectOnBase: { verdict: "error", reason: "no module" } });
    expect(broken.hint).toContain("let `setup` of its runner");
    expect(decide({ subjectOnBase: fixed }).hint).toContain("name a base that still fails");
  });
});
