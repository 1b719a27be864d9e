import type { Hash } from "../../src/core/platform.ts";

/**
 * Whether a success is kept: the first 8 hex of SHA-256 of the run id, as a number, are below the share of 2³². The same in any
 * language and any process; test vectors are in `test/worker/sampling.test.ts` and `docs/worker-reference.md`.
 */
export function keepsSuccess(runId: string, share: number, hash: Hash): boolean {
  return draw(runId, hash) < share * 2 ** 32;
}

/**
 * Whether a failure of a storm (past the first ones of its group and day) is kept. By the run id, not by a counter, so that a
 * delivery that is repeated after a crash is decided the same.
 */
export function keepsStormFailure(runId: string, oneIn: number, hash: Hash): boolean {
  return draw(`storm:${runId}`, hash) < 2 ** 32 / oneIn;
}

function draw(text: string, hash: Hash): number {
  return Number.parseInt(hash(text).slice(0, 8), 16);
}
