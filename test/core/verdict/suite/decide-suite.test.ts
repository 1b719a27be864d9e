import { describe, expect, it } from "vitest";
import { compact } from "../../../../src/core/compact.ts";
import type { CaseState } from "../../../../src/core/schema/case.ts";
import {
  type CaseResult,
  type ReplayReport,
  replayReportSchema,
  type TrialResult,
} from "../../../../src/core/schema/result.ts";
import type { AttemptResult, Verdict } from "../../../../src/core/schema/attempt-result.ts";
import { decideSuite, liveSummary } from "../../../../src/core/verdict/suite/decide-suite.ts";
import type { SuiteRules } from "../../../../src/core/verdict/trial/trial-text.ts";
import { decideCase } from "../../../../src/core/verdict/decide-case.ts";
import { mergeReports } from "../../../../src/core/verdict/suite/merge-reports.ts";
import { buildReport } from "../../../../src/core/verdict/suite/summary.ts";
import { failOn, sampleAttempt, sampleCase } from "../../report/sample.ts";

const rules: SuiteRules = { alpha: 0.01, failOn, unpaired: "block", mostBlocks: 12, base: "main" };

function live(verdict: Verdict, more: Partial<AttemptResult> = {}): AttemptResult {
  const { counts } = sampleAttempt();
  return sampleAttempt({ verdict, reason: `it is ${verdict}`, counts: { ...counts, live: 1 }, ...more });
}

/** Blocks in which so many of the head's and the base's attempts failed in one way. */
function trial(head: [Verdict, number][], base: [Verdict, number][], more: Partial<TrialResult> = {}): TrialResult {
  const tally = (all: [Verdict, number][]) => {
    const counts: Partial<Record<Verdict, number>> = {};
    for (const [verdict, count] of all) {
      counts[verdict] = (counts[verdict] ?? 0) + count;
      if (count < 4) counts.fixed = (counts.fixed ?? 0) + 4 - count;
    }
    return counts;
  };
  const failures = ([verdict, count]: [Verdict, number]) => ({
    reproduced: verdict === "reproduced" ? count : 0,
    not_held: verdict === "fixed" ? 0 : count,
  });
  const blocks = head.map((one, index) => {
    const other = base[index];
    return { head: failures(one), ...compact({ base: other && failures(other) }) };
  });
  const compared = base.length > 0;
  return {
    question: "worse",
    blocks,
    head: tally(head),
    base: tally(base),
    tolerated: 0.05,
    compared,
    end: "proven",
    ...more,
  };
}

function tried(id: string, tested: TrialResult | undefined, attempts: AttemptResult[], state: CaseState = "guard") {
  return decideCase({ case: sampleCase({ id, state }), path: `cases/${id}`, attempts, failOn, trial: tested });
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const failing = times(2, ["reproduced", 4] as [Verdict, number]);
const holding = times(2, ["reproduced", 0] as [Verdict, number]);
const regressed = () => tried("worse", trial(failing, holding), times(9, live("reproduced")));
const lucky = (id: string) =>
  tried(id, trial([["reproduced", 0]], [["reproduced", 0]], { end: "no worse" }), [
    live("reproduced"),
    ...times(4, live("fixed")),
  ]);

const brief = ({ standing, verdict, blocks, reason }: CaseResult) => ({ standing, verdict, blocks, reason });

describe("a suspect", () => {
  it("that fails beside a base that holds blocks, labelled by its commonest failure", () => {
    expect(decideSuite([regressed(), lucky("b")], rules).map(brief)).toEqual([
      {
        standing: "regressed",
        verdict: "reproduced",
        blocks: true,
        reason: "the failure came back: failed 8 of 8 on this branch, 0 of 8 on main: it is reproduced",
      },
      {
        standing: "flaky",
        verdict: "reproduced",
        blocks: false,
        reason:
          "it failed once, and not more often than luck explains when it was tried again: failed 0 of 4 on this branch, 0 of 4 on main",
      },
    ]);
    const ways: [Verdict, string][] = [
      ["changed", "broken"],
      ["inconclusive", "unguarded"],
      ["error", "error"],
    ];
    for (const [verdict, standing] of ways) {
      const blocks = [...times(2, [verdict, 4] as [Verdict, number]), ["reproduced", 1] as [Verdict, number]];
      const result = tried("x", trial(blocks, [...holding, ["reproduced", 0]]), times(10, live(verdict)));
      expect(decideSuite([result], rules)[0]).toMatchObject({ standing, verdict, blocks: true });
    }
    expect(decideSuite([regressed()], { ...rules, failOn: [] })[0]).toMatchObject({
      standing: "regressed",
      blocks: false,
    });
  });

  it("is decided among all that were suspected, those that never began included", () => {
    const one = [regressed()];
    const skipped = Array.from({ length: 60 }, (_, index) =>
      tried(`s${index}`, trial([], [], { end: "budget", compared: true }), [live("reproduced")]),
    );
    expect(decideSuite(one, rules)[0]?.standing).toBe("regressed");
    const among = decideSuite([...one, ...skipped], rules);
    expect(among[0]).toMatchObject({ standing: "flaky", blocks: false });
    expect(among[1]).toMatchObject({
      standing: "inconclusive",
      reason: "undecided: the budget ended after 0 pairs beside main",
    });
    // Many that got worse need less evidence each.
    const many = Array.from({ length: 60 }, () => regressed());
    expect(decideSuite([...many, ...skipped], rules).filter(({ blocks }) => blocks)).toHaveLength(60);
  });

  it("that fails alike on the base is shown with both counts, and does not block", () => {
    const drifted = tried(
      "drift",
      trial([["reproduced", 3]], [["reproduced", 3]], { end: "no worse" }),
      times(5, live("reproduced")),
    );
    const [result] = decideSuite([drifted], rules);
    expect(result).toMatchObject({
      standing: "flaky",
      blocks: false,
      reason: "fails on main too (drift or outage): failed 3 of 4 on this branch, 3 of 4 on main",
    });
    expect(buildReport([result ?? drifted], failOn).summary.headline).toBe("Passed: 1 flaky");
  });

  it("is not held against a base that was never set up", () => {
    const crashed = trial(failing, times(2, ["error", 4] as [Verdict, number]));
    const [result] = decideSuite([tried("x", crashed, times(9, live("reproduced")))], rules);
    expect(result).toMatchObject({
      standing: "inconclusive",
      blocks: false,
      reason: "every attempt on main ended in an error (is it set up?): failed 8 of 8 on this branch, 8 of 8 on main",
    });
    const said = { ...crashed, base_error: "No module named 'shop'" };
    const [told] = decideSuite([tried("x", said, times(9, live("reproduced")))], rules);
    expect(told?.reason).toMatch(/, 8 of 8 on main; on main No module named 'shop'$/);
    // The twin: of a base that ran, one attempt that broke says nothing.
    const ran = {
      ...trial([["reproduced", 3]], [["reproduced", 3]], { end: "no worse" }),
      base_error: "it broke once",
    };
    expect(decideSuite([tried("x", ran, times(5, live("reproduced")))], rules)[0]?.reason).not.toContain("broke");
  });

  it("that the provider spoiled is inconclusive: one of many makes no run red, all of them make none green", () => {
    const misses = [{ kind: "provider" as const, message: "openai stays unavailable (503)" }];
    const down = live("inconclusive", { misses, reason: "openai stays unavailable (503)" });
    const spoiled = tried("down", trial([], [], { end: "provider", compared: true }), [down]);
    const [result] = decideSuite([spoiled], rules);
    expect(result).toMatchObject({
      standing: "inconclusive",
      blocks: false,
      reason: "inconclusive: provider (openai stays unavailable (503))",
    });
    const { ok, headline } = buildReport(result ? [result] : [], failOn).summary;
    expect({ ok, headline }).toEqual({
      ok: true,
      headline: "Not proven: 1 guard inconclusive (the provider failed); 1 inconclusive",
    });
  });

  it("without a base blocks or is shown, as the rules say, and is green in neither", () => {
    const alone = tried("alone", trial(failing, []), times(9, live("reproduced")));
    const withoutBase = "no base was given to compare with";
    const [blocked] = decideSuite([alone], { ...rules, withoutBase });
    expect(blocked).toMatchObject({ standing: "regressed", blocks: true });
    expect(blocked?.reason).toContain("failed 8 of 8 on this branch; no base was given to compare with");
    const [shown] = decideSuite([alone], { ...rules, withoutBase, unpaired: "show" });
    expect(shown).toMatchObject({ standing: "inconclusive", blocks: false });
    expect(buildReport(shown ? [shown] : [], failOn).summary.headline).toBe(
      "Not proven: 1 guard inconclusive (no base was compared); 1 inconclusive",
    );
  });

  it("is taken together: one attempt that could not be judged does not make it inconclusive", () => {
    const once = [live("inconclusive"), ...times(4, live("fixed"))];
    const result = tried("x", trial([["reproduced", 0]], [["reproduced", 0]], { end: "no worse" }), once);
    expect(decideSuite([result], rules)[0]).toMatchObject({ standing: "flaky", verdict: "fixed", blocks: false });
  });

  it("stays altered, where the pull request altered it", () => {
    const altered = { ...regressed(), standing: "altered" as const, blocks: true, altered: ["signatures changed"] };
    expect(decideSuite([altered], rules)[0]).toMatchObject({ standing: "altered", blocks: true });
  });

  it("is told apart from another one of the same id", () => {
    const [worse, fine] = decideSuite([regressed(), { ...lucky("worse"), path: "cases/other" }], rules);
    expect([worse?.standing, fine?.standing]).toEqual(["regressed", "flaky"]);
  });
});

describe("an open case that looks fixed", () => {
  const fix = (head: [Verdict, number][], base: [Verdict, number][], more: Partial<TrialResult> = {}) =>
    tried(
      "fix",
      trial(head, base, { question: "fixed", ...more }),
      [live("fixed", { spend: { usd: 0.01, tokens: 900 } })],
      "open",
    );

  it("is newly fixed beside a base that fails", () => {
    const [result] = decideSuite([fix(holding, failing)], rules);
    expect(result).toMatchObject({
      standing: "newly-fixed",
      reason: "fixed: failed 0 of 8 on this branch, 8 of 8 on main",
      commands: { guard: "npx replaykit guard fix --base main" },
    });
  });

  it("is unproven beside one that does not, one that crashes, and one that was not compared", () => {
    const reason = (result: CaseResult, more: Partial<SuiteRules> = {}) => {
      const [decided] = decideSuite([result], { ...rules, ...more });
      return [decided?.standing, decided?.attempts_needed, decided?.reason];
    };
    expect(reason(fix(holding, holding))).toEqual([
      "unproven",
      undefined,
      "main does not show it either: failed 0 of 8 on this branch, 0 of 8 on main",
    ]);
    expect(reason(fix(holding, times(2, ["error", 4])))[2]).toContain("every attempt on main ended in an error");
    const [there] = decideSuite([fix([["reproduced", 4]], times(1, ["error", 4]))], rules);
    expect(there?.reason).toMatch(/^the known failure is still there: every attempt on main ended in an error/);
    expect(reason(fix([["reproduced", 0]], [["reproduced", 2]]))[2]).toContain("more pairs would prove it (about $");
    const cut = fix([["reproduced", 0]], [["reproduced", 3]], { end: "budget" });
    expect(reason(cut)[2]).toMatch(/^undecided: the budget ended after 4 pairs beside main; about 4 more pairs/);
    const alone = tried("fix", undefined, [live("fixed", { spend: { usd: 0.01, tokens: 900 } })], "open");
    expect(reason(alone, { withoutBase: "no base was given" })).toEqual([
      "unproven",
      4,
      "fixed in 1 attempt; no base was given; about 4 more pairs would prove it ($0.08)".replace("($", "(about $"),
    ]);
    expect(reason(alone, { rates: new Map([["fix", 0.5]]) })[1]).toBeGreaterThan(4);
    // Only beside a base does the next command prove it.
    const next = (result: CaseResult, base?: string) =>
      decideSuite([result], { ...rules, base }).map(({ commands }) => commands.guard);
    expect(next(alone)).toEqual(["npx replaykit guard fix --base <base>"]);
    const early = fix([["reproduced", 0]], [["reproduced", 2]]);
    expect(next(early, "it's")).toEqual([`npx replaykit guard fix --base 'it'\\''s'`]);
    expect(next(early, "the base")).toEqual(["npx replaykit guard fix --base <base>"]);
    expect(next(fix(holding, holding))).toEqual([undefined]);
  });

  it("is still failing where the head shows the failure too, however much less", () => {
    const [result] = decideSuite([fix(times(12, ["reproduced", 2]), times(12, ["reproduced", 4]))], rules);
    expect(result).toMatchObject({ standing: "still-failing", verdict: "reproduced" });
  });
});

describe("shards", () => {
  const report = (index: number, cases: CaseResult[], guards: number): ReplayReport => {
    const own: SuiteRules = { ...rules, planned: { worse: guards, fixed: 3 } };
    const decided = decideSuite(cases, own);
    const made = buildReport(decided, failOn, { live: liveSummary(decided, own) });
    return replayReportSchema.parse({ ...made, shard: { index, of: 2, plan: "p", cases: 8, live_guards: guards } });
  };

  it("hold back what only the whole suite can decide, and decide it when they are joined", () => {
    // Enough for one among two suspects, not for one among 2,000 guards.
    const barely = tried(
      "worse",
      trial(
        [
          ["reproduced", 4],
          ["reproduced", 4],
        ],
        [
          ["reproduced", 0],
          ["reproduced", 1],
        ],
      ),
      times(9, live("reproduced")),
    );
    const first = report(1, [barely], 2000);
    expect(first.summary).toMatchObject({ blocking: 0, standings: { flaky: 1 } });
    const merged = mergeReports([
      { name: "one", report: first },
      { name: "two", report: report(2, [lucky("b")], 2000) },
    ]);
    expect(merged.summary).toMatchObject({ blocking: 1, ok: false, standings: { regressed: 1, flaky: 1 } });
    expect(merged.summary.live).toMatchObject({
      guards: 2,
      suspects: 2,
      attempts: { head: 14, base: 12 },
      base: "main",
    });
    // One block suffices for one open case, not for one of three.
    const open = (base: number) => {
      const blocks = trial([["reproduced", 0]], [["reproduced", base]], { question: "fixed" });
      return tried(`open-${base}`, blocks, times(5, live("fixed")), "open");
    };
    expect(report(1, [open(4)], 0).cases[0]?.reason).toContain("about 4 more pairs would prove it");
    expect(decideSuite([open(4)], rules)[0]?.standing).toBe("newly-fixed");
    expect(decideSuite([open(4), open(0), open(1)], rules)[0]?.standing).toBe("unproven");
  });

  const empty = (index: number, why: string, [own_cases, cases]: [number, number]): ReplayReport => ({
    ...buildReport([], failOn, { left_out: why }),
    shard: { index, of: 2, plan: "p", cases, own_cases },
  });
  const mergedOf = (...reports: ReplayReport[]) =>
    mergeReports(reports.map((one, index) => ({ name: `${index}`, report: one }))).summary;

  it("say why they have nothing to replay, as one replay does, if none of them has", () => {
    const unaffected = "the 3 cases are not affected by this change";
    expect(mergedOf(empty(1, unaffected, [0, 0]), empty(2, unaffected, [0, 0]))).toMatchObject({
      ok: true,
      headline: `No case to replay: ${unaffected}`,
    });
    const retired = empty(2, "the 3 cases are retired, none in another shard", [3, 3]);
    expect(mergedOf(empty(1, "the 3 cases are in another shard", [0, 3]), retired)).toMatchObject({
      ok: true,
      headline: "No case to replay: the 3 cases are retired, none in another shard",
    });
  });

  it("fail if a shard lost the results of a plan with cases", () => {
    const lost = { ...empty(2, "", [3, 3]), ...buildReport([], failOn) };
    const away = "the 3 cases are in another shard";
    for (const other of [lost, empty(2, away, [0, 3])])
      expect(mergedOf(empty(1, away, [0, 3]), other)).toMatchObject({
        ok: false,
        headline: "Failed: no case was judged",
      });
  });

  it("are refused if not one case of theirs could be replayed, though no policy calls that red", () => {
    const broken = (id: string): CaseResult => ({ ...lucky(id), verdict: "error", standing: "error", attempts: [] });
    const untried = ["a", "b"].map((id) => ({ ...broken(id), reason: "no program", blocks: false, trial: undefined }));
    const [one, two] = untried.map((result, index) => report(index + 1, [result], 0));
    if (!one || !two) throw new Error("there is no report");
    expect([one.summary.ok, two.summary.ok]).toEqual([true, true]);
    expect(() => mergedOf(one, two)).toThrow("not one case could be replayed; cases/a: no program");
    expect(mergedOf(one, report(2, [lucky("b")], 1))).toMatchObject({ ok: true });
  });

  it("keep what only one of them knows of a fix: why no base was compared, and how often the case failed", () => {
    const untried = tried("looks-fixed", undefined, [live("fixed")], "open");
    const own = {
      ...rules,
      withoutFixBase: "main was not compared: no program",
      rates: new Map([["looks-fixed", 0.5]]),
    };
    const [alone] = decideSuite([untried], own);
    if (!alone) throw new Error("there is no result");
    const one = { ...report(1, [], 0), ...buildReport([alone], failOn, { live: liveSummary([alone], own) }) };
    const shards = [{ ...one, shard: { index: 1, of: 2, plan: "p", cases: 8 } }, report(2, [lucky("b")], 2000)];
    const merged = mergeReports(shards.map((each, index) => ({ name: `${index}`, report: each })));
    expect(merged.cases.find(({ case_id }) => case_id === "looks-fixed")).toEqual(alone);
    expect(alone.reason).toContain("main was not compared: no program; about ");
  });
});
