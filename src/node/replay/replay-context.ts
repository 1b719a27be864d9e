import type { KeyedHash } from "../../core/platform.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { CaseResult, Standing } from "../../core/schema/result.ts";
import type { CaseEvidence } from "../evidence/evidence.ts";
import type { Judge } from "../judge/judge.ts";
import type { RunnerSet } from "../runner/runner-set.ts";
import type { BaseSide } from "./trial/base-side.ts";
import type { Budget } from "./budget.ts";
import type { ProjectPool } from "./attempt/project-pool.ts";
import type { PrepareOptions } from "./plan/prepare-case.ts";
import type { Progress, ReplayOptions } from "./replay-options.ts";
import type { Share } from "./shared-parts.ts";

/** What all cases of one replay share. */
export interface ReplayContext extends ReplayOptions {
  /** How many runners run at once. */
  jobs: number;
  live: LiveContext;
  baseSide: BaseSide;
  pool: ProjectPool;
  scratch: string;
  runners: RunnerSet;
  prepare: PrepareOptions;
  budget: Budget;
  failOn: Standing[];
  /** `undefined`: no evidence is kept. */
  evidenceOf: ((caseId: string) => CaseEvidence) | undefined;
  /** Decides semantic checks that no person has reviewed. */
  judge: Judge | undefined;
  /** By attempt, so that placeholders do not depend on the order in which cases end. */
  keyedHash: (scope: string) => KeyedHash;
  redactRules: Pick<ReplayConfig["redact"], "rules" | "allow">;
  /** Results of the base's report by case id, for cases that one attempt decides. */
  baseResults: Map<string, CaseResult>;
  progress: Omit<Progress, "spent">;
  /** Copies what is kept of a case until the report is made. */
  share: Share;
  /** Tools whose function is replaced although its code differs from the base. */
  changedTools: ReadonlySet<string>;
}

/** Reports the progress after each attempt and each case. */
export function tellProgress({ onProgress, progress, budget }: ReplayContext): void {
  onProgress?.({ ...progress, spent: budget.spent() });
}

/** How cases on a live model are judged. */
export interface LiveContext {
  screen: number;
  alpha: number;
  mostBlocks: number;
  /** Whether live evidence blocks without a base. */
  unpaired: "block" | "show";
}
