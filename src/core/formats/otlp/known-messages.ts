import { MessageTexts } from "../messages/message-texts.ts";
import { FlatMessages } from "./flat-messages.ts";

/** The messages of earlier spans, in both forms that dialects use: JSON texts and flattened attributes. */
export interface KnownMessages {
  texts: MessageTexts;
  flat: FlatMessages;
}

export function knownMessages(): KnownMessages {
  return { texts: new MessageTexts(), flat: new FlatMessages() };
}
