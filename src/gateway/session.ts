import { type ErrorCode, ReplayKitError } from "../core/error.ts";
import { canonicalJson } from "../core/json/canonical-json.ts";
import type { EffectLookup } from "../core/effects.ts";
import { providerMiss } from "../core/models/provider-failure.ts";
import { readTurn } from "../core/providers/model-turn.ts";
import type { McpReplay, McpResult } from "../core/replay/mcp-replay.ts";
import { contentOf } from "../core/formats/messages/transcript.ts";
import type { ExactText } from "../core/replay/exact-texts.ts";
import type { ModelAnswer, ModelReplay } from "../core/replay/model-replay.ts";
import { withReturnedError } from "../core/replay/text-error.ts";
import type { ToolAnswer, ToolReplay } from "../core/replay/tool-replay.ts";
import type { Json } from "../core/schema/json.ts";
import type { Miss } from "../core/schema/attempt-result.ts";
import type { CallError } from "../core/schema/trace.ts";
import { compact } from "../core/compact.ts";
import type { ToolResult, RoutingNotice, Observation } from "./observation.ts";

export interface SessionOptions {
  /** `record` passes everything through; `replay` answers from the case. */
  mode: "record" | "replay";
  tools?: ToolReplay;
  model?: ModelReplay;
  mcp?: McpReplay;
  effects: EffectLookup;
  /** What the user says next in a scripted scenario, in order. */
  userTurns?: Json[];
  /** Plays the user once the script is at its end; `undefined`: the user has nothing more to say. */
  simulateUser?: ((conversation: Conversation) => Promise<Json | undefined>) | undefined;
  now: () => Date;
  /** Live requests pass it before they are matched or kept. */
  redact?: <T extends Json>(value: T) => T;
  /** How the agent's own language wrote an output that is served. */
  exactText?: ExactText;
  /** Why no further live call may be made (`budget: …`); `undefined`: it may. */
  refuseLive?: () => string | undefined;
  onObserved?: (observation: Observation) => void;
  /** How long the attempt may wait, over all its requests, for a provider that fails; absent: as long as that asks for. */
  patienceMs?: number;
}

/** What was said so far, as the last model request tells it. */
export interface Conversation {
  messages: { role: string; content: Json }[];
  /** The agent's last words. */
  said: string;
}

/** What one attempt asked for and got; the routes write it, the runner's caller reads it. */
export interface Session {
  readonly options: SessionOptions;
  askModel(api: string, request: Json): ModelAnswer;
  askTool(tool: string, args: Json): ToolAnswer;
  observe(observation: Observation): void;
  /** Takes the result of a call that the agent made itself; false where no such call waits for one. */
  settle(id: string, result: ToolResult): boolean;
  /** The same for a request to an MCP server. */
  settleMcp(id: string, result: McpResult): boolean;
  /** True where this very call waits for its result: whoever asks now is inside it. */
  isWaiting(tool: string, args: Json): boolean;
  /** The next user turn; `undefined` where the script has run out, which is noted as a miss. */
  nextUserTurn(): Promise<Json | undefined>;
  /** User turns that were made up. */
  simulatedTurns(): number;
  /** Whether there is time to wait so long for a provider that fails; what is granted is gone. */
  mayWait(ms: number): boolean;
  /** Takes what a shim says of a function; what it could not do is a miss in a replay. */
  noteRouting(notice: RoutingNotice): void;
  routing(): readonly RoutingNotice[];
  /** A provider is asked, until what is given back is called. */
  awaitProvider(name: string): () => void;
  /** A fault of the attempt itself: the provider failed, a key is missing. */
  miss(miss: Miss): void;
  observations(): readonly Observation[];
  misses(): readonly Miss[];
  /** Where a model was first asked something else than was recorded, and went live; `undefined`: it never was. */
  divergence(): Miss | undefined;
}

export function createSession(options: SessionOptions): Session {
  const observations: Observation[] = [];
  const misses: Miss[] = [];
  const routing: RoutingNotice[] = [];
  let divergence: Miss | undefined;
  let simulatedTurns = 0;
  let patience = options.patienceMs ?? Number.POSITIVE_INFINITY;
  const awaited = new Set<{ name: string; since: number }>();
  const turns = [...(options.userTurns ?? [])];
  const redact = options.redact ?? (<T extends Json>(value: T): T => value);

  /** Providers that took all the time that there is for one that fails, and still owe an answer: an agent that loops is none of them. */
  function silent(): Miss[] {
    const now = options.now().getTime();
    const longest = options.patienceMs ?? Number.POSITIVE_INFINITY;
    return [...awaited]
      .filter(({ since }) => now - since >= longest)
      .map(({ name, since }) => providerMiss(`${name} did not answer within ${Math.floor((now - since) / 1000)} s`));
  }

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
    const group = groupOf(observations, tool, args);
    const answer = options.tools.ask({ tool, args: redact(args), ...compact({ group }) });
    if (answer.how === "missed") misses.push(answer.miss);
    return answer;
  }

  function redacted({ output, output_types: types, error }: ToolResult): ToolResult {
    if (error) return { error: redactedError(error) };
    return withReturnedError({
      output: redact(output ?? null),
      ...(types === undefined ? {} : { output_types: redact({ output_types: types }).output_types }),
    });
  }

  function redactedError({ thrown, ...error }: CallError): CallError {
    const told = { ...error, message: redact(error.message) };
    return thrown === undefined
      ? told
      : { ...told, thrown: { ...thrown, ...redact({ value: thrown.value, types: thrown.types }) } };
  }

  function noteRouting(notice: RoutingNotice): void {
    routing.push(notice);
    const { tool, state, message = `${tool} could not be routed` } = notice;
    if (state !== "installed" && options.mode === "replay")
      misses.push({ kind: "tool", tool, message: redact(message) });
  }

  function settle(id: string, result: ToolResult): boolean {
    const index = observations.findIndex((seen) => seen.type === "tool" && seen.id === id && seen.waiting === true);
    const seen = observations[index];
    if (seen?.type !== "tool") return false;
    const text = options.mode === "record" ? result.output_text : undefined;
    const exact = text === undefined ? {} : { output_text: text };
    observations[index] = { ...seen, waiting: false, ...exact, call: { ...seen.call, ...redacted(result) } };
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

  async function nextUserTurn(): Promise<Json | undefined> {
    const turn = turns.shift();
    if (turn === undefined && options.simulateUser) {
      const made = await options.simulateUser(conversationOf(observations)).catch((error: unknown) => {
        const kind = (error instanceof ReplayKitError ? userFaults[error.code] : undefined) ?? "user_turn";
        const message = error instanceof Error ? error.message : String(error);
        misses.push(kind === "provider" ? providerMiss(message) : { kind, message });
        return undefined;
      });
      if (made !== undefined) simulatedTurns += 1;
      return made;
    }
    if (turn === undefined) misses.push({ kind: "user_turn", message: "the script of user turns has run out" });
    return turn;
  }

  return {
    options,
    askModel,
    askTool,
    observe(observation) {
      observations.push(observation);
      options.onObserved?.(observation);
    },
    settle,
    settleMcp,
    isWaiting,
    nextUserTurn,
    simulatedTurns: () => simulatedTurns,
    mayWait(ms) {
      if (ms > patience) return false;
      patience -= ms;
      return true;
    },
    noteRouting,
    routing: () => routing,
    divergence: () => divergence,
    awaitProvider(name) {
      const asked = { name, since: options.now().getTime() };
      awaited.add(asked);
      return () => void awaited.delete(asked);
    },
    miss: (miss) => void misses.push(miss),
    observations: () => observations,
    misses: () => [...misses, ...silent()],
  };
}

/** Why a model cannot play the user says nothing about the agent either. */
const userFaults: Partial<Record<ErrorCode, Miss["kind"]>> = { unauthorized: "key", network_failed: "provider" };

function conversationOf(observations: readonly Observation[]): Conversation {
  const last = observations.findLast((seen) => seen.type === "model");
  const turn = last && readTurn(last.exchange);
  const told = turn?.messages.filter(({ role }) => role !== "assistant" && role !== "tool") ?? [];
  const messages = told.map((message) => ({ role: message.role, content: contentOf(message) }));
  return { messages, said: turn?.answer.text ?? "" };
}

/** Calls that the same model answer asked for belong together: the last answer that asked for this call names the group. */
function groupOf(observations: readonly Observation[], tool: string, args: Json): string | undefined {
  for (let index = observations.length - 1; index >= 0; index -= 1) {
    const seen = observations[index];
    if (seen?.type !== "model") continue;
    const turn = readTurn(seen.exchange);
    if (turn?.answer.calls.some((call) => call.name === tool && JSON.stringify(call.args) === JSON.stringify(args)))
      return `model-${index}`;
  }
  return undefined;
}
