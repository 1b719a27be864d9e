import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { asText, at, first, listOf, objectsOf, textOf } from "../fields/fields.ts";
import type { FormatInput } from "../input/format.ts";
import { pairsIn } from "./http-pairs.ts";

/** A recorded exchange with any service. */
export interface RecordedExchange {
  url: string;
  request: JsonObject;
  response: JsonObject;
  value: JsonObject;
}

/** Every exchange of a recording. */
export function recordedIn(input: FormatInput): RecordedExchange[] {
  const addressed = addressedIn(input);
  return addressed.length > 0 ? addressed : pairsIn(input);
}

function addressedIn({ json, lines }: FormatInput): RecordedExchange[] {
  const values = lines ?? interactionsIn(json) ?? json;
  return objectsOf(Array.isArray(values) ? values : [values ?? null]).flatMap((value) => {
    const { request, response } = "scope" in value ? ofNock(value) : value;
    if (!isObject(request) || !isObject(response)) return [];
    const url = textOf(first(request, "url", "uri"));
    return url === undefined ? [] : [{ url, request, response, value }];
  });
}

/**
 * The list of exchanges, under whichever name the recorder uses. LangChain's recorder lists all requests, then all
 * responses.
 */
export function interactionsIn(json: Json | undefined): Json | undefined {
  const inside =
    first(json, "interactions", "http_interactions", "exchanges", "recordings") ?? at(json, "log", "entries");
  if (inside !== undefined) return inside;
  const requests = listOf(at(json, "requests"));
  const responses = listOf(at(json, "responses"));
  if (requests.length === 0 || requests.length !== responses.length) return undefined;
  return requests.map((request, index): Json => ({ request, response: responses[index] ?? null }));
}

/** Nock's records hold the parts of request and answer side by side. */
function ofNock(value: JsonObject): { request: Json; response: Json } {
  const url = `${asText(value["scope"])}${asText(value["path"])}`;
  const request = { url, body: value["body"] ?? null, headers: value["reqheaders"] ?? {} };
  return { request, response: { status: value["status"] ?? 200, body: value["response"] ?? null } };
}
