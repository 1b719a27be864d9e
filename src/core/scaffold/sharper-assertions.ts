import { containsText } from "../checks/contains-text.ts";
import { mostRepeated } from "../checks/call-counts.ts";
import { checkRun } from "../checks/check-run.ts";
import { plural } from "../checks/check-result.ts";
import { writeCheck } from "../checks/write-check.ts";
import { writesOf } from "../checks/writes-are.ts";
import { matcherOf } from "../matching/match-value.ts";
import { outputText, textOf } from "../run/text-of.ts";
import type { Check, WantedCall } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";
import { amountClaims, claimOfOthers } from "./claims.ts";

export interface SharperInput {
  trace: TraceRun;
  run: Run;
  /** What the user said that a right run does. */
  assertions: readonly Check[];
  /** Other recorded runs of the same failure. */
  others?: readonly Run[];
  /** All write tools, called or not: the agent must not claim what only an uncalled one does. */
  writers?: readonly string[];
}

export interface SharperAssertion {
  check: Check;
  /** What it is for, in a few words beside it. */
  why: string;
}

/** Assertions that keep a wrong fix from holding, though nobody named them; each follows from the recorded runs. */
export function sharperAssertions(input: SharperInput): SharperAssertion[] {
  const called = lookUps(input).map(({ tool }): Check => ({ kind: "tool_called", tool, match: "exact" }));
  const all = [
    ...because("only this tool's answer holds what a right run writes or says", called),
    ...because("does not say that the wrong amount was moved", wrongClaims(input)),
    ...because("does not say that something else was done", otherClaims(input)),
    ...because("answers in words, not with a print of all that is known", ownAnswer(input)),
    ...because("does not go in circles", noCircles(input)),
  ];
  return [...new Map(all.map((one) => [JSON.stringify(one.check), one])).values()];
}

function because(why: string, checks: readonly Check[]): SharperAssertion[] {
  return checks.map((check) => ({ check, why }));
}

/** Assertions that are right for many agents but not for all: said in the notes, for a person to take. */
export function offeredAssertions(input: SharperInput): string[] {
  const { run, others = [] } = input;
  const most = Math.max(run.steps, ...others.map(({ steps }) => steps));
  const limit: Check = { kind: "max_steps", count: Math.max(2 * most, most + 10) };
  const before = lookUps(input).flatMap(({ tool, write }) => (write === undefined ? [] : [inOrder(tool, write)]));
  return [
    ...before.map((check) => `${offer(check)} (where no other tool may write the same)`),
    ...(most === 0 ? [] : [`${offer(limit)} (the recorded runs took at most ${plural(most, "step")})`]),
  ];
}

/** A line to be copied into `assertions` of case.yaml. */
function offer(check: Check): string {
  return `offered, not taken: - ${yamlLine(writeCheck(check))}`;
}

/** JSON within the outer key, which YAML reads as it stands. */
function yamlLine(check: JsonObject): string {
  return Object.entries(check)
    .map(([kind, value]) => `${kind}: ${JSON.stringify(value)}`)
    .join("");
}

interface LookUp {
  tool: string;
  /** The write whose arguments it tells. */
  write?: WantedCall;
}

/**
 * What a right run writes or says and nobody told it must have been looked up. Where one tool alone gave it, and every
 * recorded run asked that tool, a right run asks it too; an answer copied from somewhere else is no fix.
 */
function lookUps({ trace, run, assertions, others = [] }: SharperInput): LookUp[] {
  const request = toldTo(trace);
  const writes = assertions.flatMap((check) => (check.kind === "writes_are" ? check.calls : []));
  const texts = assertions.flatMap((check) => (check.kind === "output_contains" && !check.not ? [check.text] : []));
  const sourceOf = (facts: string[]) => {
    const telling = facts.filter((fact) => isTelling(fact, request));
    const tool = soleSource(telling, run);
    // Runs of other customers know other facts, but look them up where this one does.
    return others.every(({ calls }) => calls.some((call) => call.tool === tool)) ? tool : undefined;
  };
  const before = writes.flatMap((write): LookUp[] => {
    const tool = sourceOf(leavesOf(write.args));
    return tool === undefined ? [] : [{ tool, write }];
  });
  const behind = sourceOf(texts);
  return [...before.slice(0, 1), ...(behind === undefined ? [] : [{ tool: behind }])];
}

function toldTo({ events }: TraceRun): string {
  return events.flatMap((event) => (event.type === "input_message" ? [textOf(event.content)] : [])).join("\n");
}

function inOrder(tool: string, write: WantedCall): Check {
  const calls = [tool, write.tool].map((name) => ({ tool: name, match: "ignore" as const }));
  return { kind: "tool_sequence", mode: "in-order", calls };
}

/** A fact that is long enough not to stand anywhere by chance, and that the agent was not given. */
function isTelling(fact: string, request: string): boolean {
  return (fact.length >= 4 || /\d[\d.,]*\d/.test(fact)) && !containsText(request, fact);
}

/** The read that alone answered with one of the facts. */
function soleSource(facts: string[], { calls }: Run): string | undefined {
  for (const fact of facts) {
    const [only, ...more] = new Set(calls.filter((call) => tells(call, fact)).map(({ tool }) => tool));
    if (only !== undefined && more.length === 0) return only;
  }
  return undefined;
}

function tells({ effect, output, error }: RunCall, fact: string): boolean {
  return effect === "read" && error === undefined && output !== undefined && containsText(outputJson(output), fact);
}

function outputJson(output: Json): string {
  return typeof output === "string" ? output : JSON.stringify(output);
}

function leavesOf(value: Json | undefined): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null || matcherOf(value) !== undefined) return [];
  return Object.values(value).flatMap((member) => leavesOf(member));
}

/** The run said that it did what it should not have done, with its wrong amount: a fix that still says so is none. */
function wrongClaims({ run, assertions }: SharperInput): Check[] {
  const wanted = assertions.find((check) => check.kind === "writes_are");
  if (wanted === undefined) return [];
  const right = new Set(wanted.calls.flatMap(({ args }) => leavesOf(args)));
  const checks = writesOf(run).flatMap(({ tool, args }) =>
    isObject(args)
      ? Object.values(args)
          .filter((value): value is number => typeof value === "number" && value >= 2 && !right.has(String(value)))
          .flatMap((amount) => amountClaims(tool, amount))
      : [],
  );
  // Where the failed run said nothing of it, nothing is known of how it is said.
  return checks.some((check) => checkRun(run, check).outcome === "fail") ? checks : [];
}

/** A claim of a write that no right run makes, where nothing of the kind is in what the recorded runs did, said or were told. */
function otherClaims({ trace, run, assertions, others = [], writers = [] }: SharperInput): Check[] {
  const wanted = assertions.find((check) => check.kind === "writes_are")?.calls;
  if (wanted === undefined) return [];
  const calls = [run, ...others].flatMap((one) => one.calls);
  const known = [
    toldTo(trace),
    ...wanted.map(({ tool }) => tool),
    ...calls.flatMap(({ tool, effect, output }) => [effect === "write" ? tool : "", outputJson(output ?? "")]),
    ...[run, ...others].flatMap(({ said }) => said),
  ].join("\n");
  return claimOfOthers(writers, known);
}

const shortest = 1500;

/** Where a text is expected, a print of all that is known has it too: a right answer is in words, and no longer than a few recorded. */
function ownAnswer({ run, assertions, others = [] }: SharperInput): Check[] {
  const texts = assertions.filter((check) => check.kind === "output_contains" && !check.not);
  if (texts.length === 0) return [];
  const said = [run, ...others].flatMap((one) => [...one.said, outputText(one.final_output)]);
  const longest = Math.max(0, ...said.map((text) => text.length));
  const most = Math.min(15_000, Math.max(shortest, Math.ceil((3 * longest) / 100) * 100));
  const data = "^\\s*[{[]";
  const inWords = said.every((text) => !new RegExp(data).test(text));
  return [
    { kind: "output_matches", pattern: `^[\\s\\S]{0,${most}}$`, flags: "", in: "final", not: false },
    ...(inWords ? [{ kind: "output_matches", pattern: data, flags: "", in: "final", not: true } as const] : []),
  ];
}

const circles = 10;

/** Equal calls far beyond what was ever recorded are an agent that goes in circles, whatever comes of it. */
function noCircles({ run, others = [] }: SharperInput): Check[] {
  const most = Math.max(0, ...[run, ...others].map((one) => mostRepeated(one)?.count ?? 0));
  return most === 0 ? [] : [{ kind: "repeated_call", times: Math.max(circles, 3 * most), unchanged: false, not: true }];
}
