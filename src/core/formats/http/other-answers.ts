import { type Finish, finishesOfOthers } from "../../providers/answer-end.ts";
import { modelApis } from "../../providers/index.ts";
import type { ModelApi } from "../../providers/model-api.ts";
import type { AnswerReader } from "../../providers/model-turn.ts";
import { asText, at, first, objectOf, objectsOf, textOf } from "../fields/fields.ts";
import { usageWords } from "../fields/model-fields.ts";
import { withinMessages } from "../otlp/dialect.ts";
import type { Json } from "../../schema/json.ts";
import { answersIn, messageIn, plainUsage } from "./plain-answers.ts";

/** The parts of an API's description that reading a recording needs. */
export type RecordedApi = Pick<ModelApi, "messagesIn" | "settingsIn"> & AnswerReader;

/** Finish reasons of Titan and Aleph Alpha. */
const finishesOfPlain: Readonly<Record<string, Finish>> = {
  FINISH: "stop",
  LENGTH: "length",
  maximum_tokens: "length",
};

/** APIs without a description of their own: Bedrock's Converse, Ollama, and those that answer a prompt with a text. */
export const otherApi: RecordedApi = {
  messagesIn: (request) => {
    const { system: _, instructions: __, message: current, inputText, ...rest } = request;
    const message = current ?? inputText;
    const system = first(request, "system", "instructions", "preamble");
    const history = objectsOf(request["chat_history"]).map(
      (turn): Json => ({
        role: asText(turn["role"]).toLowerCase().replace("chatbot", "assistant"),
        content: first(turn, "message", "content") ?? "",
      }),
    );
    const found = withinMessages(rest);
    // The caller may have read the messages already.
    const given = typeof message === "string" ? [message] : found === rest && "messages" in rest ? [] : [found];
    return [
      ...(system === undefined || system === "" ? [] : [{ role: "system", content: system }]),
      ...history,
      ...given,
    ];
  },
  settingsIn: (request) => ({ ...request, ...objectOf(request["inferenceConfig"]) }),
  answerIn: (response) => {
    const [answer = response, ...alternatives] = answersIn(response);
    const finish = first(answer, ...finishNames) ?? first(response, ...finishNames);
    return {
      messages: [messageIn(answer)],
      alternatives,
      finish_reason: textOf(finish),
      usage: response["usage"] ?? at(response, "meta", "billed_units") ?? plainUsage(response, answer),
      model: textOf(response["model"]),
      id: textOf(response["id"]),
      error: response["error"],
    };
  },
  finishes: Object.fromEntries(
    [finishesOfOthers, finishesOfPlain, ...modelApis.map(({ finishes }) => finishes)].flatMap(Object.entries),
  ),
  usage: usageWords,
};

const finishNames = ["finish_reason", "stop_reason", "stopReason", "completionReason", "done_reason"];
