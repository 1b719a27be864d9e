import { compact } from "../compact.ts";
import type { Run } from "../schema/run.ts";

/**
 * Readers guess a step limit if a run ended on a tool call, because they do not know the terminal tools. This removes
 * the guess from a run that ended on one, and the failed status if nothing else caused it.
 */
export function withoutGuessedLimit(run: Run, terminalTools: readonly string[] = []): Run {
  const last = run.calls.at(-1);
  if (!last || !terminalTools.includes(last.tool) || !run.errors.some(({ guessed }) => guessed)) return run;
  const errors = run.errors.filter(({ guessed }) => !guessed);
  return { ...run, errors, ...compact({ status: errors.length === 0 ? "success" : undefined }) };
}
