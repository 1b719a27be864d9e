import { canonicalJson } from "../../core/canonical-json.ts";
import { describeCheck } from "../../core/checks/write-check.ts";
import type { ReplayCase } from "../../core/schema/case.ts";
import type { Check, CheckOf } from "../../core/schema/check.ts";
import type { Json } from "../../core/schema/json.ts";
import type { Outcome } from "../../core/schema/result.ts";
import type { Run } from "../../core/schema/run.ts";
import { nodePlatform } from "../platform.ts";
import { runScriptCheck, type ScriptPlace } from "../runner/script-check.ts";

export type Decide = (check: CheckOf<"semantic"> | CheckOf<"script">) => Outcome | undefined;

export type Decisions = { kind: "decided"; decide: Decide } | { kind: "broken"; reason: string };

/** Answers for the checks that core cannot decide: scripts are asked now, semantic ones are looked up in the reviews. */
export async function decideChecks(replayCase: ReplayCase, run: Run, place: ScriptPlace): Promise<Decisions> {
  const scripts = new Map<Check, Outcome>();
  const asked = [...replayCase.signatures, ...replayCase.assertions].filter((check) => check.kind === "script");
  for (const check of asked) {
    // Both are JSON once undefined members are left out, which the way to the script does.
    const input: Json = JSON.parse(JSON.stringify({ run, case: replayCase }));
    const end = await runScriptCheck(check, input, place);
    if (end.kind === "broken") return end;
    const message = end.answer.message === "" ? `the script says ${end.answer.outcome}` : end.answer.message;
    scripts.set(check, { check: describeCheck(check), kind: check.kind, outcome: end.answer.outcome, message });
  }
  const decide: Decide = (check) => (check.kind === "script" ? scripts.get(check) : reviewed(check, replayCase, run));
  return { kind: "decided", decide };
}

/** A person's answer counts for the output that was judged, and for no other. */
function reviewed(check: CheckOf<"semantic">, { reviews }: ReplayCase, run: Run): Outcome | undefined {
  const about = reviews.filter(({ assertion }) => assertion === check.statement);
  const last = about.at(-1);
  if (!last) return undefined;
  const hash = outputHash(run);
  const review = about.findLast(({ output_hash }) => output_hash === hash);
  const outcome = { check: describeCheck(check), kind: check.kind };
  if (review) {
    const message = review.note ?? `${review.by} judged this output: ${review.verdict}`;
    return { ...outcome, outcome: review.verdict, message, decided_by: review.by };
  }
  const message = `the review by ${last.by} is about another output; this one has output_hash ${hash}`;
  return { ...outcome, outcome: "needs_human", message };
}

/** What a review names to say which output it judged. */
export function outputHash(run: Pick<Run, "final_output">): string {
  return nodePlatform.hash(canonicalJson(run.final_output ?? null));
}
