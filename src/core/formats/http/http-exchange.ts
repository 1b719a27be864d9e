import { ReplayKitError } from "../../error.ts";
import { apiAt, apiOfAnswer } from "../../providers/index.ts";
import { isConverseAnswer } from "../../providers/converse-stream.ts";
import { type ModelAnswer, messagesOf, readAnswer } from "../../providers/model-turn.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { textInBytes, type Unpacking } from "./body-text.ts";
import { asText, at, first, listOf, numberOf, objectOf, objectsOf, textOf, unwrapped } from "../fields/fields.ts";
import { isGeminiAnswer, joinPieces } from "../../providers/gemini.ts";
import { readMessages } from "../messages/message.ts";
import type { Message } from "../messages/message-shape.ts";
import { MessageTexts } from "../messages/message-texts.ts";
import { paramsOf } from "../fields/model-fields.ts";
import { otherApi, type RecordedApi } from "./other-answers.ts";
import type { RecordedExchange } from "./recorded-exchanges.ts";
import { answerOfStream } from "../../providers/streamed-answer.ts";
import { millisOf } from "../fields/times.ts";
import { compact } from "../../compact.ts";
import { joinItems } from "../messages/transcript.ts";

/** One request to a model's API, and its answer. */
export interface HttpExchange {
  url: string;
  request: JsonObject;
  /** The answer, assembled if it was streamed. */
  body: Json;
  /** False if only the answer was recorded. */
  asked: boolean;
  input: Message[];
  params: JsonObject | undefined;
  answer: ModelAnswer;
  /** The answer's messages, as the next request repeats them. */
  output: Message[];
  retries: number;
  start: number | undefined;
  end: number | undefined;
}

/** Paths of APIs that have no description of their own. */
const otherPath =
  /\/(?:completions?|complete|chat|generate|generation\/text|text\/generation|converse(?:-stream)?|invoke(?:-with-response-stream)?)(?:[?#]|$)/;

const asking = ["messages", "input", "contents", "prompt", "message", "inputText"];
/** Matches JSON up to a member of `asking`, after plain values only. This avoids parsing the whole body. */
const beginsAsking = new RegExp(
  `^\\{\\s*(?:"\\w+"\\s*:\\s*(?:"[^"\\\\]*"|[\\d.]+|true|false|null)\\s*,\\s*)*"(?:${asking.join("|")})"\\s*:`,
);

/** True if a request goes to a model. The answer decides if the request is cut, missing or names stored messages. */
export function asksModel({ url, request, response }: RecordedExchange): boolean {
  if (!isModelsAddress(url)) return false;
  const body = textOrBody(request);
  if (typeof body === "string" && beginsAsking.test(body)) return true;
  return asks(objectOf(bodyOf(request))) || apiIn(answerOf(beginningOf(bodyOf(response)))) !== undefined;
}

function asks(request: JsonObject): boolean {
  return asking.some((name) => name in request);
}

/** The API whose shape an answer has. */
function apiIn(answer: Json): RecordedApi | undefined {
  return apiOfAnswer(objectOf(answer)) ?? (isConverseAnswer(answer) ? otherApi : undefined);
}

const enough = 16_384;

/** The first events of a long stream identify its API. */
function beginningOf(body: Json): Json {
  return typeof body === "string" && body.length > enough ? body.slice(0, body.lastIndexOf("\n", enough) + 1) : body;
}

function isModelsAddress(url: string): boolean {
  return otherPath.test(url) || apiAt(url) !== undefined;
}

/** The exchanges with models, in order. Exchanges with other services are left out. */
export function modelExchanges(
  recorded: readonly (RecordedExchange | undefined)[],
  { name, platform }: { name: string; platform: Unpacking },
): HttpExchange[] {
  const texts = new MessageTexts();
  return recorded.flatMap((one, index) => {
    try {
      return (one && modelExchange(one, texts, platform)) ?? [];
    } catch (cause) {
      if (!(cause instanceof ReplayKitError)) throw cause;
      const { code, message, hint } = cause;
      throw new ReplayKitError(code, `${name}, exchange ${index + 1}: ${message}`, {
        ...compact({ hint }),
        cause,
      });
    }
  });
}

function modelExchange(exchange: RecordedExchange, texts: MessageTexts, platform: Unpacking): HttpExchange | undefined {
  const { url, request, response, value } = exchange;
  if (!isModelsAddress(url)) return undefined;
  const sent = textOrBody(request, platform);
  const read = typeof sent === "string" ? texts.readRequest(sent) : undefined;
  const requestBody = read?.rest ?? objectOf(unwrapped(sent));
  // Some recorders keep only answers, or cut requests. Some requests name messages that the service stores.
  const isAsked = asks(requestBody);
  const body = answerIn(response, platform);
  const status = statusOf(response);
  const addressed = apiAt(url);
  // A server may answer in another API's shape than its address suggests. An error has no shape.
  const shaped = status < 400 ? apiIn(body) : undefined;
  if (!isAsked && shaped === undefined) return undefined;
  const api = addressed ?? shaped ?? otherApi;
  const answer = readAnswer(shaped ?? api, objectOf(body), status);
  const recorded = millisOf(first(value, "startedDateTime", "recorded_at", "started_at", "timestamp"));
  const start = recorded ?? millisOf(first(body, "created", "created_at", "createTime")) ?? dateOf(response);
  const took = numberOf(value["time"]);
  return {
    url,
    request: requestBody,
    body,
    asked: isAsked,
    input: joinItems([...readMessages(api.messagesIn(requestBody)), ...(read?.messages ?? [])]),
    params: paramsOf(api.settingsIn?.(requestBody) ?? requestBody),
    answer: { ...answer, cost: answer.cost ?? costOf(response) },
    output: messagesOf(answer),
    retries: retriesOf(request),
    start,
    end: recorded !== undefined && took !== undefined && took > 0 ? recorded + took : start,
  };
}

/** The answer in a response, assembled if it was streamed. */
export function answerIn(response: JsonObject, platform?: Unpacking): Json {
  return answerOf(bodyOf(response, platform));
}

function answerOf(answered: Json): Json {
  return typeof answered === "string" ? answerOfStream(answered) : answerOfPieces(answered);
}

function statusOf(response: JsonObject): number {
  const status = response["status"] ?? response["statusCode"] ?? response["status_code"];
  return numberOf(isObject(status) ? status["code"] : status) ?? 200;
}

/** Gemini streams a list of pieces unless the request asks for server-sent events. */
function answerOfPieces(answer: Json): Json {
  const pieces = listOf(answer).filter(isGeminiAnswer);
  return Array.isArray(answer) && pieces.length > 0 && pieces.length === answer.length ? joinPieces(pieces) : answer;
}

/** The time of the answer, to the second. Most recordings keep no time of their own. */
function dateOf(response: JsonObject): number | undefined {
  const text = asText(headerOf(response, "date"));
  const millis = /^\w{3}, \d{2} \w{3} \d{4} /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(millis) ? undefined : millis;
}

/** The cost that a LiteLLM proxy writes into a header. */
function costOf(response: JsonObject): number | undefined {
  const cost = numberOf(headerOf(response, "x-litellm-response-cost"));
  return cost !== undefined && cost >= 0 ? cost : undefined;
}

function retriesOf(request: JsonObject): number {
  const name = "x-stainless-retry-count";
  const count = numberOf(first(request, name) ?? headerOf(request, name)) ?? 0;
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** The first value of a header, in any spelling and any kind of list. */
function headerOf({ headers = null }: JsonObject, name: string): Json | undefined {
  const spelled = Object.keys(objectOf(headers)).find((key) => key.toLowerCase() === name);
  const listed = objectsOf(headers).find((header) => asText(header["name"]).toLowerCase() === name)?.["value"];
  const value = spelled === undefined ? listed : objectOf(headers)[spelled];
  return Array.isArray(value) ? value[0] : value;
}

/** The body of a message from VCR, HAR or a wrapper around fetch: a text, bytes in base64, or the JSON itself. */
function bodyOf(message: JsonObject, platform?: Unpacking): Json {
  return unwrapped(textOrBody(message, platform)) ?? null;
}

/** Without a platform, a body that cannot be decompressed is an empty text. That is enough to detect the format. */
function textOrBody(message: JsonObject, platform?: Unpacking): Json | undefined {
  const body = unboxed(first(message, "body", "postData", "content", "json", "parsed_body"));
  const wrapped =
    isObject(body) && ["string", "base64_string", "mimeType", "encoding", "size"].some((key) => key in body);
  if (!wrapped) return body;
  const inner = first(body, "string", "text");
  // PyYAML writes bytes as an object in the text's place.
  const bytes =
    textOf(body["base64_string"] ?? at(inner, "base64_string")) ??
    (body["encoding"] === "base64" ? textOf(inner) : undefined);
  return bytes === undefined ? inner : textInPackedBytes(bytes, message, platform);
}

function textInPackedBytes(base64: string, message: JsonObject, platform?: Unpacking): string {
  const packed = textOf(headerOf(message, "content-encoding"));
  const text = textInBytes(base64, packed, platform);
  if (text !== undefined || !platform) return text ?? "";
  throw new ReplayKitError(
    "invalid_input",
    `a body is compressed${packed === undefined ? "" : ` with ${packed}`} and cannot be decompressed`,
    {
      hint: "record it uncompressed (decode_compressed_response=True in VCR.py), or with gzip",
    },
  );
}

/** Some recorders wrap a body together with its type: `{type: json, content}`. */
function unboxed(body: Json | undefined): Json | undefined {
  const boxed =
    isObject(body) && typeof body["type"] === "string" && "content" in body && Object.keys(body).length === 2;
  if (!boxed) return body;
  const { type, content } = body;
  return typeof content === "string" && /base64|binary|bytes/.test(asText(type)) ? { base64_string: content } : content;
}
