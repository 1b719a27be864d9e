import { plural } from "../checks/check-result.ts";
import type { ReplayReport } from "../schema/result.ts";

/**
 * The last line for a suite with live guards: what was tried again, and how often a harmless change turns red. It never
 * calls a failure luck, and promises nothing without a base. `named` escapes untrusted text for the target.
 */
export function liveLine({ live }: ReplayReport["summary"], named = (text: string) => text): string[] {
  if (live === undefined || live.guards === 0) return [];
  const { guards, suspects, attempts, alpha, without_base } = live;
  const base = named(live.base ?? "the base");
  const onBase = attempts.base === 0 ? "" : `, ${attempts.base} on ${base}`;
  const made = `Attempts: ${attempts.head} on this branch${onBase}`;
  const all = plural(guards, "live guard");
  const tried = `${suspects} of ${all} failed once and ${suspects === 1 ? "was" : "were"} tried again`;
  const promise = `If this change made none of them worse, a run like this turns red at most once in ${Math.round(1 / alpha)}`;
  if (without_base === undefined && suspects > 0 && attempts.base === 0) {
    // A provider or a budget stopped the trial before its first block ended, so nothing was compared.
    return [`${suspects} of ${all} failed once, and could not be tried again beside ${base}. ${made}`];
  }
  if (without_base === undefined) {
    const what = suspects === 0 ? `None of ${all} failed` : `${tried} beside ${base}`;
    return [`${what}. ${promise}. ${made}`];
  }
  if (suspects === 0) return [`None of ${all} failed. ${made}`];
  const drift = "a drift of the provider would look the same as a change for the worse";
  return [`${tried}, with nothing to compare them with (${named(without_base)}): ${drift}. ${made}`];
}
