import type { TraceEvent } from "../../schema/trace.ts";
import type { SpanNode } from "./span-node.ts";

interface LateEvent {
  event: TraceEvent;
  time: number;
  /** Its place among all that waited. */
  place: number;
  told: boolean;
}

const nothing: readonly TraceEvent[] = [];

/** Events that are told at the end of their span, while others happen inside. */
export class LateEvents {
  /** A binary heap (https://en.wikipedia.org/wiki/Binary_heap): what ends first is at its head, and spans may end in any order. */
  private readonly waiting: LateEvent[] = [];
  private count = 0;
  /** Results of tools by what is around them. */
  private readonly results = new Map<string | undefined, LateEvent[]>();

  add(event: TraceEvent, { end, kind, parent }: Pick<SpanNode, "end" | "kind" | "parent">): void {
    const late = { event, time: end ?? Number.POSITIVE_INFINITY, place: this.count, told: false };
    this.count += 1;
    this.push(late);
    if (kind !== "tool") return;
    const beside = this.results.get(parent);
    if (beside) beside.push(late);
    else this.results.set(parent, [late]);
  }

  /** What is over when a span begins. Clocks jitter: the next model call beside a tool came after its result, whatever they say. */
  overBefore({ start, kind, parent }: SpanNode): readonly TraceEvent[] {
    const over: LateEvent[] = kind === "model" ? (this.results.get(parent) ?? []) : [];
    if (over.length > 0) this.results.delete(parent);
    for (let first = this.waiting[0]; first && (first.told || first.time <= (start ?? -1)); first = this.waiting[0]) {
      over.push(first);
      this.removeFirst();
    }
    return over.length === 0 ? nothing : told(over);
  }

  /** All that is left, by time. */
  rest(): TraceEvent[] {
    return told(this.waiting);
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

/** By time; of one time the first is told first. Times may be infinite. */
function inOrder(a: LateEvent, b: LateEvent): number {
  if (a.time === b.time) return a.place - b.place;
  return a.time < b.time ? -1 : 1;
}

/** Each once, by time. */
function told(over: readonly LateEvent[]): TraceEvent[] {
  const events: TraceEvent[] = [];
  for (const late of over.toSorted(inOrder)) {
    if (!late.told) events.push(late.event);
    late.told = true;
  }
  return events;
}
