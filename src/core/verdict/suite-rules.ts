import type { Standing, TrialResult } from "../schema/result.ts";

/** Rules that decide cases on live models. */
export interface SuiteRules {
  alpha: number;
  failOn: Standing[];
  /** Without a base: whether live evidence blocks. */
  unpaired: "block" | "show";
  /** The most blocks that a case may have. */
  mostBlocks: number;
  /** What suspects are compared with, such as `main`. */
  base?: string | undefined;
  /** Why there is no base to compare with. */
  withoutBase?: string | undefined;
  /** Why a fix is compared with nothing, where that is another reason. */
  withoutFixBase?: string | undefined;
  /** Guards of all shards: where others are judged elsewhere nobody knows yet how many suspects there are. */
  guards?: number | undefined;
  /** By case id, the share of attempts in which an open case failed when it was measured: it plans the pairs and proves nothing. */
  rates?: Map<string, number> | undefined;
}

/** A case attempted beside its base, and whether the suite's evidence proves the claim. */
export interface TriedCase {
  trial: TrialResult;
  proven: boolean;
  rules: SuiteRules;
}
