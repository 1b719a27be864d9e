import { compact } from "../../core/compact.ts";
import { canonicalJson } from "../../core/json/canonical-json.ts";
import { ReplayKitError } from "../../core/error.ts";
import { enclosingOnces, enclosingPositions, sortByPosition } from "../../core/position.ts";
import { createToolReplay, type ToolAnswer } from "../../core/replay/tool-replay.ts";
import { type ReplayRules, replayRulesSchema } from "../../core/schema/case.ts";
import type { Effect } from "../../core/schema/effect.ts";
import type { RecordedCall } from "../../core/schema/fixtures.ts";
import type { Json } from "../../core/schema/json.ts";
import type { Operation } from "../../core/schema/run-record.ts";
import { compareRequests, describe, diverged } from "./compare-requests.ts";
import { type Outcome, recordedError } from "./record-stream.ts";
import type { OperationRequest } from "../store/run-store.ts";

/**
 * Where a run's answers come from. `record`: everything is done. `replay`: everything comes from a recording, and only
 * pure tools run. `live-reads`: models and tools that are declared reads are live, and writes come from the recording
 * or are simulated.
 */
export type RunMode = "record" | "replay" | "live-reads";

/**
 * How requests are matched. `strict`: each step must ask for what was recorded at its position. `lenient`: calls are
 * found by their arguments in any order, and models by an equal request, else in order. Writes without a recording
 * are simulated. Rules as in a case's `replay.match` are lenient.
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
  /** Whether the operation is done for real. One that asks the live world is counted. */
  allows(request: OperationRequest): boolean;
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
  return {
    counts: () => counts,
    allows(request) {
      const how = wayOf(request, mode);
      if (how === "live" && !isFrozen(request)) counts.live += 1;
      return how !== "recorded";
    },
    find(request) {
      const found = search(request);
      if (!isFrozen(request)) counts[found.simulated ? "simulated" : "served"] += 1;
      return found;
    },
  };
}

/** `free`: it runs in every replay. `live`: it is done for real. A guessed effect permits neither. */
function wayOf(
  { kind, effect, declared }: Pick<OperationRequest, "kind" | "effect" | "declared">,
  mode: ReplayAnswersOptions["mode"],
): "free" | "live" | "recorded" {
  if (kind === "step" || (kind === "tool" && effect === "pure" && declared === true)) return "free";
  if (mode === "replay" || kind === "once") return "recorded";
  if (kind === "tool") return effect === "read" && declared === true ? "live" : "recorded";
  return "live";
}

/** The answer as the end of the operation that asked for it. */
export function foundOutcome(answers: ReplayAnswers, request: OperationRequest): Outcome {
  const { output = null, chunks, error, simulated } = answers.find(request);
  return {
    output,
    ...compact({ chunks, simulated: simulated || undefined, thrown: error && recordedError(error) }),
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

function lenientSearch(options: ReplayAnswersOptions): Search {
  const { operations, matching } = options;
  const effects = new Map<string, { effect: Effect; guessed: boolean }>();
  const ordered = inOrderOfRequests(options);
  const replay = createToolReplay({
    fixtures: { version: 1, calls: ordered.flatMap((operation) => toolCallOf(operation)), static: {} },
    rules: replayRulesSchema.parse({ match: typeof matching === "string" ? {} : matching }),
    effects: (tool) => effects.get(tool) ?? { effect: "read", guessed: false },
  });
  const searchModel = modelSearch(ordered, options);
  const onces = new Map(operations.filter(({ kind }) => kind === "once").map((one) => [one.position, one]));
  const recorded = Map.groupBy(ordered, ({ kind }) => kind);
  return (request) => {
    const { kind, name, args = {}, effect = "read", declared, position } = request;
    if (kind === "once") return onces.get(position) ?? { output: null, simulated: true };
    if (isFrozen(request)) {
      const next = recorded.get(kind)?.shift();
      return { output: next && (next.output ?? null) };
    }
    if (kind === "model") return searchModel(request);
    effects.set(name, { effect, guessed: declared === false });
    return foundIn(replay.ask({ tool: name, args }), request);
  };
}

/**
 * The recorded operations in the order in which a replay asks for them. What ran inside of an operation that a replay
 * does not run comes last: it is asked for only if the program has changed.
 */
function inOrderOfRequests({ operations, mode }: ReplayAnswersOptions): Operation[] {
  const known = new Map(operations.map((operation) => [operation.position, operation]));
  const isServed = ({ kind, effect }: Operation) =>
    wayOf({ kind, ...compact({ effect }), declared: effect !== undefined }, mode) === "recorded";
  const isHidden = ({ position }: Operation) =>
    enclosingOnces(position).length > 0 ||
    enclosingPositions(position).some((around) => {
      const operation = known.get(around);
      return operation !== undefined && isServed(operation);
    });
  const sorted = sortByPosition(operations);
  return [...sorted.filter((operation) => !isHidden(operation)), ...sorted.filter(isHidden)];
}

/**
 * Serves the answer to an equal request, else the next one in order, because the program may have changed its prompts.
 * After the last one it serves that again.
 */
function modelSearch(ordered: Operation[], { redact }: ReplayAnswersOptions): Search {
  const answers = ordered.filter(({ kind, phase }) => kind === "model" && phase !== "started");
  const keyOf = (name: string, args: Json | undefined) => `${name} ${canonicalJson(args ?? null)}`;
  const equal = Map.groupBy(answers, ({ name, args }) => keyOf(name, args));
  const inOrder = Map.groupBy(answers, ({ name }) => name);
  const last = new Map(answers.map((answer) => [answer.name, answer]));
  const served = new Set<Operation>();
  const takeFrom = (left: Operation[] = []) => {
    while (left[0] && served.has(left[0])) left.shift();
    return left.shift();
  };
  return (request) => {
    const { name, args } = request;
    const key = keyOf(name, args === undefined ? undefined : redact(args));
    const answer = takeFrom(equal.get(key)) ?? takeFrom(inOrder.get(name)) ?? last.get(name);
    if (!answer) throw diverged(request, { expected: `no other call of model ${name}`, hint: changed });
    served.add(answer);
    return answer;
  };
}

function foundIn(answer: ToolAnswer, request: OperationRequest): RecordedAnswer {
  if (answer.how === "served") return answer;
  if (answer.how === "simulated") return { ...answer, simulated: true };
  const miss = "miss" in answer ? answer.miss : undefined;
  const { name } = request;
  const nearest =
    miss?.nearest === undefined
      ? `no other call of tool ${name}`
      : describe({ kind: "tool", name, args: miss.nearest });
  throw diverged(request, { expected: nearest, hint: miss?.rule ?? miss?.message ?? changed });
}

function toolCallOf({ kind, name, args = {}, output, error, phase, effect }: Operation): RecordedCall[] {
  if (phase === "started" || kind !== "tool") return [];
  const call = { tool: name, args, ...compact({ effect }) };
  return [error ? { ...call, error } : { ...call, output: output ?? null }];
}
