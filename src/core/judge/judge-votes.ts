import * as z from "zod";
import { parseJson } from "../json/json-limits.ts";
import type { Outcome } from "../schema/attempt-result.ts";

export const judgeAnswerSchema = z.looseObject({
  verdict: z.enum(["pass", "fail", "abstain"]),
  reason: z.string().transform((text) => text.trim().slice(0, 1000)),
});
type JudgeAnswer = Pick<z.infer<typeof judgeAnswerSchema>, "verdict" | "reason">;

/** One vote of a judge: an answer, or why there is none. */
export type Vote =
  | { kind: "answer"; answer: JudgeAnswer }
  | { kind: "failed"; reason: string /** True if the answer has another format. */; unreadable?: true };

interface Poll {
  pass: number;
  fail: number;
  abstain: number;
  failed: number;
}

/** The result of the votes. Without a majority a person decides. */
export interface Ballot {
  outcome: Outcome["outcome"];
  message: string;
  poll: Poll;
}

/**
 * Reads the answer in a model's text: the whole text, or one fenced block that is the whole text. An object inside
 * prose does not count.
 */
export function readJudgeAnswer(text: string): Vote {
  const body = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/.exec(text)?.[1] ?? text;
  try {
    const parsed = judgeAnswerSchema.safeParse(
      parseJson(body.trim(), { name: "the judge's answer", maxBytes: 65_536 }),
    );
    if (parsed.success) return { kind: "answer", answer: { verdict: parsed.data.verdict, reason: parsed.data.reason } };
  } catch {
    // reported below
  }
  return unreadableVote(text);
}

/** A vote for a text that is not an answer. */
export function unreadableVote(text: string): Vote {
  return { kind: "failed", reason: text.trim().slice(0, 200), unreadable: true };
}

/** True if further votes cannot change the result. */
export function isSettled(votes: readonly Vote[], of: number): boolean {
  const { pass, fail } = pollOf(votes);
  const left = of - votes.length;
  const need = majorityOf(of);
  return pass >= need || fail >= need || Math.max(pass, fail) + left < need;
}

/** Decides by a majority of all requested votes; abstentions and failures count for neither side. */
export function countVotes(votes: readonly Vote[], of: number): Ballot {
  const poll = pollOf(votes);
  const need = majorityOf(of);
  if (poll.pass >= need) return { outcome: "pass", message: reasonFor(votes, "pass"), poll };
  if (poll.fail >= need) return { outcome: "fail", message: reasonFor(votes, "fail"), poll };
  return { outcome: "needs_human", message: whyOpen(votes, poll), poll };
}

function majorityOf(of: number): number {
  return Math.floor(of / 2) + 1;
}

function pollOf(votes: readonly Vote[]): Poll {
  const poll: Poll = { pass: 0, fail: 0, abstain: 0, failed: 0 };
  for (const vote of votes) poll[vote.kind === "answer" ? vote.answer.verdict : "failed"] += 1;
  return poll;
}

function reasonFor(votes: readonly Vote[], verdict: JudgeAnswer["verdict"]): string {
  const vote = votes.find((one) => one.kind === "answer" && one.answer.verdict === verdict);
  return vote?.kind === "answer" ? vote.answer.reason : "";
}

function whyOpen(votes: readonly Vote[], { pass, fail, abstain, failed }: Poll): string {
  if (failed > 0 && pass + fail + abstain === 0) return whyFailed(votes);
  if (abstain > 0 && pass + fail === 0) return `the judge abstains: ${reasonFor(votes, "abstain")}`;
  const reasons = (["pass", "fail", "abstain"] as const).flatMap((verdict) => {
    const reason = reasonFor(votes, verdict);
    return reason === "" ? [] : [`${verdict}: ${reason}`];
  });
  return [
    `the judge's votes are split: ${pass} pass, ${fail} fail, ${abstain} abstained, ${failed} failed`,
    ...reasons,
  ].join("; ");
}

function whyFailed(votes: readonly Vote[]): string {
  const vote = votes.find(({ kind }) => kind === "failed");
  if (vote?.kind !== "failed") return "the judge could not be asked: no vote came";
  if (vote.unreadable !== true) return `the judge could not be asked: ${vote.reason}`;
  return vote.reason === ""
    ? "the judge gave an empty answer"
    : `the judge answered without {"reason", "verdict"}: ${vote.reason}`;
}

export type JudgeDecision = "pass" | "fail";

/** Verdicts of a person and a judge on the same output. */
export interface JudgedPair {
  person: JudgeDecision;
  judge: JudgeDecision | "needs_human";
}

export interface Agreement {
  /** Number of all pairs, and of those that the judge decided. */
  pairs: number;
  decided: number;
  /** Counts by person, then by judge. */
  counts: Record<JudgeDecision, Record<JudgeDecision, number>>;
  /** Share of decided pairs with equal verdicts; `undefined` if none is decided. */
  agreement: number | undefined;
  /**
   * Cohen's kappa of the decided pairs; `undefined` if none is decided, or if both always gave the same single verdict.
   */
  kappa: number | undefined;
}

/** How well a judge agrees with people, corrected for chance. */
export function agreementOf(pairs: readonly JudgedPair[]): Agreement {
  const counts = { pass: { pass: 0, fail: 0 }, fail: { pass: 0, fail: 0 } };
  for (const { person, judge } of pairs) if (judge !== "needs_human") counts[person][judge] += 1;
  const decided = counts.pass.pass + counts.pass.fail + counts.fail.pass + counts.fail.fail;
  const summary = { pairs: pairs.length, decided, counts };
  if (decided === 0) return { ...summary, agreement: undefined, kappa: undefined };
  const observed = (counts.pass.pass + counts.fail.fail) / decided;
  const personPass = (counts.pass.pass + counts.pass.fail) / decided;
  const judgePass = (counts.pass.pass + counts.fail.pass) / decided;
  const chance = personPass * judgePass + (1 - personPass) * (1 - judgePass);
  const kappa = chance === 1 ? undefined : (observed - chance) / (1 - chance);
  return { ...summary, agreement: observed, kappa };
}
