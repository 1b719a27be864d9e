import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { textInBytes } from "./body-text.ts";
import { asText, at, first, listOf, numberOf, objectOf, objectsOf, present, textOf, unwrapped } from "./fields.ts";
import type { FormatInput } from "./format.ts";
import { isGeminiAnswer, joinPieces } from "../providers/gemini.ts";
import { pairsIn } from "./http-pairs.ts";
import { readMessages } from "./message.ts";
import type { Message } from "./message-shape.ts";
import { MessageTexts } from "./message-texts.ts";
import { withinMessages } from "./otlp/dialect.ts";
import { answerOfStream } from "../providers/streamed-answer.ts";
import { millisOf } from "./times.ts";
import { joinTurns } from "./transcript.ts";

/** One request to a model's API with its answer. */
export interface HttpExchange {
  url: string;
  request: JsonObject;
  /** The answer, whole where it was streamed. */
  body: Json;
  input: Message[];
  output: Message[];
  /** Further answers that were asked for (`n` > 1). */
  alternatives: Json[];
  /** What went wrong. */
  failure: string | undefined;
  retries: number;
  start: number | undefined;
  end: number | undefined;
}

/** What was recorded, before it is read as a model's exchange. */
export interface RecordedExchange {
  url: string;
  request: JsonObject;
  response: JsonObject;
  value: JsonObject;
}

/** Every exchange of a recording with any service. */
export function recordedIn(input: FormatInput): RecordedExchange[] {
  const addressed = addressedIn(input);
  return addressed.length > 0 ? addressed : pairsIn(input);
}

function addressedIn({ json, lines }: FormatInput): RecordedExchange[] {
  const inside =
    first(json, "interactions", "http_interactions", "exchanges", "recordings") ?? at(json, "log", "entries");
  const values = lines ?? (inside === undefined ? json : inside);
  return objectsOf(Array.isArray(values) ? values : [values ?? null]).flatMap((value) => {
    const { request, response } = "scope" in value ? ofNock(value) : value;
    if (!isObject(request) || !isObject(response)) return [];
    const url = textOf(first(request, "url", "uri"));
    return url === undefined ? [] : [{ url, request, response, value }];
  });
}

/** Nock's records keep request and answer beside one another. */
function ofNock(value: JsonObject): { request: Json; response: Json } {
  const url = `${asText(value["scope"])}${asText(value["path"])}`;
  const request = { url, body: value["body"] ?? null, headers: value["reqheaders"] ?? {} };
  return { request, response: { status: value["status"] ?? 200, body: value["response"] ?? null } };
}

const modelPath =
  /\/(?:chat\/completions|responses|completions|messages|chat|generate|converse(?:-stream)?|invoke(?:-with-response-stream)?)(?:[?#]|$)|:(?:stream)?[gG]enerateContent/;

const asking = ["messages", "input", "contents", "prompt", "message"];

/** True where a request is to a model; the answer is not looked at. */
export function asksModel({ url, request }: RecordedExchange): boolean {
  if (!modelPath.test(url)) return false;
  const asked = objectOf(bodyOf(request));
  return asking.some((name) => name in asked);
}

/** The exchanges with models, in order; those with other services are left aside. */
export function modelExchanges(recorded: readonly RecordedExchange[]): HttpExchange[] {
  const texts = new MessageTexts();
  return recorded.flatMap((one) => modelExchange(one, texts) ?? []);
}

function modelExchange(exchange: RecordedExchange, texts: MessageTexts): HttpExchange | undefined {
  const { url, request, response, value } = exchange;
  if (!modelPath.test(url)) return undefined;
  const body = textOrBody(request);
  const read = typeof body === "string" ? texts.readRequest(body) : undefined;
  const asked = read?.rest ?? objectOf(unwrapped(body));
  if (!asking.some((name) => name in asked)) return undefined;
  const answer = bodyOf(response);
  const said = typeof answer === "string" ? answerOfStream(answer) : answerOfPieces(answer);
  const status = response["status"] ?? response["statusCode"] ?? response["status_code"];
  const failure = failureOf(numberOf(isObject(status) ? status["code"] : status) ?? 200, said);
  const recorded = millisOf(first(value, "startedDateTime", "recorded_at", "started_at", "timestamp"));
  const start = recorded ?? millisOf(first(said, "created", "created_at", "createTime")) ?? dateOf(response);
  const took = numberOf(value["time"]);
  const [one, ...others] = answersIn(said);
  return {
    url,
    request: asked,
    body: said,
    input: inputOf(asked, read?.messages),
    output: failure === undefined ? (one === undefined ? [] : outputOf(one)) : begunOf(one),
    alternatives: others,
    failure,
    retries: retriesOf(request),
    start,
    end: recorded !== undefined && took !== undefined && took > 0 ? recorded + took : start,
  };
}

/** Gemini streams a list of pieces where it is not asked for events. */
function answerOfPieces(answer: Json): Json {
  const pieces = listOf(answer).filter(isGeminiAnswer);
  return Array.isArray(answer) && pieces.length > 0 && pieces.length === answer.length ? joinPieces(pieces) : answer;
}

/** When the server answered, to the second: most recordings keep no time of their own. */
function dateOf(response: JsonObject): number | undefined {
  const headers = response["headers"];
  const listed = objectsOf(headers).find(({ name }) => asText(name).toLowerCase() === "date")?.["value"];
  const said = first(headers, "date", "Date") ?? listed;
  const text = asText(Array.isArray(said) ? said[0] : said);
  const millis = /^\w{3}, \d{2} \w{3} \d{4} /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(millis) ? undefined : millis;
}

function retriesOf(request: JsonObject): number {
  const headers = objectOf(request["headers"]);
  const listed = objectsOf(request["headers"]).find(
    ({ name }) => asText(name).toLowerCase() === "x-stainless-retry-count",
  );
  const retry =
    first(request, "x-stainless-retry-count") ??
    first(headers, "x-stainless-retry-count", "X-Stainless-Retry-Count") ??
    listed?.["value"];
  const count = numberOf(Array.isArray(retry) ? retry[0] : retry) ?? 0;
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** A body as VCR, HAR or a wrapper around fetch keeps it: text, bytes in base64, or the JSON itself. */
function bodyOf(message: JsonObject): Json {
  return unwrapped(textOrBody(message)) ?? null;
}

function textOrBody(message: JsonObject): Json | undefined {
  const body = unboxed(first(message, "body", "postData", "content", "json", "parsed_body"));
  const wrapped =
    isObject(body) && ["string", "base64_string", "mimeType", "encoding", "size"].some((key) => key in body);
  if (!wrapped) return body;
  const bytes = textOf(body["base64_string"]) ?? (body["encoding"] === "base64" ? textOf(body["text"]) : undefined);
  return bytes === undefined ? first(body, "string", "text") : textInBytes(bytes);
}

/** Some recorders say beside a body what it is: `{type: json, content}`. */
function unboxed(body: Json | undefined): Json | undefined {
  const boxed =
    isObject(body) && typeof body["type"] === "string" && "content" in body && Object.keys(body).length === 2;
  if (!boxed) return body;
  const { type, content } = body;
  return typeof content === "string" && /base64|binary|bytes/.test(asText(type)) ? { base64_string: content } : content;
}

function failureOf(status: number, body: Json): string | undefined {
  const told = textOf(at(body, "error", "message")) ?? textOf(first(body, "message", "error"));
  if (status >= 400) return `HTTP ${status}: ${told ?? ""}`.trim();
  // A stream can fail after its status was sent.
  const error = at(body, "error");
  return isObject(error) ? (textOf(error["message"]) ?? textOf(error["code"]) ?? "failed") : undefined;
}

/** What was asked; the list of messages may have been read already. */
function inputOf(request: JsonObject, listed: Message[] | undefined): Message[] {
  const system = first(request, "system", "instructions", "systemInstruction", "system_instruction", "preamble");
  const told = isObject(system)
    ? readMessages({ ...system, role: "system" })
    : readMessages(systemText(system), "system");
  const history = listOf(request["chat_history"]).flatMap((value) =>
    readMessages({
      role: asText(at(value, "role")).toLowerCase().replace("chatbot", "assistant"),
      content: first(value, "message", "content") ?? "",
    }),
  );
  const message = request["message"];
  const given = typeof message === "string" ? readMessages(message) : (listed ?? givenIn(request));
  return [...told, ...history, ...joinedItems(given)];
}

function givenIn(request: JsonObject): Message[] {
  const { system: _, instructions: __, ...rest } = request;
  return readMessages(withinMessages(rest));
}

/** A list of blocks is one message. */
function systemText(system: Json | undefined): Json | undefined {
  return Array.isArray(system) ? { role: "system", content: system } : system;
}

function joinedItems(messages: Message[]): Message[] {
  const severalInTurn = messages.some(
    ({ role }, index) => role === "assistant" && messages[index + 1]?.role === "assistant",
  );
  if (!severalInTurn) return messages;
  return joinTurns(
    messages.map((message) => ({ message })),
    (a, b) => a.message.text === "" || b.message.text === "",
  ).map(({ message }) => message);
}

/** The answers that a body holds: one, but for `n` > 1. */
function answersIn(body: Json): Json[] {
  const choices = first(body, "choices", "candidates");
  return Array.isArray(choices) && choices.length > 0 ? choices : [body];
}

/** What a stream said before it failed; a call that may be cut off is none. */
function begunOf(answer: Json | undefined): Message[] {
  const begun = ["content", "message", "output"].some((name) => first(answer, name) !== undefined);
  if (answer === undefined || !begun) return [];
  return outputOf(answer).flatMap(({ calls, ...message }) => {
    const extras = [...message.extras, ...calls.map((call): Json => ({ type: "partial_call", ...present(call) }))];
    return message.text === "" && extras.length === 0 ? [] : [{ ...message, calls: [], extras }];
  });
}

function outputOf(answer: Json): Message[] {
  const items = at(answer, "output");
  if (Array.isArray(items)) return joinedItems(items.flatMap((value) => readMessages(value, "assistant")));
  const inner = isObject(items) ? items : answer;
  const content = at(inner, "content");
  if (isObject(content)) return withFinish(readMessages(content, "assistant"), inner);
  const message = first(inner, "message");
  if (message !== undefined) return withFinish(readMessages(message, "assistant"), inner);
  if (typeof at(inner, "text") !== "string") return readMessages(inner, "assistant");
  const calls = first(inner, "tool_calls") ?? [];
  return withFinish(readMessages({ role: "assistant", content: at(inner, "text") ?? "", tool_calls: calls }), inner);
}

function withFinish(messages: Message[], around: Json): Message[] {
  const finish = textOf(first(around, "finish_reason", "finishReason", "stopReason"));
  return messages.map((message) => ({ ...message, finish: message.finish ?? finish }));
}
