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
 * Processor time of one call in milliseconds: the least of several batches, each long enough that the clock's ticks do not count.
 * What else the machine does takes none of it, but caches. Both sides are warm: the engine's own parser has nothing to compile.
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

/** Lists of lines are written as such, everything else as one document. */
const asLines = new Set(["claude-code", "codex", "claude-managed-agents"]);

function textOf(name: string, document: Json): string {
  const lines = asLines.has(name) && Array.isArray(document);
  return lines ? document.map((line) => JSON.stringify(line)).join("\n") : JSON.stringify(document);
}

function parse(name: string, text: string): unknown {
  return asLines.has(name) ? text.split("\n").map((line): Json => JSON.parse(line)) : JSON.parse(text);
}

/**
 * To be seen beside the figure of before, without a budget, which is for real files: how much text somebody put into a sample decides
 * what it gives. These have 130 to 1,200 bytes for each event, real files 570 to 11,000; and a parser leaves JSON inside a text
 * unread, which is most of what some of them hold. What they are for is that time and memory grow with the file, where little text is hardest.
 */
function speed(name: string, document: Json): BenchResult {
  const text = textOf(name, document);
  const value = costOf(() => parse(name, text)) / costOf(() => readTraces({ name, text }, options));
  return { name: `import of a generated ${name}: speed against JSON.parse`, value, unit: "×", ok: true };
}

/** Time per byte of four times the input against that of the input; 1 is linear. */
function growth(name: string, make: (count: number) => Json): BenchResult {
  const small = textOf(name, make(steps / 3));
  const large = textOf(name, make((steps * 4) / 3));
  const before = costOf(() => readTraces({ name, text: small }, options));
  const after = costOf(() => readTraces({ name, text: large }, options));
  const value = after / large.length / (before / small.length);
  return { name: `import ${name}: time per byte at 4 × the steps`, value, unit: "×", budget: 1.6, ok: value <= 1.6 };
}

/** The most memory of a document of many steps, for each byte of it. */
function memory(name: string, make: (count: number) => Json): BenchResult {
  const value = memoryOf(textOf(name, make(steps * 10)), textOf(name, make(2)));
  const title = `import ${name}: most memory for each byte of the file`;
  return { name: title, value, unit: "×", budget: 6, ok: value <= 6 };
}

/** How fast traces are imported, and whether that holds for large ones. */
export function run(): Promise<BenchResult[]> {
  const real = realTable();
  const all = Object.entries({ ...documents, ...dialects, ...own });
  const results = all.flatMap(([name, make]) => [speed(name, make(steps)), growth(name, make), memory(name, make)]);
  return Promise.resolve([...real, ...results]);
}
