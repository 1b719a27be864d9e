import type { JudgePrompt } from "../../core/judge/judge-prompt.ts";
import type { JudgeSubject } from "../../core/judge/judge-subject.ts";
import type { Vote } from "../../core/judge/judge-votes.ts";

export interface JudgeQuestion {
  statement: string;
  subject: JudgeSubject;
  prompt: JudgePrompt;
}

/** Tokens as the endpoint counted them; `usd` where a command says what it paid. */
export interface JudgeUsage {
  input: number;
  output: number;
  usd?: number;
}

export interface CastVote {
  vote: Vote;
  usage: JudgeUsage | undefined;
}

/** Asks once. Never throws: a judge that cannot be asked is a failed vote. */
export type CastsVote = (question: JudgeQuestion) => Promise<CastVote>;

export function failedVote(reason: string, usage?: JudgeUsage): CastVote {
  return { vote: { kind: "failed", reason }, usage };
}
