import { canonicalJson } from "../../core/json/canonical-json.ts";
import { type EffectLookup, effectOfCall } from "../../core/effects.ts";
import type { TraceEvent } from "../../core/schema/trace.ts";

/** One row of a run: an event, or a call together with its result. */
export interface Row {
  /** Position of its first event in the trace. */
  index: number;
  event: TraceEvent;
  result?: Extract<TraceEvent, { type: "tool_result" }> | undefined;
  failed: boolean;
  write: boolean;
}

/** Rows as they are shown: one row, a sequence that repeats (`loop`), or a place where rows are left out (`gap`). */
export type Item =
  | { kind: "row"; row: Row }
  | { kind: "loop"; rows: Row[]; times: number; last: number }
  | { kind: "gap"; rows: number; failed: number; from: number };

export function rowsOf(events: readonly TraceEvent[], effects: EffectLookup): Row[] {
  const results = resultsOf(events);
  const paired = new Set(results.values());
  return events.flatMap((event, index): Row[] => {
    if (event.type === "tool_result" && paired.has(event)) return [];
    const result = results.get(event);
    const write = event.type === "tool_call" && effectOfCall(event, effects).effect === "write";
    return [{ index, event, result, failed: hasFailed(event) || (result !== undefined && hasFailed(result)), write }];
  });
}

export function hasFailed(event: TraceEvent): boolean {
  return event.type === "error" || ("error" in event && event.error !== undefined);
}

/** The result of each call, matched by id. Calls and results without an id are matched in order. */
function resultsOf(events: readonly TraceEvent[]): Map<TraceEvent, Extract<TraceEvent, { type: "tool_result" }>> {
  const results = new Map<TraceEvent, Extract<TraceEvent, { type: "tool_result" }>>();
  const open = new Map<string | undefined, TraceEvent[]>();
  for (const event of events) {
    if (event.type === "tool_call") {
      const waiting = open.get(event.call_id);
      if (waiting) waiting.push(event);
      else open.set(event.call_id, [event]);
    }
    const call = event.type === "tool_result" ? open.get(event.call_id)?.shift() : undefined;
    if (call !== undefined && event.type === "tool_result") results.set(call, event);
  }
  return results;
}

const longestLoop = 6;

/** Folds one row or a few that repeat into one item with their count. */
export function foldRows(rows: readonly Row[]): Item[] {
  const keys = keysOf(rows);
  const onlyStates = (from: number, length: number) =>
    rows.slice(from, from + length).every(({ event }) => event.type === "state");
  const items: Item[] = [];
  for (let at = 0; at < rows.length; ) {
    const { length, times } = loopAt(keys, at, onlyStates);
    const [first] = rows.slice(at, at + 1);
    if (times > 1) {
      const last = at + length * times - 1;
      items.push({ kind: "loop", rows: rows.slice(at, at + length), times, last: rows[last]?.index ?? 0 });
    } else if (first) items.push({ kind: "row", row: first });
    at += length * times;
  }
  return items;
}

/** The longest repetition that begins at a place. Successive states are no loop, because each one is a change. */
function loopAt(
  keys: readonly number[],
  at: number,
  onlyStates: (from: number, length: number) => boolean,
): { length: number; times: number } {
  let best = { length: 1, times: 1 };
  for (let length = 1; length <= longestLoop; length += 1) {
    let same = 0;
    while (at + length + same < keys.length && keys[at + same] === keys[at + length + same]) same += 1;
    const times = 1 + Math.floor(same / length);
    const least = length === 1 ? 2 : 3;
    if (times >= least && times * length > best.times * best.length && !onlyStates(at, length))
      best = { length, times };
  }
  return best;
}

/** Equal rows get equal numbers. The content of a state does not count, because it differs in each round of a loop. */
function keysOf(rows: readonly Row[]): number[] {
  const numbers = new Map<string, number>();
  return rows.map(({ event, result }) => {
    const key = canonicalJson([event.type, ...factsOf(event), result?.output ?? null, result?.error?.message ?? null]);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

function factsOf(event: TraceEvent) {
  if (event.type === "tool_call") return [event.tool_name, event.tool_args];
  if (event.type === "model_call") return [event.model ?? null, event.output ?? null, event.error?.message ?? null];
  if (event.type === "input_message") return [event.role, event.content];
  if (event.type === "tool_result") return [event.output ?? null, event.error?.message ?? null];
  if (event.type === "error") return [event.error];
  if (event.type === "final_output") return [event.content];
  return event.type === "other" ? [event.name] : [];
}

const shownFirst = 20;
const shownLast = 20;
const around = 2;
const mostTelling = 100;

/**
 * The main items of a long run: the beginning, the end, and each error and loop with its neighbours. The rest becomes
 * gaps.
 */
export function mainItems(items: readonly Item[]): Item[] {
  const telling = items.flatMap((item, index) => (failures(item) > 0 || item.kind === "loop" ? [index] : []));
  const near = new Set<number>();
  const nearest =
    telling.length <= mostTelling
      ? telling
      : [...telling.slice(0, mostTelling / 2), ...telling.slice(-mostTelling / 2)];
  for (const at of nearest) for (let index = at - around; index <= at + 1; index += 1) near.add(index);
  const shown: Item[] = [];
  items.forEach((item, index) => {
    if (index < shownFirst || index >= items.length - shownLast || near.has(index)) shown.push(item);
    else addToGap(shown, item);
  });
  return shown;
}

function addToGap(shown: Item[], item: Item): void {
  const last = shown.at(-1);
  if (last?.kind === "gap") {
    last.rows += sizeOf(item);
    last.failed += failures(item);
  } else shown.push({ kind: "gap", rows: sizeOf(item), failed: failures(item), from: firstIndex(item) });
}

function sizeOf(item: Item): number {
  if (item.kind === "loop") return item.rows.length * item.times;
  return item.kind === "row" ? 1 : item.rows;
}

function failures(item: Item): number {
  if (item.kind === "row") return item.row.failed ? 1 : 0;
  return item.kind === "loop" ? item.rows.filter(({ failed }) => failed).length * item.times : item.failed;
}

export function firstIndex(item: Item): number {
  if (item.kind === "gap") return item.from;
  return (item.kind === "row" ? item.row : item.rows[0])?.index ?? 0;
}
