import { MessageTexts } from "../messages/message-texts.ts";
import { FlatMessages } from "./flat-messages.ts";

/** What the spans of a trace said before, in either of the ways in which dialects write messages. */
export interface KnownMessages {
  texts: MessageTexts;
  flat: FlatMessages;
}

export function knownMessages(): KnownMessages {
  return { texts: new MessageTexts(), flat: new FlatMessages() };
}
