import type { Json, JsonObject } from "../schema/json.ts";
import { type Message, type MessageCall } from "./message-shape.ts";
/**
 * A message in any of the spellings that are about: Chat Completions, Responses items, Anthropic blocks, Gemini contents, LangChain
 * objects, GenAI parts, AI SDK model messages. Undefined where it is none.
 */
export declare function readMessage(value: Json, role?: string): Message | undefined;
/** Every message of a list; a lone object or text is a list of one. */
export declare function readMessages(value: Json | undefined, role?: string): Message[];
/** The same, behind those that are there already. */
export declare function addMessages(value: Json | undefined, role: string, messages: Message[]): void;
/** A call in Chat Completions', LangChain's or a flat spelling. */
export declare function readCall(call: JsonObject): MessageCall;
