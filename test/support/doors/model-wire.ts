import type { Json } from "../../../src/core/schema/json.ts";
import type { Conversation, ModelTurn, Turn } from "./conversation.ts";

/** How one model API is asked and answers. */
export interface ModelWire {
  /** Its address below that of an attempt. */
  path: string;
  /** A request that carries what was said and called so far. */
  request(conversation: Conversation, turns: readonly Turn[]): Json;
  response(turn: ModelTurn): Json;
}
