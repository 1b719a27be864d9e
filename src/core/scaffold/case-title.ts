import { mostRepeated } from "../checks/call-counts.ts";
import { plural } from "../checks/check-result.ts";
import { writesOf } from "../checks/writes-are.ts";
import type { EffectLookup } from "../effects.ts";
import { errorLine } from "../error-line.ts";
import { replaceVariable } from "../fingerprint/mask-text.ts";
import { placeholderPattern } from "../redact/placeholder.ts";
import type { Check, CheckOf } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Run } from "../schema/run.ts";
import type { Feedback } from "../schema/trace.ts";
import { expectedWrites } from "../signatures/feedback-checks.ts";
import { tellingArguments, toolWords } from "./call-phrases.ts";
import { writePhrases } from "./write-phrases.ts";

const maxTitle = 200;
const maxComment = 80;
const mostPhrases = 3;
const manyCalls = 4;

export interface TitleInput {
  /** The failed run and what a person said of it, both redacted. */
  run: Run;
  feedback?: Feedback | undefined;
  signatures: readonly Check[];
  effects?: EffectLookup | undefined;
  /** Sentences about a right run. */
  statements?: readonly string[];
}

/**
 * What was wanted and what came, in the words of somebody who tells it, a person's comment first: `refunded 89.00 instead of 19.50`.
 * Nobody's data: of arguments it has amounts, dates and plain words alone.
 */
export function failureTitle(input: TitleInput): string {
  const comment = commentOf(input.feedback);
  const phrases = phrasesOf(input);
  const told = phrases.slice(0, mostPhrases).join("; ");
  if (comment === "")
    return plainTitle(told || (input.feedback?.rating === "bad" ? "rated bad, with no word of why" : "Failed run"));
  return plainTitle(told === "" ? comment : `${comment}: ${told}`);
}

/** A name from what went wrong, without the trace's own words except names of tools: what the id of a case is made of. */
export function derivedTitle(signatures: readonly Check[]): string {
  const phrases = [...new Set(signatures.flatMap(kindPhrase))];
  return plainTitle(phrases.slice(0, 4).join(", ")) || "Failed run";
}

/** One line without control characters and direction marks, which could make a title read as something else. */
export function plainTitle(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  if (plain.length <= maxTitle) return plain;
  return `${plain.slice(0, maxTitle - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** The first sentence of what a person said; what was redacted in it says nothing in a title. */
function commentOf(feedback: Feedback | undefined): string {
  const text = plainTitle((feedback?.comment ?? "").replaceAll(placeholderPattern(), "…"));
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0].replace(/[.]$/, "") ?? text;
  if (sentence.length <= maxComment) return sentence;
  return `${sentence.slice(0, maxComment).replace(/\s+\S*$/, "")}…`;
}

function phrasesOf(input: TitleInput): string[] {
  const { run, feedback, signatures, statements = [] } = input;
  const has = (kind: Check["kind"]) => signatures.some((check) => check.kind === kind);
  const writes = has("writes_are")
    ? writePhrases(expectedWrites(feedback?.expected_calls ?? [], run, input.effects), writesOf(run), run)
    : [];
  const some =
    writes.length > 2 ? [...writes.slice(0, 2), `and ${plural(writes.length - 2, "more wrong write")}`] : writes;
  return [
    ...(some.length > 0 ? [`${some.join(", ")}${howFar(run, some.at(-1) ?? "")}`] : []),
    ...signatures.flatMap((check) => (isLoop(check) ? [loop(check, run)] : [])),
    ...signatures.flatMap((check) => phrase(check, run, signatures.some(isLoop))),
    ...unsaid(signatures, run, writes.length > 0),
    ...statements.slice(0, 1).map((text) => `wanted: ${plainTitle(text).slice(0, 100)}`),
  ].filter((text, index, all) => all.indexOf(text) === index);
}

/** How far the run went, where that tells it from others that ended alike: where something is missing, and of a long one. */
function howFar({ calls, status }: Run, phrase: string): string {
  const least = /^(?:never|left out)/.test(phrase) ? 1 : manyCalls;
  return calls.length < least || status === "error" ? "" : ` (${plural(calls.length, "call")})`;
}

/** Kinds that say nothing in a title give none. */
function phrase(check: Check, run: Run, looped: boolean): string[] {
  if (check.kind === "status_is") return check.status === "error" ? [endedWith(run, looped)] : [];
  if (check.kind === "final_output_exists") return check.exists || run.status === "error" ? [] : [noAnswer(run)];
  if (check.kind === "error_ignored") return [ignored(check, run)];
  if (check.kind === "tool_called") {
    const call = run.calls.findLast(({ tool }) => tool === check.tool);
    return check.args === undefined && check.times === undefined && call === undefined
      ? []
      : [`${toolWords(check.tool).done}${tellingArguments(call?.args ?? {})}, which was not expected`];
  }
  if (check.kind === "tool_not_called") return [`never ${toolWords(check.tool).done}`];
  if (check.kind === "output_contains" && !check.not)
    return [check.in === "any" ? "said what was not to be said" : "gave the same answer"];
  return check.kind === "output_matches" ? [check.not ? "left something unsaid" : "gave a wrong answer"] : [];
}

/** The error that a run ended with, by its own name and words, and the tool in which it came up. */
function endedWith({ errors, calls }: Run, looped: boolean): string {
  const last = errors.at(-1);
  if (last === undefined)
    return calls.length === 0 ? "ended with an error" : `ended with an error after ${calls.at(-1)?.tool}`;
  const text = errorWords(last.text);
  const limit = errors.find(({ kind }) => kind === "limit");
  if (limit) return `stopped at a limit (${errorWords(limit.text)})${looped ? "" : afterCalls(calls)}`;
  const failed =
    calls.findLast(({ error }) => error !== undefined && sameError(error.message, last.text)) ?? unanswered(calls);
  return failed === undefined ? `${text}${afterCalls(calls)}` : `${text} in ${failed.tool}`;
}

function afterCalls(calls: Run["calls"]): string {
  const last = calls.at(-1);
  if (last === undefined) return "";
  return calls.length === 1
    ? ` after 1 call, to ${last.tool}`
    : ` after ${calls.length} calls, the last to ${last.tool}`;
}

function unanswered(calls: Run["calls"]): Run["calls"][number] | undefined {
  const last = calls.at(-1);
  return last?.output === undefined && last?.error === undefined ? last : undefined;
}

function sameError(message: string, text: string): boolean {
  return message !== "" && (text.includes(message) || message.includes(text));
}

const longestError = 90;

/** The line that names an error, without ids, numbers, paths and the like; names in quotes are what it is about. */
function errorWords(text: string): string {
  const line = (errorLine(text) ?? text).replace(/^Uncaught /, "").replaceAll(placeholderPattern(), "…");
  const masked = replaceVariable(line.slice(0, 400), (found, mask, before) => {
    if (mask === "<text>" && /^["'`“][A-Za-z_$][\w$.-]{0,40}["'`”]$/.test(found)) return found;
    if (mask === "<number>" && (/^[45]\d\d$/.test(found) || /^\d{1,2}$/.test(found)) && !/[\w#-]$/.test(before))
      return found;
    return "…";
  });
  const whole = plainTitle(masked.replaceAll(/…(?:[\s,;:/.]*…)+/g, "…"));
  // The first sentence names it; what follows is advice.
  const plain = /^.{20,}?(?=\. [A-Z])/.exec(whole)?.[0] ?? whole;
  return plain.length <= longestError ? plain : `${plain.slice(0, longestError).replace(/\s+\S*$/, "")}…`;
}

type LoopCheck = CheckOf<"repeated_call"> | CheckOf<"min_tool_calls">;

function isLoop(check: Check): check is LoopCheck {
  return check.kind === "repeated_call" || check.kind === "min_tool_calls";
}

/** `search_docs: same query 20 times`. */
function loop(check: LoopCheck, run: Run): string {
  const repeated = mostRepeated(run, { tool: check.tool });
  const times = check.kind === "min_tool_calls" ? check.count : check.times;
  const name = check.tool ?? repeated?.call.tool ?? "a tool";
  if (repeated === undefined || repeated.count < 3) return `called ${name} ${times} times`;
  const { args } = repeated.call;
  const names = isObject(args) ? Object.keys(args) : [];
  const what = names.length === 1 ? plainTitle(names[0] ?? "").slice(0, 40) : "call";
  return `${name}: same ${what} ${repeated.count} times`;
}

function noAnswer({ calls }: Run): string {
  return `gave no answer${afterCalls(calls)}`;
}

function ignored({ tool }: CheckOf<"error_ignored">, { calls }: Run): string {
  const failed = calls.findLast((call) => call.error !== undefined && (tool ?? call.tool) === call.tool);
  const why = failed?.error?.message ? ` (${errorWords(failed.error.message)})` : "";
  return `${failed?.tool ?? tool ?? "a tool"} failed${why} and the answer hides it`;
}

/** Texts that were to be said: figures stand in a title, words may be somebody's. */
function unsaid(signatures: readonly Check[], run: Run, told: boolean): string[] {
  const texts = signatures.flatMap((check) =>
    check.kind === "output_contains" && check.in === "any" && check.not ? [check.text] : [],
  );
  if (texts.length === 0) return [];
  const how = told ? "" : howFar(run, "never");
  const figures = texts.filter((text) => /^[-+$€£]?\d[\d.,]{0,12} ?[%€$]?$/.test(text.trim()));
  if (figures.length > 0) {
    const shown = figures.slice(0, 3).join(", ");
    return [`answered without the expected ${figures.length === 1 ? "figure" : "figures"} ${shown}${how}`];
  }
  return [`left out ${texts.length === 1 ? "what was" : `${texts.length} things that were`} to be said${how}`];
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
