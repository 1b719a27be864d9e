import type { CaseState } from "../schema/case.ts";
import type { AttemptResult } from "../schema/attempt-result.ts";
import type { CaseResult } from "../schema/result.ts";

interface CaseAttempts {
  case_id: string;
  /** Quoted for a shell where needed. */
  path: string;
  state: CaseState;
  attempts: readonly AttemptResult[];
  /** The commit or branch of the base, quoted for a shell where needed. */
  base?: string | undefined;
}

/** The command that makes a case a guard. A fix on a live model is proven beside a base that still fails. */
export function guardCommand(caseId: string, base?: string): string {
  return `npx replaykit guard ${caseId}${base === undefined ? "" : ` --base ${base}`}`;
}

/**
 * The command that adds what the attempts missed. For a missing tool or model answer it takes a trace that has it. If
 * only a key was missing, it records the agent again with a live model; an open case also needs a base that still
 * fails.
 */
export function missingCommand({ case_id, path, state, attempts, base = "<base>" }: CaseAttempts): string | undefined {
  const lack = lackOf(attempts);
  if (lack === undefined) return undefined;
  if (lack === "recording") return `npx replaykit case fixtures add ${path} <trace.json>`;
  return guardCommand(case_id, state === "open" ? base : undefined);
}

/** True if the command that adds what is missing asks a live model: only a key was missing. */
export function recordsAgain({ commands, attempts }: Pick<CaseResult, "commands" | "attempts">): boolean {
  return commands.add_recordings !== undefined && lackOf(attempts) === "key";
}

function lackOf(attempts: readonly AttemptResult[]): "recording" | "key" | undefined {
  const kinds = new Set(attempts.flatMap(({ misses }) => misses.map(({ kind }) => kind)));
  if (kinds.has("tool") || kinds.has("model")) return "recording";
  return kinds.has("key") ? "key" : undefined;
}
