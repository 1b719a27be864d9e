import { first, listOf, numberOf, objectsOf } from "../fields/fields.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";

/** Where APIs that answer a prompt with a text keep it: Cohere, Mistral, Titan, Llama, Claude, watsonx, Aleph Alpha, Ollama. */
const textNames = ["text", "outputText", "generated_text", "completion", "generation", "response"];
/** The same for the lists of those that may give several. */
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

/** The answers in a response, the first one first: those of a list, or the response itself. */
export function answersIn(response: JsonObject): JsonObject[] {
  const listed = objectsOf(response["choices"]);
  if (listed.length > 0) return listed;
  const others = listNames
    .map((name) => objectsOf(response[name]))
    .find(([one]) => one && plainText(one) !== undefined);
  if (others) return others;
  return [isObject(response["output"]) ? response["output"] : response];
}

/** The text of an answer that is no message. */
export function plainText(answer: JsonObject): string | undefined {
  return textNames.map((name) => answer[name]).find((text) => typeof text === "string");
}

/** An answer as a message: as it came where it is one, or of its text. */
export function messageIn(answer: JsonObject): Json {
  const message = first(answer, "message") ?? answer["content"];
  if (isObject(message)) return message;
  const text = plainText(answer);
  return text === undefined ? answer : { role: "assistant", content: text, tool_calls: listOf(answer["tool_calls"]) };
}

/** Token counts that stand beside the text, under names of their own. */
export function plainUsage(response: JsonObject, answer: JsonObject): JsonObject | undefined {
  const counts = Object.entries(countNames).flatMap(([name, spellings]) => {
    const count = numberOf(first(response, ...spellings) ?? first(answer, ...spellings));
    return count === undefined ? [] : [[name, count] as const];
  });
  return counts.length === 0 ? undefined : Object.fromEntries(counts);
}
