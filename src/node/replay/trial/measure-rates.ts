import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReplayKitError } from "../../../core/error.ts";
import { type MeasuredRate, type Promotion, withRate } from "../../../core/promote/promotion.ts";
import type { CaseResult, ReplayReport } from "../../../core/schema/result.ts";
import { writeCaseFolder } from "../../files/case-folder.ts";

/** Attempts that say how often chance lets a live model fail; where all is recorded one decides. */
const liveAttempts = 10;

/** Which attempts are made: the live ones go on from the first, whose seed none of them has. */
export interface MeasuredAttempts {
  repeat: number;
  firstAttempt: number;
}

/**
 * Replays new cases with the checkout's runner, before they are anywhere, and writes into them how often they reproduced. What
 * stands in the way (no runner, no key, a recording that lacks) is the reason that the promotion gives instead; it stops nothing.
 */
export async function measureRates(
  promotions: readonly Promotion[],
  replay: (cases: string[], attempts: MeasuredAttempts) => Promise<ReplayReport>,
): Promise<Promotion[]> {
  const scratch = mkdtempSync(join(tmpdir(), "replaykit-rate-"));
  const folderOf = (id: string) => join(scratch, id);
  try {
    for (const { id, files } of promotions) await writeCaseFolder(folderOf(id), files);
    const first = await resultsOf(
      promotions.map(({ id }) => folderOf(id)),
      (cases) => replay(cases, { repeat: 1, firstAttempt: 1 }),
    );
    const live = [...first].flatMap(([id, result]) =>
      !(result instanceof ReplayKitError) && result.live_model && result.rate.of > 0 ? [folderOf(id)] : [],
    );
    const more = await resultsOf(live, (cases) => replay(cases, { repeat: liveAttempts - 1, firstAttempt: 2 }));
    return promotions.map((promotion) => {
      const results = [first, more].flatMap((found) => found.get(promotion.id) ?? []);
      return withRate(promotion, rateOf(results));
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

type Result = CaseResult | ReplayKitError;

/** By case; the fault that stands in the way of all of them stands for each. */
async function resultsOf(
  folders: string[],
  replay: (cases: string[]) => Promise<ReplayReport>,
): Promise<Map<string, Result>> {
  if (folders.length === 0) return new Map();
  try {
    return new Map((await replay(folders)).cases.map((result) => [result.case_id, result]));
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return new Map(folders.map((folder) => [folder.split(/[\\/]/).at(-1) ?? "", error]));
  }
}

function rateOf(results: Result[]): MeasuredRate {
  const judged = results.flatMap((result) => (result instanceof ReplayKitError ? [] : [result.rate]));
  const of = judged.reduce((sum, rate) => sum + rate.of, 0);
  if (of > 0) return { reproduced: judged.reduce((sum, rate) => sum + rate.reproduced, 0), of };
  const [first] = results;
  if (first === undefined) return { unmeasured: "the replay did not get to it" };
  return { unmeasured: first instanceof ReplayKitError ? first.message : first.reason };
}
