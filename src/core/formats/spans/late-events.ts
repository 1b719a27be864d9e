import type { TraceEvent } from "../../schema/trace.ts";
import type { SpanNode } from "./span-node.ts";

interface LateEvent {
  event: TraceEvent;
  time: number;
  /** Its place in the order of addition. */
  place: number;
  released: boolean;
}

const nothing: readonly TraceEvent[] = [];

/** Events at the end of their span. They wait while others happen inside. */
export class LateEvents {
  /**
   * A binary heap (https://en.wikipedia.org/wiki/Binary_heap), because spans may end in any order. Its head ends first.
   */
  private readonly waiting: LateEvent[] = [];
  private count = 0;
  /** Results of tools by the tools' parents. */
  private readonly results = new Map<string | undefined, LateEvent[]>();

  add(event: TraceEvent, { end, kind, parent }: Pick<SpanNode, "end" | "kind" | "parent">): void {
    const late = { event, time: end ?? Number.POSITIVE_INFINITY, place: this.count, released: false };
    this.count += 1;
    this.push(late);
    if (kind !== "tool") return;
    const beside = this.results.get(parent);
    if (beside) beside.push(late);
    else this.results.set(parent, [late]);
  }

  /**
   * The events that were over when a span began. Clocks jitter: a model call follows the results of the tools beside
   * it, whatever the times say.
   */
  overBefore({ start, kind, parent }: SpanNode): readonly TraceEvent[] {
    const over: LateEvent[] = kind === "model" ? (this.results.get(parent) ?? []) : [];
    if (over.length > 0) this.results.delete(parent);
    for (
      let first = this.waiting[0];
      first && (first.released || first.time <= (start ?? -1));
      first = this.waiting[0]
    ) {
      over.push(first);
      this.removeFirst();
    }
    return over.length === 0 ? nothing : release(over);
  }

  /** All events that are left, by time. */
  rest(): TraceEvent[] {
    return release(this.waiting);
  }

  private push(late: LateEvent): void {
    const { waiting } = this;
    let at = waiting.length;
    for (let above = (at - 1) >>> 1; at > 0; above = (at - 1) >>> 1) {
      const other = waiting[above];
      if (!other || inOrder(other, late) < 0) break;
      waiting[at] = other;
      at = above;
    }
    waiting[at] = late;
  }

  private removeFirst(): void {
    const { waiting } = this;
    const late = waiting.pop();
    if (!late || waiting.length === 0) return;
    let at = 0;
    for (;;) {
      const [left, right] = [waiting[2 * at + 1], waiting[2 * at + 2]];
      const below = left && right && inOrder(right, left) < 0 ? right : left;
      if (!below || inOrder(late, below) < 0) break;
      waiting[at] = below;
      at = 2 * at + (below === left ? 1 : 2);
    }
    waiting[at] = late;
  }
}

/** By time, then in the order in which they were added. Times may be infinite. */
function inOrder(a: LateEvent, b: LateEvent): number {
  if (a.time === b.time) return a.place - b.place;
  return a.time < b.time ? -1 : 1;
}

/** Each event once, by time. */
function release(over: readonly LateEvent[]): TraceEvent[] {
  const events: TraceEvent[] = [];
  for (const late of over.toSorted(inOrder)) {
    if (!late.released) events.push(late.event);
    late.released = true;
  }
  return events;
}
