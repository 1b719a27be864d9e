import { expect, test } from "vitest";
import { keepsStormFailure, keepsSuccess } from "../../worker/ingest/decide.ts";
import { workerPlatform } from "../../worker/http/platform.ts";

const { hash } = workerPlatform;

/** First 8 hex of SHA-256 of the run id; the same in any language. `docs/worker-reference.md` has two of them. */
const vectors: [string, string, boolean][] = [
  ["run-1", "4e65d3fb", false],
  ["run-2", "b9d17232", false],
  ["run-23", "06465ae3", true],
  ["", "e3b0c442", false],
  ["äöü-💥", "f854e848", false],
];

test.each(vectors)("run id %j draws %s", (runId, drawn, kept) => {
  expect([hash(runId).slice(0, 8), keepsSuccess(runId, 0.1, hash)]).toEqual([drawn, kept]);
});

test("the share is met within three sigma, and 0 and 1 are exact", () => {
  const ids = Array.from({ length: 50_000 }, (_, n) => `id-${n}`);
  const kept = ids.filter((id) => keepsSuccess(id, 0.1, hash)).length;
  expect(Math.abs(kept - 5_000)).toBeLessThan(3 * Math.sqrt(50_000 * 0.1 * 0.9));
  expect(ids.filter((id) => keepsSuccess(id, 1, hash)).length).toBe(50_000);
  expect(ids.filter((id) => keepsSuccess(id, 0, hash)).length).toBe(0);
  expect(ids.filter((id) => keepsStormFailure(id, 1, hash)).length).toBe(50_000);
});
