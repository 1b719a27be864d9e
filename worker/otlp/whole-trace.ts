import { isEndedRoot, type PlacedRecord, spanIdOf } from "./records.ts";

/** A root that has ended, and under it only spans that have ended and whose parents are here. */
export function isWhole(spans: readonly PlacedRecord[]): boolean {
  const ids = new Set(spans.map(({ record }) => spanIdOf(record)));
  let roots = 0;
  for (const { record } of spans) {
    const parent = record["parentSpanId"];
    if (isEndedRoot(record)) roots += 1;
    else if (typeof parent !== "string" || !ids.has(parent) || !hasEnded(record["endTimeUnixNano"])) return false;
  }
  return roots > 0;
}

function hasEnded(end: unknown): boolean {
  return end !== undefined && end !== null && end !== "0" && end !== 0;
}
