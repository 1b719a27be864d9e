import type { CaseResult } from "../../core/schema/result.ts";

/** Parts that are remembered: enough for the checks of a suite whose cases are alike, and no cost where no two are. */
const most = 5000;
const longest = 400;

/**
 * Copies results so that each keeps only itself (texts cut out of a case's files keep the whole files in memory), and so that equal
 * parts of them, which the outcomes of alike checks mostly are, are kept once.
 */
export function createSharing(): (result: CaseResult) => CaseResult {
  const texts = new Map<string, string>();
  const parts = new Map<string, object>();

  function shared(this: void, _key: string, value: unknown): unknown {
    if (typeof value === "string") return remembered(texts, value, value);
    if (typeof value !== "object" || value === null) return value;
    const json = JSON.stringify(value);
    return json.length > longest ? value : remembered(parts, json, value);
  }

  return (result) => {
    const copy: CaseResult = JSON.parse(JSON.stringify(result), shared);
    return copy;
  };
}

function remembered<T>(known: Map<string, T>, key: string, value: T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size < most && key.length <= longest) known.set(key, value);
  return value;
}
