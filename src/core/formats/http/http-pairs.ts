import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { at, listOf } from "../fields/fields.ts";
import type { FormatInput } from "../input/format.ts";

/** A request to a model's API with its answer from a client wrapper's log, without address or status. */
export interface LoggedPair {
  url: string;
  request: JsonObject;
  response: JsonObject;
  value: JsonObject;
}

/** The pairs of a log; empty if it holds anything else, or only one pair. */
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
  // The lines of a batch have nothing to do with one another.
  if (!isObject(request) || !isObject(response) || "custom_id" in value) return undefined;
  const path = pathOf(request, response);
  return path === undefined
    ? undefined
    : { url: path, request: { body: request }, response: { body: response }, value };
}

/** Which API it is, by what was asked and answered. */
function pathOf(request: JsonObject, response: JsonObject): string | undefined {
  if (Array.isArray(request["contents"])) return Array.isArray(response["candidates"]) ? ":generateContent" : undefined;
  if (!Array.isArray(request["messages"])) return undefined;
  if (response["type"] === "message" && Array.isArray(response["content"])) return "/v1/messages";
  return isAnswered(response["choices"]) ? "/v1/chat/completions" : undefined;
}

function isAnswered(choices: Json | undefined): boolean {
  return isObject(at(choices, 0, "message"));
}
