import type { Message } from "./message-shape.ts";

/**
 * How many calls and results with an id a request shows before one of its messages. Counted only when asked for, since
 * ids are hardly ever used twice.
 */
export class ShownBefore {
  private readonly messages: readonly Message[];
  private readonly counts = { calls: new Map<string, number>(), results: new Map<string, number>() };
  private counted = 0;
  /** The message that is read now; at the end, the request's answer. */
  private at = 0;

  constructor(messages: readonly Message[]) {
    this.messages = messages;
  }

  /** The messages from an index on. Afterwards the request's answer is read. */
  *from(index: number): Generator<Message> {
    for (this.at = index; this.at < this.messages.length; this.at += 1) {
      const message = this.messages[this.at];
      if (message) yield message;
    }
  }

  calls(id: string | undefined): number {
    return this.count("calls", id);
  }

  results(id: string | undefined): number {
    return this.count("results", id);
  }

  private count(kind: "calls" | "results", id: string | undefined): number {
    if (id === undefined) return 0;
    for (; this.counted < this.at; this.counted += 1) {
      const message = this.messages[this.counted];
      for (const call of message?.calls ?? []) add(this.counts.calls, call.id);
      for (const result of message?.results ?? []) add(this.counts.results, result.id);
    }
    return this.counts[kind].get(id) ?? 0;
  }
}

function add(counts: Map<string, number>, id: string | undefined): void {
  if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
}
