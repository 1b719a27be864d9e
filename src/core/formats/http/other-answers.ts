import { finishesOfOthers } from "../../providers/answer-end.ts";
import { modelApis } from "../../providers/index.ts";
import type { ModelApi } from "../../providers/model-api.ts";
import type { AnswerReader } from "../../providers/model-turn.ts";
import { asText, first, listOf, objectOf, objectsOf, textOf } from "../fields/fields.ts";
import { usageWords } from "../fields/model-fields.ts";
import { withinMessages } from "../otlp/dialect.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";

/** What recordings need to know about an API. */
type RecordedApi = Pick<ModelApi, "messagesIn" | "settingsIn"> & AnswerReader;

/** APIs without their own description: Bedrock's Converse, Ollama, Cohere's first chat, old completions. */
export const otherApi: RecordedApi = {
  messagesIn: (request) => {
    const { system: _, instructions: __, message, ...rest } = request;
    const system = first(request, "system", "instructions", "preamble");
    const history = objectsOf(request["chat_history"]).map(
      (said): Json => ({
        role: asText(said["role"]).toLowerCase().replace("chatbot", "assistant"),
        content: first(said, "message", "content") ?? "",
      }),
    );
    const found = withinMessages(rest);
    // Its messages may already have been read.
    const given = typeof message === "string" ? [message] : found === rest && "messages" in rest ? [] : [found];
    return [
      ...(system === undefined || system === "" ? [] : [{ role: "system", content: system }]),
      ...history,
      ...given,
    ];
  },
  settingsIn: (request) => ({ ...request, ...objectOf(request["inferenceConfig"]) }),
  answerIn: (response) => {
    const [choice, ...alternatives] = objectsOf(response["choices"]);
    const inner = choice ?? (isObject(response["output"]) ? response["output"] : response);
    return {
      messages: [messageIn(inner)],
      alternatives,
      finish_reason: textOf(choice?.["finish_reason"] ?? first(response, "stop_reason", "finish_reason", "stopReason")),
      usage: response["usage"] ?? countedByOllama(response),
      model: textOf(response["model"]),
      id: textOf(response["id"]),
      error: response["error"],
    };
  },
  finishes: Object.fromEntries(
    [finishesOfOthers, ...modelApis.map(({ finishes }) => finishes)].flatMap(Object.entries),
  ),
  usage: usageWords,
};

function countedByOllama({ prompt_eval_count: asked, eval_count: answered }: JsonObject): JsonObject | undefined {
  if (asked === undefined && answered === undefined) return undefined;
  return { prompt_tokens: asked ?? null, completion_tokens: answered ?? null };
}

function messageIn(answer: JsonObject): Json {
  const message = first(answer, "message") ?? answer["content"];
  if (isObject(message)) return message;
  const { text, tool_calls } = answer;
  return typeof text === "string" ? { role: "assistant", content: text, tool_calls: listOf(tool_calls) } : answer;
}
