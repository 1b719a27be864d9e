import type { TraceEvent } from "../../schema/trace.ts";
import type { SpanNode } from "./span-node.ts";

interface LateEvent {
  event: TraceEvent;
  time: number;
  /** Its place among all that waited: of one time the first is told first. */
  place: number;
  told: boolean;
}

const nothing: readonly TraceEvent[] = [];

/** Events that are told at the end of their span, while others happen inside; however many wait, each is looked at a few times. */
export class LateEvents {
  /** The latest first, so that what is over goes from the end. */
  private readonly waiting: LateEvent[] = [];
  private count = 0;
  /** Results of tools by what is around them. */
  private readonly results = new Map<string | undefined, LateEvent[]>();

  add(event: TraceEvent, { end, kind, parent }: Pick<SpanNode, "end" | "kind" | "parent">): void {
    const late = { event, time: end ?? Number.POSITIVE_INFINITY, place: this.count, told: false };
    this.count += 1;
    this.waiting.splice(this.placeOf(late.time), 0, late);
    if (kind !== "tool") return;
    const beside = this.results.get(parent);
    if (beside) beside.push(late);
    else this.results.set(parent, [late]);
  }

  /** What is over when a span begins. Clocks jitter: the next model call beside a tool came after its result, whatever they say. */
  overBefore({ start, kind, parent }: SpanNode): readonly TraceEvent[] {
    const over: LateEvent[] = kind === "model" ? (this.results.get(parent) ?? []) : [];
    if (over.length > 0) this.results.delete(parent);
    for (
      let last = this.waiting.at(-1);
      last && (last.told || last.time <= (start ?? -1));
      last = this.waiting.at(-1)
    ) {
      over.push(last);
      this.waiting.pop();
    }
    return over.length === 0 ? nothing : told(over);
  }

  /** All that is left, by time. */
  rest(): TraceEvent[] {
    return told(this.waiting.toReversed());
  }

  /** Behind all that end later, and before those of the same time, which came first and are told first. */
  private placeOf(time: number): number {
    let low = 0;
    let high = this.waiting.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.waiting[middle]?.time ?? 0) > time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Each once, by time. */
function told(over: readonly LateEvent[]): TraceEvent[] {
  const events: TraceEvent[] = [];
  for (const late of over.toSorted((a, b) => a.time - b.time || a.place - b.place)) {
    if (!late.told) events.push(late.event);
    late.told = true;
  }
  return events;
}
