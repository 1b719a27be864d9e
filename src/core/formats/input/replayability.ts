import { recordedExchanges } from "../../scaffold/model-exchanges.ts";
import type { JsonObject } from "../../schema/json.ts";
import type { ModelFixtures } from "../../schema/fixtures.ts";
import type { TraceEvent, TraceRun } from "../../schema/trace.ts";
import { type MissingPart, settingFor } from "./recording-settings.ts";

export interface Replayability {
  /** From 0 to 1. 1 means that the trace holds everything that a replay needs. */
  score: number;
  /** What is missing, and how to record it. */
  reasons: string[];
}

interface Coverage {
  part: MissingPart;
  weight: number;
  have: number;
  of: number;
  what: string;
}

/** How well a trace and its recorded model exchanges can be replayed, and which settings of the source would help. */
export function replayability(trace: TraceRun, exchanges = recordedExchanges(trace)): Replayability {
  // Parts that a run does not need, such as results without a tool call, do not count.
  const parts = partsOf(trace, exchanges).filter(({ of }) => of > 0);
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const score = parts.reduce((sum, part) => sum + part.weight * shareOf(part), 0) / total;
  return { score: Math.round(score * 100) / 100, reasons: reasonsOf(parts, trace) };
}

/** One reason for each setting. It names all parts that the setting adds. */
function reasonsOf(parts: readonly Coverage[], trace: TraceRun): string[] {
  const hasInput = parts.some(({ part, have }) => part === "input" && have > 0);
  const reasons = new Map<string, Coverage[]>();
  for (const part of parts) {
    if (shareOf(part) === 1) continue;
    // The parts of a request are recorded together with the input.
    const setting = settingFor(part.part, trace, requestParts.has(part.part) ? hasInput : part.have > 0);
    // Each part of the conversation gets its own reason.
    const key = requestParts.has(part.part) ? setting : `${setting}\n${part.part}`;
    reasons.set(key, [...(reasons.get(key) ?? []), part]);
  }
  return [...reasons].map(([key, together]) => {
    const [only, ...others] = together;
    const what = only && others.length === 0 ? missingOf(only) : `${listOf(together)} missing`;
    return `${what}: ${key.split("\n")[0]}`;
  });
}

const requestParts: ReadonlySet<MissingPart> = new Set(["instructions", "parameters", "tools"]);

function listOf(parts: readonly Coverage[]): string {
  const words = parts.map(({ what }) => what.replace(/ are$/, ""));
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)} are`;
}

function shareOf({ have, of }: Coverage): number {
  return Math.min(1, have / of);
}

function missingOf({ have, of, what }: Coverage): string {
  return of === 1 ? `${what} missing` : `${what} missing for ${of - have} of ${of}`;
}

/**
 * The parts of a trace, with weights. Parts that a replay serves weigh 2 or 3. Parts that only describe the request to
 * the model weigh 1.
 */
function partsOf({ events, model, source }: TraceRun, exchanges: ModelFixtures | undefined): Coverage[] {
  const facts = factsOf(events);
  const { models, calls, own, results, args, outputs, input, instructions, params, tools, failed } = facts;
  const named = model?.name === undefined ? facts.named : models;
  // A recorded request is complete: the agent did not send what it lacks.
  const whole = source?.format === "http-recording" || (exchanges !== undefined && exchanges.exchanges.length > 0);
  const instructed = instructions || (params && input);
  const config = (part: MissingPart, what: string, known: boolean, of: number): Coverage => {
    return { part, weight: 1, have: whole || known ? of : 0, of, what };
  };
  // A run that failed at once has no answer to record. Tool calls imply the answer of some model.
  const answers = models > 0 ? models : failed && calls === 0 ? 0 : 1;
  return [
    { part: "results", weight: 3, have: Math.min(own, results), of: own, what: "tool results are" },
    { part: "arguments", weight: 2, have: args, of: calls, what: "arguments of tool calls are" },
    { part: "input", weight: 2, have: input ? 1 : 0, of: 1, what: "the input is" },
    { part: "outputs", weight: 2, have: outputs, of: answers, what: "answers of the model are" },
    { part: "model", weight: 1, have: named, of: models, what: "the model's name is" },
    config("instructions", "the instructions are", instructed, 1),
    config("parameters", "the parameters of the model are", params, Math.min(1, models)),
    config("tools", "the schemas of the tools are", tools, Math.min(1, own)),
  ];
}

function factsOf(events: readonly TraceEvent[]) {
  const facts = { models: 0, named: 0, outputs: 0, calls: 0, own: 0, args: 0, results: 0 };
  const known = { input: false, instructions: false, params: false, tools: false, failed: false };
  const called = new Set<string>();
  for (const event of events) if (event.type === "tool_call" && event.call_id) called.add(event.call_id);
  for (const [index, event] of events.entries()) {
    if (event.type === "tool_result") facts.results += 1;
    else if (event.type === "tool_call") {
      facts.calls += 1;
      // The provider runs its own tools again during replay, and rarely shows their results.
      if (event["hosted"] !== true) facts.own += 1;
      const unknown = event["args_unknown"] === true || event.tool_args === null || event.tool_args === "";
      if (!unknown) facts.args += 1;
    } else if (event.type === "model_call") {
      facts.models += 1;
      if (event.model !== undefined) facts.named += 1;
      // An answer is a text, a failure, or the calls that follow.
      const answered = event.output !== undefined || event.error !== undefined;
      if (answered || events[index + 1]?.type === "tool_call") facts.outputs += 1;
      addParams(event.params, known);
    } else if (event.type === "input_message") {
      // What a call tells its sub-agent is not input of the run.
      if (event.parent === undefined || !called.has(event.parent)) known.input = true;
      if (event.role === "system" || event.role === "developer") known.instructions = true;
    } else if (event.type === "error") known.failed = true;
    else if (event.type === "other" && event.name === "tools") known.tools = true;
  }
  return { ...facts, ...known };
}

const instructing = new Set(["instructions", "system", "system_instruction", "systemInstruction"]);
const listing = new Set(["tools", "functions"]);

function addParams(params: JsonObject | undefined, known: Record<"instructions" | "params" | "tools", boolean>): void {
  // An empty object means that nothing was set.
  if (params && Object.keys(params).length === 0) known.params = true;
  for (const name in params) {
    if (instructing.has(name)) known.instructions = true;
    else if (listing.has(name)) known.tools = true;
    else known.params = true;
  }
}
