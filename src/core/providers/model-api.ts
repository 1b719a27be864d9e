import type { Message, PartTarget } from "../formats/messages/message-shape.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Finish } from "./answer-end.ts";
import type { UsageWords } from "./usage.ts";

/** A service that answers requests to models: where it lives, how its clients are led elsewhere, how it says that it failed. */
export interface Provider {
  /** Its name in `upstream` of replaykit.yaml, and the first part of its addresses below a gateway's. */
  name: string;
  baseUrl: string;
  /** The variable that the official client reads its base address from. */
  baseUrlVariable: string;
  keyVariable: string;
  /** Headers that every request needs, with the key where there is one. */
  headers(key: string | undefined): Record<string, string>;
  /** Headers of a client that change what is answered: they travel on to the provider. */
  passedHeaders: readonly string[];
  /** An error as this provider sends it, so that its client shows the message. */
  errorBody(status: number, message: string): JsonObject;
  /** Environment variables that point the official clients to the gateway's address for one attempt. */
  clientVariables(gateway: string, key: string): Record<string, string>;
}

/** An address below the gateway's, and the provider's own path of it. */
export type Route = readonly [pattern: RegExp, path: (match: RegExpExecArray) => string];

/** A request of a judge or simulated user. */
export interface ModelQuestion {
  model: string;
  system: string;
  messages: readonly { role: "user" | "assistant"; content: string }[];
  /** Most tokens of the answer, where the API must be told. */
  limit: number;
  /** JSON Schema that the answer must fit. */
  schema?: Json;
}

/** Where an answer keeps what every API tells under names of its own. */
export interface AnswerFields {
  /** Text and calls of an answer, in the API's own format. */
  messages: Json[];
  /** The other answers to the same request. */
  alternatives?: Json[];
  /** How it ended, in the API's own word. */
  finish_reason: string | undefined;
  usage: Json | undefined;
  model: string | undefined;
  id: string | undefined;
  /** What went wrong, as the provider tells it. */
  error: Json | undefined;
}

/** Adds what a part of a message says, asks for or brings to what was gathered of it. */
export type PartReader = (part: JsonObject, target: PartTarget) => void;

/** All that is known of the wire of one API; `index.ts` lists them. Nothing else in the product knows how one differs from another. */
export interface ModelApi {
  name: string;
  provider: Provider;
  /** False if no conversation is carried, as with embeddings. */
  converses: boolean;
  routes: readonly Route[];
  /** How its addresses end, wherever it is served. */
  endpoint: RegExp;
  /** The provider's own address of a path. */
  url(baseUrl: string, path: string): string;
  wantsStream(request: Json, path: string): boolean;
  /** The path that names another model, where the path names it and not the request. */
  pathWithModel?: (path: string, model: string) => string;
  /** Where the official client makes its calls: `messages` for `client.messages.create`. */
  clientMethods: readonly string[];

  /** The messages of a request in the API's own spelling, what the model is told to be first. */
  messagesIn(request: JsonObject): Json[];
  /** The tools that a request offers, each as the object that has its name. */
  toolsIn(request: JsonObject): JsonObject[];
  /** Where the settings of a request stand, if not beside everything else. */
  settingsIn?(request: JsonObject): JsonObject;
  /** The request that asks a question; undefined if judges and simulated users do not use the API. */
  ask?: (question: ModelQuestion) => { path: string; body: JsonObject };

  /** True for an answer of this API, by what only its answers have. */
  isAnswer(response: JsonObject): boolean;
  answerIn(response: JsonObject): AnswerFields;
  /** Meanings of the API's finish reasons. */
  finishes: Readonly<Record<string, Finish>>;
  usage: UsageWords;

  /** Readers of the parts of a message, by their type. */
  parts: Readonly<Record<string, PartReader>>;
  /** Reads a part that has no type; false if it is none of this API's. */
  readUntypedPart?: (part: JsonObject, target: PartTarget) => boolean;
  /** A member of a list of messages that is none: a call or a result of its own. */
  readItem?: (item: JsonObject) => Message | undefined;

  /** True for an event of a streamed answer. */
  isEvent(event: JsonObject): boolean;
  /** True if a streamed answer begins. */
  isBeginning(event: JsonObject): boolean;
  /** The whole answer of a stream, with an `error` if it ended in one or was cut off. */
  readStream(events: readonly Json[]): JsonObject;
  /** The whole answer where a text of a stream says it again at its end, so that nothing else of it is read. */
  answerInText?(text: string): JsonObject | undefined;
  /** The blocks of a stream that gives this answer, in the provider's order. */
  writeStream(response: JsonObject): string[];
}

/** An API that judges and simulated users can ask. */
export type AskableApi = ModelApi & Required<Pick<ModelApi, "ask">>;
