import type { AttemptResult } from "../schema/attempt-result.ts";

/** What a case is judged by where nothing says how its runner was kept from the network. */
const open = "nothing kept its runner from the network";

/**
 * Why chance took part in a case, and what would make one attempt decide; `undefined`: it did not. What was seen decides: live
 * answers, a provider or a key that lacked, or a runner that could reach one unseen (`openBecause` says how).
 */
export function liveReason(attempts: AttemptResult[], openBecause = open): string | undefined {
  const live = attempts.reduce((sum, { counts }) => sum + counts.live, 0);
  const [first] = attempts;
  if (live > 0) {
    const basis = first?.counts.basis ?? "not observed";
    return `${live} live ${live === 1 ? "call" : "calls"} (${basis}); with its answers in fixtures/ one attempt would decide`;
  }
  if (attempts.some(({ spend }) => spend !== undefined && spend.tokens > 0)) {
    return "it spent tokens on a live model; with its answers in fixtures/ one attempt would decide";
  }
  const lacked = attempts.flatMap(({ misses }) => misses).find(({ kind }) => kind === "provider" || kind === "key");
  if (lacked) return "it asked for a live model; with its answers in fixtures/ one attempt would decide";
  if (attempts.every(({ counts }) => counts.isolated)) return undefined;
  return `${openBecause}; in an isolated network one attempt would decide`;
}

/**
 * Whether the provider was seen to fail an attempt: that says nothing of the agent. An agent's own word for it counts as a failure like
 * any other, on either side: a change could say it of each attempt.
 */
export function failedByProvider({ misses, counts }: AttemptResult): boolean {
  return counts.basis === "observed" && misses.some(({ kind }) => kind === "provider");
}

/** Whether an attempt needed a key that is not there. */
export function lacksKey({ misses }: AttemptResult): boolean {
  return misses.some(({ kind }) => kind === "key");
}
