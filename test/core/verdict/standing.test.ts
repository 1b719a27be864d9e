import { describe, expect, it } from "vitest";
import type { CaseState } from "../../../src/core/schema/case.ts";
import type { CaseResult, Standing } from "../../../src/core/schema/result.ts";
import type { AttemptResult, Verdict } from "../../../src/core/schema/attempt-result.ts";
import { compareGuards, deletedGuard } from "../../../src/core/verdict/base/altered.ts";
import { combineAttempts, nextAttempt, questionOf } from "../../../src/core/verdict/trial/attempts.ts";
import { decideCase } from "../../../src/core/verdict/decide-case.ts";
import { liveReason } from "../../../src/core/verdict/attempt/evidence.ts";
import { buildReport } from "../../../src/core/verdict/suite/summary.ts";
import { failOn, sampleAttempt, sampleCase } from "../report/sample.ts";

interface Seen {
  live?: boolean;
  base?: CaseResult | undefined;
  altered?: string[];
  alteredAccepted?: boolean;
}

function attempt(verdict: Verdict, live = false): AttemptResult {
  const { counts } = sampleAttempt();
  return sampleAttempt({ verdict, counts: { ...counts, live: live ? 1 : 0 } });
}

function judged(state: CaseState, verdicts: Verdict[], { live = false, ...more }: Seen = {}): CaseResult {
  const attempts = verdicts.map((verdict) => attempt(verdict, live));
  return decideCase({ case: sampleCase({ state }), path: "cases/x", attempts, failOn, ...more });
}

const table: [CaseState, Verdict, Standing, boolean][] = [
  ["open", "reproduced", "still-failing", false],
  ["open", "fixed", "newly-fixed", false],
  ["open", "changed", "changed", false],
  ["open", "inconclusive", "inconclusive", false],
  ["open", "error", "error", true],
  ["guard", "reproduced", "regressed", true],
  ["guard", "fixed", "holding", false],
  ["guard", "changed", "broken", true],
  ["guard", "inconclusive", "unguarded", true],
  ["guard", "error", "error", true],
  ["quarantined", "reproduced", "quarantined", false],
  ["quarantined", "fixed", "quarantined", false],
  ["quarantined", "error", "quarantined", false],
];

describe("standing", () => {
  it.each(table)("%s and %s is %s", (state, verdict, standing, blocks) => {
    expect(judged(state, [verdict])).toMatchObject({ standing, blocks });
  });

  const withBase: [CaseState, Verdict, Verdict, Standing, boolean][] = [
    ["open", "fixed", "reproduced", "regressed", true],
    ["open", "reproduced", "reproduced", "still-failing", false],
    ["guard", "reproduced", "reproduced", "still-failing", false],
    ["guard", "fixed", "reproduced", "regressed", true],
    ["guard", "inconclusive", "inconclusive", "unguarded", false],
    ["guard", "fixed", "inconclusive", "unguarded", true],
    ["guard", "error", "error", "error", false],
    ["guard", "changed", "error", "error", true],
  ];
  it.each(withBase)("%s with base %s and head %s is %s", (state, before, after, standing, blocks) => {
    expect(judged(state, [after], { base: judged(state, [before]) })).toMatchObject({ standing, blocks });
  });

  it("lets the worst attempt win", () => {
    const verdicts: Verdict[] = ["fixed", "changed", "inconclusive", "error", "reproduced"];
    const seen = verdicts.map((_, i) => combineAttempts(verdicts.slice(0, i + 1).map((one) => attempt(one))).verdict);
    expect(seen).toEqual(verdicts);
    expect(combineAttempts([]).verdict).toBe("error");
  });

  it("decides nothing of a live case by itself", () => {
    const live = { live: true };
    const seen = (state: CaseState, verdict: Verdict) => {
      const { standing, blocks } = judged(state, [verdict], live);
      return [standing, blocks];
    };
    expect(seen("guard", "reproduced")).toEqual(["flaky", false]);
    expect(seen("guard", "changed")).toEqual(["flaky", false]);
    expect(seen("guard", "inconclusive")).toEqual(["unguarded", false]);
    expect(seen("guard", "error")).toEqual(["error", false]);
    expect(seen("guard", "fixed")).toEqual(["holding", false]);
    expect(seen("open", "fixed")).toEqual(["unproven", false]);
    expect(seen("open", "error")).toEqual(["error", false]);
    const base = judged("open", ["fixed"]);
    expect(judged("open", ["reproduced"], { ...live, base }).standing).toBe("still-failing");
  });

  it("screens a live case until it fails, and asks once where there is no chance", () => {
    const plan = { case: sampleCase({ state: "guard" }), screen: 3 };
    const wanted = (verdicts: Verdict[], live: boolean, more: { attempts?: number; screen?: number } = {}) =>
      nextAttempt(
        verdicts.map((verdict) => attempt(verdict, live)),
        { ...plan, ...more },
      );
    expect(wanted([], true)).toBe(true);
    expect(wanted(["fixed"], false)).toBe(false);
    expect(wanted(["fixed", "fixed"], true)).toBe(true);
    expect(wanted(["fixed", "fixed", "fixed"], true)).toBe(false);
    expect(wanted(["fixed", "reproduced"], true)).toBe(false);
    expect(wanted(["fixed", "fixed", "fixed"], true, { attempts: 5 })).toBe(true);
    expect(wanted(["fixed"], true, { screen: 1 })).toBe(false);
  });

  it("asks beside the base about guards that failed and open cases that look fixed", () => {
    const asked = (state: CaseState, verdict: Verdict, live = true) => questionOf({ state }, [attempt(verdict, live)]);
    expect(asked("guard", "error")).toBe("worse");
    expect(asked("guard", "fixed")).toBeUndefined();
    expect(asked("open", "fixed")).toBe("fixed");
    expect(asked("open", "reproduced")).toBeUndefined();
    expect(asked("quarantined", "fixed")).toBeUndefined();
    expect(asked("guard", "reproduced", false)).toBeUndefined();
    const keyless = { ...attempt("inconclusive"), misses: [{ kind: "key" as const, message: "no key" }] };
    expect(questionOf({ state: "guard" }, [keyless])).toBeUndefined();
  });

  it("counts as live what was seen or could not be seen, and says so", () => {
    const { counts } = sampleAttempt();
    const open = { ...attempt("fixed"), counts: { ...counts, isolated: false, live: 0 } };
    expect(liveReason([attempt("fixed")])).toBeUndefined();
    expect(liveReason([attempt("fixed", true)])).toBe(
      "1 live call (observed); with its answers in fixtures/ one attempt would decide",
    );
    expect(liveReason([attempt("fixed"), open], "its runner may use the network (network: allow)")).toBe(
      "its runner may use the network (network: allow); in an isolated network one attempt would decide",
    );
  });
});

describe("altered guards", () => {
  const check = { kind: "status_is" as const, status: "success" as const };
  const guard = { case: sampleCase({ state: "guard", assertions: [check] }), path: "cases/x" };

  it("finds what is deleted, weakened or quarantined, and nothing else", () => {
    const changes = (changed: Partial<typeof guard.case>) =>
      compareGuards([guard], [{ ...guard, case: { ...guard.case, ...changed } }]).flatMap((one) => one.changes);
    expect(compareGuards([guard], [])).toMatchObject([{ deleted: true, changes: ["the guard was deleted"] }]);
    expect(changes({ state: "quarantined" })).toEqual(["state: guard became quarantined"]);
    expect(changes({ assertions: [] })).toEqual(["1 of 1 assertions removed or changed"]);
    expect(changes({ signatures: [check] })).toEqual(["signatures changed"]);
    expect(changes({ weak: true, weak_reason: "x" })).toEqual(["marked weak"]);
    expect(changes({ title: "other words", assertions: [check, { kind: "max_steps", count: 3 }] })).toEqual([]);
  });

  it("fails until a maintainer accepts", () => {
    const altered = ["signatures changed"];
    expect(judged("guard", ["fixed"], { altered })).toMatchObject({ standing: "altered", blocks: true });
    expect(judged("guard", ["fixed"], { altered, alteredAccepted: true })).toMatchObject({
      standing: "holding",
      blocks: false,
    });
    const [gone] = compareGuards([guard], []);
    const base = "0123456789abcdef0123456789abcdef01234567";
    const deleted = (accepted: boolean) => gone && deletedGuard(gone, { accepted, base });
    expect([deleted(false)?.blocks, deleted(true)?.blocks]).toEqual([true, false]);
    // Of a branch with several commits, HEAD^ may lack the guard too.
    expect(deleted(false)?.commands.reproduce).toBe("git checkout 0123456789ab -- cases/x");
  });
});

describe("summary", () => {
  it("is neutral without cases, and fails where cases were to be judged and none was", () => {
    expect(buildReport([], failOn).summary).toMatchObject({ ok: true, total: 0 });
    expect(buildReport([], failOn, { expected: true }).summary.ok).toBe(false);
    expect(buildReport([{ ...judged("open", []), standing: "skipped", blocks: false }], failOn).summary.ok).toBe(false);
  });

  it("is green only when every guard was conclusive, and says that it needs a key", () => {
    const base = judged("guard", ["inconclusive"]);
    const result = judged("guard", ["inconclusive"], { base });
    const attempts = result.attempts.map((one) => ({ ...one, misses: [{ kind: "key" as const, message: "no key" }] }));
    const { headline, ok } = buildReport([{ ...result, attempts }, judged("guard", ["fixed"])], failOn).summary;
    expect([ok, headline]).toEqual([true, "Not proven: 1 guard inconclusive; 1 unguarded, 1 holding; needs key"]);
    expect(buildReport([judged("guard", ["fixed"])], failOn).summary.headline).toBe("Passed: 1 holding");
  });
});
