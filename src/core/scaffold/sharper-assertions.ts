import { containsText } from "../checks/contains-text.ts";
import { checkRun } from "../checks/check-run.ts";
import { describeCheck } from "../checks/write-check.ts";
import { writesOf } from "../checks/writes-are.ts";
import { matcherOf } from "../matching/match-value.ts";
import { outputText, textOf } from "../run/text-of.ts";
import type { Check, WantedCall } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";

export interface SharperInput {
  trace: TraceRun;
  run: Run;
  /** What a right run is expected to do, as far as it was said. */
  assertions: readonly Check[];
  /** Other recorded runs of the same failure. */
  others?: readonly Run[];
}

/** Assertions that keep a wrong fix from holding, though nobody named them; each follows from the recorded runs. */
export function sharperAssertions(input: SharperInput): Check[] {
  return [...lookUps(input), ...wrongClaims(input), ...shortAnswer(input)];
}

/** Assertions that are right for many agents but not for all: said in the notes, for a person to take. */
export function offeredAssertions({ run, others = [] }: Pick<SharperInput, "run" | "others">): string[] {
  const most = Math.max(run.steps, ...others.map(({ steps }) => steps));
  if (most === 0) return [];
  const limit: Check = { kind: "max_steps", count: Math.max(2 * most, most + 10) };
  return [`offered, not taken: ${describeCheck(limit)}, for the recorded runs took at most ${most} steps`];
}

/**
 * What a right run writes or says and nobody told it must have been looked up. Where one tool alone gave it, and every
 * recorded run asked that tool, it is asked before the write; an answer copied from somewhere else is no fix.
 */
function lookUps({ trace, run, assertions, others = [] }: SharperInput): Check[] {
  const told = trace.events
    .flatMap((event) => (event.type === "input_message" ? [textOf(event.content)] : []))
    .join("\n");
  const writes = assertions.flatMap((check) => (check.kind === "writes_are" ? check.calls : []));
  const texts = assertions.flatMap((check) => (check.kind === "output_contains" && !check.not ? [check.text] : []));
  const sourceOf = (facts: string[]) => {
    const telling = facts.filter((fact) => isTelling(fact, told));
    const tool = soleSource(telling, run);
    // Runs of other customers know other facts, but look them up where this one does.
    return others.every(({ calls }) => calls.some((call) => call.tool === tool)) ? tool : undefined;
  };
  const before = writes.flatMap((write) => {
    const tool = sourceOf(leavesOf(write.args));
    return tool === undefined ? [] : [{ tool, write }];
  });
  const [first] = before;
  const behind = sourceOf(texts);
  const called: Check[] = behind === undefined ? [] : [{ kind: "tool_called", tool: behind, match: "ignore" }];
  return first === undefined ? called : [inOrder(first.tool, first.write), ...(behind === first.tool ? [] : called)];
}

function inOrder(tool: string, write: WantedCall): Check {
  const calls = [tool, write.tool].map((name) => ({ tool: name, match: "ignore" as const }));
  return { kind: "tool_sequence", mode: "in-order", calls };
}

/** A fact that is long enough not to stand anywhere by chance, and that the agent was not given. */
function isTelling(fact: string, told: string): boolean {
  return (fact.length >= 4 || /\d[\d.,]*\d/.test(fact)) && !containsText(told, fact);
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
          .flatMap((amount) => claimOf(tool, amount))
      : [],
  );
  const unique = new Map(checks.map((check) => [describeCheck(check), check]));
  // One that the failed run does not break says nothing about it.
  return [...unique.values()].filter((check) => checkRun(run, check).outcome === "fail");
}

/** What these verbs of tools are called once they are done. */
const done: Record<string, string> = {
  refund: "refunded",
  charge: "charged",
  pay: "paid",
  send: "sent",
  transfer: "transferred",
  credit: "credited",
  withdraw: "withdrawn",
  deposit: "deposited",
  issue: "issued",
};

/** `I have refunded $60.50`, but neither `I cannot refund …` nor `refunded 12.50 of 60.50`. */
function claimOf(tool: string, amount: number): Check[] {
  const verb = tool
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => Object.hasOwn(done, word));
  const said = verb === undefined ? undefined : done[verb];
  if (said === undefined) return [];
  const [whole = "", fraction = ""] = String(amount).split(".");
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "[.,' ]?");
  const cents = fraction === "" ? "(?:[.,]00?)?" : `[.,]${fraction}0?`;
  const claim = `(?:i|we|i've|we've|have|has been|been|was|were) ${said}[^.!?\\n\\d]{0,40}${groups}${cents}(?![\\d]|[.,]\\d)`;
  return [{ kind: "output_matches", pattern: `\\b${claim}`, flags: "i", in: "any", not: true }];
}

const shortest = 1500;

/** Where a text is expected, an answer that prints all that is known has it too: a right one is no longer than a few of the recorded. */
function shortAnswer({ run, assertions, others = [] }: SharperInput): Check[] {
  const texts = assertions.filter((check) => check.kind === "output_contains" && !check.not);
  if (texts.length === 0) return [];
  const said = [run, ...others].flatMap((one) => [...one.said, outputText(one.final_output)]);
  const longest = Math.max(0, ...said.map((text) => text.length));
  const most = Math.min(15_000, Math.max(shortest, Math.ceil((3 * longest) / 100) * 100));
  return [{ kind: "output_matches", pattern: `^[\\s\\S]{0,${most}}$`, flags: "", in: "final", not: false }];
}
