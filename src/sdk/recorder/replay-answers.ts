import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { sortByPosition } from "../../core/position.ts";
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
 * Where a run's answers come from. `record`: everything is done. `replay`: everything comes from a recording, and only
 * pure tools run. `live-reads`: models and tools that are declared reads are live, and writes come from the recording
 * or are simulated.
 */
export type RunMode = "record" | "replay" | "live-reads";

/**
 * How requests are matched. `strict`: each step must ask for what was recorded at its position. `lenient`: calls are
 * found by their arguments in any order, writes without a recording are simulated, and model answers come in order.
 * Rules as in a case's `replay.match` are lenient.
 */
export type RunMatching = "strict" | "lenient" | Partial<ReplayRules["match"]>;

/** How the operations of a replay were answered. */
export interface ReplayCounts {
  served: number;
  simulated: number;
  live: number;
}

/** Answers operations instead of doing them. */
export interface ReplayAnswers {
  /** Whether the operation is done for real. */
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

/**
 * The recorded answer to a request. It has no output if the clock, a random number or an id was recorded less often
 * than it is asked for.
 */
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
    // A guessed effect permits neither a run nor a live call.
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

/** The name of a model in the matcher. No tool has such a name. */
const modelTool = (name: string) => `model ${name}`;
const modelEffect = { effect: "read", guessed: false } as const;

function lenientSearch({ operations, matching }: ReplayAnswersOptions): Search {
  const effects = new Map<string, { effect: Effect; guessed: boolean }>();
  const ordered = sortByPosition(operations);
  const calls = ordered.flatMap((operation): RecordedCall[] => callOf(operation));
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
  for (const { kind, output } of ordered) frozen.set(kind, [...(frozen.get(kind) ?? []), output ?? null]);
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

/** The matcher handles whole answers. A streamed one passes through it under this key, which no answer has. */
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
