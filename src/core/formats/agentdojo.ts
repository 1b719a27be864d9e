import type { Hash } from "../platform.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { contentId } from "./input/content-id.ts";
import { asText, first, listOf, objectOf, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { traceFromMessages } from "./openai/openai-chat.ts";

/** AgentDojo's runs: a conversation, and whether the agent did the user's task and an injected task. */
export const agentDojo: TraceFormat = {
  name: "agentdojo",
  title: "AgentDojo runs",
  carries: "errors of tools, utility and security as feedback",
  surest: 0.98,
  detect: (input) => (runsOf(input).length > 0 ? 0.98 : 0),
  itemKind: (item) => (isObject(item) && isRun(item) ? "run" : undefined),
  read: (input, { platform }) => runsOf(input).map((run) => readRun(run, platform.hash)),
};

function runsOf({ json, lines }: FormatInput): JsonObject[] {
  const values = lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
  return values.filter(isObject).filter(isRun);
}

function isRun(value: JsonObject): boolean {
  const known = "suite_name" in value || "user_task_id" in value;
  return known && Array.isArray(value["messages"]);
}

function readRun(run: JsonObject, hash: Hash): ReadTrace {
  const evaluation = objectOf(run["evaluation"]);
  const messages = listOf(run["messages"]);
  const { trace, notes } = traceFromMessages(messages.map(withError), idOf(run, messages, hash), "agentdojo");
  const utility = first(run, "utility") ?? first(evaluation, "utility");
  const attacked = textOf(run["injection_task_id"]) !== undefined && run["security"] === true;
  const error = textOf(run["error"]);
  if (error !== undefined) trace.events.push({ type: "error", kind: "exception", error });
  const besides = Object.entries(run).filter(([member, value]) => !readElsewhere.has(member) && value !== null);
  if (besides.length > 0) trace.events.push({ type: "other", name: "agentdojo", data: Object.fromEntries(besides) });
  const rating = utility === false || attacked || evaluation["security"] === false ? "bad" : "good";
  const comment = `utility: ${asText(utility)}, security: ${asText(first(run, "security") ?? first(evaluation, "security"))}`;
  const judged = utility === undefined ? {} : { feedback: { rating, comment } as const };
  const pipeline = textOf(run["pipeline_name"]);
  const agent = pipeline === undefined ? {} : { agent: { name: pipeline } };
  return { trace: { ...trace, ...agent, ...judged, status: error === undefined ? trace.status : "error" }, notes };
}

const naming = ["suite_name", "pipeline_name", "user_task_id", "injection_task_id", "attack_type", "task_id"];

/** A pipeline may run a task several times, so names alone would give such runs the same id. */
function idOf(run: JsonObject, messages: Json[], hash: Hash): string {
  const names = naming.flatMap((key) => textOf(run[key]) ?? []);
  const own = textOf(first(run, "run_id", "id"));
  return [...names, own ?? contentId("agentdojo", messages, hash)].join("/");
}

/** Members with their own place in a trace; the rest describes the benchmark. */
const readElsewhere = new Set([
  "suite_name",
  "pipeline_name",
  "user_task_id",
  "injection_task_id",
  "messages",
  "error",
]);

/** AgentDojo keeps the error of a tool message as a text beside the content. */
function withError(message: Json): Json {
  if (!isObject(message) || message["role"] !== "tool" || typeof message["error"] !== "string") return message;
  return { ...message, error: { message: message["error"] } };
}
