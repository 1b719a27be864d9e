import { describe, expect, it } from "vitest";
import { effectLookup } from "../../src/core/effects.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { configSchema } from "../../src/core/schema/config.ts";
import type { Verdict } from "../../src/core/schema/attempt-result.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { decideAttempt } from "../../src/core/verdict/attempt/decide-attempt.ts";
import { startCaseGateway } from "../../src/node/replay/attempt/case-gateway.ts";
import { corpusPath } from "../support/corpora.ts";
import { caseOfTrial, readTrials, tauEffects } from "../support/tau-bench.ts";
import { tauFigures } from "../support/tau-figures.ts";
import { replayTrial } from "../support/tau-replay.ts";

const corpus = corpusPath("tau-bench");

describe.runIf(corpus !== undefined)("tau-bench: failed trials become cases, the other trials are the runners", () => {
  it("reproduces every source and agrees with the rewards", () => {
    const trials = readTrials(corpus ?? "");
    const tally = { cases: 0, reproduced: 0, needsExpectation: [] as string[], tp: 0, fp: 0, fn: 0, tn: 0 };
    const disagreements: string[] = [];
    for (const failed of trials.filter(({ right }) => !right)) {
      const made = caseOfTrial(failed);
      if (!made) {
        tally.needsExpectation.push(`${failed.task}/${failed.trial}`);
        continue;
      }
      tally.cases += 1;
      const verdictOf = (trace: TraceRun): Verdict => {
        const run = runFromTrace(made.redactor.redact(trace), effectLookup(tauEffects));
        return decideAttempt({
          case: made.loaded.case,
          run,
          recorded: runFromTrace(made.loaded.trace, effectLookup(tauEffects)),
        }).verdict;
      };
      if (verdictOf(failed.trace) === "reproduced") tally.reproduced += 1;
      for (const other of trials.filter((trial) => trial.task === failed.task && trial.trial !== failed.trial)) {
        const fixed = verdictOf(other.trace) === "fixed";
        if (fixed) tally[other.right ? "tp" : "fp"] += 1;
        else tally[other.right ? "fn" : "tn"] += 1;
        if (fixed !== other.right) disagreements.push(`${failed.task}/${failed.trial} by ${other.trial}`);
      }
    }
    const { tp, fp, fn, tn } = tally;
    const total = tp + fp + fn + tn;
    console.log(
      `tau-bench: ${tally.cases} cases, ${tally.reproduced} reproduced on their source, needs an expectation: ${tally.needsExpectation.join(", ") || "none"}; ` +
        `precision ${(tp / (tp + fp)).toFixed(3)}, recall ${(tp / (tp + fn)).toFixed(3)}, agreement ${((tp + tn) / total).toFixed(3)} of ${total}` +
        (disagreements.length > 0 ? `; disagreements: ${disagreements.join(", ")}` : ""),
    );
    expect(tally.cases).toBeGreaterThan(0);
    expect(tally.reproduced).toBe(tally.cases);
    // Trial 46/3 makes every write that its grader expects; it was stopped while its user waited, which no expectation says.
    expect(tally.needsExpectation).toEqual(["46/3"]);
    expect(disagreements).toEqual(["46/0 by 3"]);
    expect(fn).toBe(0);
  });
});

describe.runIf(corpus !== undefined)("tau-bench through the gateway", () => {
  const gatewayOf = () => startCaseGateway(configSchema.parse({ effects: tauEffects, sandbox: "off" }), {});

  it("judges most right runs, agrees with the rewards and names the nearest recording", async () => {
    const trials = readTrials(corpus ?? "");
    const sources = trials.filter(({ right }) => !right);
    await using gateway = await gatewayOf();
    const one = await tauFigures(gateway, { trials, sources, caseOf: caseOfTrial, pooled: false });
    expect(one.cases).toBe(sources.length - 1);
    expect(one.right.conclusive / one.right.of).toBeGreaterThanOrEqual(0.45);
    expect(one.agreeing / (one.right.conclusive + one.wrong.conclusive)).toBeGreaterThanOrEqual(0.97);
    expect(one.nearest.wrong).toEqual([]);
    const few = sources.filter((_source, index) => index % 5 === 0);
    const pooled = await tauFigures(gateway, { trials, sources: few, caseOf: caseOfTrial, pooled: true });
    expect(pooled.right.conclusive / pooled.right.of).toBeGreaterThanOrEqual(0.6);
    expect(pooled.disagreements).toEqual([]);
  });

  it("reproduces a failure on its own trial, and judges nothing without the recordings", async () => {
    const failed = readTrials(corpus ?? "").find(({ right, trace }) => !right && trace.events.length > 20);
    const made = failed && caseOfTrial(failed);
    if (!failed || !made) throw new Error("the corpus has no failed trial");
    await using gateway = await gatewayOf();
    expect((await replayTrial(gateway, made.loaded, failed)).result.verdict).toBe("reproduced");
    const empty = { ...made.loaded, toolFixtures: { ...made.loaded.toolFixtures, calls: [] } };
    expect((await replayTrial(gateway, empty, failed)).result.verdict).toBe("inconclusive");
  });
});
