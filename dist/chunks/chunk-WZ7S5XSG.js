import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  endingOf,
  runProcess
} from "./chunk-3ARU6HA5.js";
import {
  assertProgram,
  commandOf
} from "./chunk-QEZQICKL.js";
import {
  judgeSubject
} from "./chunk-QPWRNKPF.js";
import {
  nodePlatform
} from "./chunk-AD2P542H.js";
import {
  describeCheck
} from "./chunk-ZNXELE7A.js";
import {
  parseJson
} from "./chunk-5LI65K7B.js";
import {
  _enum,
  looseObject,
  string
} from "./chunk-SN3GIU3B.js";
import {
  canonicalJson
} from "./chunk-DN6WLQW3.js";

// src/node/runner/script-check.ts
var answerSchema = looseObject({
  outcome: _enum(["pass", "fail", "needs_human"]),
  message: string().default("")
});
async function runScriptCheck(check, input, place) {
  const command = commandOf(check.command);
  const broken = (reason) => ({
    kind: "broken",
    reason: `the check script "${command.shown}" ${reason}`
  });
  try {
    assertProgram(command, place.cwd, place.env["PATH"]);
  } catch {
    return broken("was not found");
  }
  const { cwd, mark, signal } = place;
  const env = { ...place.env, REPLAYKIT_SCRATCH: mark };
  const end = await runProcess({
    command,
    cwd,
    env,
    mark,
    signal,
    timeoutMs: check.timeout,
    input: JSON.stringify(input)
  });
  if (end.failure !== void 0) return broken(`could not be started: ${end.failure}`);
  if (end.timed_out) return broken(`did not answer within ${check.timeout} ms`);
  const parsed = answerSchema.safeParse(jsonOf(end.stdout.text()));
  if (parsed.success) return { kind: "answer", answer: parsed.data };
  return broken(`${endingOf(end)} and printed no {"outcome": "pass" | "fail" | "needs_human", "message": "…"}`);
}
function jsonOf(text) {
  try {
    return parseJson(text, { name: "the script's answer" });
  } catch {
    return void 0;
  }
}

// src/node/replay/decide-checks.ts
async function decideChecks(replayCase, run, place) {
  const answers = /* @__PURE__ */ new Map();
  const checks = [...replayCase.signatures, ...replayCase.assertions];
  for (const check of checks) {
    if (check.kind !== "script") continue;
    const input = JSON.parse(JSON.stringify({ run, case: replayCase }));
    const end = await runScriptCheck(check, input, place);
    if (end.kind === "broken") return end;
    const message = end.answer.message === "" ? `the script says ${end.answer.outcome}` : end.answer.message;
    answers.set(check, { check: describeCheck(check), kind: check.kind, outcome: end.answer.outcome, message });
  }
  const spend = await answerSemantic({ checks, answers }, { replayCase, run, judge: place.judge });
  return { kind: "decided", decide: (check) => answers.get(check), spend };
}
async function answerSemantic({ checks, answers }, { replayCase, run, judge }) {
  const spend = { usd: 0, tokens: 0 };
  for (const check of checks) {
    if (check.kind !== "semantic") continue;
    const review = reviewed(check, replayCase, run);
    if (review) answers.set(check, review);
    if (!judge || review && review.outcome !== "needs_human") continue;
    const said = await judge.ask(check.statement, judgeSubject(run, replayCase));
    spend.usd += said.spend.usd;
    spend.tokens += said.spend.tokens;
    const { outcome, message } = said;
    const by = outcome === "needs_human" ? {} : { decided_by: judge.name };
    answers.set(check, { check: describeCheck(check), kind: check.kind, outcome, message, ...by });
  }
  return judge && spend.tokens + spend.usd > 0 ? spend : void 0;
}
function reviewed(check, { reviews }, run) {
  const about = reviews.filter(({ assertion }) => assertion === check.statement);
  const last = about.at(-1);
  if (!last) return void 0;
  const hash = outputHash(run);
  const review = about.findLast(({ output_hash }) => output_hash === hash);
  const outcome = { check: describeCheck(check), kind: check.kind };
  if (review) {
    const message2 = review.note ?? `${review.by} judged this output: ${review.verdict}`;
    return { ...outcome, outcome: review.verdict, message: message2, decided_by: review.by };
  }
  const message = `the review by ${last.by} is about another output; this one has output_hash ${hash}`;
  return { ...outcome, outcome: "needs_human", message };
}
function outputHash(run) {
  return nodePlatform.hash(canonicalJson(run.final_output ?? null));
}

export {
  decideChecks,
  outputHash
};
