/**
 * Reads damaged copies of files: whatever is changed, a reader gives valid traces or throws an error of ours, and soon.
 *
 *   node test/core/formats/fuzz.ts [mutations in all] [seed] [folder]
 *
 * Without a folder the samples of every format and the real files beside the checkout, half of the mutations each.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ReplayKitError } from "../../../src/core/error.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { parseJson } from "../../../src/core/json/json-limits.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { corpusPath } from "../../support/corpora.ts";
import { samples } from "./samples.ts";
import { Chance, mutateBytes, mutateText, mutateValue } from "./mutations.ts";

/** A file to damage: text, of which JSON is also changed value by value, or bytes. */
export interface Specimen {
  name: string;
  text?: string;
  json?: Json;
  bytes?: Uint8Array;
}

export interface FuzzReport {
  mutations: number;
  read: number;
  refused: number;
  /** Anything but traces and errors of ours; the number of the mutation repeats it. */
  faults: string[];
  /** The longest that one reading took, in milliseconds of the processor: what else the machine does takes none of it. */
  slowest: number;
}

const slow = 5000;

/** Damages each file so many times, the same for the same seed. */
export function fuzz(specimens: readonly Specimen[], { each, seed }: { each: number; seed: number }): FuzzReport {
  const report: FuzzReport = { mutations: 0, read: 0, refused: 0, faults: [], slowest: 0 };
  for (const specimen of specimens) {
    for (let number = 0; number < each; number += 1) {
      const chance = new Chance(seed * 1_000_003 + number);
      const input = damaged(specimen, chance.of(specimens, specimen), chance);
      const fault = faultOf(input, report);
      report.mutations += 1;
      if (fault !== undefined) report.faults.push(`${specimen.name} seed ${seed} mutation ${number}: ${fault}`);
    }
  }
  return report;
}

type Input = { text: string } | { json: Json } | { bytes: Uint8Array };

function damaged({ text, json, bytes }: Specimen, other: Specimen, chance: Chance): Input {
  if (bytes) return { bytes: mutateBytes(bytes, chance) };
  if (json !== undefined && chance.next() < 0.8) {
    const copy = structuredClone(json);
    for (let count = 1 + chance.below(4); count > 0; count -= 1) mutateValue(copy, other.json ?? null, chance);
    return { json: copy };
  }
  return { text: mutateText(text ?? "", chance) };
}

function faultOf(input: Input, report: FuzzReport): string | undefined {
  const start = used();
  try {
    const read = readTraces({ name: "file", ...input }, { platform: nodePlatform });
    report.read += 1;
    const invalid = read.find(({ trace }) => !traceSchema.safeParse(trace).success);
    if (invalid) return `${invalid.format} gives a trace that is none`;
  } catch (error) {
    report.refused += 1;
    if (!(error instanceof ReplayKitError))
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    report.slowest = Math.max(report.slowest, used() - start);
  }
  return used() - start > slow ? `took more than ${slow} ms` : undefined;
}

function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** What is wrong with how a document is read; undefined where it gives valid traces or an error of ours. */
export function faultIn(json: Json): string | undefined {
  return faultOf({ json }, { mutations: 0, read: 0, refused: 0, faults: [], slowest: 0 });
}

const largest = 60_000;

/** The files of a folder, cut to what can be read many times. */
export function specimensIn(folder: string): Specimen[] {
  return globSync("**/*.{json,jsonl,traj,eval,yaml,txt}", { cwd: folder })
    .toSorted()
    .map((name): Specimen => {
      const content = readFileSync(join(folder, name));
      if (name.endsWith(".eval")) return { name, bytes: new Uint8Array(content) };
      const text = content.toString("utf8");
      const json = parsed(text);
      if (json === undefined) return { name, text: text.slice(0, largest) };
      const small = text.length > largest ? shortened(json, text.length / largest) : json;
      return { name, text: JSON.stringify(small), json: small };
    });
}

function parsed(text: string): Json | undefined {
  try {
    return parseJson(text, { name: "file" });
  } catch {
    return undefined;
  }
}

/** The same document with shorter lists. */
function shortened(value: Json, by: number): Json {
  if (typeof value === "string") return value.slice(0, 4000);
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item, by)]));
  return value.slice(0, Math.max(3, Math.ceil(value.length / by))).map((item) => shortened(item, by));
}

/** The sample of every format. */
export const ownSpecimens: Specimen[] = Object.entries(samples).map(([name, json]) => ({
  name,
  json,
  text: JSON.stringify(json),
}));

/** The real files beside the checkout. */
export function realSpecimens(): Specimen[] {
  const root = corpusPath("");
  return root === undefined
    ? []
    : [root, ...globSync("../traces-*", { cwd: root }).map((month) => join(root, month))].flatMap(specimensIn);
}

if (import.meta.main) {
  const [mutations = "300000", seed = "1", folder] = process.argv.slice(2);
  const sets = folder === undefined ? [ownSpecimens, realSpecimens()] : [specimensIn(folder)];
  let found = 0;
  for (const specimens of sets.filter(({ length }) => length > 0)) {
    const each = Math.ceil(Number(mutations) / sets.length / specimens.length);
    const { faults, ...counts } = fuzz(specimens, { each, seed: Number(seed) });
    found += faults.length;
    console.log(
      JSON.stringify({
        files: specimens.length,
        seed: Number(seed),
        ...counts,
        slowest: Math.round(counts.slowest),
        faults: faults.length,
      }),
    );
    for (const fault of faults.slice(0, 20)) console.log(fault);
  }
  process.exitCode = found > 0 ? 1 : 0;
}
