import { plural } from "../checks/check-result.ts";
import { shortJson } from "../matching/short-json.ts";
import type { ReplayReport } from "../schema/result.ts";
import type { AttemptResult, EvidenceCounts, Miss, PooledAnswer } from "../schema/attempt-result.ts";

/**
 * Warns that the recording does not say whether a tool returned its errors or raised them. `undefined` if there are
 * none.
 */
export function exceptionText({ text_errors: count = 0 }: EvidenceCounts): string | undefined {
  if (count === 0) return undefined;
  const [served, them, calls] =
    count === 1 ? ["An error was", "it", "that call"] : [`${count} errors were`, "them", "those calls"];
  return `${served} served as text: the recording does not say whether the tool raised ${them}, so the exception path was not exercised. If it did, take output and heuristic out of ${calls} in fixtures/tools.json.`;
}

/** `4 served, 1 simulated, 0 missed, 0 blocked, 0 live (observed, isolated)`. */
export function countsText(counts: EvidenceCounts): string {
  const { served, simulated, missed, blocked, live, uncontrolled, declined = 0, basis, isolated, user } = counts;
  const parts = [
    `${served} served`,
    `${simulated} simulated`,
    `${missed} missed`,
    `${blocked} blocked`,
    `${live} live`,
  ];
  if (uncontrolled > 0) parts.push(`${uncontrolled} uncontrolled`);
  if (declined > 0) parts.push(`${declined} declined by the agent`);
  if (user !== undefined) parts.push(`user played by a ${user}`);
  return `${parts.join(", ")} (${basis}${isolated ? ", isolated" : ""})`;
}

/** Warns that the runner gave its result but was stopped at its timeout. `undefined` if it ended by itself. */
export function timeoutText({ exit, verdict }: Pick<AttemptResult, "exit" | "verdict">): string | undefined {
  if (exit?.timed_out !== true || verdict === "error") return undefined;
  return "The runner did not end by itself: it was stopped at its timeout and judged by what it did until then.";
}

const mostWrote = 5;

/**
 * `wrote: refunds.log +1 line, notes/ new folder`. The sandbox discards these changes. `undefined` if there are none.
 */
export function wroteText({ wrote = [] }: Pick<AttemptResult, "wrote">): string | undefined {
  if (wrote.length === 0) return undefined;
  const shown = wrote.slice(0, mostWrote).map(({ path, what }) => `${path} ${what}`);
  const more = wrote.length - shown.length;
  return `wrote: ${shown.join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}

/** First lines of every report: why runners ran without a sandbox, and which setup commands ran before them. */
export function sandboxLines({ not_sandboxed: why, setups = [] }: ReplayReport["summary"]): string[] {
  return [
    ...(why === undefined
      ? []
      : [`Not sandboxed: ${why}. What ran could read keys, write and leave processes behind.`]),
    ...(setups.length === 0 ? [] : [`Set up with network and without secrets, in a sandbox: ${setups.join(", ")}.`]),
  ];
}

/** A pooled answer: its call, its source, and the time between the two recordings. The names are untrusted. */
export function pooledText({ tool, args, source, age_ms }: PooledAnswer): string {
  const days = Math.round(age_ms / 86_400_000);
  const age = days === 0 ? "recorded within a day" : `recorded ${plural(days, "day")} apart`;
  return `${tool} ${shortJson(args, 160)}, from ${source}, ${age}`;
}

/** Lines on a miss: what is missing, both sides of a changed text, and the remedy. */
export function missLines({ message, recorded, asked, remedy }: Miss): string[] {
  return [
    message,
    ...(recorded === undefined ? [] : [`recorded: ${recorded}`]),
    ...(asked === undefined ? [] : [`now: ${asked}`]),
    ...(remedy === undefined ? [] : [remedy]),
  ];
}
