import { canonicalJson } from "../../../core/json/canonical-json.ts";
import { describeCheck } from "../../../core/checks/write-check.ts";
import { judgeSubject } from "../../../core/judge/judge-prompt.ts";
import type { ReplayCase } from "../../../core/schema/case.ts";
import type { Check, CheckOf } from "../../../core/schema/check.ts";
import type { Json } from "../../../core/schema/json.ts";
import type { Outcome, Spend } from "../../../core/schema/attempt-result.ts";
import type { Run } from "../../../core/schema/run.ts";
import type { Judge } from "../../judge/judge.ts";
import { nodePlatform } from "../../platform.ts";
import * as z from "zod";
import { parseJson } from "../../../core/json/json-limits.ts";
import { assertProgram, commandOf } from "../../runner/command.ts";
import { endingOf } from "../../runner/process-runner.ts";
import { changedBySetup, replacedBySetup } from "../../sandbox/changed-by-setup.ts";
import { runInside } from "../../sandbox/in-room.ts";
import type { Box } from "../../sandbox/sandbox.ts";

const answerSchema = z.looseObject({
  outcome: z.enum(["pass", "fail", "needs_human"]),
  message: z.string().default(""),
});
type ScriptAnswer = z.infer<typeof answerSchema>;

interface ScriptContext {
  cwd: string;
  env: Record<string, string>;
  /** A path in a folder that belongs to this replay alone. */
  mark: string;
  signal?: AbortSignal | undefined;
  /** The kind of room that scripts run in. */
  box?: Box | undefined;
}

type ScriptEnd = { kind: "answer"; answer: ScriptAnswer } | { kind: "broken"; reason: string };

/** Runs the user's check script: the run and the case as JSON on stdin, `{outcome, message}` on stdout. */
async function runScriptCheck(check: CheckOf<"script">, input: Json, place: ScriptContext): Promise<ScriptEnd> {
  const command = commandOf(check.command);
  const broken = (reason: string): ScriptEnd => ({
    kind: "broken",
    reason: `the check script "${command.shown}" ${reason}`,
  });
  try {
    assertProgram(command, place.cwd, place.env["PATH"]);
  } catch {
    return broken("was not found");
  }
  const [changed] = place.box === undefined ? [] : changedBySetup(check.command, { cwd: place.cwd, box: place.box });
  if (changed !== undefined) return broken(replacedBySetup(changed));
  const { cwd, mark, signal } = place;
  const env = { ...place.env, REPLAYKIT_SCRATCH: mark };
  const request = { command, cwd, env, mark, signal, timeoutMs: check.timeout, input: JSON.stringify(input) };
  const end = await runInside(request, { box: place.box });
  if (end.failure !== undefined) return broken(`could not be started: ${end.failure}`);
  if (end.timed_out) return broken(`did not answer within ${check.timeout} ms`);
  const parsed = answerSchema.safeParse(jsonOf(end.stdout.text()));
  if (parsed.success) return { kind: "answer", answer: parsed.data };
  return broken(`${endingOf(end)} and printed no {"outcome": "pass" | "fail" | "needs_human", "message": "…"}`);
}

function jsonOf(text: string): Json | undefined {
  try {
    return parseJson(text, { name: "the script's answer" });
  } catch {
    return undefined; // the caller says what was expected
  }
}

export type Decide = (check: CheckOf<"semantic"> | CheckOf<"script">) => Outcome | undefined;

export interface DecisionContext extends ScriptContext {
  /** `undefined`: semantic checks are left to people. */
  judge?: Judge | undefined;
}

export type Decisions =
  | { kind: "decided"; decide: Decide; spend: Spend | undefined }
  | { kind: "broken"; reason: string };

/**
 * Decides the checks that core cannot: scripts and the judge are asked now. A person's review counts more than the
 * judge.
 */
export async function decideChecks(replayCase: ReplayCase, run: Run, place: DecisionContext): Promise<Decisions> {
  const answers = new Map<Check, Outcome>();
  const checks = [...replayCase.signatures, ...replayCase.assertions];
  for (const check of checks) {
    if (check.kind !== "script") continue;
    // Run and case are plain JSON once undefined members are left out.
    const input: Json = JSON.parse(JSON.stringify({ run, case: replayCase }));
    const end = await runScriptCheck(check, input, place);
    if (end.kind === "broken") return end;
    const message = end.answer.message === "" ? `the script says ${end.answer.outcome}` : end.answer.message;
    answers.set(check, { check: describeCheck(check), kind: check.kind, outcome: end.answer.outcome, message });
  }
  const spend = await answerSemantic({ checks, answers }, { replayCase, run, judge: place.judge });
  return { kind: "decided", decide: (check) => answers.get(check), spend };
}

interface Asking {
  replayCase: ReplayCase;
  run: Run;
  judge: Judge | undefined;
}

/** Adds the answers of people and the judge to the semantic checks. Returns what the judge cost. */
async function answerSemantic(
  { checks, answers }: { checks: Check[]; answers: Map<Check, Outcome> },
  { replayCase, run, judge }: Asking,
): Promise<Spend | undefined> {
  const spend = { usd: 0, tokens: 0 };
  for (const check of checks) {
    if (check.kind !== "semantic") continue;
    const review = reviewed(check, replayCase, run);
    answers.set(check, review ?? unasked(check, replayCase));
    if (!judge || (review && review.outcome !== "needs_human")) continue;
    const answer = await judge.ask(check.statement, judgeSubject(run, replayCase));
    spend.usd += answer.spend.usd;
    spend.tokens += answer.spend.tokens;
    const { outcome, message } = answer;
    const by = outcome === "needs_human" ? {} : { decided_by: judge.name };
    answers.set(check, { check: describeCheck(check), kind: check.kind, outcome, message, ...by });
  }
  return judge && spend.tokens + spend.usd > 0 ? spend : undefined;
}

function unasked(check: CheckOf<"semantic">, { id }: ReplayCase): Outcome {
  const message = `no judge is configured, and no person has answered it (npx replaykit case review ${id})`;
  return { check: describeCheck(check), kind: check.kind, outcome: "needs_human", message };
}

/** A person's answer for this output. If there are only reviews of other outputs: `needs_human`. */
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

/** Identifies the output that a review judged. */
export function outputHash(run: Pick<Run, "final_output">): string {
  return nodePlatform.hash(canonicalJson(run.final_output ?? null));
}
