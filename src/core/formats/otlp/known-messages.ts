import { MessageTexts } from "../messages/message-texts.ts";
import { FlatMessages } from "./flat-messages.ts";

/**
 * The messages that earlier spans of a trace had, for both forms in which dialects write them: JSON texts and flattened
 * attributes.
 */
export interface KnownMessages {
  texts: MessageTexts;
  flat: FlatMessages;
}

export function knownMessages(): KnownMessages {
  return { texts: new MessageTexts(), flat: new FlatMessages() };
}
