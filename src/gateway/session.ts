import { compact } from "../core/compact.ts";
import type { EffectLookup } from "../core/effects.ts";
import { canonicalJson } from "../core/json/canonical-json.ts";
import { providerMiss } from "../core/models/provider-failure.ts";
import type { ExactText } from "../core/replay/exact-texts.ts";
import type { McpReplay, McpResult } from "../core/replay/mcp-replay.ts";
import type { ModelAnswer, ModelReplay } from "../core/replay/model-replay.ts";
import { withReturnedError } from "../core/replay/text-error.ts";
import { isErredRead, type ToolAnswer, type ToolReplay } from "../core/replay/tool-replay.ts";
import type { Miss } from "../core/schema/attempt-result.ts";
import type { Json } from "../core/schema/json.ts";
import type { CallError } from "../core/schema/trace.ts";
import type { Observation, RoutingNotice, ToolResult } from "./observation.ts";
import { createUserTurns, type UserTurnOptions } from "./user-turns.ts";

export interface SessionOptions extends UserTurnOptions, PatienceOptions {
  /** `record` passes everything through; `replay` answers from the case. */
  mode: "record" | "replay";
  tools?: ToolReplay;
  model?: ModelReplay;
  mcp?: McpReplay;
  effects: EffectLookup;
  /** Redacts live requests before they are matched or kept. */
  redact?: Redact;
  /** A served output as the agent's own language wrote it. */
  exactText?: ExactText;
  /** Why no further live call may be made (`budget: …`); `undefined`: it may. */
  refuseLive?: () => string | undefined;
  onObserved?: (observation: Observation) => void;
}

/** The record of one attempt. The routes write it, the runner's caller reads it. */
export interface Session {
  readonly options: SessionOptions;
  askModel(api: string, request: Json): ModelAnswer;
  askTool(tool: string, args: Json): ToolAnswer;
  observe(observation: Observation): void;
  /** Takes the result of a call that the agent made itself. False if no such call waits for one. */
  settle(id: string, result: ToolResult): boolean;
  /** Takes the answer to an MCP request in the same way. */
  settleMcp(id: string, result: McpResult): boolean;
  /** True if this call is still running: the current request comes from inside it. */
  isWaiting(tool: string, args: Json): boolean;
  /** The next user turn. `undefined` if the script has run out, which counts as a miss. */
  nextUserTurn(): Promise<Json | undefined>;
  /** Number of user turns that were simulated. */
  simulatedTurns(): number;
  /** True if the attempt may wait this long for a provider that fails. The granted time is used up. */
  mayWait(ms: number): boolean;
  /** Takes a shim's report about a function. In a replay, a function that it could not wrap is a miss. */
  noteRouting(notice: RoutingNotice): void;
  routing(): readonly RoutingNotice[];
  /** Notes that a provider was asked. The returned function notes that it has answered. */
  awaitProvider(name: string): () => void;
  /** Notes a fault that is not the agent's: the provider failed, a key is missing. */
  miss(miss: Miss): void;
  observations(): readonly Observation[];
  misses(): readonly Miss[];
  /** Number of reads without a recording for which the case wants a tool's error. The checks decide on them. */
  erredReads(): number;
  /** Where the first model request differed from the recording and went live; `undefined` if none did. */
  divergence(): Miss | undefined;
}

export function createSession(options: SessionOptions): Session {
  const misses: Miss[] = [];
  let divergence: Miss | undefined;
  let erredReads = 0;
  const redact = options.redact ?? (<T extends Json>(value: T): T => value);
  const { observations, ...calls } = createObservations(options, redact);
  const { silent, ...patience } = createPatience(options);

  function askModel(api: string, request: Json): ModelAnswer {
    if (!options.model) return { how: "live" };
    const answer = options.model.ask(api, request, redact);
    if (answer.how === "missed") misses.push(answer.miss);
    if (answer.how === "live") divergence ??= answer.miss;
    return answer;
  }

  function askTool(tool: string, args: Json): ToolAnswer {
    if (!options.tools) {
      const { effect, guessed } = options.effects(tool);
      return { how: effect === "pure" && !guessed ? "run" : "live", effect };
    }
    const answer = options.tools.ask({ tool, args: redact(args) });
    if (isErredRead(answer)) erredReads += 1;
    else if (answer.how === "missed") misses.push(answer.miss);
    return answer;
  }

  return {
    options,
    askModel,
    askTool,
    divergence: () => divergence,
    miss: (miss) => void misses.push(miss),
    observations: () => observations,
    misses: () => [...misses, ...silent()],
    erredReads: () => erredReads,
    ...calls,
    ...createRouting(options, misses, redact),
    ...createUserTurns(options, observations, misses),
    ...patience,
  };
}

type Redact = <T extends Json>(value: T) => T;

/** Keeps what shims report about the functions that they wrap. */
function createRouting({ mode }: SessionOptions, misses: Miss[], redact: Redact) {
  const routing: RoutingNotice[] = [];

  function noteRouting(notice: RoutingNotice): void {
    routing.push(notice);
    const { tool, state, message = `${tool} could not be routed` } = notice;
    if (state !== "installed" && mode === "replay") misses.push({ kind: "tool", tool, message: redact(message) });
  }

  return { noteRouting, routing: () => routing };
}

/** Keeps the calls of one attempt. A call that the agent runs itself waits here for its result. */
function createObservations({ mode, onObserved }: SessionOptions, redact: Redact) {
  const observations: Observation[] = [];

  function observe(observation: Observation): void {
    observations.push(observation);
    onObserved?.(observation);
  }

  function settle(id: string, result: ToolResult): boolean {
    const index = observations.findIndex((seen) => seen.type === "tool" && seen.id === id && seen.waiting === true);
    const seen = observations[index];
    if (seen?.type !== "tool") return false;
    const text = mode === "record" ? result.output_text : undefined;
    const call = { ...seen.call, ...redactedResult(result, redact) };
    observations[index] = { ...seen, waiting: false, ...compact({ output_text: text }), call };
    return true;
  }

  function settleMcp(id: string, result: McpResult): boolean {
    const index = observations.findIndex((seen) => seen.type === "mcp" && seen.id === id && seen.waiting === true);
    const seen = observations[index];
    if (seen?.type !== "mcp") return false;
    const { result: value, error } = result;
    const kept = error === undefined ? { result: redact(value ?? null) } : { error: redact(error) };
    observations[index] = { ...seen, waiting: false, ...kept };
    return true;
  }

  function isWaiting(tool: string, args: Json): boolean {
    const key = canonicalJson(redact(args));
    return observations.some(
      (seen) =>
        seen.type === "tool" &&
        seen.waiting === true &&
        seen.call.tool === tool &&
        canonicalJson(seen.call.args) === key,
    );
  }

  return { observations, observe, settle, settleMcp, isWaiting };
}

function redactedResult({ output, output_types: types, error }: ToolResult, redact: Redact): ToolResult {
  if (error) return { error: redactedError(error, redact) };
  return withReturnedError({
    output: redact(output ?? null),
    ...compact({ output_types: types && redact({ output_types: types }).output_types }),
  });
}

function redactedError({ thrown, ...error }: CallError, redact: Redact): CallError {
  const hidden = { ...error, message: redact(error.message) };
  return thrown === undefined
    ? hidden
    : { ...hidden, thrown: { ...thrown, ...redact({ value: thrown.value, types: thrown.types }) } };
}

interface PatienceOptions {
  now: () => Date;
  /** How long the attempt may wait for failing providers, over all its requests; absent: without limit. */
  patienceMs?: number;
}

/** Tracks the time that one attempt has for providers that fail. */
function createPatience({ now, patienceMs = Number.POSITIVE_INFINITY }: PatienceOptions) {
  let left = patienceMs;
  const awaited = new Set<{ name: string; since: number }>();
  return {
    mayWait: (ms: number): boolean => {
      if (ms > left) return false;
      left -= ms;
      return true;
    },
    awaitProvider: (name: string): (() => void) => {
      const request = { name, since: now().getTime() };
      awaited.add(request);
      return () => void awaited.delete(request);
    },
    /**
     * Providers that still owe an answer after all the time for a failing one. An agent that loops does not count as
     * one.
     */
    silent: (): Miss[] => {
      const time = now().getTime();
      return [...awaited]
        .filter(({ since }) => time - since >= patienceMs)
        .map(({ name, since }) => providerMiss(`${name} did not answer within ${Math.floor((time - since) / 1000)} s`));
    },
  };
}
