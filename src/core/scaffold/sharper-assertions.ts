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
  /** The expectation's assertions for a right run. */
  assertions: readonly Check[];
  /** Other recorded runs of the same failure. */
  others?: readonly Run[];
  /** All write tools, called or not. The agent must not claim an action of a tool that no right run calls. */
  writers?: readonly string[];
}

export interface SharperAssertion {
  check: Check;
  /** Its purpose in a few words, written beside it. */
  why: string;
}

/** Derives further assertions from the recorded runs, so that a wrong fix does not pass. */
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

/** Assertions that suit many agents but not all. The notes offer them to a person. */
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

/** A line to copy into `assertions` of case.yaml. */
function offer(check: Check): string {
  return `offered, not taken: - ${yamlLine(writeCheck(check))}`;
}

/** JSON inside one outer key, which is valid YAML. */
function yamlLine(check: JsonObject): string {
  return Object.entries(check)
    .map(([kind, value]) => `${kind}: ${JSON.stringify(value)}`)
    .join("");
}

interface LookUp {
  tool: string;
  /** The write whose arguments the tool's answer contains. */
  write?: WantedCall;
}

/**
 * Finds tools that a right run must ask. A right run has to look up each value that it writes or says and that the
 * request does not contain. If only one tool's answer contains the value, and every recorded run called that tool, it
 * becomes an assertion. An answer copied from elsewhere is then no fix.
 */
function lookUps({ trace, run, assertions, others = [] }: SharperInput): LookUp[] {
  const request = toldTo(trace);
  const writes = assertions.flatMap((check) => (check.kind === "writes_are" ? check.calls : []));
  const texts = assertions.flatMap((check) => (check.kind === "output_contains" && !check.not ? [check.text] : []));
  const sourceOf = (facts: string[]) => {
    const telling = facts.filter((fact) => isTelling(fact, request));
    const tool = soleSource(telling, run);
    // Runs of other customers contain other values but ask the same tool.
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

/** A value that is too long to occur by chance and that the request does not contain. */
function isTelling(fact: string, request: string): boolean {
  return (fact.length >= 4 || /\d[\d.,]*\d/.test(fact)) && !containsText(request, fact);
}

/** The only read tool whose answer contains one of the values. */
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

/** The failed run claimed a write with its wrong amount. A fix must not repeat that claim. */
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
  // If the failed run made no such claim, nothing shows how the agent would word it.
  return checks.some((check) => checkRun(run, check).outcome === "fail") ? checks : [];
}

/**
 * Checks against claims of a write that no right run makes. Skipped if the recorded runs or the request mention a
 * related action.
 */
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

/**
 * A dump of all known data contains any expected text. So a right answer is in words, and its length is limited to
 * three times the longest recorded text (at least 1,500 and at most 15,000 characters).
 */
function ownAnswer({ run, assertions, others = [] }: SharperInput): Check[] {
  const texts = assertions.filter((check) => check.kind === "output_contains" && !check.not);
  if (texts.length === 0) return [];
  const spokenTexts = [run, ...others].flatMap((one) => [...one.said, outputText(one.final_output)]);
  const longest = Math.max(0, ...spokenTexts.map((text) => text.length));
  const most = Math.min(15_000, Math.max(shortest, Math.ceil((3 * longest) / 100) * 100));
  const data = "^\\s*[{[]";
  const inWords = spokenTexts.every((text) => !new RegExp(data).test(text));
  return [
    { kind: "output_matches", pattern: `^[\\s\\S]{0,${most}}$`, flags: "", in: "final", not: false },
    ...(inWords ? [{ kind: "output_matches", pattern: data, flags: "", in: "final", not: true } as const] : []),
  ];
}

const circles = 10;

/** Far more equal calls than in any recorded run are a loop, whatever they change. */
function noCircles({ run, others = [] }: SharperInput): Check[] {
  const most = Math.max(0, ...[run, ...others].map((one) => mostRepeated(one)?.count ?? 0));
  return most === 0 ? [] : [{ kind: "repeated_call", times: Math.max(circles, 3 * most), unchanged: false, not: true }];
}
