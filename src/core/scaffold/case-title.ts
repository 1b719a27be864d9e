import { mostRepeated } from "../checks/call-counts.ts";
import { plural } from "../checks/check-result.ts";
import { writesOf } from "../checks/writes-are.ts";
import type { EffectLookup } from "../effects.ts";
import { equalJson } from "../matching/equal-json.ts";
import { placeholderPattern } from "../redact/placeholder.ts";
import type { Check, CheckOf } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Run } from "../schema/run.ts";
import type { Feedback } from "../schema/trace.ts";
import { expectedWrites } from "../signatures/feedback-checks.ts";
import { tellingArguments, toolWords } from "./call-phrases.ts";
import { errorWords, namelessError, plainText } from "./error-words.ts";
import { beginningOf } from "../text/characters.ts";
import { writePhrase } from "./write-phrases.ts";

const maxComment = 80;
const manyCalls = 4;

export interface TitleInput {
  /** The failed run and the feedback on it, both redacted. */
  run: Run;
  feedback?: Feedback | undefined;
  signatures: readonly Check[];
  effects?: EffectLookup | undefined;
  /** Sentences that describe a right run. */
  statements?: readonly string[];
}

/**
 * A title that says what was expected and what happened: `refunded 89.00 instead of 19.50`. A person's comment comes
 * first. Of arguments it shows only amounts, dates and plain words, never personal data.
 */
export function failureTitle(input: TitleInput): string {
  const comment = commentOf(input.feedback);
  const wanted = input.statements?.slice(0, 1).map((text) => `wanted: ${beginningOf(plainText(text), 100)}`) ?? [];
  const phrases = [worstPhrase(input) ?? [], wanted].flat().join("; ");
  if (comment === "")
    return plainText(phrases || (input.feedback?.rating === "bad" ? "rated bad without a reason" : "Failed run"));
  return plainText(phrases === "" ? comment : `${comment}: ${phrases}`);
}

/** A name made from the signatures. It uses no text of the trace except names of tools. The case id is made from it. */
export function derivedTitle(signatures: readonly Check[]): string {
  const phrases = [...new Set(signatures.flatMap(kindPhrase))];
  return plainText(phrases.slice(0, 4).join(", ")) || "Failed run";
}

/** The first sentence of a person's comment. Redacted parts become `…`. */
function commentOf(feedback: Feedback | undefined): string {
  const text = plainText((feedback?.comment ?? "").replaceAll(placeholderPattern(), "…"));
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0].replace(/[.]$/, "") ?? text;
  if (sentence.length <= maxComment) return sentence;
  return `${beginningOf(sentence, maxComment).replace(/\s+\S*$/, "")}…`;
}

/** Only the worst failure: a title with two is hard to understand at first reading. */
function worstPhrase(input: TitleInput): string | undefined {
  const { run, feedback, signatures } = input;
  const has = (kind: Check["kind"]) => signatures.some((check) => check.kind === kind);
  const write = has("writes_are")
    ? writePhrase(expectedWrites(feedback?.expected_calls ?? [], run, input.effects), writesOf(run), run)
    : undefined;
  const written = write && `${write.text}${size(run, write.left_out ? 0 : manyCalls)}`;
  if (write && (!write.left_out || run.status !== "error" || write.limited)) return written;
  const loop = signatures.find(isLoop);
  const [worst] = [
    ...(loop && !(written && isFailed(loop, run)) ? [loopPhrase(loop, run)] : []),
    ...signatures.flatMap((check) => phrase(check, input)),
    ...(written === undefined ? [] : [written]),
    ...unsaid(signatures, run),
  ];
  return worst;
}

/** The number of calls, which tells similar failures apart. It is shown if something is missing or the run is long. */
function size({ calls, said, status }: Run, least: number): string {
  if (calls.length < least || status === "error") return "";
  if (calls.length === 0) return said.length > 1 ? ` (no tool calls in ${said.length} answers)` : " (no tool calls)";
  return ` (${plural(calls.length, "tool call")})`;
}

/** The phrase for a check. Kinds that do not help in a title give none. */
function phrase(check: Check, { run, feedback }: TitleInput): string[] {
  if (check.kind === "status_is") return check.status === "error" ? [endedWith(run)] : [];
  if (check.kind === "final_output_exists") return check.exists || run.status === "error" ? [] : [noAnswer(run)];
  if (check.kind === "error_ignored") return [ignored(check, run)];
  if (check.kind === "tool_called") {
    const call = run.calls.findLast(({ tool }) => tool === check.tool);
    const words = toolWords(check.tool);
    const why = feedback?.forbidden_calls?.some(({ tool }) => tool === check.tool) ? "forbidden" : "not expected";
    return check.args === undefined && check.times === undefined && call === undefined
      ? []
      : [`${words.done}${tellingArguments(call?.args ?? {}, words)}, which was ${why}`];
  }
  if (check.kind === "tool_not_called") return [`did not ${toolWords(check.tool).plain}`];
  if (check.kind === "output_contains" && !check.not)
    return [check.in === "any" ? "said something that was forbidden" : "gave a wrong answer"];
  return check.kind === "output_matches"
    ? [check.not ? "left out something it should have said" : "gave a wrong answer"]
    : [];
}

/** The error that ended the run, in its own words, and the tool that raised it. */
function endedWith({ errors, calls }: Run): string {
  const last = errors.at(-1);
  if (last === undefined) return `ended with an error${afterCalls(calls)}`;
  const limit = errors.find(({ kind }) => kind === "limit");
  if (limit) return `stopped at a limit${afterCalls(calls)}: ${namelessError(limit.text)}`;
  const failed =
    calls.findLast(({ error }) => error !== undefined && sameError(error.message, last.text)) ?? unanswered(calls);
  const text = errorWords(last.text);
  if (failed === undefined) return `${text}${afterCalls(calls)}`;
  // The name of its class already says that it is an error: `KeyError: 'plan' in get_subscription`.
  return /^(?!Error:|Exception:)[\w.]+: /.test(text)
    ? `${text} in ${failed.tool}`
    : `${failed.tool} failed: ${namelessError(last.text)}`;
}

function afterCalls(calls: Run["calls"]): string {
  const last = calls.at(-1);
  if (last === undefined) return "";
  return calls.length === 1 ? ` after calling ${last.tool}` : ` after ${calls.length} tool calls`;
}

function unanswered(calls: Run["calls"]): Run["calls"][number] | undefined {
  const last = calls.at(-1);
  return last?.output === undefined && last?.error === undefined ? last : undefined;
}

function sameError(message: string, text: string): boolean {
  return message !== "" && (text.includes(message) || message.includes(text));
}

type LoopCheck = CheckOf<"repeated_call"> | CheckOf<"min_tool_calls">;

function isLoop(check: Check): check is LoopCheck {
  return check.kind === "repeated_call" || check.kind === "min_tool_calls";
}

/** `search_docs: same query 20 times`. For a write it adds whether each call took effect. */
function loopPhrase(check: LoopCheck, run: Run): string {
  const repeated = mostRepeated(run, { tool: check.tool });
  const times = check.kind === "min_tool_calls" ? check.count : check.times;
  const name = check.tool ?? repeated?.call.tool ?? "a tool";
  const limit = run.errors.find(({ kind }) => kind === "limit");
  const why = namelessError(limit?.text ?? "");
  if (repeated === undefined || repeated.count < 3)
    return limit === undefined
      ? `called ${name} ${times} times`
      : `stopped at a limit${afterCalls(run.calls)}, ${times} of them to ${name}: ${why}`;
  const { args } = repeated.call;
  const names = isObject(args) ? Object.keys(args) : [];
  const what = names.length === 1 ? beginningOf(plainText(names[0] ?? ""), 40) : "call";
  return `${name}: same ${what} ${repeated.count} times${effectOf(check, run)}${limit ? `, then stopped at a limit: ${why}` : ""}`;
}

function effectOf(check: LoopCheck, run: Run): string {
  const call = mostRepeated(run, { tool: check.tool })?.call;
  if (call === undefined) return "";
  if (isFailed(check, run)) return ", each failed";
  return call.effect === "write" && call.error === undefined ? ", each took effect" : "";
}

function isFailed(check: LoopCheck, run: Run): boolean {
  const call = mostRepeated(run, { tool: check.tool })?.call;
  const alike = run.calls.filter(({ tool, args }) => tool === call?.tool && equalJson(args, call.args));
  return alike.length > 0 && alike.every(({ error }) => error !== undefined);
}

function noAnswer(run: Run): string {
  const last = run.calls.at(-1);
  return last === undefined
    ? "gave no answer"
    : `gave no final answer after calling ${last.tool}${size(run, manyCalls)}`;
}

function ignored({ tool }: CheckOf<"error_ignored">, { calls }: Run): string {
  const failed = calls.findLast((call) => call.error !== undefined && (tool ?? call.tool) === call.tool);
  const why = failed?.error?.message ? ` (${errorWords(failed.error.message)})` : "";
  return `${failed?.tool ?? tool ?? "a tool"} failed${why} and the answer hides it`;
}

/** Expected texts that the answer lacks. The title shows numbers only, since words may be personal data. */
function unsaid(signatures: readonly Check[], run: Run): string[] {
  const texts = signatures.flatMap((check) =>
    check.kind === "output_contains" && check.in === "any" && check.not ? [check.text] : [],
  );
  if (texts.length === 0) return [];
  const figures = texts.filter((text) => /^[-+$€£]?\d[\d.,]{0,12} ?[%€$]?$/.test(text.trim()));
  if (figures.length > 0) {
    const shown = figures.slice(0, 3).join(", ");
    return [
      `the answer does not contain the expected ${figures.length === 1 ? "number" : "numbers"} ${shown}${size(run, 0)}`,
    ];
  }
  const what = texts.length === 1 ? "something" : `${texts.length} things`;
  return [`left out ${what} it should have said${size(run, 1)}`];
}

function kindPhrase(check: Check): string[] {
  if (check.kind === "min_tool_calls") return [`${check.tool ?? "one tool"} called ${check.count} times`];
  if (check.kind === "repeated_call") return [`${check.tool ?? "one tool"} called ${check.times} times alike`];
  if (check.kind === "final_output_exists") return check.exists ? [] : ["no answer"];
  if (check.kind === "status_is") return [`ended with ${check.status}`];
  if (check.kind === "error_matches") return check.error_kind === undefined ? [] : [`${check.error_kind} error`];
  if (check.kind === "error_ignored") return [`${check.tool ?? "tool"} error hidden`];
  if (check.kind === "writes_are")
    return [check.calls.length === 0 ? "nothing written" : `wrong writes: ${names(check.calls)}`];
  if (check.kind === "tool_called") return [`${check.tool} called`];
  if (check.kind === "tool_not_called") return [`${check.tool} not called`];
  if (check.kind === "output_contains" || check.kind === "output_matches") {
    return [check.not ? "something left unsaid" : "a wrong answer"];
  }
  return [];
}

function names(calls: readonly { tool: string }[]): string {
  return [...new Set(calls.map(({ tool }) => tool))].slice(0, 3).join(", ");
}
