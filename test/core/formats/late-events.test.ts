import { fc } from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { LateEvents } from "../../../src/core/formats/spans/late-events.ts";
import { type SpanNode, spanNode } from "../../../src/core/formats/spans/span-node.ts";
import type { TraceEvent } from "../../../src/core/schema/trace.ts";

const span = fc.record({
  kind: fc.constantFrom<SpanNode["kind"]>("model", "tool", "other"),
  parent: fc.constantFrom(undefined, "a", "b"),
  start: fc.integer({ min: 0, max: 20 }),
  took: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
});

interface Waiting {
  event: TraceEvent;
  node: SpanNode;
  time: number;
}

/** The same by looking at all that wait each time. */
function naive(nodes: readonly SpanNode[], eventOf: (index: number) => TraceEvent): TraceEvent[] {
  const events: TraceEvent[] = [];
  let waiting: Waiting[] = [];
  const tell = (over: (late: Waiting) => boolean) => {
    for (const { event } of waiting.filter(over).toSorted((a, b) => a.time - b.time)) events.push(event);
    waiting = waiting.filter((late) => !over(late));
  };
  for (const [index, node] of nodes.entries()) {
    const beside = (late: Waiting) =>
      late.node.kind === "tool" && node.kind === "model" && late.node.parent === node.parent;
    tell((late) => (node.start ?? -1) >= late.time || beside(late));
    waiting.push({ event: eventOf(index), node, time: node.end ?? Number.POSITIVE_INFINITY });
  }
  tell(() => true);
  return events;
}

describe("events told at the end of their span", () => {
  it("come as by a look at all that wait", () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
        const nodes = spans
          .toSorted((a, b) => a.start - b.start)
          .map(({ took, ...of }, index) =>
            spanNode({ id: `s${index}`, name: "", ...of, end: took === undefined ? undefined : of.start + took }),
          );
        const eventOf = (index: number): TraceEvent => ({ type: "other", name: `e${index}` });
        const late = new LateEvents();
        const events: TraceEvent[] = [];
        for (const [index, node] of nodes.entries()) {
          events.push(...late.overBefore(node));
          late.add(eventOf(index), node);
        }
        events.push(...late.rest());
        expect(events).toEqual(naive(nodes, eventOf));
      }),
    );
  });

  it.each([
    ["inside one another", (index: number) => 1_000_000 - index],
    ["one after another", (index: number) => 500_000 + index],
  ])("take no look at each other, however many wait: %s", (_, endOf) => {
    const count = 50_000;
    const late = new LateEvents();
    let early = 0;
    for (let index = 0; index < count; index += 1) {
      const node = spanNode({ id: `s${index}`, name: "", start: index, end: endOf(index) });
      early += late.overBefore(node).length;
      late.add({ type: "other", name: "e" }, node);
    }
    expect([early, late.rest().length]).toEqual([0, count]);
  });
});
