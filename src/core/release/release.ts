import { canonicalJson } from "../json/canonical-json.ts";
import type { Hash } from "../platform.ts";
import type { ReleaseParts } from "../schema/release.ts";
import type { TraceRun } from "../schema/trace.ts";
import { type Interval, wilsonInterval } from "../verdict/trial/statistics.ts";

/** The release of runs that say nothing of theirs. */
export const unknownRelease = "unknown";

/** Labels that name what a trace has no field for: digests or versions, as the sender likes. */
export const releaseLabels = { prompt: "replaykit.prompt", tools: "replaykit.tools" } as const;

const longest = 100;

/** What a run says of the release of its agent, and the digest that names it: 12 hex. Only what the sender says counts, never a text of the run, which may vary with the user. */
export function releaseOf({ agent, model, labels }: TraceRun, hash: Hash): { id: string; parts: ReleaseParts } {
  const said = {
    version: agent?.version,
    commit: agent?.commit,
    prompt: model?.prompt_version ?? labels?.[releaseLabels.prompt],
    model: model?.name,
    tools: labels?.[releaseLabels.tools],
  };
  const named = shortened(said);
  if (Object.keys(named).length === 0) return { id: unknownRelease, parts: {} };
  const parts = { ...shortened({ agent: agent?.name }), ...named };
  return { id: hash(canonicalJson(parts)).slice(0, 12), parts };
}

function shortened(parts: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, text]) => (text ? [[name, text.slice(0, longest)]] : [])),
  );
}

/** Sums over runs of which each stands for `weight` many: 1, or one over the share that was kept. */
interface WeightedRuns {
  /** Sum of the weights. */
  runs: number;
  /** Sum of the weights of those that failed. */
  failed: number;
  /** Sum of the squares of the weights; the same as `runs` where every run was counted. */
  squares: number;
}

/**
 * Share of failed runs and its 95 % interval. Runs that stand for several others say less than as many runs that were all seen: by Kish's
 * effective sample size, (Σw)² / Σw² (Kish 1965, Survey Sampling, §11.7), which takes the place of n in Wilson's interval (so do Korn and
 * Graubard 1998 for surveys). Where every run counts once that is n itself. `undefined`: there is no run.
 */
export function failureRate({ runs, failed, squares }: WeightedRuns): ({ rate: number } & Interval) | undefined {
  if (runs <= 0 || squares <= 0) return undefined;
  const rate = Math.min(1, Math.max(0, failed / runs));
  const effective = (runs * runs) / squares;
  return { rate, ...wilsonInterval(rate * effective, effective) };
}
