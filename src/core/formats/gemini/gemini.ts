import { append } from "../../append.ts";
import type { Hash } from "../../platform.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { contentId } from "../input/content-id.ts";
import { kindOfError } from "../../run/error-text.ts";
import { asText, at, first, listOf, objectOf, objectsOf, textOf } from "../fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "../input/format.ts";
import { isGeminiSession, readGeminiSession } from "./gemini-session.ts";
import { isGeminiStream, readGeminiStreams } from "./gemini-stream.ts";
import { gemini as geminiApi, isGeminiAnswer, mergedAnswers } from "../../providers/gemini.ts";
import { type ModelAnswer, messagesOf, readAnswer } from "../../providers/model-turn.ts";
import { readMessages } from "../messages/message.ts";
import { emptyMessage, type Message } from "../messages/message-shape.ts";
import { paramsOf } from "../fields/model-fields.ts";
import { isoOf } from "../fields/times.ts";
import { eventsOfTurns, finalText, makeTrace, type Turn } from "../messages/transcript.ts";

/** Gemini contents (a history, a request, an answer or both), and the sessions and streams of Gemini CLI. */
export const gemini: TraceFormat = {
  name: "gemini",
  title: "Gemini contents, requests, answers and streams; Gemini CLI sessions and stream-json",
  carries: "errors of tools, tokens; times in sessions, an end only in stream-json",
  surest: 0.97,
  detect: (input) => {
    if (isGeminiSession(input) || isGeminiStream(input)) return 0.97;
    return exchangesOf(input).length > 0 ? 0.9 : 0;
  },
  read: (input, { platform }) => {
    if (isGeminiSession(input)) return [readGeminiSession(input, platform.hash)];
    if (isGeminiStream(input)) return readGeminiStreams(input, platform.hash);
    return exchangesOf(input).map((exchange) => readExchange(exchange, () => idOf(exchange, platform.hash)));
  },
};

interface Exchange {
  request: JsonObject;
  response: JsonObject;
}

function exchangesOf({ json, lines }: FormatInput): Exchange[] {
  const values = lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
  if (values.length > 0 && values.every(isContent)) return [{ request: { contents: values }, response: {} }];
  const [start = null] = values;
  // For most inputs, the first value already shows that they are not Gemini's.
  if (!isGeminiAnswer(start) && !exchangeOf(start)) return [];
  const found: Exchange[] = [];
  for (const value of mergedAnswers(values)) {
    const exchange = exchangeOf(value);
    if (!exchange) return [];
    found.push(exchange);
  }
  return found;
}

function exchangeOf(value: Json): Exchange | undefined {
  const sent = objectOf(first(value, "request") ?? value);
  const request = Array.isArray(first(value, "history")) ? { ...sent, contents: first(value, "history") ?? [] } : sent;
  const response = objectOf(first(value, "response") ?? value);
  const contents = listOf(request["contents"]);
  const answered = blockOf(response) !== undefined || objectsOf(response["candidates"]).some(isAnswer);
  const whole = contents.every(isContent) && (contents.length > 0 || answered);
  return whole
    ? { request: { ...request, contents }, response: answered || isObject(response["error"]) ? response : {} }
    : undefined;
}

/** An answer that was cut off before its text has no parts. */
function isAnswer({ content = null, finishReason }: JsonObject): boolean {
  return isContent(content) || (textOf(finishReason) === "MAX_TOKENS" && at(content, "parts") === undefined);
}

/** Why the prompt or the answer was blocked, if it was. */
function blockOf(response: JsonObject): string | undefined {
  const promptBlock = textOf(at(response, "promptFeedback", "blockReason"));
  const why = textOf(at(response, "promptFeedback", "blockReasonMessage"));
  if (promptBlock !== undefined) return `the prompt was blocked: ${promptBlock}${why === undefined ? "" : `: ${why}`}`;
  const finish = textOf(at(response, "candidates", 0, "finishReason")) ?? "";
  const stopped = geminiApi.finishes[finish] === "content_filter" || geminiApi.finishes[finish] === "error";
  return stopped ? `the answer was stopped: ${finish}` : undefined;
}

const roles = new Set(["user", "model", "function"]);

const ofParts = `text functionCall functionResponse inlineData fileData executableCode codeExecutionResult function_call
  function_response inline_data file_data executable_code code_execution_result thought thoughtSignature thought_signature
  videoMetadata`.split(/\s+/);

/** Parts of other APIs have a type. Gemini's are known only by member names. */
function isContent(value: Json): boolean {
  const role = at(value, "role");
  const parts = at(value, "parts");
  if (!Array.isArray(parts) || !(role === undefined || roles.has(asText(role)))) return false;
  return parts.every((part) => isObject(part) && !("type" in part) && ofParts.some((name) => name in part));
}

const longest = 8;

/**
 * A long history is hashed by the sizes of its contents, its start and its end: hashing takes no longer than reading.
 */
function idOf({ request, response }: Exchange, hash: Hash): string {
  const contents = listOf(request["contents"]);
  if (contents.length <= longest) return contentId("gemini", [request, response], hash);
  const sizes = contents.map((content) =>
    objectsOf(at(content, "parts")).reduce((size, { text = "" }) => size + asText(text).length, 0),
  );
  return contentId("gemini", [sizes, { ...request, contents: [] }, response, ...contents], hash);
}

function readExchange({ request, response }: Exchange, hashed: () => string): ReadTrace {
  const messages = readMessages(geminiApi.messagesIn(request));
  const turns: Turn[] = messages.map((message) => ({ message: withRole(message) }));
  const answer = readAnswer(geminiApi, response);
  append(turns, turnsOfAnswer(answer, { request, response }));
  const events = eventsOfTurns(turns);
  const error = blockOf(response) ?? answer.error?.message;
  const final = error === undefined ? finalText(turns.map(({ message }) => message)) : undefined;
  if (final !== undefined) events.push({ type: "final_output", content: final });
  if (error !== undefined) events.push({ type: "error", kind: kindOfError(error, "model"), error });
  const name = answer.model ?? textOf(request["model"]);
  return makeTrace({
    run_id: answer.id ?? hashed(),
    format: "gemini",
    ...(name === undefined ? {} : { model: { name, provider: "google" } }),
    status: error === undefined ? "unknown" : "error",
    events,
  });
}

/** Results may also be in a content of the model. */
function withRole(message: Message): Message {
  const brings = message.results.length > 0 && message.text === "" && message.calls.length === 0;
  return brings ? { ...message, role: "tool" } : message;
}

function turnsOfAnswer(answer: ModelAnswer, { request, response }: Exchange): Turn[] {
  if (objectsOf(response["candidates"]).length === 0 && blockOf(response) === undefined) return [];
  const [message = emptyMessage("assistant")] = messagesOf(answer);
  const { finish_reason: finish, model, usage } = answer;
  const params = paramsOf(geminiApi.settingsIn?.(request) ?? request);
  return [{ message: { ...message, finish }, at: isoOf(response["createTime"]), model, params, usage }];
}
