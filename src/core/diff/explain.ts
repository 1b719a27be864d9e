import { countByTool, plural } from "../checks/check-result.ts";
import { valueAt } from "../matching/json-pointer.ts";
import { firstDifference } from "../replay/first-difference.ts";
import { shortValue } from "../report/difference-lines.ts";
import { speechOf } from "../run/media.ts";
import { outputText } from "../run/text-of.ts";
import type { Difference } from "../schema/attempt-result.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import type { TraceEvent, TraceRun } from "../schema/trace.ts";
import { beginningOf } from "../text/characters.ts";
import { diverge } from "./diverge.ts";

/** One of two compared runs. Without a trace its input, its agent and the order of its states are unknown. */
export interface ComparedRun {
  name: string;
  run: Run;
  trace?: TraceRun | undefined;
}

/** What differs first: the input, a state, a tool's result, the agent's decision on the same facts, or its answer. */
type Cause = "none" | "input" | "state" | "result" | "agent" | "answer";

export interface Comparison {
  equal: boolean;
  /** The first difference in time; `differences` are in the order of `diverge`. */
  first: Difference | undefined;
  cause: Cause;
  /** One sentence: where they differ and in what. */
  where: string;
  /** One sentence: the cause, as far as the two records show it. */
  why: string;
  outcome: { changed: boolean; before: string; after: string };
  /** Tools that were called more or less often, the largest change first. */
  calls: { tool: string; before: number; after: number }[];
  differences: Difference[];
}

/** Explains where two runs first differ, in what, and why their outcomes do. */
export function compareRuns(left: ComparedRun, right: ComparedRun): Comparison {
  const differences = diverge(left.run, right.run);
  const input = inputDifference(left, right);
  const first = inTime(differences, left)[0];
  const cause = input !== undefined ? "input" : first ? causes[first.what] : "none";
  const [before, after] = [outcomeText(left.run), outcomeText(right.run)];
  return {
    equal: differences.length === 0 && input === undefined,
    first,
    cause,
    where: input ?? whereText(first, left, right),
    why: reasons[cause]({ left, right, tool: first?.tool ?? "the tool" }),
    outcome: { changed: before !== after, before, after },
    calls: callCounts(left.run, right.run),
    differences,
  };
}

const causes: Record<Difference["what"], Cause> = {
  state: "state",
  result: "result",
  tool: "agent",
  arguments: "agent",
  missing: "agent",
  extra: "agent",
  output: "answer",
  status: "answer",
};

/** Sorts differences by their time in the first run. A state counts at the end of its step. */
function inTime(differences: readonly Difference[], { trace, run }: ComparedRun): Difference[] {
  const afterCalls = trace ? callsBeforeStates(trace.events) : run.states.map(() => run.calls.length);
  const timeOf = ({ what, index }: Difference) => {
    // A state recorded after n calls lies between the result of call n - 1 and call n.
    if (what === "state") return (afterCalls[index] ?? run.calls.length) - 0.25;
    if (what === "result") return index + 0.5;
    return what === "output" || what === "status" ? Number.POSITIVE_INFINITY : index;
  };
  return differences.toSorted((a, b) => timeOf(a) - timeOf(b));
}

function callsBeforeStates(events: readonly TraceEvent[]): number[] {
  const counts: number[] = [];
  let calls = 0;
  for (const { type } of events) {
    if (type === "tool_call") calls += 1;
    if (type === "state") counts.push(calls);
  }
  return counts;
}

function inputDifference(left: ComparedRun, right: ComparedRun): string | undefined {
  if (!left.trace || !right.trace) return undefined;
  const [before, after] = [inputOf(left.trace), inputOf(right.trace)];
  if (firstDifference(before, after) === undefined) return undefined;
  const speeches = [before, after].map((given) => inputText(given.map(speechOf)));
  // Equal texts differ in a picture or another part, which only the JSON shows.
  const texts = speeches[0] === speeches[1] ? [before, after].map(inputText) : speeches;
  return `They were asked different things: ${texts.join(" and ")}.`;
}

/** A single message, or the list of several. */
function inputText(given: Json[]): string {
  const [only, second] = given;
  return only === undefined ? "nothing" : shortValue(second === undefined ? only : given, 160);
}

/** The input before the agent did anything. */
function inputOf({ events }: TraceRun): Json[] {
  const end = events.findIndex(({ type }) => type !== "input_message" && type !== "other");
  const given = end === -1 ? events : events.slice(0, end);
  return given.flatMap((event) => (event.type === "input_message" ? [event.content] : []));
}

function whereText(first: Difference | undefined, left: ComparedRun, right: ComparedRun): string {
  if (!first) return "They do not differ.";
  const { what, index, tool = "", recorded, replayed, pointer } = first;
  const at = pointer === undefined || pointer === "" ? "" : ` at ${pointer}`;
  const sides = `${shownAt(recorded, pointer)} in ${left.name}, ${shownAt(replayed, pointer)} in ${right.name}`;
  const only = (name: string, args: Json | undefined, other: string) =>
    `Call ${index + 1}: ${name} calls ${tool} ${shortValue(args ?? null, 160)}, ${other} does not.`;
  const texts: Record<Difference["what"], string> = {
    missing: only(left.name, recorded, right.name),
    extra: only(right.name, replayed, left.name),
    tool: `Call ${index + 1}: ${sides}.`,
    arguments: `Call ${index + 1}, ${tool}: its arguments differ${at}: ${sides}.`,
    result: `Call ${index + 1}, ${tool}: its result differs${at}: ${sides}.`,
    state: `Step ${index + 1}: the state differs${at}: ${sides}.`,
    output: `The final output differs${at}: ${sides}.`,
    status: `The final status: ${sides}.`,
  };
  return texts[what];
}

function shownAt(value: Json | undefined, pointer = ""): string {
  const found = value === undefined ? undefined : valueAt(value, pointer);
  return found === undefined ? "nothing" : shortValue(found, 120);
}

type ComparedCall = { left: ComparedRun; right: ComparedRun; tool: string };

const reasons: Record<Cause, (compared: ComparedCall) => string> = {
  none: () => "There is nothing to explain.",
  input: () => "This alone may explain what follows.",
  state: ({ left, right }) =>
    forkedFrom(left, right)
      ? `${right.name} was forked from ${left.name} with another state; all before is shared, so what follows comes from that.`
      : "All calls and results before are the same, so what follows comes from what was known here.",
  result: ({ tool }) =>
    `The agent asked the same up to here and ${tool} answered differently, so what follows comes from outside the agent.`,
  agent: ({ left, right }) =>
    `Input, results and states are the same up to here: the agent decided differently${agentChanges(left.trace, right.trace)}.`,
  answer: ({ left, right }) =>
    `All calls, results and states are the same: only what the agent made of them differs${agentChanges(left.trace, right.trace)}.`,
};

function forkedFrom({ trace }: ComparedRun, { trace: other }: ComparedRun): boolean {
  return trace !== undefined && other?.parent_run_id === trace.run_id;
}

function outcomeText({ status, final_output, errors }: Run): string {
  const answer = final_output === undefined ? "no answer" : shortValue(outputText(final_output), 200);
  const error = errors.at(-1);
  return [status, ...(status === "error" && error ? [beginningOf(error.text, 200)] : []), answer].join(", ");
}

function callCounts(left: Run, right: Run): Comparison["calls"] {
  const [before, after] = [countByTool(left), countByTool(right)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((tool) => ({ tool, before: before.get(tool) ?? 0, after: after.get(tool) ?? 0 }))
    .filter((count) => count.before !== count.after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

/** `search_docs 20 calls → 1` for each tool that was called more or less often. */
export function callCountTexts(calls: Comparison["calls"], most = 5): string[] {
  const shown = calls.slice(0, most).map(({ tool, before, after }) => `${tool} ${plural(before, "call")} → ${after}`);
  return calls.length > most ? [...shown, `and ${calls.length - most} more tools`] : shown;
}

/** Known differences between the agents of two runs, ` (agent a → b, model c → d)`; empty if there are none. */
function agentChanges(before: TraceRun | undefined, after: TraceRun | undefined): string {
  if (!before || !after) return "";
  const changes = [
    changeText("agent", agentOf(before), agentOf(after)),
    changeText("commit", before.agent?.commit, after.agent?.commit),
    changeText("model", modelOf(before), modelOf(after)),
    changeText("temperature", temperatureOf(before), temperatureOf(after)),
  ].flatMap((text) => text ?? []);
  return changes.length === 0 ? "" : ` (${changes.join(", ")})`;
}

function changeText(what: string, before: Json | undefined, after: Json | undefined): string | undefined {
  if (before === after) return undefined;
  return `${what} ${word(before)} → ${word(after)}`;
}

function word(value: Json | undefined): string {
  if (value === undefined || value === "") return "unknown";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function agentOf({ agent }: TraceRun): string {
  return [agent?.name, agent?.version].filter((part) => part !== undefined).join(" ");
}

function firstModel({ events }: TraceRun) {
  return events.find((event) => event.type === "model_call");
}

function modelOf(trace: TraceRun): string | undefined {
  return trace.model?.name ?? firstModel(trace)?.model;
}

function temperatureOf(trace: TraceRun): Json | undefined {
  return trace.model?.temperature ?? firstModel(trace)?.params?.["temperature"];
}
