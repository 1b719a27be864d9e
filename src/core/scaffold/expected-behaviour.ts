import { append } from "../append.ts";
import type { Expectation, ExpectationInput, Signature } from "./scaffold-input.ts";
import { checkRun } from "../checks/check-run.ts";
import { describeCheck } from "../checks/write-check.ts";
import { emptyRun } from "../run/empty-run.ts";
import { providerFailure, type ProviderFailure } from "../models/provider-failure.ts";
import type { Check, CheckOf } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import { answerKnown } from "../run/answer-known.ts";
import { checksFromFeedback, wantedCall } from "../signatures/feedback-checks.ts";
import { detectSignatures } from "../signatures/detect-signatures.ts";
import { offeredAssertions, sharperAssertions } from "./sharper-assertions.ts";
import { answersTheRequest, withoutIdle } from "./idle-expectation.ts";
import { allHold, holdOnAnyCrash, setPasses } from "./idle-run.ts";
import { withoutOptional } from "./optional-arguments.ts";
import { compact } from "../compact.ts";
import { opposites, uniqueChecks } from "./claims.ts";

/** Derives signatures and assertions, or says why they cannot be derived. */
export function expectedBehaviour(input: ExpectationInput): Expectation | { ok: false; reason: string } {
  const { run, feedback, effects } = input;
  const provider = providerFailure(input.trace);
  if (provider && !isDescribed(input)) return { ok: false, reason: failedProvider(provider) };
  const found = signaturesOf(input);
  if (isRatedOnly(input, found)) return { ok: false, reason: ratedOnly };
  if (found.length > 0 && isAnyCrash(found, run)) return { ok: false, reason: anyCrash };
  if (found.length === 0) {
    return { ok: false, reason: isDescribed(input) ? "the run meets the expectation" : noFailure(input) };
  }
  const named = feedback === undefined ? [] : checksFromFeedback(feedback, run, effects).assertions;
  const { checks: fromFeedback, notes: freed } = withoutOptional(named, input);
  append(fromFeedback, readsByPerson(input));
  if (fromFeedback.length > 0 && run.final_output !== undefined) fromFeedback.push(endsProperly);
  const checks = found.map(({ check }) => check);
  const sharper =
    fromFeedback.length > 0 ? sharperAssertions({ ...input, assertions: fromFeedback, writers: writersOf(input) }) : [];
  const wanted =
    input.assertions ??
    uniqueChecks([...fromFeedback, ...sharper.map(({ check }) => check), ...opposites(checks, run)], (check) => check);
  const assertions = withStatements(dropUnmeetable(wanted, input), input);
  const decided = assertions.some(({ kind }) => kind !== "semantic" && kind !== "script");
  if (input.assertions === undefined && !decided && input.statements.length === 0) {
    return { ok: false, reason: "nothing says what should have happened instead" };
  }
  if (setPasses(run, assertions, { terminal_tools: input.terminal_tools }))
    return { ok: false, reason: "the run meets the expectation" };
  const reasons = new Map(sharper.map(({ check, why }) => [check, why]));
  const notes = [
    ...(answerKnown(input.trace) ? [] : [notRecorded]),
    ...(provider ? [providerNote(provider)] : []),
    ...(input.assertions === undefined ? freed : []),
    ...(fromFeedback.length > 0 && input.assertions === undefined
      ? offeredAssertions({ ...input, assertions: fromFeedback })
      : []),
  ];
  return withoutIdle(
    anchored({ ok: true, signatures: found, assertions, reasons, demandModelCall: false, notes }, input),
    input,
  );
}

/** All known tools that write, called or not. */
function writersOf({ tools = [], effects }: ExpectationInput): string[] {
  return tools.filter((tool) => effects(tool).effect === "write");
}

/** Whether a person or grader described a right run, beyond rating this one as bad. */
function isDescribed({ feedback, statements, signatures, assertions }: ExpectationInput): boolean {
  const { expected_calls, expected_text, forbidden_calls, forbidden_text } = feedback ?? {};
  return (
    [expected_calls, expected_text, forbidden_calls, forbidden_text, signatures, assertions].some(Boolean) ||
    statements.length > 0
  );
}

const ratedOnly = "the run was rated bad, but nothing says what a right run does instead";

/**
 * A bad rating suggests that more went wrong than the trace shows, so it needs an expectation. A run that ended in an
 * error of its own does not.
 */
function isRatedOnly(input: ExpectationInput, found: Signature[]): boolean {
  if (input.feedback?.rating !== "bad" || isDescribed(input)) return false;
  return !found.some(({ check }) => check.kind === "status_is" && check.status === "error");
}

function failedProvider({ fault, text }: ProviderFailure): string {
  return (
    `the model's provider failed (${fault}: ${text}), not the agent, so a case from this run would prove nothing; ` +
    "use another run, or, if the agent should have handled that"
  );
}

function providerNote({ fault, text }: ProviderFailure): string {
  return (
    `the model's provider failed (${fault}: ${text}): only a replay of that recorded answer (fixtures/model.json) ` +
    "shows how the agent handles it, because a provider failure during a replay makes the result inconclusive"
  );
}

const anyCrash =
  "the run failed, but no error text, call or answer tells this failure from any other crash (a missing key, a misspelt " +
  "import)";

/** True if every crash at startup would match the signatures, and the run offers nothing to tell them apart. */
function isAnyCrash(signatures: Signature[], run: Run): boolean {
  return holdOnAnyCrash(signatures.map(({ check }) => check)) && signatureAnchor(run) === undefined;
}

const notRecorded = "the trace does not contain the agent's answer, so a missing answer does not count as a failure";

function noFailure({ trace }: ExpectationInput): string {
  const reason = "the trace shows no failure by itself";
  return answerKnown(trace) ? reason : `${reason} and does not contain the agent's answer`;
}

/**
 * The given signatures, or those detected in the trace (which holds the feedback) and its missing reads. Statements
 * alone give the signature of a repeated answer.
 */
function signaturesOf(input: ExpectationInput): Signature[] {
  const { trace, run, terminal_tools, effects, statements, signatures } = input;
  if (signatures) return signatures.map((check) => ({ check, why: describeCheck(check) }));
  const detected = detectSignatures(trace, run, { terminal_tools, effects });
  const unread = readsByPerson(input).filter((check) => checkRun(run, check).outcome === "fail");
  const missing = unread.map(({ tool, args, match }): Signature => {
    const check: Check = { kind: "tool_not_called", tool, ...compact({ args }), match };
    return { check, why: `expected a call of ${tool}, but the run made none` };
  });
  const all = [...uniqueChecks(detected, ({ check }) => check).map(({ check, why }) => ({ check, why })), ...missing];
  return all.length > 0 || statements.length === 0 ? all : sameAnswer(run);
}

/** Reads that a person expects by name. `writes_are` does not cover reads. */
function readsByPerson({ feedback, effects, run, callsByPerson }: ExpectationInput): CheckOf<"tool_called">[] {
  if (callsByPerson !== true) return [];
  const effectOf = (tool: string) => run.calls.find((call) => call.tool === tool)?.effect ?? effects(tool).effect;
  return (feedback?.expected_calls ?? [])
    .filter(({ tool }) => effectOf(tool) !== "write")
    .map((call) => ({ kind: "tool_called", ...wantedCall(call) }));
}

/**
 * With statements alone, giving the same answer again counts as the failure: only a person knows what is wrong with it.
 */
function sameAnswer(run: Run): Signature[] {
  if (typeof run.final_output !== "string" || run.final_output.trim() === "") return [];
  const text = run.final_output.trim().slice(0, 500).trim();
  return [{ check: { kind: "output_contains", text, in: "final", not: false }, why: "The answer repeats itself" }];
}

/** A run may end on a terminal tool without an answer. If such a tool is expected, an answer is not required. */
function dropUnmeetable(assertions: Check[], { feedback, terminal_tools }: ExpectationInput): Check[] {
  const mayEnd = (feedback?.expected_calls ?? []).some(({ tool }) => terminal_tools.includes(tool));
  return mayEnd ? assertions.filter(({ kind }) => kind !== "final_output_exists") : assertions;
}

function withStatements(assertions: Check[], { statements, feedback, assertions: given }: ExpectationInput): Check[] {
  const semantic = statements.map((statement): Check => ({ kind: "semantic", statement }));
  const described = statements.length > 0 || feedback !== undefined || given !== undefined;
  if (!described) semantic.push({ kind: "semantic", statement: answersTheRequest });
  return [...assertions, ...semantic];
}

/** Makes sure that a run in which nothing happened neither reproduces nor fixes the failure. */
function anchored(expectation: Expectation, { run, terminal_tools }: ExpectationInput): Expectation {
  const { signatures, assertions, notes } = expectation;
  const checks = signatures.map(({ check }) => check);
  if (allHold(emptyRun(), checks)) {
    const anchor = signatureAnchor(run);
    if (anchor) signatures.push(anchor);
    else {
      expectation.demandModelCall = true;
      notes.push("the failure looks like a run in which nothing ran, so a replay must show a model call");
    }
  }
  const anchor = holdOnAnyCrash(checks) ? signatureAnchor(run) : undefined;
  if (anchor) signatures.push(anchor);
  if (setPasses(emptyRun(), assertions)) assertions.push(terminal_tools.length > 0 ? endsProperly : saysSomething);
  return expectation;
}

const saysSomething: Check = { kind: "output_matches", pattern: "\\S", flags: "", in: "any", not: false };

/** A run that ends on a terminal tool without text passes this too. */
const endsProperly: Check = { kind: "final_output_exists", exists: true };

function signatureAnchor(run: Run): Signature | undefined {
  const last = run.calls.at(-1);
  if (last) return { check: { kind: "tool_called", tool: last.tool, match: "exact" }, why: `${last.tool} was called` };
  const check: Check = { kind: "final_output_exists", exists: true };
  return run.final_output === undefined ? undefined : { check, why: "The run has an answer" };
}
