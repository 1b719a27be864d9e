import type { Attributes } from "@opentelemetry/api";
import type { Json } from "../../core/schema/json.ts";
import { type ModelFacts, modelFacts } from "./model-facts.ts";
import type { OperationRequest, StoredRun } from "../store/run-store.ts";

/** Attributes of a run's span, `invoke_agent`. */
export function runAttributes({ run_id, agent, parent }: StoredRun): Attributes {
  return named({
    "gen_ai.operation.name": "invoke_agent",
    "gen_ai.agent.name": agent?.name ?? "agent",
    "gen_ai.agent.version": agent?.version,
    "replaykit.run_id": run_id,
    "replaykit.parent_run_id": parent?.run_id,
  });
}

export function spanName({ kind, name, args }: OperationRequest): string {
  if (kind === "tool" || kind === "once") return `execute_tool ${name}`;
  if (kind === "model") return `chat ${modelFacts(args, undefined).model ?? name}`;
  return `step ${name}`;
}

/** Attributes that are known when the operation begins, so that samplers can use them. */
export function requestAttributes(request: OperationRequest, { run_id, agent }: StoredRun): Attributes {
  const { kind, name, effect, declared, position } = request;
  const place = { "replaykit.run_id": run_id, "replaykit.position": position };
  if (kind === "step") return { ...place, "replaykit.step.name": name };
  if (kind === "model") return { ...place, ...modelAttributes(request) };
  return named({
    ...place,
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.agent.name": agent?.name,
    "gen_ai.tool.name": name,
    "gen_ai.tool.call.id": position,
    "gen_ai.tool.type": "function",
    "replaykit.effect": declared === false ? undefined : effect,
  });
}

function modelAttributes({ args }: OperationRequest): Attributes {
  const facts = modelFacts(args, undefined);
  return named({
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": providerName(facts),
    "gen_ai.request.model": facts.model,
    "gen_ai.request.temperature": facts.temperature,
    "gen_ai.request.top_p": facts.top_p,
    "gen_ai.request.max_tokens": facts.max_tokens,
    "gen_ai.request.seed": facts.seed,
  });
}

/** Attributes of the answer, without its content. */
export function answerAttributes({ kind, args }: OperationRequest, output: Json): Attributes {
  if (kind !== "model") return {};
  const facts = modelFacts(args, output);
  return named({
    "gen_ai.response.id": facts.response_id,
    "gen_ai.response.model": facts.response_model,
    "gen_ai.response.finish_reasons": facts.finish_reasons,
    "gen_ai.usage.input_tokens": facts.input_tokens,
    "gen_ai.usage.output_tokens": facts.output_tokens,
    "gen_ai.usage.cache_read.input_tokens": facts.cached_tokens,
    "gen_ai.usage.cache_write.input_tokens": facts.cache_write_tokens,
    "gen_ai.usage.reasoning.output_tokens": facts.reasoning_tokens,
  });
}

/** Names of providers as clients write them, by prefix (`google.generative-ai`), and as the conventions do. */
const providers: [RegExp, string][] = [
  [/^azure\.ai\.inference/, "azure.ai.inference"],
  [/^azure/, "azure.ai.openai"],
  [/^openai/, "openai"],
  [/^(?:vertex\.anthropic|anthropic)/, "anthropic"],
  [/^(?:google[.-]vertex|vertex|gcp\.vertex)/, "gcp.vertex_ai"],
  [/^(?:google|gemini|gcp\.gemini)/, "gcp.gemini"],
  [/^(?:amazon-bedrock|bedrock|aws\.bedrock)/, "aws.bedrock"],
  [/^mistral/, "mistral_ai"],
  [/^(?:xai|x_ai)/, "x_ai"],
  [/^moonshot/, "moonshot_ai"],
  [/^(cohere|deepseek|groq|perplexity)\b/, "$1"],
];

/** Providers by the model's name, for a request that names none. */
const families: [RegExp, string][] = [
  [/^(?:gpt-|o\d|chatgpt-)/, "openai"],
  [/^claude-/, "anthropic"],
  [/^gemini-/, "gcp.gemini"],
  [/^(?:mistral|codestral|ministral)-/, "mistral_ai"],
  [/^deepseek-/, "deepseek"],
  [/^grok-/, "x_ai"],
  [/^command-/, "cohere"],
];

/** The provider as the conventions spell it; one that they do not list keeps its name. */
export function providerName({ provider, model = "" }: ModelFacts): string | undefined {
  if (provider === undefined) return families.find(([pattern]) => pattern.test(model))?.[1];
  const known = providers.find(([pattern]) => pattern.test(provider));
  if (!known) return provider;
  return known[1] === "$1" ? (known[0].exec(provider)?.[1] ?? provider) : known[1];
}

export function named(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
