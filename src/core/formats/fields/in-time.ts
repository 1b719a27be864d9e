import type { TraceEvent } from "../../schema/trace.ts";

/**
 * Merges two lists of events by time. An event of `besides` without a time follows the one before it, or takes the
 * first known time.
 */
export function inTime(events: readonly TraceEvent[], besides: readonly TraceEvent[]): TraceEvent[] {
  const merged: TraceEvent[] = [];
  let time = besides.find(({ at }) => at !== undefined)?.at;
  let next = 0;
  for (const event of events) {
    for (let beside = besides[next]; beside && event.at !== undefined; beside = besides[next]) {
      time = beside.at ?? time;
      if (time === undefined || time >= event.at) break;
      merged.push(beside);
      next += 1;
    }
    merged.push(event);
  }
  return [...merged, ...besides.slice(next)];
}

/** Merges several parallel conversations by time. Each keeps its own order. */
export function interleaved<T extends { at?: string | undefined }>(
  turns: readonly T[],
  nameOf: (turn: T) => unknown,
): T[] {
  const latest = new Map<unknown, string>();
  let last = "";
  const timed = turns.map((turn, place) => {
    const name = nameOf(turn);
    const before = latest.get(name) ?? "";
    last = turn.at ?? last;
    const time = last > before ? last : before;
    latest.set(name, time);
    return { turn, time, place };
  });
  timed.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : a.place - b.place));
  return timed.map(({ turn }) => turn);
}
