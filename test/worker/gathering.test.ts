import { expect, test } from "vitest";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { runKey } from "../../worker/http/platform.ts";
import type { CloseResult } from "../../worker/otlp/close-traces.ts";
import { createGatherers, gatherersOf, type SpanChunk } from "../../worker/otlp/gatherers.ts";
import type { GatherLimits } from "../../worker/otlp/gathering.ts";
import { createFaults } from "./support/faulty-parts.ts";
import { createObjectHost } from "./support/object-host.ts";
import { hex } from "./support/spans.ts";

const start = 1_795_000_000_000;
const of = { project: "p", settings: projectSettingsSchema.parse({}) };
const idOf = (n: number) => runKey("p", hex(n, 32));

function chunk(n: number, fields: Partial<SpanChunk> = {}): SpanChunk {
  const body = new Uint8Array([n, 1, 2]);
  return {
    id: idOf(n),
    traceId: hex(n, 32),
    body,
    bytes: 10,
    hash: `h${n}`,
    rootEnded: true,
    awaited: true,
    ...fields,
  };
}

/** An object without faults, in a time of its own; what each pass closes. */
function scene(limits: Partial<GatherLimits> = {}, resultOf: (n: number) => CloseResult = () => "closed") {
  const clock = { now: start };
  const passes: number[][] = [];
  const rings: number[] = [];
  const host = createObjectHost({
    faults: { ...createFaults(() => 0), off: true },
    now: () => clock.now,
    waits: { close: 5_000, idle: 30_000 },
    maxBytes: 1_000,
    limits,
    log: () => undefined,
    close: async (traces) => {
      const numbers = traces.map(({ traceId }) => Number.parseInt(traceId, 16));
      passes.push(numbers);
      return numbers.map(resultOf);
    },
  });
  const ringAll = async (most = 20) => {
    for (let next = host.next(); next !== undefined && rings.length < most; next = host.next()) {
      clock.now = Math.max(clock.now, next);
      rings.push(clock.now - start);
      await host.ringDue(clock.now);
    }
  };
  return { clock, passes, rings, host, ringAll, append: (...chunks: SpanChunk[]) => host.gatherers.append(of, chunks) };
}

test("traces that end within a second share an alarm and a pass", async () => {
  const { clock, passes, rings, append, ringAll } = scene();
  await append(chunk(1), chunk(2));
  clock.now += 900;
  await append(chunk(3));
  clock.now += 600;
  await append(chunk(4));
  await ringAll();
  expect([passes, rings]).toEqual([
    [[1, 2, 3], [4]],
    [6_000, 7_500],
  ]);
});

test("runs that nobody waits for close with the next pass, and by themselves after the longer time", async () => {
  const { clock, passes, rings, append, ringAll } = scene();
  await append(chunk(1, { awaited: false }), chunk(2, { rootEnded: false, awaited: false }));
  clock.now += 10_000;
  await append(chunk(3));
  clock.now += 100;
  await append(chunk(4, { awaited: false }));
  await ringAll();
  expect([passes, rings]).toEqual([
    [[1, 3, 4], [2]],
    [16_000, 31_000],
  ]);
});

test("a pass closes what fits; one too large for that comes last, alone", async () => {
  const { passes, append, ringAll } = scene({ traces: 3, bytes: 50 });
  await append(
    chunk(1, { bytes: 900 }),
    chunk(2, { bytes: 40 }),
    chunk(3),
    chunk(4),
    ...[5, 6, 7, 8].map((n) => chunk(n)),
  );
  await ringAll();
  expect(passes).toEqual([[2, 3], [4, 5, 6], [7, 8], [1]]);
});

test("one that fails waits longer each time, the others do not wait for it", async () => {
  const { passes, rings, append, ringAll } = scene({}, (n) => (n === 1 ? { fault: new Error("away") } : "closed"));
  await append(chunk(1), chunk(2));
  await ringAll(4);
  expect([passes, rings]).toEqual([
    [[1, 2], [1], [1], [1]],
    [6_000, 12_000, 23_000, 44_000],
  ]);
});

test.each([
  ["a large one beside large ones", { bytes: 50 }, { bytes: 900 }, 3],
  ["a small one beside many", {}, {}, 300],
])("one that ends the object keeps no other open: %s", async (_name, limits, fields, count) => {
  const { clock, host, append } = scene(limits, (n) => {
    if (n === 2) host.end();
    return "closed";
  });
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  await append(...numbers.map((n) => chunk(n, fields)));
  for (let ring = 0; ring < 40; ring += 1) {
    clock.now = Math.max(clock.now, host.next() ?? clock.now);
    await host.ringDue(clock.now);
  }
  expect(await host.open(numbers.map(idOf))).toEqual([idOf(2)]);
});

test("what would not fit in memory is refused until traces have closed; what was taken is not", async () => {
  for (const limit of [{ openChunks: 2 }, { openBytes: 6 }]) {
    const { passes, append, ringAll } = scene(limit);
    await append(chunk(1), chunk(2));
    await expect(append(chunk(3))).rejects.toThrow("too many spans wait");
    await ringAll();
    expect(await append(chunk(3))).toEqual([true]);
    await ringAll();
    expect(passes).toEqual([[1, 2], [3]]);
  }
});

test("feedback that would not fit in memory is refused until traces have closed, and what replaces another counts once", async () => {
  const { host, append, ringAll } = scene({ openFeedback: 100 });
  const give = (n: number, length: number) =>
    host.gatherers.giveFeedback(of, idOf(n), { rating: "bad", comment: "x".repeat(length) });
  await append(chunk(1), chunk(2));
  for (let times = 0; times < 3; times += 1) expect(await give(1, 10)).toBe(true);
  await expect(give(2, 60)).rejects.toThrow("too much feedback waits");
  await ringAll();
  await append(chunk(2));
  expect(await give(2, 60)).toBe(true);
});

test("a request asks each object that holds one of its traces once, and the answers keep its order", async () => {
  const asked: string[] = [];
  const gatherers = createGatherers((name) => ({
    append: async (_project, chunks) => (asked.push(name), chunks.map(({ bytes }) => bytes > 10)),
    areOpen: async (ids) => (asked.push(name), ids.map((id) => id === idOf(7))),
    giveFeedback: async () => (asked.push(name), true),
  }));
  const ids = Array.from({ length: 200 }, (_, n) => idOf(n));
  const many = { project: "p", settings: { limits: { requests_per_minute: 24_000 } } };
  expect(await gatherers.areOpen(many, ids)).toEqual(ids.map((_, n) => n === 7));
  expect(asked.toSorted()).toEqual([0, 1, 2, 3].map((n) => `p/shard-${n}`));
  asked.length = 0;
  const chunks = [1, 2, 3].map((n) => chunk(n, { bytes: 9 + n }));
  expect(await gatherers.append(of, chunks)).toEqual([false, true, true]);
  expect(asked).toEqual(["p/shard-0"]);
});

test.each([
  [1, 1],
  [6_000, 1],
  [6_001, 2],
  [60_000, 10],
  [10_000_000, 64],
])("%i requests a minute gather in %i objects", (requests_per_minute, count) => {
  expect(gatherersOf({ project: "p", settings: { limits: { requests_per_minute } } })).toBe(count);
});
