import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { at, listOf } from "../fields/fields.ts";
import type { FormatInput } from "../input/format.ts";

/** A request to a model's API and its answer from a client wrapper's log, without address or status. */
export interface LoggedPair {
  url: string;
  request: JsonObject;
  response: JsonObject;
  value: JsonObject;
}

/** The pairs of a log. Empty if the log holds anything else, or only one pair. */
export function pairsIn({ json, lines }: FormatInput): LoggedPair[] {
  const pairs: LoggedPair[] = [];
  for (const value of listOf(lines ?? json)) {
    const pair = pairOf(value);
    if (!pair) return [];
    pairs.push(pair);
  }
  return pairs.length > 1 ? pairs : [];
}

function pairOf(value: Json): LoggedPair | undefined {
  if (!isObject(value)) return undefined;
  const { request, response } = value;
  // The requests of a batch are independent of one another.
  if (!isObject(request) || !isObject(response) || "custom_id" in value) return undefined;
  const path = pathOf(request, response);
  return path === undefined
    ? undefined
    : { url: path, request: { body: request }, response: { body: response }, value };
}

/** The path of the API, inferred from the request and the answer. */
function pathOf(request: JsonObject, response: JsonObject): string | undefined {
  if (Array.isArray(request["contents"])) return Array.isArray(response["candidates"]) ? ":generateContent" : undefined;
  if (!Array.isArray(request["messages"])) return undefined;
  if (response["type"] === "message" && Array.isArray(response["content"])) return "/v1/messages";
  return isAnswered(response["choices"]) ? "/v1/chat/completions" : undefined;
}

function isAnswered(choices: Json | undefined): boolean {
  return isObject(at(choices, 0, "message"));
}
