import type { PoolSource } from "../../core/fixtures/read-pool.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { Effects } from "../../core/schema/effect.ts";
import type { Run } from "../../core/schema/run.ts";
import type { CaseResult, ReplayReport, Standing } from "../../core/schema/result.ts";
import type { Spend, Verdict } from "../../core/schema/attempt-result.ts";
import type { Environment } from "../runner/environment.ts";
import type { Durations } from "./plan/plan-shards.ts";
import type { EarlierRuns } from "./trial/earlier-runs.ts";
import type { SealedCases } from "./plan/sealed-cases.ts";
import type { ReplayGateway } from "./attempt/tool-evidence.ts";

export type Selection = ReplayConfig["select"];

export interface Progress {
  done: number;
  total: number;
  /** Attempts made so far, and what they cost. */
  attempts: number;
  spent: Spend;
  /** How the last one ended. */
  last?: Verdict;
}

/** The base's code, to be had when a case must be compared with it. */
export interface BaseCheckout {
  /** For people, such as `main`. */
  name: string;
  /** Checks it out and sets it up, or throws a `ReplayKitError`. */
  open(): Promise<{ root: string; config: ReplayConfig }>;
}

/** For an open case the code on which it was seen to fail: a fix is proven beside it. */
export interface FixBase {
  /** For people, one for all cases. */
  name: string;
  /** Like `BaseCheckout.open`, for the case in this folder. */
  open(folder: string): ReturnType<BaseCheckout["open"]>;
}

export interface ReplayOptions {
  /** The folder of `replaykit.yaml`: runners start here, evidence is kept below it. */
  root: string;
  config: ReplayConfig;
  /** Absolute folders of the cases, as `findCases` gives them. */
  cases: string[];
  /** Overrides the runners of the configuration. */
  runnerCommand?: string | undefined;
  shell?: boolean | undefined;
  /** Runners at the same time; default: the number of processors. */
  jobs?: number | undefined;
  /** Attempts by which live cases are screened; overrides the cases' own number. */
  attempts?: number | "auto" | undefined;
  /** Milliseconds for one attempt; overrides the case and the configuration. */
  timeout?: number | undefined;
  failOn?: Standing[] | undefined;
  select?: Selection | undefined;
  /** Files that differ from the base, relative to the root, for `select: affected`. */
  changedFiles?: string[] | undefined;
  /** The configuration's file relative to the root, where it is not `replaykit.yaml`. */
  configFile?: string | undefined;
  /** Case folders as they were before anything ran; absent: read when they are needed. */
  sealed?: SealedCases | undefined;
  /** By case folder: effects in place of those that the case itself declares. */
  caseEffects?: Map<string, Effects> | undefined;
  /** Folders of guards that come before all others where money is limited. */
  first?: Set<string> | undefined;
  /** From 1. */
  shard?: { index: number; of: number } | undefined;
  durations?: Durations | undefined;
  /** The base branch's report: for what one attempt decides. */
  base?: ReplayReport | undefined;
  /** The base's code: live cases are tried beside it, and guards that one attempt decides are asked there when they fail. */
  baseCheckout?: BaseCheckout | undefined;
  /** On pull requests: the cases from which guards may be answered where they have no fixture. */
  guardPool?: (() => readonly PoolSource[]) | undefined;
  /** Kept runs that answer what no case recorded; left out if a result must not depend on what lies on this machine. */
  keptRuns?: readonly PoolSource[] | undefined;
  /** Where fixes are proven beside other commits than the base's. */
  fixBase?: FixBase | undefined;
  /** Where there is no base: why, and whether live evidence blocks then, if the configuration does not say (default: block). */
  withoutBase?: { live: "block" | "show"; why: string } | undefined;
  /** Runs of the very same code before this one: what they tried counts too. */
  earlier?: EarlierRuns | undefined;
  /** So many attempts of each case, none of them beside the base: what its rate is, not what it proves. */
  repeat?: number | undefined;
  /** Number of the first attempt (default 1): attempts that follow others have seeds of their own. */
  firstAttempt?: number | undefined;
  /** By case id: share of attempts that a guard may fail, as the base says. */
  toleratedRates?: Map<string, number> | undefined;
  /** Guards that the pull request deleted, weakened or quarantined, by case id, with what was altered. */
  altered?: Record<string, string[]> | undefined;
  /** Ids of the altered guards that a maintainer accepts. */
  alteredAccepted?: ReadonlySet<string> | undefined;
  /** Asks live models for every answer, whatever was recorded: what an agent does now, not what it did then. */
  liveModels?: boolean | undefined;
  /** With a warm runner: repeat a sample of the cases in fresh processes and compare. */
  verifyIsolation?: boolean | undefined;
  /** Folder of the evidence (default `.replaykit/runs` below the root); `false` keeps none. */
  evidence?: string | false | undefined;
  /** The environment that runners get the allow-listed part of, and `REPLAYKIT_REDACTION_KEY` is read from. */
  env?: Environment | undefined;
  gateway?: ReplayGateway | undefined;
  /** Ends all runners; what is done is reported, the rest is skipped. */
  signal?: AbortSignal | undefined;
  /** The run that an attempt is judged by. */
  onRun?: ((attempt: { caseId: string; attempt: number; run: Run }) => void) | undefined;
  onCase?: ((result: CaseResult) => void) | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  /** What the user should know and no case tells: evidence that could not be kept, cases that were not run. */
  onNotice?: ((notice: string) => void) | undefined;
}
