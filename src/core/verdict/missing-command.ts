import type { CaseState } from "../schema/case.ts";
import type { AttemptResult } from "../schema/attempt-result.ts";

interface CaseAttempts {
  case_id: string;
  /** Quoted for a shell, where that is needed. */
  path: string;
  state: CaseState;
  attempts: readonly AttemptResult[];
}

/**
 * The command that gives a case what its attempts missed: a trace that has it, or, where only a live model could answer, the agent's
 * new way, recorded with a key. A fix that is open still needs the code that fails beside it.
 */
export function missingCommand({ case_id, path, state, attempts }: CaseAttempts): string | undefined {
  const kinds = new Set(attempts.flatMap(({ misses }) => misses.map(({ kind }) => kind)));
  if (kinds.has("tool") || kinds.has("model")) return `npx replaykit case fixtures add ${path} <trace.json>`;
  if (!kinds.has("key")) return undefined;
  return `npx replaykit guard ${case_id}${state === "open" ? " --base <base>" : ""}`;
}

/** Whether that command asks a live model. */
export function recordsAgain(command: string): boolean {
  return command.startsWith("npx replaykit guard ");
}
