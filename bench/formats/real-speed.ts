import { readTraces } from "../../src/core/formats/input/read-traces.ts";
import { nodePlatform } from "../../src/node/platform.ts";
import { parseText } from "./real-files.ts";

const options = { platform: nodePlatform };
const rounds = 8;
const milliseconds = 70;

/**
 * The speed of reading texts, relative to `JSON.parse` of the same texts: both alternate in one process; the median of several rounds of
 * processor time.
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
 * The same for small texts, each parsed and then read, as an import of a folder meets them. Repeating one small text would keep it and
 * its parser in the processor's caches. The times are too short for processor time, so wall time is used, of which the lower quartile
 * excludes interruptions.
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

/** Warms up all readers with all texts, as in a process that imports a folder. */
export function warmUpAll(texts: readonly string[]): void {
  costOf(() => {
    for (const text of texts) readTraces({ name: "file", text }, options);
  }, 3000);
}

/** Processor time of one call in milliseconds, over enough calls that a tick of the clock does not matter. */
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
