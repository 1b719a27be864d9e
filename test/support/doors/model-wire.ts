import type { Json } from "../../../src/core/schema/json.ts";
import type { Conversation, ModelTurn, Turn } from "./conversation.ts";

/** The requests and responses of one model API. */
export interface ModelWire {
  /** Its path below the attempt's URL. */
  path: string;
  /** A request with everything said and called so far. */
  request(conversation: Conversation, turns: readonly Turn[]): Json;
  response(turn: ModelTurn): Json;
}
