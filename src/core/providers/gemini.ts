import { compact } from "../compact.ts";
import { argumentsOf, asText, at, first, listOf, objectOf, objectsOf, textOf } from "../formats/fields/fields.ts";
import type { PartTarget } from "../formats/messages/message-shape.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { CallError } from "../schema/trace.ts";
import { eventBlock } from "./event-stream.ts";
import { callOf, isOpenCall, withPiece } from "./gemini-calls.ts";
import type { ModelApi, Provider } from "./model-api.ts";
import { endOf, withFailure } from "./answer-end.ts";

const provider: Provider = {
  name: "gemini",
  baseUrl: "https://generativelanguage.googleapis.com",
  baseUrlVariable: "GOOGLE_GEMINI_BASE_URL",
  keyVariable: "GEMINI_API_KEY",
  headers: (key): Record<string, string> => compact({ "x-goog-api-key": key }),
  passedHeaders: [],
  errorBody: (status, message) => ({
    error: { code: status, message, status: status === 404 ? "NOT_FOUND" : "FAILED_PRECONDITION" },
  }),
  clientVariables: (gateway, key) => ({
    GOOGLE_GEMINI_BASE_URL: `${gateway}/gemini`,
    GEMINI_API_KEY: key,
    GOOGLE_API_KEY: key,
  }),
};

/** Gemini generateContent. A stream is a series of responses, each with the next parts. */
export const gemini: ModelApi = {
  name: "gemini",
  provider,
  converses: true,
  routes: [[/^\/gemini(\/v1(?:beta|alpha)?\/models\/[^/]+:(?:stream)?[gG]enerateContent)$/, (match) => match[1] ?? ""]],
  endpoint: /:(?:stream)?[gG]enerateContent$/,
  url: (baseUrl, path) => `${baseUrl}${path}${path.includes(":stream") ? "?alt=sse" : ""}`,
  wantsStream: (_request, path) => path.includes(":streamGenerateContent"),
  pathWithModel: (path, model) => path.replace(/\/models\/[^/]+:/, () => `/models/${encodeURIComponent(model)}:`),
  clientMethods: [],
  messagesIn: (request) => {
    const system = systemIn(request);
    const instructions = isObject(system) ? { ...system, role: "system" } : { role: "system", content: system ?? "" };
    return [...(system === undefined ? [] : [instructions]), ...listOf(request["contents"])];
  },
  toolsIn: (request) =>
    objectsOf(request["tools"]).flatMap((tool) =>
      objectsOf(first(tool, "functionDeclarations", "function_declarations")),
    ),
  settingsIn: (request) => ({
    ...request,
    ...objectOf(first(request, "generationConfig", "generation_config", "config")),
  }),
  isAnswer: isGeminiAnswer,
  answerIn: (response) => {
    const [candidate, ...alternatives] = objectsOf(response["candidates"]);
    const content = objectOf(candidate?.["content"]);
    return {
      messages: listOf(content["parts"]).length > 0 ? [{ ...withSources(content, candidate), role: "model" }] : [],
      alternatives,
      finish_reason: textOf(candidate?.["finishReason"]) ?? textOf(at(response, "promptFeedback", "blockReason")),
      usage: response["usageMetadata"],
      model: textOf(response["modelVersion"]),
      id: textOf(response["responseId"]),
      error: response["error"],
    };
  },
  finishes: {
    STOP: "stop",
    MAX_TOKENS: "length",
    SAFETY: "content_filter",
    RECITATION: "content_filter",
    LANGUAGE: "content_filter",
    BLOCKLIST: "content_filter",
    PROHIBITED_CONTENT: "content_filter",
    SPII: "content_filter",
    IMAGE_SAFETY: "content_filter",
    JAILBREAK: "content_filter",
    MODEL_ARMOR: "content_filter",
    BLOCKED_REASON_UNSPECIFIED: "content_filter",
    MALFORMED_FUNCTION_CALL: "error",
    UNEXPECTED_TOOL_CALL: "error",
    TOO_MANY_TOOL_CALLS: "error",
    OTHER: "error",
  },
  usage: {
    input: ["promptTokenCount"],
    output: ["candidatesTokenCount"],
    cached: ["cachedContentTokenCount"],
    reasoning: ["thoughtsTokenCount"],
  },
  parts: {},
  readUntypedPart,
  isEvent: isGeminiAnswer,
  isBeginning: () => false,
  readStream: (events) => {
    const pieces = events.filter(isObject);
    const finished = pieces.some(
      (piece) => isFinished(piece) || at(piece, "promptFeedback", "blockReason") !== undefined,
    );
    return withFailure(joinPieces(pieces), events, finished);
  },
  writeStream: ({ error, ...answer }) => [
    ...(Object.keys(answer).length > 0 ? [eventBlock(answer)] : []),
    ...endOf({ error: error ?? null }, [], (failure) => [eventBlock({ error: failure })]),
  ],
};

/** Adds the sources of an answer, which stand beside its content. */
function withSources(content: JsonObject, candidate: JsonObject = {}): JsonObject {
  const cited = first(candidate, "groundingMetadata", "citationMetadata", "urlContextMetadata");
  if (!isObject(cited) || Object.keys(cited).length === 0) return content;
  return { ...content, parts: [...listOf(content["parts"]), { type: "citations", citations: cited }] };
}

function systemIn(request: JsonObject): Json | undefined {
  return first(request, "systemInstruction", "system_instruction") ?? at(request, "config", "systemInstruction");
}

/** The error of a function response. A failed function returns the member `error` and no other. */
function errorOfResponse(response: Json | undefined): CallError | undefined {
  const failure = isObject(response) && Object.keys(response).length === 1 ? first(response, "error") : undefined;
  if (failure === undefined) return undefined;
  return { kind: "tool", message: (textOf(at(failure, "message")) ?? asText(failure)).slice(0, 2000) };
}

/** Gemini's parts have no type; the name of their member tells what they are. */
function readUntypedPart(part: JsonObject, target: PartTarget): boolean {
  // Genkit's parts have the same structure with other names.
  const call = first(part, "functionCall", "function_call", "toolRequest");
  if (isObject(call)) {
    target.calls.push({
      id: textOf(first(call, "id", "ref")),
      name: textOf(call["name"]) ?? "unknown",
      args: argumentsOf(first(call, "args", "input")),
    });
    return true;
  }
  const response = first(part, "functionResponse", "function_response", "toolResponse");
  if (!isObject(response)) return false;
  target.results.push({
    id: textOf(first(response, "id", "ref")),
    name: textOf(response["name"]),
    output: first(response, "response", "output") ?? null,
    error: errorOfResponse(response["response"]),
  });
  return true;
}

/** True for an answer of Gemini, or a piece of a streamed one. */
export function isGeminiAnswer(value: Json | undefined): value is JsonObject {
  return isObject(value) && Array.isArray(value["candidates"]) && !("contents" in value) && !("request" in value);
}

/** Joins the pieces of streamed answers, which follow one another and share an id. Other values stay as they are. */
export function mergedAnswers(values: readonly Json[]): Json[] {
  const merged: Json[][] = [];
  for (const value of values) {
    const before = merged.at(-1)?.at(-1);
    const goesOn =
      isGeminiAnswer(before) &&
      isGeminiAnswer(value) &&
      !isFinished(before) &&
      before["responseId"] === value["responseId"];
    if (goesOn) merged.at(-1)?.push(value);
    else merged.push([value]);
  }
  return merged.map((pieces) => (pieces.length === 1 ? (pieces[0] ?? null) : joinPieces(pieces.map(objectOf))));
}

function isFinished(piece: JsonObject): boolean {
  return first(at(piece, "candidates", 0), "finishReason") !== undefined;
}

/** Joins pieces into one answer. Only the first candidate counts. */
export function joinPieces(pieces: readonly JsonObject[]): JsonObject {
  const parts: JsonObject[] = [];
  let answer: JsonObject = {};
  let candidate: JsonObject | undefined;
  for (const piece of pieces) {
    // Counts grow from piece to piece, and the last piece may omit some.
    const usage = { ...objectOf(answer["usageMetadata"]), ...objectOf(piece["usageMetadata"]) };
    answer = { ...answer, ...filled({ ...piece, usageMetadata: usage }) };
    const more = at(piece, "candidates", 0);
    if (!isObject(more)) continue;
    candidate = { ...candidate, ...filled(more) };
    for (const part of objectsOf(at(more, "content", "parts"))) addPart(parts, part);
  }
  return candidate ? { ...answer, candidates: [{ ...candidate, content: { role: "model", parts } }] } : answer;
}

function filled(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => (isObject(one) ? Object.keys(one).length > 0 : one !== null)),
  );
}

function addPart(parts: JsonObject[], part: JsonObject): void {
  const before = parts.at(-1);
  const call = callOf(part);
  if (call) {
    const open = callOf(before);
    const joined = isOpenCall(open);
    // An empty piece ends an open call. Without an open call it has no meaning.
    if (!joined && Object.keys(call).length === 0) return;
    const streamed = joined || isOpenCall(call) || "partialArgs" in call;
    const functionCall = streamed ? withPiece(joined ? open : {}, call) : call;
    if (joined) parts[parts.length - 1] = { ...before, ...part, functionCall };
    else parts.push({ ...part, functionCall });
    return;
  }
  const same = before !== undefined && typeof before["text"] === "string" && typeof part["text"] === "string";
  if (same && (before["thought"] === true) === (part["thought"] === true))
    parts[parts.length - 1] = { ...before, ...part, text: asText(before["text"]) + asText(part["text"]) };
  else if (Object.keys(part).length > 0) parts.push(part);
}
