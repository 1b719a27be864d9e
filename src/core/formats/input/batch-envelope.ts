import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import { at } from "../fields/fields.ts";

/**
 * Unwraps a line of a provider's batch. OpenAI wraps an answer as `{custom_id, response: {body}}` and a request as
 * `{custom_id, body}`; Anthropic wraps an answer as `{custom_id, result: {message}}`.
 */
export function withoutBatch(value: Json): Json {
  if (!isObject(value) || !("custom_id" in value)) return value;
  const { custom_id } = value;
  const kept = typeof custom_id === "string" ? { custom_id } : {};
  const requestPart = isObject(value["body"]) ? { request: value["body"] } : {};
  const answered = at(value, "response", "body") ?? at(value, "result", "message");
  const error = at(value, "error") ?? at(value, "result", "error");
  const failed = isObject(error) ? { error: isObject(error["error"]) ? error["error"] : error } : undefined;
  const response = answered ?? failed;
  return { ...kept, ...requestPart, ...(isObject(response) ? { response } : {}) };
}
