import { asText } from "../fields/fields.ts";
import type { Message } from "./message-shape.ts";

const maxThreads = 64;

/**
 * The conversations of a run. Each request repeats its whole history, so only what follows the longest known prefix is
 * new.
 */
export class KnownHistory {
  private readonly threads: string[][] = [];

  /** The new messages of a request. The next request of the conversation is expected to repeat its answer, `output`. */
  fresh(input: readonly Message[], output: readonly Message[]): readonly Message[] {
    if (input.length + output.length === 0) return input;
    const keys = input.map(keyOf);
    let best = 0;
    let found: number | undefined;
    for (const [index, thread] of this.threads.entries()) {
      if (thread[0] !== keys[0]) continue;
      const length = commonLength(thread, keys);
      if (length > best) {
        best = length;
        found = index;
      }
    }
    for (const message of output) keys.push(keyOf(message));
    const known = found === undefined ? undefined : this.threads[found];
    // A request that repeats a conversation up to its last message continues it. Others start a new one.
    if (known && found !== undefined && best >= known.length - 1) this.threads[found] = keys;
    else this.threads.push(keys);
    if (this.threads.length > maxThreads) this.threads.shift();
    return best === 0 ? input : input.slice(best);
  }
}

function commonLength(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** A key that identifies a message. It holds only the length and the ends of a long text, so that it stays small. */
export function keyOf(message: Message): string {
  if (message.key !== undefined) return message.key;
  const { role, text, calls, results } = message;
  const trimmed = text.trim();
  let key = `${role}\n${trimmed.length > 400 ? `${trimmed.length}:${trimmed.slice(0, 200)}${trimmed.slice(-200)}` : trimmed}`;
  for (const { id, name } of calls) key += `\ncall ${id ?? name}`;
  for (const { id, output } of results) key += `\nresult ${id ?? asText(output).slice(0, 200)}`;
  message.key = key;
  return key;
}
