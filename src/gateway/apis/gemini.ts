import { isObject } from "../../core/schema/is-object.ts";
import type { Json, JsonObject } from "../../core/schema/json.ts";
import { dataOf, eventBlock } from "../server-sent-events.ts";
import type { ModelApiAdapter } from "./model-api.ts";

/** Gemini generateContent; a stream is a list of responses that each hold the next parts. */
export const gemini: ModelApiAdapter = {
  api: "gemini",
  provider: "gemini",
  defaultBaseUrl: "https://generativelanguage.googleapis.com",
  baseUrlEnv: "GOOGLE_GEMINI_BASE_URL",
  defaultKeyEnv: "GEMINI_API_KEY",
  errorBody: (status, message) => ({
    error: { code: status, message, status: status === 404 ? "NOT_FOUND" : "FAILED_PRECONDITION" },
  }),
  wantsStream: (_request, path) => path.includes(":streamGenerateContent"),
  upstreamUrl: (baseUrl, path) => `${baseUrl}${path}${path.includes(":stream") ? "?alt=sse" : ""}`,
  passedHeaders: [],
  authorise: (key) => ({ "x-goog-api-key": key }),
  toStream: (response) => [eventBlock(response)],
  fromStream,
};

function fromStream(blocks: string[]): Json {
  const chunks = blocks
    .map(dataOf)
    .filter((data) => data !== "")
    .map((data): Json => JSON.parse(data))
    .filter(isObject);
  let whole: JsonObject = {};
  const parts: Json[] = [];
  let candidate: JsonObject = {};
  for (const chunk of chunks) {
    whole = { ...whole, ...chunk };
    const first = Array.isArray(chunk["candidates"]) ? chunk["candidates"][0] : undefined;
    if (!isObject(first)) continue;
    candidate = { ...candidate, ...first };
    const content = first["content"];
    if (isObject(content) && Array.isArray(content["parts"])) append(parts, content["parts"]);
  }
  if (chunks.length === 0) return null;
  return { ...whole, candidates: [{ ...candidate, content: { role: "model", parts } }] };
}

/** Texts that follow one another are one part; everything else stays as it came. */
function append(parts: Json[], more: Json[]): void {
  for (const part of more) {
    const last = parts.at(-1);
    const joins = isObject(part) && isObject(last) && plainText(part) && plainText(last);
    if (joins) parts[parts.length - 1] = { ...last, text: `${textOf(last["text"])}${textOf(part["text"])}` };
    else parts.push(part);
  }
}

function plainText(part: JsonObject): boolean {
  return typeof part["text"] === "string" && Object.keys(part).length === 1;
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
