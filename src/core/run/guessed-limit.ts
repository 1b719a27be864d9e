import { compact } from "../compact.ts";
import type { Run } from "../schema/run.ts";

/**
 * Readers guess a step limit where a run ended on tools, for they do not know on which tools a run may end. Of a run that ended on
 * one of these the guess is taken back, and with it the failure that rests on nothing else.
 */
export function withoutGuessedLimit(run: Run, terminalTools: readonly string[] = []): Run {
  const last = run.calls.at(-1);
  if (!last || !terminalTools.includes(last.tool) || !run.errors.some(({ guessed }) => guessed)) return run;
  const errors = run.errors.filter(({ guessed }) => !guessed);
  return { ...run, errors, ...compact({ status: errors.length === 0 ? "success" : undefined }) };
}
