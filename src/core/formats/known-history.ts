import { asText } from "./fields.ts";
import type { Message } from "./message-shape.ts";

/**
 * The conversations of a run. Every request repeats the whole history, so only what follows the longest known beginning is new.
 */
export class KnownHistory {
  private readonly keys = new WeakMap<Message, string>();
  private readonly threads: string[][] = [];

  /** The messages of a request that no earlier one had; its answer is expected next in the same conversation. */
  fresh(input: readonly Message[], output: readonly Message[]): Message[] {
    const keys = input.map((message) => this.keyFor(message));
    let best = 0;
    let found: number | undefined;
    for (const [index, thread] of this.threads.entries()) {
      const length = commonLength(thread, keys);
      if (length > best) {
        best = length;
        found = index;
      }
    }
    const whole = [...keys, ...output.map((message) => this.keyFor(message))];
    const known = found === undefined ? undefined : this.threads[found];
    // A request that goes on where a conversation ended continues it; any other one is a conversation of its own.
    if (known && found !== undefined && best >= known.length - 1) this.threads[found] = whole;
    else this.threads.push(whole);
    if (this.threads.length > 64) this.threads.shift();
    return input.slice(best);
  }

  private keyFor(message: Message): string {
    const known = this.keys.get(message);
    if (known !== undefined) return known;
    const key = keyOf(message);
    this.keys.set(message, key);
    return key;
  }
}

export function commonLength(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** What tells one message from another: long texts count by their length and ends, so that a key stays small. */
export function keyOf({ role, text, calls, results }: Message): string {
  const said = text.trim();
  const short = said.length > 400 ? `${said.length}:${said.slice(0, 200)}${said.slice(-200)}` : said;
  return JSON.stringify([
    role,
    short,
    calls.map(({ id, name }) => id ?? name),
    results.map(({ id, output }) => id ?? asText(output).slice(0, 200)),
  ]);
}
