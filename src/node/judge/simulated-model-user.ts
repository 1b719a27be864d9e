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
  /** Where a command of the case runs, apart from the machine. */
  box?: Box | undefined;
}

export interface SimulatedUser {
  /** Who plays the user. */
  by: "command" | "model";
  /** What the user says next; `undefined`: the user has left. */
  next(conversation: Conversation): Promise<Json | undefined>;
  /** What a model used for it so far. */
  spend(): Spend;
}

export interface SimulationOptions {
  place: SimulatedUserContext;
  /** `simulator` of replaykit.yaml. */
  config: SimulatorConfig | undefined;
  /** Ours, where the model's key is; the case's command does not get it. */
  env: Record<string, string | undefined>;
  spending: Spending;
  /** What the agent says passes it before a model sees it. */
  redact: (text: string) => string;
}

type Message = ModelQuestion["messages"][number];

/** Text by which the model says that the user has left. */
const stop = "[[STOP]]";
/** The model is asked to speak first by somebody, since APIs want a conversation to begin with `user`. */
const begin: Message = { role: "user", content: "Hello, what can I do for you?" };

/**
 * A model plays the user: it is told who the user is and what the user knows, hears what the agent said, and says the next turn. It
 * is asked through the same door as the agent's models, so that keys, waits and retries are the same.
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
  return new ReplayKitError("unauthorized", `the endpoint of the simulated user refused the key (${status})`);
}

function upstreamOf({ provider }: ModelApi, config: SimulatorConfig, env: SimulationOptions["env"]): Upstream {
  return createUpstream({
    config: { [provider.name]: { key_env: keyName, base_url: config.base_url ?? provider.baseUrl } },
    env: { [keyName]: keyOf(provider, config, env) },
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(config.timeout) }),
    sleep: (ms) => new Promise<void>((done) => void setTimeout(done, ms)),
  });
}

/** Only the one key that is meant for this endpoint goes there. */
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
