import type { EffectLookup } from "../effects.ts";
import { answerKey } from "../fixtures/add-recordings.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import { leavesOf } from "../matching/leaves.ts";
import type { Effects } from "../schema/effect.ts";
import type { RecordedCall } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";

/** Every pooled read of a project by what it asks; made once for many cases. */
export type PoolIndex = ReadonlyMap<string, readonly PooledRead[]>;

export function indexReads(reads: Iterable<PooledRead>): PoolIndex {
  const index = new Map<string, PooledRead[]>();
  for (const read of reads) {
    const key = readKey(read.call);
    const known = index.get(key);
    if (known) known.push(read);
    else index.set(key, [read]);
  }
  return index;
}

interface ReadPoolOptions {
  index: () => PoolIndex;
  /** The case's own recordings. */
  own: readonly RecordedCall[];
  /** The case's id and its run's: what it has itself is no second opinion. */
  exclude: ReadonlySet<string>;
  fingerprint: string | undefined;
  /** When the case was recorded, in milliseconds since 1970. */
  at: number;
  maxAge: number;
}

/** `refused`: why what is there is not served. */
export type PoolAnswer = { read: PooledRead; age_ms: number } | { refused: string } | undefined;

export interface ReadPool {
  /** The answer to a read of which the case has no recording; `written`: what this attempt wrote before. */
  find(asked: { tool: string; args: Json }, written: readonly RecordedCall[]): PoolAnswer;
}

/**
 * Answers reads from other cases and kept runs. An answer counts only as long as nothing tells that it was another world: no write
 * before it, in its own run or in this attempt, that may show in it; no source that contradicts the case about the same thing; no two
 * answers that contradict each other; and no more time between the two recordings than the project allows.
 */
export function createReadPool({ index, own, exclude, fingerprint, at, maxAge }: ReadPoolOptions): ReadPool {
  const ownAnswers = new Map<string, Set<string>>();
  for (const call of own)
    ownAnswers.set(readKey(call), (ownAnswers.get(readKey(call)) ?? new Set()).add(answerKey(call)));
  const ageOf = (read: PooledRead) => Math.abs(at - read.at);
  let dissenting: Map<string, PooledRead[]> | undefined;

  /** Reads of other sources that the case itself has, with another answer. */
  function dissents(): Map<string, PooledRead[]> {
    if (dissenting) return dissenting;
    dissenting = new Map();
    for (const [key, answers] of ownAnswers) {
      for (const read of index().get(key) ?? []) {
        if (answers.has(answerKey(read.call))) continue;
        dissenting.set(read.source.name, [...(dissenting.get(read.source.name) ?? []), read]);
      }
    }
    return dissenting;
  }

  function contradictsCase(read: PooledRead): boolean {
    return (dissents().get(read.source.name) ?? []).some(({ call }) => touches(call, read.call));
  }

  function find(asked: { tool: string; args: Json }, written: readonly RecordedCall[]): PoolAnswer {
    const reads = (index().get(readKey(asked)) ?? []).filter(
      ({ source, call }) => !exclude.has(source.name) && !exclude.has(call.source?.run_id ?? ""),
    );
    if (reads.length === 0) return undefined;
    const young = reads.filter((read) => ageOf(read) <= maxAge);
    if (young.length === 0) return { refused: "the recordings of other cases are too old (pool.max_age)" };
    const unwritten = young.filter((read) => !read.written.some((write) => touches(write, read.call)));
    const usable = unwritten.filter((read) => !written.some((write) => touches(write, read.call)));
    if (usable.length === 0) return { refused: "a write may have changed what other cases recorded" };
    const agreeing = usable.filter((read) => !contradictsCase(read));
    if (agreeing.length === 0) return { refused: "the cases that recorded it contradict this one" };
    // The group's other runs first, then the nearest in time.
    const group = agreeing.filter(({ source }) => fingerprint !== undefined && source.fingerprint === fingerprint);
    return nearestOf(group.length > 0 ? group : agreeing, ageOf);
  }

  return { find };
}

function nearestOf(candidates: readonly PooledRead[], ageOf: (read: PooledRead) => number): PoolAnswer {
  if (new Set(candidates.map(({ call }) => answerKey(call))).size > 1)
    return { refused: "other cases recorded answers that contradict each other" };
  const [nearest] = candidates.toSorted((a, b) => ageOf(a) - ageOf(b));
  return nearest && { read: nearest, age_ms: ageOf(nearest) };
}

type Call = { args: Json; output?: Json | undefined };

/**
 * Whether what a write did may show in a read: they name one thing, the answer names something that the write names, or the read
 * names nothing and may tell of everything. In doubt it may.
 */
function touches(write: Call, read: Call): boolean {
  const readNames = names(read.args);
  if (readNames.size === 0) return true;
  const written = new Set([...names(write.args), ...names(write.output)]);
  if ([...readNames].some((name) => written.has(name))) return true;
  const own = names(write.args);
  return [...names(read.output)].some((name) => own.has(name) && isId(name));
}

/** The texts and numbers of a value, in one spelling. */
function names(value: Json | undefined): Set<string> {
  if (value === undefined) return new Set();
  return new Set(
    leavesOf(value).flatMap((leaf) =>
      typeof leaf.value === "string" || typeof leaf.value === "number" ? [`${leaf.value}`.trim().toLowerCase()] : [],
    ),
  );
}

/** A short number or a word is in many answers by chance; an id is not. */
function isId(name: string): boolean {
  return name.length >= 4 && /\d/.test(name);
}

/** Where pooled reads come from: the recordings of one case, or one kept run. */
export interface PoolSource {
  /** Names it in reports: a case's id, or that of a kept run, which is an agent's text. */
  name: string;
  /** The group that the failure belongs to: its other runs are asked first. */
  fingerprint?: string | undefined;
  /** When what has no time of its own was recorded. */
  at?: string | undefined;
  /** Effects that the case itself declares. */
  effects?: Effects | undefined;
  calls: readonly RecordedCall[];
}

/** One recorded answer to a read, with what had been written in its run before. */
export interface PooledRead {
  call: RecordedCall;
  source: PoolSource;
  /** Milliseconds since 1970. */
  at: number;
  written: readonly RecordedCall[];
}

/**
 * The reads of a source that may answer for another case: not stale, not failed, of a known time. A failure is no state of the world,
 * and what was recorded at an unknown time has no age.
 */
export function pooledReads(source: PoolSource, effects: EffectLookup): PooledRead[] {
  const written: RecordedCall[] = [];
  let runId: string | undefined;
  return source.calls.flatMap((call) => {
    // Recordings of several runs stand in one case: what another run wrote was not written in this one.
    if (call.source?.run_id !== runId) written.length = 0;
    runId = call.source?.run_id;
    if (call.effect === "write" || effects(call.tool).effect === "write") {
      if (call.error === undefined) written.push(call);
      return [];
    }
    const at = Date.parse(call.recorded_at ?? source.at ?? "");
    const usable = call.output !== undefined && call.error === undefined && call.stale !== true && !Number.isNaN(at);
    return usable ? [{ call, source, at, written: [...written] }] : [];
  });
}

/** Equal for equal calls. */
function readKey({ tool, args }: { tool: string; args: Json }): string {
  return canonicalJson([tool, args]);
}
