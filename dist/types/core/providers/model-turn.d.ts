import { type Message, type MessageCall } from "../formats/message-shape.ts";
import type { ModelExchange } from "../schema/fixtures.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { CallError } from "../schema/trace.ts";
import type { Finish } from "./finish.ts";
import type { ModelApi } from "./model-api.ts";
import { type Usage, type UsageWords } from "./usage.ts";
/**
 * What became of an answer. `complete`: a text or calls. `empty`: neither. `cut_off`: at the most tokens. `blocked`: by a filter.
 * `interrupted`: the stream broke off. `failed`: the provider said that it failed. Only a complete one is an answer of the agent's.
 */
export type Ended = "complete" | "empty" | "cut_off" | "blocked" | "interrupted" | "failed";
/** What a model answered, read the same way for every API. */
export interface ModelAnswer {
    /** What it said and asked for, as later requests repeat it: some APIs answer in several items. */
    messages: Message[];
    text: string;
    /** The calls that it made. One that was cut off, or that stands in an answer which failed, was never made: it is among the extras. */
    calls: MessageCall[];
    /** Tools that the provider ran itself. */
    results: Message["results"];
    extras: Json[];
    ended: Ended;
    finish: Finish | undefined;
    /** The API's own word for how it ended. */
    finish_reason: string | undefined;
    usage: Usage | undefined;
    /** In US dollars, where a proxy tells it with the usage. */
    cost: number | undefined;
    model: string | undefined;
    id: string | undefined;
    /** The other answers to the same request, as they came. */
    alternatives: Json[];
    /** Why it failed or was interrupted. */
    error: CallError | undefined;
}
/** What is known of an API to read its answers. */
export interface AnswerReader extends Pick<ModelApi, "answerIn" | "finishes"> {
    usage: UsageWords | readonly UsageWords[];
}
/** What one exchange with a model says about the run. */
export interface ModelTurn {
    /** What the model was told, earlier turns of the conversation included: history, none of whose calls are new. */
    messages: Message[];
    /** The tools that it was offered. */
    tools: string[];
    answer: ModelAnswer;
}
/** Reads an exchange; undefined where its API is not known or carries no conversation. */
export declare function readTurn({ api: name, ...exchange }: ModelExchange): ModelTurn | undefined;
/** The answer of an exchange, whole or streamed. */
export declare function answerOfExchange(api: ModelApi, { status, response, sse }: Pick<ModelExchange, "status" | "response" | "sse">): ModelAnswer;
/** The one place that says whether an answer is one. */
export declare function readAnswer(api: AnswerReader, response: JsonObject, status?: number): ModelAnswer;
/** An answer as messages of its conversation; none where it failed before it said anything. */
export declare function messagesOf({ messages, finish_reason: finish, error }: ModelAnswer): Message[];
