import { modelApis } from "../core/providers/index.ts";
import { isObject } from "../core/schema/is-object.ts";
import type { Json, JsonObject } from "../core/schema/json.ts";

/** What a model call tells of the conversation, each message as the API of the agent's choice spells it. */
export interface ModelExchange {
  /** The instructions, and what the request says was said. */
  asked: Json[];
  answered: Json[];
  /** True where the request repeats nothing of what was said before, and means it. */
  goesOn: boolean;
}

/**
 * The messages of a model call, to the letter: an agent that starts from a checkpoint puts them into its next request. Which API it
 * is nobody says: that one which finds most in it. The AI SDK, the OpenAI Agents SDK, lists and plain texts are read beside.
 */
export function exchangeOf(request: Json | undefined, answer: Json | undefined): ModelExchange {
  const answered = answer === undefined || answer === null ? [] : answerMessages(answer);
  if (request === undefined) return { asked: [], answered, goesOn: true };
  if (!isObject(request)) return { asked: listed(request), answered, goesOn: false };
  const known = most(modelApis.map((api) => api.messagesIn(request)));
  return { asked: withInstructions(request, known), answered, goesOn: has(request, continuations) !== undefined };
}

/** By these the provider knows what was said before. */
const continuations = ["previous_response_id", "previousResponseId", "conversation", "conversationId"];

function withInstructions(request: JsonObject, known: Json[]): Json[] {
  const said = known.length > 0 ? known : listed(request["prompt"] ?? request);
  const content = request["systemInstructions"]; // of the Agents SDK
  return content === undefined || content === null ? said : [{ role: "system", content }, ...said];
}

function listed(said: Json): Json[] {
  return Array.isArray(said) ? said : [{ role: "user", content: said }];
}

function answerMessages(answer: Json): Json[] {
  if (Array.isArray(answer)) return answer;
  if (!isObject(answer)) return [{ role: "assistant", content: answer }];
  const known = most(modelApis.map((api) => api.answerIn(answer).messages)).map(bare);
  return known.length > 0 ? known : [{ role: "assistant", content: answer["content"] ?? answer }];
}

/** A message of an answer is at times the whole answer, which no request would take. */
function bare(message: Json): Json {
  if (!isObject(message) || message["usage"] === undefined) return message;
  return { role: message["role"] ?? "assistant", content: message["content"] ?? null };
}

function most(lists: Json[][]): Json[] {
  return lists.reduce((longest, list) => (list.length > longest.length ? list : longest), []);
}

function has(value: JsonObject, keys: readonly string[]): string | undefined {
  return keys.find((name) => Object.hasOwn(value, name) && value[name] !== undefined && value[name] !== null);
}
