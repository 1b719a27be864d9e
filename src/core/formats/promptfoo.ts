import { append } from "../append.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Feedback, TraceEvent } from "../schema/trace.ts";
import { kindOfError } from "../run/error-text.ts";
import { inputId } from "./input/content-id.ts";
import { asText, at, first, numberOf, objectsOf, present, textOf, unwrapped } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { readMessages } from "./messages/message.ts";
import { emptyMessage, type Message } from "./messages/message-shape.ts";
import { usageOf } from "./fields/model-fields.ts";
import { millisBetween } from "./fields/times.ts";
import { compact } from "../compact.ts";
import { eventsOfTurns, finalText, makeTrace, type Turn } from "./messages/transcript.ts";

/** promptfoo's results (`-o results.json` or `.jsonl`): one run for each test, prompt and provider. */
export const promptfoo: TraceFormat = {
  name: "promptfoo",
  title: "promptfoo results (.json, .jsonl)",
  carries: "tokens, cost, verdicts as feedback; calls as they were asked for, no results of tools",
  surest: 0.95,
  detect: (input) => (resultsIn(input).length > 0 ? 0.95 : 0),
  itemKind: (item) => (isResult(item) || resultsIn({ name: "", json: item }).length > 0 ? "run" : undefined),
  read: (input, { platform }) => {
    const evalId = textOf(first(input.json, "evalId"));
    return resultsIn(input).map((result) =>
      readResult(result, evalId, inputId("promptfoo", { json: result }, platform.hash)),
    );
  },
};

/** The results of a file (`{results: {results: […]}}`), of lines, or of a list. */
function resultsIn({ json, lines }: FormatInput): JsonObject[] {
  const listed = at(json, "results", "results") ?? at(json, "results") ?? json;
  const values = lines ?? (Array.isArray(listed) ? listed : listed === undefined ? [] : [listed]);
  return values.length > 0 && values.every(isResult) ? objectsOf(values) : [];
}

function isResult(value: Json): boolean {
  return (
    isObject(value) &&
    typeof value["success"] === "boolean" &&
    "provider" in value &&
    ("latencyMs" in value || "gradingResult" in value) &&
    typeof at(value, "prompt", "raw") === "string"
  );
}

/** promptfoo's number for a test that ended with an error, not with a failed assertion. */
const failedByError = 2;

function readResult(result: JsonObject, evalId: string | undefined, hashed: string): ReadTrace {
  const { response = null, provider = null } = result;
  const id = textOf(result["id"]);
  const turns = [...promptOf(result).map((message): Turn => ({ message })), ...answerOf(result)];
  const events = eventsOfTurns(turns);
  const failure =
    textOf(at(response, "error")) ?? (result["failureReason"] === failedByError ? errorText(result) : undefined);
  if (failure !== undefined) events.push({ type: "error", kind: kindOfError(failure, "model"), error: failure });
  const final = failure === undefined ? finalText(turns.map(({ message }) => message)) : undefined;
  if (final !== undefined) events.push({ type: "final_output", content: final });
  append(events, besidesOf(result));
  const agent = textOf(first(provider, "label", "id")) ?? textOf(provider);
  const feedback = feedbackOf(result, failure !== undefined);
  return makeTrace({
    run_id: id ?? hashed,
    format: "promptfoo",
    ...compact({ session_id: evalId }),
    ...(agent === undefined ? {} : { agent: { name: agent } }),
    ...compact({ feedback }),
    status: failure === undefined ? "success" : "error",
    events,
  });
}

function errorText(result: JsonObject): string {
  return textOf(result["error"]) ?? "failed";
}

/** A prompt is a text, or a conversation as JSON text. */
function promptOf(result: JsonObject): Message[] {
  const raw = at(result, "prompt", "raw") ?? "";
  const value = unwrapped(raw);
  const listed = Array.isArray(value) && value.every((message) => typeof at(message, "role") === "string");
  return listed ? readMessages(value) : [{ ...emptyMessage("user"), text: asText(raw) }];
}

function answerOf(result: JsonObject): Turn[] {
  const { response = null } = result;
  const output = at(response, "output");
  if (output === undefined || output === null) return [];
  const took = millisBetween(0, numberOf(result["latencyMs"]));
  return [
    {
      message: { ...messageOf(output), finish: textOf(at(response, "finishReason")) },
      model: modelOf(result),
      usage: tokensOf(first(response, "tokenUsage") ?? first(result, "tokenUsage")),
      cost: numberOf(first(response, "cost") ?? first(result, "cost")),
      duration_ms: at(response, "cached") === true ? undefined : took,
    },
  ];
}

/** An output is a text, the calls that a model asked for, or another value of the provider. */
function messageOf(output: Json): Message {
  if (typeof output === "string") return { ...emptyMessage("assistant"), text: output };
  const calls = objectsOf(Array.isArray(output) ? output : at(output, "tool_calls"));
  const areCalls = calls.length > 0 && calls.every((call) => isObject(call["function"]) || call["type"] === "tool_use");
  const [message] = areCalls ? readMessages(asMessage(output), "assistant") : [];
  return message ?? { ...emptyMessage("assistant"), text: asText(output) };
}

function asMessage(output: Json): Json {
  if (!Array.isArray(output)) return isObject(output) ? { role: "assistant", content: "", ...output } : output;
  const blocks = objectsOf(output).some(({ type }) => type === "tool_use");
  return { role: "assistant", content: blocks ? output : "", ...(blocks ? {} : { tool_calls: output }) };
}

/** `openai:gpt-4o` and `azure:chat:gpt-4o` name a model; a file or an address does not. */
function modelOf(result: JsonObject): string | undefined {
  const id = textOf(at(result, "provider", "id")) ?? textOf(result["provider"]) ?? "";
  const named = /^[a-z][\w-]*:(?:(?:chat|completion|responses|messages|realtime):)?([^/:][^:]*)$/.exec(id)?.[1];
  return /^(?:file|https?|exec|python|package|webhook|ws):/.test(id) ? undefined : named;
}

/** The counts are empty if the answer came from the cache. */
function tokensOf(value: Json | undefined): Turn["usage"] {
  if (!isObject(value) || (value["prompt"] === undefined && value["completion"] === undefined)) return undefined;
  return usageOf({ prompt_tokens: value["prompt"] ?? 0, completion_tokens: value["completion"] ?? 0 });
}

/** The grades of a test. A test without assertions has no grades. */
function feedbackOf(result: JsonObject, failed: boolean): Feedback | undefined {
  const graded = result["gradingResult"];
  if (!isObject(graded) || failed || graded["reason"] === "No assertions") return undefined;
  const named = Object.entries(isObject(graded["namedScores"]) ? graded["namedScores"] : {});
  const scores = named.map(([name, score]) => present({ name, score: numberOf(score) }));
  const reason = textOf(graded["reason"]);
  return {
    rating: graded["pass"] === true ? "good" : "bad",
    ...compact({ comment: reason }),
    ...(scores.length === 0 ? {} : { scores }),
  };
}

/** Members that describe the test itself. */
const besides = [
  "provider",
  "vars",
  "gradingResult",
  "namedScores",
  "testCase",
  "metadata",
  "description",
  "promptId",
  "promptIdx",
  "testIdx",
];

function besidesOf(result: JsonObject): TraceEvent[] {
  const { output: _, error: __, tokenUsage: ___, ...answer } = isObject(result["response"]) ? result["response"] : {};
  const kept = besides.flatMap((name): [string, Json][] => {
    const value = result[name];
    return value === undefined || value === null ? [] : [[name, value]];
  });
  const label = textOf(at(result, "prompt", "label") ?? at(result, "prompt", "display"));
  const data = Object.fromEntries([
    ...(label === undefined ? [] : [["prompt", label] as const]),
    ...kept,
    ...(Object.keys(answer).length === 0 ? [] : [["response", answer] as const]),
  ]);
  return Object.keys(data).length === 0 ? [] : [{ type: "other", name: "test", data }];
}
