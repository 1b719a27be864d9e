import { unwrapped } from "../fields.ts";
import { readMessages } from "../message.ts";
import type { Message } from "../message-shape.ts";

const kept = 8;

/**
 * Message lists that spans hold as JSON text. Each request repeats the history of the one before, so only what follows a text
 * that is known already is parsed; the messages before it are the very same objects.
 */
export class MessageTexts {
  private readonly known: { head: string; messages: Message[] }[] = [];

  /** The messages of a list in a text; undefined where the text is no list of messages. */
  read(text: string): Message[] | undefined {
    const end = text.trimEnd();
    if (!text.startsWith("[") || !end.endsWith("]")) return undefined;
    const head = end.slice(0, -1);
    const messages = this.continued(head) ?? whole(end);
    if (!messages || messages.length === 0) return undefined;
    this.known.unshift({ head, messages });
    if (this.known.length > kept) this.known.pop();
    return messages;
  }

  private continued(head: string): Message[] | undefined {
    const before = this.known.find(
      (entry) => head.startsWith(entry.head) && /^,|^$/.test(head.charAt(entry.head.length)),
    );
    if (!before) return undefined;
    if (before.head.length === head.length) return before.messages;
    const rest = whole(`[${head.slice(before.head.length + 1)}]`);
    return rest && [...before.messages, ...rest];
  }
}

function whole(text: string): Message[] | undefined {
  const list = unwrapped(text);
  return Array.isArray(list) ? readMessages(list) : undefined;
}
