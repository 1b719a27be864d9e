import { canonicalJson } from "../json/canonical-json.ts";
import type { Hash } from "../platform.ts";
import type { ReleaseParts } from "../schema/release.ts";
import type { TraceRun } from "../schema/trace.ts";
import { type Interval, wilsonInterval } from "../verdict/trial/statistics.ts";

/** The release id of runs that do not name their release. */
export const unknownRelease = "unknown";

/** Labels for parts of a release that a trace has no field for. Their values are digests or versions. */
export const releaseLabels = { prompt: "replaykit.prompt", tools: "replaykit.tools" } as const;

const longest = 100;

/**
 * The release of a run's agent, with an id of 12 hex digits. Only the sender's metadata counts, not texts of the run,
 * which may vary with the user.
 */
export function releaseOf({ agent, model, labels }: TraceRun, hash: Hash): { id: string; parts: ReleaseParts } {
  const stated = {
    version: agent?.version,
    commit: agent?.commit,
    prompt: model?.prompt_version ?? labels?.[releaseLabels.prompt],
    model: model?.name,
    tools: labels?.[releaseLabels.tools],
  };
  const named = shortened(stated);
  if (Object.keys(named).length === 0) return { id: unknownRelease, parts: {} };
  const parts = { ...shortened({ agent: agent?.name }), ...named };
  return { id: hash(canonicalJson(parts)).slice(0, 12), parts };
}

function shortened(parts: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, text]) => (text ? [[name, text.slice(0, longest)]] : [])),
  );
}

/** Sums over runs. A run's weight is 1, or 1 divided by the share of runs that was kept. */
interface WeightedRuns {
  /** Sum of the weights. */
  runs: number;
  /** Sum of the weights of failed runs. */
  failed: number;
  /** Sum of the squared weights; equals `runs` if all weights are 1. */
  squares: number;
}

/**
 * Share of failed runs with its 95 % interval. A run that stands for several others is weaker evidence than as many
 * observed runs. So Wilson's interval gets Kish's effective sample size, (Σw)² / Σw² (Kish 1965, Survey Sampling,
 * §11.7), as n. Korn and Graubard (1998) do the same for surveys. If all weights are 1, it equals n. `undefined`: there
 * is no run.
 */
export function failureRate({ runs, failed, squares }: WeightedRuns): ({ rate: number } & Interval) | undefined {
  if (runs <= 0 || squares <= 0) return undefined;
  const rate = Math.min(1, Math.max(0, failed / runs));
  const effective = (runs * runs) / squares;
  return { rate, ...wilsonInterval(rate * effective, effective) };
}
