import { endOfJsonList } from "../../json/json-limits.ts";
import { isObject } from "../../schema/is-object.ts";
import type { JsonObject } from "../../schema/json.ts";
import { unwrapped } from "../fields/fields.ts";
import { readMessages } from "./message.ts";
import type { Message } from "./message-shape.ts";

/** A list that was read: its text up to the end of its last member, and its messages. */
interface CachedList {
  text: string;
  messages: Message[];
}

const kept = 8;
const lists = ["messages", "choices", "input", "contents"];
const listMember = /"(messages|input|contents)"\s*:\s*\[/;

/**
 * Reads message lists that are JSON inside texts. Each request repeats the earlier history, so only what follows a
 * known text is parsed. Earlier messages are the same objects.
 */
export class MessageTexts {
  private readonly known: CachedList[] = [];

  /** The messages of a list in a text; undefined if the text is not a list. */
  read(text: string): Message[] | undefined {
    if (text.charCodeAt(0) !== 0x5b) return undefined;
    const end = text.trimEnd();
    if (!end.endsWith("]")) return undefined;
    return this.listed(end.slice(0, -1));
  }

  /**
   * The messages of a request, and the request with that list emptied. Undefined if the text is no request with one
   * list.
   */
  readRequest(text: string): { rest: JsonObject; messages: Message[] } | undefined {
    const found = text.charCodeAt(0) === 0x7b ? listMember.exec(text) : null;
    if (!found) return undefined;
    const start = found.index + found[0].length - 1;
    const known = this.beginningOf(text.slice(start));
    const end = endOfJsonList(text, known ? start + known.text.length : start + 1);
    const messages = end === undefined ? undefined : this.listed(text.slice(start, end), known);
    if (end === undefined || !messages) return undefined;
    // Texts escape quotes, so this is a member's name. If that member is now empty, it is the request's own.
    const rest = unwrapped(`${text.slice(0, start)}[${text.slice(end)}`);
    return isObject(rest) && isEmptied(rest, found[1] ?? "") ? { rest, messages } : undefined;
  }

  private listed(text: string, known = this.beginningOf(text)): Message[] | undefined {
    const messages = known ? continued(known, text) : whole(`${text}]`);
    if (!messages || messages.length === 0) return undefined;
    this.known.unshift({ text, messages });
    if (this.known.length > kept) this.known.pop();
    return messages;
  }

  /**
   * A known list that this text begins with. Texts are compared whole, because engines compare many characters at a
   * time.
   */
  private beginningOf(text: string): CachedList | undefined {
    return this.known.find((known) => text.slice(0, known.text.length) === known.text && isBorder(text, known));
  }
}

/**
 * True if the list was the request's own and only one. Of several lists, a fixed rank decides, not their order in the
 * text.
 */
function isEmptied(rest: JsonObject, name: string): boolean {
  const left = rest[name];
  return Array.isArray(left) && left.length === 0 && lists.every((other) => other === name || !(other in rest));
}

function isBorder(text: string, { text: known }: CachedList): boolean {
  const next = text.charAt(known.length);
  return next === "" || next === "," || next === "]";
}

function continued({ text: before, messages }: CachedList, text: string): Message[] | undefined {
  if (before.length === text.length) return messages;
  const rest = whole(`[${text.slice(before.length + 1)}]`);
  return rest && [...messages, ...rest];
}

function whole(text: string): Message[] | undefined {
  const list = unwrapped(text);
  return Array.isArray(list) ? readMessages(list) : undefined;
}
