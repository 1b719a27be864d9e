import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { createToolReplay, type ToolAnswer } from "../../core/replay/tool-replay.ts";
import { type ReplayRules, replayRulesSchema } from "../../core/schema/case.ts";
import type { Effect } from "../../core/schema/effect.ts";
import type { RecordedCall } from "../../core/schema/fixtures.ts";
import { isObject } from "../../core/schema/is-object.ts";
import { type Json, jsonSchema } from "../../core/schema/json.ts";
import { callErrorSchema } from "../../core/schema/trace.ts";
import type { Operation } from "../../core/schema/run-record.ts";
import { compareRequests, describe, diverged } from "./compare-requests.ts";
import type { OperationRequest } from "../store/run-store.ts";

/**
 * Where a run's answers come from. `record`: everything is done. `replay`: everything comes from a recording, only pure tools run.
 * `live-reads`: models and tools that are declared reads are asked, writes come from the recording or are simulated.
 */
export type RunMode = "record" | "replay" | "live-reads";

/**
 * `strict`: each step asks for what was recorded at its place. `lenient`: calls are found by their arguments, in any order; writes
 * that were not recorded are simulated, model answers come in their order. Rules as in a case's `replay.match` are lenient ones.
 */
export type RunMatching = "strict" | "lenient" | Partial<ReplayRules["match"]>;

/** How the operations of a replay were answered. */
export interface ReplayCounts {
  served: number;
  simulated: number;
  live: number;
}

/** Answers operations in place of doing them. */
export interface ReplayAnswers {
  /** Whether this one is done for real. */
  lets(request: OperationRequest): boolean;
  find(request: OperationRequest): RecordedAnswer;
  counts(): ReplayCounts;
}

export interface ReplayAnswersOptions {
  mode: Exclude<RunMode, "record">;
  operations: Operation[];
  matching: RunMatching;
  redact: (value: Json) => Json;
}

/** What a recording answers to one request; no output where chance or a clock was asked more often than it was recorded. */
export interface RecordedAnswer {
  output?: Json | undefined;
  error?: Operation["error"];
  chunks?: Json[] | undefined;
  simulated?: boolean | undefined;
}

type Search = (request: OperationRequest) => RecordedAnswer;

export function createReplayAnswers(options: ReplayAnswersOptions): ReplayAnswers {
  const { mode, matching } = options;
  const counts: ReplayCounts = { served: 0, simulated: 0, live: 0 };
  const search = matching === "strict" ? strictSearch(options) : lenientSearch(options);

  function runs({ kind, effect, declared }: OperationRequest): "free" | "live" | undefined {
    // A guess is no permission, neither to run nor to ask.
    if (kind === "step" || (kind === "tool" && effect === "pure" && declared === true)) return "free";
    if (mode === "replay" || kind === "once") return undefined;
    if (kind === "tool") return effect === "read" && declared === true ? "live" : undefined;
    return "live";
  }

  return {
    counts: () => counts,
    lets(request) {
      const how = runs(request);
      if (how === "live" && !isFrozen(request)) counts.live += 1;
      return how !== undefined;
    },
    find(request) {
      const found = search(request);
      if (!isFrozen(request)) counts[found.simulated ? "simulated" : "served"] += 1;
      return found;
    },
  };
}

function isFrozen({ kind }: OperationRequest): boolean {
  return kind === "now" || kind === "random" || kind === "uuid";
}

const changed = 'the program asks for something else than was recorded: fork, or replay with match: "lenient"';

function strictSearch({ operations, redact }: ReplayAnswersOptions): Search {
  const known = new Map(operations.map((operation) => [operation.position, operation]));
  const comparison = compareRequests(operations, redact);
  return (request) => {
    const before = known.get(request.position);
    if (!before) throw diverged(request, { expected: "nothing more", hint: changed });
    if (!comparison.same(request, before)) throw diverged(request, { expected: describe(before), hint: changed });
    if (before.phase === "started") throw withoutEnd(before);
    return before;
  };
}

function withoutEnd({ name, position }: Operation): ReplayKitError {
  return new ReplayKitError("unknown_effect", `the recording has no result of ${name} at step ${position}`, {
    hint: "the recorded run stopped there: replay up to it, or fork from a step before",
  });
}

/** Models are asked under a name that no tool has. */
const modelTool = (name: string) => `model ${name}`;
const modelEffect = { effect: "read", guessed: false } as const;

function lenientSearch({ operations, matching }: ReplayAnswersOptions): Search {
  const effects = new Map<string, { effect: Effect; guessed: boolean }>();
  const calls = inOrder(operations).flatMap((operation): RecordedCall[] => callOf(operation));
  const models = operations.filter(({ kind }) => kind === "model").map(({ name }) => modelTool(name));
  const rules = typeof matching === "string" ? {} : matching;
  const inTurn = Object.fromEntries(models.map((name) => [name, "ignore" as const]));
  const replay = createToolReplay({
    fixtures: { version: 1, calls, static: {} },
    rules: replayRulesSchema.parse({ match: { ...rules, tools: { ...inTurn, ...rules.tools } } }),
    effects: (tool) => effects.get(tool) ?? { effect: "read", guessed: false },
  });
  const onces = new Map(operations.filter(({ kind }) => kind === "once").map((one) => [one.position, one]));
  const frozen = new Map<string, Json[]>();
  for (const { kind, output } of inOrder(operations)) frozen.set(kind, [...(frozen.get(kind) ?? []), output ?? null]);
  return (request) => {
    const { kind, name, args = {}, effect = "read", declared, position } = request;
    if (kind === "once") return onces.get(position) ?? { output: null, simulated: true };
    if (isFrozen(request)) return { output: frozen.get(kind)?.shift() };
    const tool = kind === "model" ? modelTool(name) : name;
    effects.set(tool, kind === "model" ? modelEffect : { effect, guessed: declared === false });
    return withChunks(foundIn(replay.ask({ tool, args }), request));
  };
}

function foundIn(answer: ToolAnswer, request: OperationRequest): RecordedAnswer {
  if (answer.how === "served") return answer;
  if (answer.how === "simulated") return { ...answer, simulated: true };
  const miss = "miss" in answer ? answer.miss : undefined;
  const { kind, name } = request;
  const nearest =
    miss?.nearest === undefined ? `no other call of ${kind} ${name}` : describe({ kind, name, args: miss.nearest });
  throw diverged(request, { expected: nearest, hint: miss?.rule ?? miss?.message ?? changed });
}

function callOf({ kind, name, args = {}, output, error, phase, effect, chunks }: Operation): RecordedCall[] {
  if (phase === "started" || (kind !== "tool" && kind !== "model")) return [];
  const tool = kind === "model" ? modelTool(name) : name;
  const call = { tool, args, ...compact({ effect }) };
  if (chunks) return [{ ...call, output: { [streamed]: chunks, output: output ?? null, error: brokenBy(error) } }];
  return [error ? { ...call, error } : { ...call, output: output ?? null }];
}

/** The matcher knows answers; a streamed one travels through it under a name that no answer has. */
const streamed = "replaykit:chunks";

function brokenBy(error: Operation["error"]): Json {
  return error ? jsonSchema.parse(error) : null;
}

function withChunks(found: RecordedAnswer): RecordedAnswer {
  const { output } = found;
  if (!isObject(output) || !Array.isArray(output[streamed])) return found;
  const error = callErrorSchema.safeParse(output["error"]);
  return {
    ...found,
    output: output["output"],
    chunks: output[streamed],
    ...compact({ error: error.data }),
  };
}

/** In the order in which the program asked: what ran side by side ended in any. */
function inOrder(operations: Operation[]): Operation[] {
  const parts = ({ position }: Operation) => position.replace(/^~/, "").split(".").map(placeOf);
  return operations
    .filter(({ position }) => !position.startsWith("once:"))
    .toSorted((a, b) => compareNumbers(parts(a), parts(b)));
}

/** What was done inside of a `once` has its key in the place of a number. */
function placeOf(part: string): number {
  const place = Number(part);
  return Number.isNaN(place) ? Number.POSITIVE_INFINITY : place;
}

function compareNumbers(left: number[], right: number[]): number {
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (part !== other) return part - other;
  }
  return left.length - right.length;
}
