import { type ErrorCode, ReplayKitError } from "../../core/error.ts";
import { askableApi } from "../../core/providers/index.ts";
import type { ModelApi, ModelQuestion, Provider } from "../../core/providers/model-api.ts";
import { answerOfExchange } from "../../core/providers/model-turn.ts";
import type { Usage } from "../../core/providers/usage.ts";
import type { ReplayCase } from "../../core/schema/case.ts";
import type { SimulatorConfig } from "../../core/schema/config.ts";
import type { Json } from "../../core/schema/json.ts";
import type { Spend } from "../../core/schema/attempt-result.ts";
import type { Conversation } from "../../gateway/user-turns.ts";
import { createUpstream, type Upstream } from "../../gateway/upstream.ts";

import type { Spending } from "../../gateway/spending.ts";

import type { Box } from "../sandbox/sandbox.ts";

export interface SimulatedUserContext {
  cwd: string;
  env: Record<string, string>;
  /** Sandbox for the case's own command. */
  box?: Box | undefined;
}

export interface SimulatedUser {
  /** What plays the user. */
  by: "command" | "model";
  /** The user's next turn; `undefined` if the user has left. */
  next(conversation: Conversation): Promise<Json | undefined>;
  /** Tokens and cost of the model so far. */
  spend(): Spend;
}

export interface SimulationOptions {
  place: SimulatedUserContext;
  /** Section `simulator` of replaykit.yaml. */
  config: SimulatorConfig | undefined;
  /** This process's environment, with the model's key. The case's command does not get it. */
  env: Record<string, string | undefined>;
  spending: Spending;
  /** Redacts the agent's texts before a model gets them. */
  redact: (text: string) => string;
}

type Message = ModelQuestion["messages"][number];

/** Answer by which the model ends the conversation. */
const stop = "[[STOP]]";
/** First message to the model, since APIs expect a conversation to begin with `user`. */
const begin: Message = { role: "user", content: "Hello, what can I do for you?" };

/**
 * A model that plays the user. It is told who the user is and what the user knows, gets the agent's answers, and writes
 * the next turn. It uses the gateway's client for model APIs, so that keys, waits and retries work as for the agent.
 */
export function modelUser(
  { id, scenario }: ReplayCase,
  config: SimulatorConfig,
  { env, spending, redact }: SimulationOptions,
): SimulatedUser {
  const api = askableApi(config.api);
  let upstream: Upstream | undefined;
  const request = { model: scenario.simulator?.model ?? config.model, system: roleOf(scenario), limit: 1024 };
  const opening = scenario.input.find(({ role }) => role === "user");
  const messages: Message[] = [begin, { role: "assistant", content: textOf(opening?.content ?? "") }];
  const spent: Spend = { usd: 0, tokens: 0 };
  let turns = 0;

  async function next({ said }: Conversation): Promise<Json | undefined> {
    if (turns >= config.max_turns) throw failed(`has said ${turns} turns, which is simulator.max_turns`);
    const refusal = spending.refusal();
    if (refusal !== undefined) throw failed(`may not be asked (${refusal})`);
    messages.push({ role: "user", content: redact(said) || "(no answer)" });
    upstream ??= upstreamOf(api, config, env);
    const exchange = await upstream.send(api, api.ask({ ...request, messages }));
    const { status } = exchange;
    if (status === 401 || status === 403) throw refused(status);
    if (status !== 200) throw failed(`answered with status ${status}`, "network_failed");
    const answer = answerOfExchange(api, exchange);
    count(answer.usage);
    const text = answer.text.trim();
    if (text === "") throw failed("said nothing");
    if (text.includes(stop)) return undefined;
    turns += 1;
    messages.push({ role: "assistant", content: text });
    return text;
  }

  function count({ input = 0, output = 0 }: Usage = {}): void {
    const usd = config.price ? (input * config.price.input + output * config.price.output) / 1e6 : 0;
    const tokens = input + output;
    spent.usd += usd;
    spent.tokens += tokens;
    spending.addSpend({ usd, tokens });
  }

  const failed = (why: string, code?: ErrorCode) => failureOf(id, why, code);

  return { by: "model", next, spend: () => ({ ...spent }) };
}

function failureOf(id: string, why: string, code: ErrorCode = "runner_failed"): ReplayKitError {
  return new ReplayKitError(code, `the simulated user of ${id} (a model) ${why}`, {
    hint: "see `simulator` in replaykit.yaml",
  });
}

function refused(status: number): ReplayKitError {
  return new ReplayKitError("unauthorized", `the endpoint of the simulated user refused the key (${status})`, {
    hint: "correct the key: `simulator.key_env` in replaykit.yaml names its variable",
  });
}

function upstreamOf({ provider }: ModelApi, config: SimulatorConfig, env: SimulationOptions["env"]): Upstream {
  return createUpstream({
    config: { [provider.name]: { key_env: keyName, base_url: config.base_url ?? provider.baseUrl } },
    env: { [keyName]: keyOf(provider, config, env) },
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(config.timeout) }),
    sleep: (ms) => new Promise<void>((done) => void setTimeout(done, ms)),
  });
}

/** The upstream client gets only the key for this endpoint, under this name. */
const keyName = "SIMULATOR_KEY";

function keyOf(provider: Provider, { base_url, key_env }: SimulatorConfig, env: SimulationOptions["env"]): string {
  const name = key_env ?? (base_url === undefined ? provider.keyVariable : undefined);
  if (name === undefined) return "none";
  const key = env[name];
  if (key !== undefined && key !== "") return key;
  throw new ReplayKitError("unauthorized", `a model plays the user, but ${name} is not set`, {
    hint: `set ${name}, or let a command play the user (scenario.simulator.command)`,
  });
}

function roleOf({ simulator, context }: ReplayCase["scenario"]): string {
  return [
    "You play the user in a conversation with an assistant that is being tested. Say what this user would say next, and nothing else:",
    "no explanations, no quotation marks, one short turn at a time. Do not give away at once what the assistant has not asked for, do not",
    "make up facts that are not given here, and never do the assistant's work.",
    `When the user's wish is fulfilled, or cannot be, answer with exactly ${stop}`,
    ...(simulator?.instructions === undefined ? [] : ["", "The user:", simulator.instructions]),
    ...(Object.keys(context).length === 0 ? [] : ["", `What the user knows: ${JSON.stringify(context)}`]),
  ].join("\n");
}

function textOf(content: Json): string {
  return typeof content === "string" ? content : JSON.stringify(content);
}
