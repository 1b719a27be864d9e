import { readTraces } from "../../src/core/formats/input/read-traces.ts";
import { nodePlatform } from "../../src/node/platform.ts";
import { parseText } from "./real-files.ts";

const options = { platform: nodePlatform };
const rounds = 8;
const milliseconds = 70;

/**
 * Speed of reading texts against `JSON.parse` of the very same: both in turn in one process, the median of several rounds. Processor
 * time, of which what else the machine does takes none.
 */
export function speedOf(texts: readonly string[]): number {
  const parse = () => texts.forEach(parseText);
  const read = () => {
    for (const text of texts) readTraces({ name: "file", text }, options);
  };
  costOf(parse, milliseconds);
  costOf(read, milliseconds * 4);
  const ratios = Array.from({ length: rounds }, () => costOf(parse, milliseconds) / costOf(read, milliseconds * 2));
  return ratios.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
}

const timesEach = 200;

/**
 * The same for small texts, each parsed and then read as in the import of a folder. Parsed again and again alone, a small text would
 * stay in the processor's caches with all that parses it, where no import finds it. What takes so short is timed by the clock: the
 * quarter of the times that nothing came between.
 */
export function speedInTurn(texts: readonly string[]): number {
  const times = texts.map(() => ({ parse: [] as number[], read: [] as number[] }));
  for (let round = 0; round < timesEach; round += 1) {
    texts.forEach((text, index) => {
      const start = performance.now();
      parseText(text);
      const parsed = performance.now();
      readTraces({ name: "file", text }, options);
      times[index]?.read.push(performance.now() - parsed);
      times[index]?.parse.push(parsed - start);
    });
  }
  const total = (of: "parse" | "read") => times.reduce((sum, each) => sum + lowerQuarter(each[of]), 0);
  return total("parse") / total("read");
}

function lowerQuarter(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 2] ?? 0;
}

/** Every reader is compiled for what all of them read, as in a process that imports a folder. */
export function warmUpAll(texts: readonly string[]): void {
  costOf(() => {
    for (const text of texts) readTraces({ name: "file", text }, options);
  }, 3000);
}

/** Processor time of one call in milliseconds, of calls that take so long together that the clock's ticks do not count. */
function costOf(task: () => unknown, long: number): number {
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
