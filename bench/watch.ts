import { effectLookup } from "../src/core/effects.ts";
import { runFromTrace } from "../src/core/run/run-from-trace.ts";
import { disagreement, watchedRun } from "../src/core/rehearsal/rank-runs.ts";
import { corpusPath } from "../test/support/corpora.ts";
import { readTrials, tauEffects } from "../test/support/tau-bench.ts";
import { areaUnderCurve, type Scored } from "../test/support/ranking.ts";
import type { BenchResult } from "./bench-result.ts";

const wanted = [0.71, 0.77, 0.8];

/**
 * Measures the ranking of runs by their re-runs on real trials of an unchanged agent (tau-bench: four a task). Each trial is the
 * recording once, and the others of its task are its re-runs, in every choice of one, two or three. The truth is the benchmark's reward,
 * which the ranking does not see.
 */
export async function run(): Promise<BenchResult[]> {
  const corpus = corpusPath("tau-bench");
  if (corpus === undefined) return [];
  const lookup = effectLookup(tauEffects);
  const trials = readTrials(corpus).map((one) => ({ ...one, run: runFromTrace(one.trace, lookup) }));
  return wanted.flatMap((least, index) => {
    const reruns = index + 1;
    const scored = trials.flatMap((trial): Scored[] => {
      const others = trials.filter((other) => other.task === trial.task && other !== trial);
      return choices(others, reruns).map((chosen) => ({
        bad: !trial.right,
        score: disagreement(
          watchedRun({ run_id: trial.trace.run_id, recorded: trial.run, again: chosen.map((one) => one.run) }),
        ),
      }));
    });
    const area = areaUnderCurve(scored);
    const name = `${trials.length} trials, ${reruns} ${reruns === 1 ? "re-run" : "re-runs"}`;
    return [
      { name: `${name}: area under the curve (at least ${least})`, value: area, unit: "", ok: area >= least },
      percent(`${name}: good runs in which a re-run disagrees`, share(scored, false, anyDisagrees)),
      percent(`${name}: bad runs in which a re-run disagrees`, share(scored, true, anyDisagrees)),
    ];
  });
}

const anyDisagrees = ({ score }: Scored) => score > 0;

function share(scored: readonly Scored[], bad: boolean, is: (one: Scored) => boolean): number {
  const all = scored.filter((one) => one.bad === bad);
  return all.filter(is).length / all.length;
}

function choices<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

function percent(name: string, value: number): BenchResult {
  return { name, value: 100 * value, unit: " %", ok: true };
}
