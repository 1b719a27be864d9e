import { first, listOf, numberOf, objectsOf } from "../fields/fields.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";

/**
 * Members that hold the answer's text, in APIs of Cohere, Mistral, Titan, Llama, Claude, watsonx, Aleph Alpha and
 * Ollama.
 */
const textNames = ["text", "outputText", "generated_text", "completion", "generation", "response"];
/** Members that hold a list of such answers. */
const listNames = ["choices", "generations", "outputs", "results", "completions"];
const countNames = {
  prompt_tokens: ["prompt_eval_count", "inputTextTokenCount", "input_token_count", "prompt_token_count"],
  completion_tokens: [
    "eval_count",
    "tokenCount",
    "totalOutputTextTokenCount",
    "generated_token_count",
    "generation_token_count",
  ],
};

/** The answers in a response, in order: the items of a list, or the response itself. */
export function answersIn(response: JsonObject): JsonObject[] {
  const listed = objectsOf(response["choices"]);
  if (listed.length > 0) return listed;
  const others = listNames
    .map((name) => objectsOf(response[name]))
    .find(([one]) => one && plainText(one) !== undefined);
  if (others) return others;
  return [isObject(response["output"]) ? response["output"] : response];
}

/** The text of an answer that is not a message. */
export function plainText(answer: JsonObject): string | undefined {
  return textNames.map((name) => answer[name]).find((text) => typeof text === "string");
}

/** The answer as a message: unchanged if it is one, else made from its text. */
export function messageIn(answer: JsonObject): Json {
  const message = first(answer, "message") ?? answer["content"];
  if (isObject(message)) return message;
  const text = plainText(answer);
  return text === undefined ? answer : { role: "assistant", content: text, tool_calls: listOf(answer["tool_calls"]) };
}

/** Token counts beside the text, under each API's own names. */
export function plainUsage(response: JsonObject, answer: JsonObject): JsonObject | undefined {
  const counts = Object.entries(countNames).flatMap(([name, spellings]) => {
    const count = numberOf(first(response, ...spellings) ?? first(answer, ...spellings));
    return count === undefined ? [] : [[name, count] as const];
  });
  return counts.length === 0 ? undefined : Object.fromEntries(counts);
}
