import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import { ReplayKitError } from "../../../core/error.ts";
import { parseJson } from "../../../core/json/json-limits.ts";
import type { ReplayReport } from "../../../core/schema/result.ts";
import { readTextFile } from "../../files/read-file.ts";
import { replaceFile } from "../../files/write-file.ts";
import { nodePlatform } from "../../platform.ts";

interface ShardPlan {
  /** Digest of the cases, their weights and the number of shards. Equal for all shards of one plan. */
  hash: string;
  /** Case ids by shard, in the order in which they were given. */
  shards: string[][];
  /** Weight of the heaviest shard. */
  makespan: number;
}

interface WeightedCase {
  id: string;
  weight: number;
}

interface Bin {
  items: WeightedCase[];
  load: number;
}

/** More exchanges than this make no visible difference. */
const maxExchanges = 2000;

/**
 * Distributes cases over shards: the longest first to the emptiest shard, then single exchanges while they lower the
 * heaviest load.
 */
export function planShards(ids: string[], of: number, durations: Durations): ShardPlan {
  const weights = new Map(Object.entries(durations));
  const known = ids.flatMap((id) => weights.get(id) ?? []).toSorted((a, b) => a - b);
  const usual = known[Math.floor(known.length / 2)] ?? 1;
  const weighted = ids.map((id) => ({ id, weight: weights.get(id) ?? usual }));
  const bins: Bin[] = Array.from({ length: of }, () => ({ items: [], load: 0 }));
  for (const item of weighted.toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1)))
    put(lightest(bins), item);
  for (let count = 0; count < maxExchanges && improve(bins); count += 1);
  const order = new Map(ids.map((id, index) => [id, index]));
  const place = (id: string): number => order.get(id) ?? 0;
  const hash = nodePlatform.hash(JSON.stringify([1, of, weighted.map(({ id, weight }) => [id, weight])]));
  return {
    hash,
    shards: bins.map(({ items }) => items.map(({ id }) => id).toSorted((a, b) => place(a) - place(b))),
    makespan: Math.max(0, ...bins.map(({ load }) => load)),
  };
}

/**
 * The emptiest shard. Among equally empty ones it takes that with the fewest cases, so that cases without weight spread
 * too.
 */
function lightest(bins: Bin[]): Bin {
  return bins.reduce((best, bin) =>
    bin.load < best.load || (bin.load === best.load && bin.items.length < best.items.length) ? bin : best,
  );
}

/** Moves one case out of the heaviest shard, or swaps it for a shorter one. False if neither helps. */
function improve(bins: Bin[]): boolean {
  const heaviest = bins.reduce((worst, bin) => (bin.load > worst.load ? bin : worst));
  for (const other of bins.toSorted((a, b) => a.load - b.load)) {
    const gap = heaviest.load - other.load;
    const helps = (shift: number): boolean => shift > gap * 1e-6 && shift < gap * (1 - 1e-6);
    for (const item of heaviest.items) {
      const move = helps(item.weight);
      const partner = move ? undefined : other.items.find(({ weight }) => helps(item.weight - weight));
      if (!move && partner === undefined) continue;
      take(heaviest, item);
      put(other, item);
      if (partner) put(heaviest, take(other, partner));
      return true;
    }
  }
  return false;
}

function put(bin: Bin, item: WeightedCase): void {
  bin.items.push(item);
  bin.load += item.weight;
}

function take(bin: Bin, item: WeightedCase): WeightedCase {
  bin.items.splice(bin.items.indexOf(item), 1);
  bin.load -= item.weight;
  return item;
}

/** How long each case took last time, by case id. These times balance the shards. */
const durationsSchema = z.looseObject({
  version: z.literal(1),
  durations: z.record(z.string(), z.number().nonnegative()),
});
export type Durations = Record<string, number>;

const maxBytes = 16 * 1024 * 1024;

/** The recorded durations in milliseconds; empty if the file is missing. */
export function readDurations(path: string): Durations {
  const text = readTextFile(path, { name: path, maxBytes, invalid: "invalid_json" });
  if (text === undefined) return {};
  const parsed = durationsSchema.safeParse(parseJson(text, { name: path }));
  if (parsed.success) return parsed.data.durations;
  throw new ReplayKitError("invalid_input", `${path} is not a file of durations: ${parsed.error.issues[0]?.message}`, {
    hint: "delete it: the next replay writes a new one",
  });
}

/** The durations after a replay: new ones for its cases, the old ones for all others. */
export function mergeDurations(known: Durations, report: ReplayReport): Durations {
  const merged = { ...known };
  for (const { case_id, duration_ms, attempts } of report.cases) {
    if (attempts.length > 0) merged[case_id] = Math.round(duration_ms);
  }
  return merged;
}

export function writeDurations(path: string, durations: Durations): void {
  const sorted = Object.fromEntries(Object.entries(durations).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, `${JSON.stringify({ version: 1, durations: sorted }, undefined, 2)}\n`);
}
