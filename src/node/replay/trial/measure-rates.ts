import { rmSync } from "node:fs";
import { join } from "node:path";
import { ReplayKitError } from "../../../core/error.ts";
import { type MeasuredRate, type Promotion, withRate } from "../../../core/promote/promotion.ts";
import type { CaseResult, ReplayReport } from "../../../core/schema/result.ts";
import { writeCaseFolder } from "../../files/case-folder.ts";
import { scratchFolder } from "../../files/scratch-folder.ts";

/** Attempts that measure how often a live model fails. One is enough if everything is recorded. */
const liveAttempts = 10;

/** Which attempts to make. Live ones continue after the first, so that their seeds differ from its seed. */
export interface MeasuredAttempts {
  repeat: number;
  firstAttempt: number;
}

/**
 * Replays new cases with the checkout's runner before they are written to the repository, and writes into them how
 * often they reproduced. If that fails (no runner, no key, a missing recording), the promotion gives the reason and
 * goes on.
 */
export async function measureRates(
  promotions: readonly Promotion[],
  replay: (cases: string[], attempts: MeasuredAttempts) => Promise<ReplayReport>,
): Promise<Promotion[]> {
  const scratch = scratchFolder("rate-");
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

/** Results by case. An error that concerns all of them stands for each. */
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
