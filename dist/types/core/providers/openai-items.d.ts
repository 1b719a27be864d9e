import type { Message } from "../formats/message-shape.ts";
import type { Json, JsonObject } from "../schema/json.ts";
/** An item of OpenAI's Responses API that is no message: a call, its output, or reasoning. */
export declare function readItem(item: JsonObject): Message | undefined;
/** True for an item of the Responses API that is no plain message. */
export declare function isItem(value: Json): boolean;
