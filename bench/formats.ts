import { readTraces } from "../src/core/formats/input/read-traces.ts";
import { writeOtlp } from "../src/core/export/write-otlp.ts";
import type { Json } from "../src/core/schema/json.ts";
import { nodePlatform } from "../src/node/platform.ts";
import type { BenchResult } from "./bench-result.ts";
import { documents } from "./formats/documents.ts";
import { chat } from "./formats/documents/steps.ts";
import { memoryOf } from "./formats/memory.ts";
import { dialects } from "./formats/spans.ts";
import { realTable } from "./formats/table.ts";

const options = { platform: nodePlatform };
const milliseconds = 300;
const batches = 6;
const warmUp = 200;
const steps = 1500;

function traceOf(count: number) {
  const [read] = readTraces({ name: "bench", json: chat(count) }, options);
  if (!read) throw new Error("the conversation is no trace");
  return read.trace;
}

const own = {
  native: (count: number): Json => JSON.parse(JSON.stringify(traceOf(count))),
  "OTLP of our own": (count: number): Json => writeOtlp(traceOf(count), nodePlatform),
};

/**
 * Processor time of one call in milliseconds: the minimum of several batches, each much longer than a tick of the clock. Other programs
 * affect it only through the caches. Both sides are warmed up, because `JSON.parse` needs no compilation.
 */
function costOf(task: () => unknown): number {
  batch(task, warmUp);
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < batches; n += 1) least = Math.min(least, batch(task, milliseconds / batches));
  return least;
}

function batch(task: () => unknown, long: number): number {
  const start = used();
  let calls = 0;
  while (calls === 0 || used() - start < long) {
    task();
    calls += 1;
  }
  return (used() - start) / calls;
}

function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Formats that are written as lines; all others are one document. */
const asLines = new Set(["claude-code", "codex", "claude-managed-agents"]);

function textOf(name: string, document: Json): string {
  const lines = asLines.has(name) && Array.isArray(document);
  return lines ? document.map((line) => JSON.stringify(line)).join("\n") : JSON.stringify(document);
}

function parse(name: string, text: string): unknown {
  return asLines.has(name) ? text.split("\n").map((line): Json => JSON.parse(line)) : JSON.parse(text);
}

/**
 * The speed of a generated document, without a budget: the result depends on how much text a sample has, so budgets are for real files.
 * Samples have 130 to 1,200 bytes an event, real files 570 to 11,000. Moreover `JSON.parse` leaves JSON inside strings unread, which is
 * most of some real files. Generated documents serve to measure growth of time and memory, for which little text is the hardest case.
 */
function speed(name: string, document: Json): BenchResult {
  const text = textOf(name, document);
  const value = costOf(() => parse(name, text)) / costOf(() => readTraces({ name, text }, options));
  return { name: `import of a generated ${name}: speed against JSON.parse`, value, unit: "×", ok: true };
}

/** The time a byte of an input four times as large, relative to the smaller input; 1 is linear. */
function growth(name: string, make: (count: number) => Json): BenchResult {
  const small = textOf(name, make(steps / 3));
  const large = textOf(name, make((steps * 4) / 3));
  const before = costOf(() => readTraces({ name, text: small }, options));
  const after = costOf(() => readTraces({ name, text: large }, options));
  const value = after / large.length / (before / small.length);
  return { name: `import ${name}: time per byte at 4 × the steps`, value, unit: "×", budget: 1.6, ok: value <= 1.6 };
}

/** Peak memory for a document of many steps, relative to its size. */
function memory(name: string, make: (count: number) => Json): BenchResult {
  const value = memoryOf(textOf(name, make(steps * 10)), textOf(name, make(2)));
  const title = `import ${name}: most memory for each byte of the file`;
  return { name: title, value, unit: "×", budget: 6, ok: value <= 6 };
}

/** Measures how fast traces are imported, and how time and memory grow with their size. */
export function run(): Promise<BenchResult[]> {
  const real = realTable();
  const all = Object.entries({ ...documents, ...dialects, ...own });
  const results = all.flatMap(([name, make]) => [speed(name, make(steps)), growth(name, make), memory(name, make)]);
  return Promise.resolve([...real, ...results]);
}
