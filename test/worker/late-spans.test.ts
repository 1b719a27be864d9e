import { expect, test } from "vitest";
import { compact } from "../../src/core/compact.ts";
import type { TraceEvent } from "../../src/core/schema/trace.ts";
import { mergeEvents } from "../../worker/otlp/add-to-run.ts";
import { closeTraces } from "../../worker/otlp/close-traces.ts";
import { runKey } from "../../worker/http/platform.ts";
import { compress } from "../../worker/store/runs/body-codec.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { growth, tooMuchGrowth } from "../support/growth.ts";
import { closeDeps } from "./support/close-deps.ts";
import { envelope, hex, span } from "./support/spans.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";

const at = 1_795_000_000_000;
const boom = { status: { code: 2, message: "the index is down" } };
const harmless = {};

/** A success that was sampled out, then a span that comes after it was closed, that one twice. */
async function afterTheClose(window: number, late: object) {
  const store = createTraceStore({ db: createSqliteDatabase(), bucket: createMemoryBucket() });
  const parts = closeDeps(store, { sampling: { success: 0, feedback_window: window }, at });
  const close = (gathering: string, ...spans: object[]) => {
    const chunks = [compress(JSON.stringify(envelope(...spans)))];
    return closeTraces([{ project: "p", traceId: hex(1, 32), gathering, since: at, chunks }], parts);
  };
  await close("1.1", span(1, 1), span(1, 2));
  for (const gathering of ["2.1", "2.1", "3.1"]) await close(gathering, span(1, 3, late));
  const [hour] = await store.stats("p", { from: at, to: at });
  const { received, stored, sampled_out, duplicate, lifted } = hour?.stats ?? {};
  const run = await store.read("p", runKey("p", hex(1, 32)), at);
  const groups = await store.groups("p", { limit: 5 });
  return {
    counts: { received, stored, sampled_out, duplicate, lifted },
    calls: run?.row.tool_calls,
    failures: groups.map(({ count, kept }) => [count, kept]),
  };
}

test("late spans that make a waiting success fail lift it, whole, and count once as a duplicate each time they come", async () => {
  expect(await afterTheClose(3_600_000, boom)).toEqual({
    counts: { received: 3, stored: 0, sampled_out: 1, duplicate: 2, lifted: 1 },
    calls: 2,
    failures: [[1, 1]],
  });
});

test.each([
  ["that change nothing, of a waiting success,", 3_600_000, harmless],
  ["that failed, of a success that waits for nothing,", 0, boom],
])("late spans %s go the way of their run, and are counted all the same", async (_name, window, late) => {
  expect(await afterTheClose(window, late)).toEqual({
    counts: { received: 3, stored: 0, sampled_out: 1, duplicate: 2, lifted: 0 },
    calls: undefined,
    failures: [],
  });
});

const eventAt = (time: number | undefined, name: string): TraceEvent => ({
  type: "other",
  name,
  ...compact({ at: time === undefined ? undefined : new Date(at + time).toISOString() }),
});

test("late events go before the first that came after them, equal ones in their order, and those without a time last", () => {
  const named = (events: readonly TraceEvent[]) => events.map((event) => String(event["name"])).join(" ");
  const stored = [eventAt(2, "a"), eventAt(undefined, "b"), eventAt(6, "c"), eventAt(4, "d")];
  const late = [
    eventAt(9, "i"),
    eventAt(undefined, "j"),
    eventAt(5, "g"),
    eventAt(2, "e"),
    eventAt(5, "h"),
    eventAt(1, "f"),
  ];
  expect(named(mergeEvents(stored, late))).toBe("f a b e g h c d i j");
  expect(named(mergeEvents(stored, [...stored, eventAt(4, "d")]))).toBe("a b c d");
});

test("many late events are placed in linear time", () => {
  const merge = (length: string) => {
    const events = (from: number) => Array.from(length, (_, n) => eventAt(2 * n + from, `${from}`));
    return mergeEvents(events(0), events(1).toReversed());
  };
  expect(merge("xxx").map((event) => event["name"])).toEqual(["0", "1", "0", "1", "0", "1"]);
  expect(growth(merge, "x", 32_000)).toBeLessThan(tooMuchGrowth);
});
