import type { CaseState } from "../schema/case.ts";
import type { AttemptResult } from "../schema/attempt-result.ts";

interface CaseAttempts {
  case_id: string;
  /** Quoted for a shell where needed. */
  path: string;
  state: CaseState;
  attempts: readonly AttemptResult[];
}

/**
 * The command that adds what the attempts missed. For a missing tool or model answer it takes a trace that has it. If
 * only a key was missing, it records the agent again with a live model; an open case also needs a base that still
 * fails.
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
