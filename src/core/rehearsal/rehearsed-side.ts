import type { CaseResult } from "../schema/result.ts";
import type { AttemptResult } from "../schema/attempt-result.ts";
import type { Run } from "../schema/run.ts";

/** One side of a rehearsal: its results, and the runs that they are judged by. */
export interface RehearsedSide {
  name: string;
  cases: CaseResult[];
  runOf(caseId: string, attempt: number): Run | undefined;
}

/** One case on both sides. */
export interface CasePair {
  current: CaseResult;
  candidate: CaseResult;
}

/** What lacked a recording, a key or a provider says nothing of the agent. */
export function isDecided({ verdict }: AttemptResult): boolean {
  return verdict !== "inconclusive";
}
