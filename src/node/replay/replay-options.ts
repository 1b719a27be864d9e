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
  /** Number of attempts so far. */
  attempts: number;
  spent: Spend;
  /** Verdict of the last attempt. */
  last?: Verdict;
}

/** The base's code, checked out when a case must be compared with it. */
export interface BaseCheckout {
  /** For people, such as `main`. */
  name: string;
  /** Checks it out and sets it up. Throws a `ReplayKitError` if that fails. */
  open(): Promise<{ root: string; config: ReplayConfig }>;
}

/** For an open case: the code on which it was seen to fail. A fix is proven beside it. */
export interface FixBase {
  /** One name for all cases, for people. */
  name: string;
  /** Like `BaseCheckout.open`, for the case in this folder. */
  open(folder: string): ReturnType<BaseCheckout["open"]>;
}

export interface ReplayOptions {
  /** The folder of `replaykit.yaml`. Runners start here, and evidence is kept below it. */
  root: string;
  config: ReplayConfig;
  /** Absolute folders of the cases, as `findCases` returns them. */
  cases: string[];
  /** Replaces the runners of the configuration. */
  runnerCommand?: string | undefined;
  shell?: boolean | undefined;
  /** How many runners run at once; default: the number of processors. */
  jobs?: number | undefined;
  /** Attempts by which live cases are screened. Replaces the cases' own number. */
  attempts?: number | "auto" | undefined;
  /** Milliseconds for one attempt. Replaces that of the case and the configuration. */
  timeout?: number | undefined;
  failOn?: Standing[] | undefined;
  select?: Selection | undefined;
  /** Files that differ from the base, relative to the root, for `select: affected`. */
  changedFiles?: string[] | undefined;
  /** The configuration's file relative to the root, if it is not `replaykit.yaml`. */
  configFile?: string | undefined;
  /** Case folders as they were before anything ran; absent: read when needed. */
  sealed?: SealedCases | undefined;
  /** By case folder: effects that replace those of the case. */
  caseEffects?: Map<string, Effects> | undefined;
  /** Folders of guards that come first if money is limited. */
  first?: Set<string> | undefined;
  /** `index` counts from 1. */
  shard?: { index: number; of: number } | undefined;
  durations?: Durations | undefined;
  /** True if other cases of the suite are replayed elsewhere: then these are reported even if not one could be replayed. */
  partial?: boolean | undefined;
  /** The base branch's report, for cases that one attempt decides. */
  base?: ReplayReport | undefined;
  /**
   * The base's code. Live cases are tried beside it, and a guard that one attempt decides is replayed there if it
   * fails.
   */
  baseCheckout?: BaseCheckout | undefined;
  /** On pull requests: the cases that may answer a guard's reads without a fixture. */
  guardPool?: (() => readonly PoolSource[]) | undefined;
  /**
   * Kept runs that answer reads which no case recorded. Absent if a result must not depend on the files of this
   * machine.
   */
  keptRuns?: readonly PoolSource[] | undefined;
  /** Other commits than the base's beside which fixes are proven. */
  fixBase?: FixBase | undefined;
  /** If there is no base: why, and whether live evidence blocks (default: block). The configuration can overrule it. */
  withoutBase?: { live: "block" | "show"; why: string } | undefined;
  /** Earlier runs of the very same code; their trials count too. */
  earlier?: EarlierRuns | undefined;
  /** Makes this many attempts of each case, none beside the base, to measure its rate rather than to prove anything. */
  repeat?: number | undefined;
  /** Number of the first attempt (default 1): attempts that continue others need other seeds. */
  firstAttempt?: number | undefined;
  /** By case id: the share of attempts that a guard may fail, according to the base. */
  toleratedRates?: Map<string, number> | undefined;
  /** By case id: guards that the pull request deleted, weakened or quarantined, with what it altered. */
  altered?: Record<string, string[]> | undefined;
  /** Ids of the altered guards that a maintainer accepts. */
  alteredAccepted?: ReadonlySet<string> | undefined;
  /** Asks live models for every answer, whatever was recorded, to see what the agent does now. */
  liveModels?: boolean | undefined;
  /** Repeats a sample of a warm runner's cases in fresh processes and compares them. */
  verifyIsolation?: boolean | undefined;
  /** Folder of the evidence (default `.replaykit/runs` below the root); `false` keeps none. */
  evidence?: string | false | undefined;
  /** Runners get its allow-listed part; `REPLAYKIT_REDACTION_KEY` is read from it. */
  env?: Environment | undefined;
  gateway?: ReplayGateway | undefined;
  /** Ends all runners. What is done is reported, the rest is skipped. */
  signal?: AbortSignal | undefined;
  /** Called with the run that an attempt is judged by. */
  onRun?: ((attempt: { caseId: string; attempt: number; run: Run }) => void) | undefined;
  onCase?: ((result: CaseResult) => void) | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  /**
   * Called with what the user should know and no case says: evidence that could not be kept, cases that did not run.
   */
  onNotice?: ((notice: string) => void) | undefined;
}
