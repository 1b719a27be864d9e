import { plural } from "../checks/check-result.ts";
import type { ReplayReport } from "../schema/result.ts";

/**
 * The last line on a suite with live guards: what was tried again, and what is promised of it. Never "this red is luck", and no
 * promise where there was no base. `named` makes what others wrote harmless where it is shown.
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
    // A provider or a budget ended before one block was finished: nothing was compared, and nothing is promised of it.
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
