import type { Message, PartTarget } from "../formats/messages/message-shape.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Finish } from "./answer-end.ts";
import type { UsageWords } from "./usage.ts";

/** A model provider: its URL, how to redirect its clients, and the format of its errors. */
export interface Provider {
  /** Its name in `upstream` of replaykit.yaml, and the first part of its paths on the gateway. */
  name: string;
  baseUrl: string;
  /** The environment variable from which the official client reads its base URL. */
  baseUrlVariable: string;
  keyVariable: string;
  /** Headers that every request needs, with the key if there is one. */
  headers(key: string | undefined): Record<string, string>;
  /** Client headers that affect the answer. They are forwarded to the provider. */
  passedHeaders: readonly string[];
  /** The body of an error in the provider's format, so that its client shows the message. */
  errorBody(status: number, message: string): JsonObject;
  /** Environment variables that point the official clients to the gateway for one attempt. */
  clientVariables(gateway: string, key: string): Record<string, string>;
}

/** A path on the gateway, and the provider's path for it. */
export type Route = readonly [pattern: RegExp, path: (match: RegExpExecArray) => string];

/** A request of a judge or simulated user. */
export interface ModelQuestion {
  model: string;
  system: string;
  messages: readonly { role: "user" | "assistant"; content: string }[];
  /** Maximum tokens of the answer, for APIs that require a limit. */
  limit: number;
  /** JSON Schema that the answer must fit. */
  schema?: Json;
}

/** The parts of an answer that every API has under its own names. */
export interface AnswerFields {
  /** Text and calls of an answer, in the API's own format. */
  messages: Json[];
  /** The other answers to the same request. */
  alternatives?: Json[];
  /** The API's own word for how the answer ended. */
  finish_reason: string | undefined;
  usage: Json | undefined;
  model: string | undefined;
  id: string | undefined;
  /** The error in the provider's format. */
  error: Json | undefined;
}

/** Reads a part of a message, such as text, a call or a result, and adds it to `target`. */
export type PartReader = (part: JsonObject, target: PartTarget) => void;

/** Everything about the wire format of one API. `index.ts` lists the APIs; no other code depends on how they differ. */
export interface ModelApi {
  name: string;
  provider: Provider;
  /** False if it carries no conversation, like embeddings. */
  converses: boolean;
  routes: readonly Route[];
  /** Matches the end of its URL paths at any host. */
  endpoint: RegExp;
  /** The provider's URL for a path. */
  url(baseUrl: string, path: string): string;
  wantsStream(request: Json, path: string): boolean;
  /** Puts another model into the path, for APIs that name the model there and not in the request. */
  pathWithModel?: (path: string, model: string) => string;
  /** Where the official client makes its calls: `messages` for `client.messages.create`. */
  clientMethods: readonly string[];

  /** The messages of a request in the API's own format, instructions first. */
  messagesIn(request: JsonObject): Json[];
  /** The tools that a request offers, each as the object that has its name. */
  toolsIn(request: JsonObject): JsonObject[];
  /** The request with its settings at the top level, for APIs that nest them. */
  settingsIn?(request: JsonObject): JsonObject;
  /** Makes the request for a question. Absent if judges and simulated users do not use the API. */
  ask?: (question: ModelQuestion) => { path: string; body: JsonObject };

  /** True for an answer of this API, recognised by members that only its answers have. */
  isAnswer(response: JsonObject): boolean;
  answerIn(response: JsonObject): AnswerFields;
  /** Meanings of the API's finish reasons. */
  finishes: Readonly<Record<string, Finish>>;
  usage: UsageWords;

  /** Readers of the parts of a message, by type. */
  parts: Readonly<Record<string, PartReader>>;
  /** Reads a part that has no type. Returns false if the part is not of this API. */
  readUntypedPart?: (part: JsonObject, target: PartTarget) => boolean;
  /** Reads a member of a list of messages that is not a message, but a separate call or result. */
  readItem?: (item: JsonObject) => Message | undefined;

  /** True for an event of a streamed answer. */
  isEvent(event: JsonObject): boolean;
  /** True for an event that begins a streamed answer. */
  isBeginning(event: JsonObject): boolean;
  /** Joins a stream's events into the whole answer, with an `error` if the stream failed or was cut off. */
  readStream(events: readonly Json[]): JsonObject;
  /** Reads the answer from a stream's text: from a last event that repeats it, or from JSON lines. Else `undefined`. */
  answerInText?(text: string): JsonObject | undefined;
  /** The blocks of a stream with this answer, in the provider's order. */
  writeStream(response: JsonObject): string[];
}

/** An API that judges and simulated users can ask. */
export type AskableApi = ModelApi & Required<Pick<ModelApi, "ask">>;
