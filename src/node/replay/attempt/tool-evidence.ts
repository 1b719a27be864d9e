import type { LoadedCase } from "../../../core/case/load-case.ts";
import type { PlaceholderPairs } from "../../../core/redact/placeholder-pairs.ts";
import type { Redactor } from "../../../core/redact/redact.ts";
import type { ReadPool } from "../../../core/fixtures/read-pool.ts";
import type { ModelExchange } from "../../../core/schema/fixtures.ts";
import type { EvidenceCounts, Miss, PooledAnswer, Spend } from "../../../core/schema/attempt-result.ts";
import type { Run } from "../../../core/schema/run.ts";
import type { TraceRun } from "../../../core/schema/trace.ts";
import type { WarmAddress } from "../../runner/attempt-request.ts";
import type { RunEnd } from "../../../gateway/run-end.ts";
import type { SandboxOrNone } from "../../sandbox/relay-into.ts";
import type { ToolRouting } from "../../routing/tool-environment.ts";
import type { SimulatedUserContext } from "../../judge/simulated-model-user.ts";

/** What is known about an attempt's calls and who answered them. */
export interface ToolEvidence {
  counts: EvidenceCounts;
  misses: Miss[];
  /** The run that the gateway saw. It counts if the runner writes no output. */
  run?: Run;
  /** The same run as a redacted trace, to look at after the replay. */
  trace?: TraceRun;
  /** A contradiction between what was seen and what the runner wrote. */
  mismatch?: string;
  spend?: Spend;
  /** Model requests and answers, redacted; present if one was live, so that they can be kept as a recording. */
  exchanges?: ModelExchange[];
  /** Number of model calls that passed through. */
  model_calls?: number;
  /** Reads that other cases or kept runs answered. */
  pooled?: readonly PooledAnswer[];
}

export interface GatewaySession {
  /** Addresses and dummy keys for the runner. */
  env: Record<string, string>;
  /** True if the runner runs in a sandbox that reaches only the gateway. */
  isolated?: boolean;
  /** Addresses for a process that serves many attempts. */
  warm?: WarmAddress;
  /**
   * Ends the session. `written` is the run in the runner's output, `end` how its process ended (absent for a warm one).
   * Returns `undefined` if the session saw nothing.
   */
  finish(written: Run | undefined, end?: RunEnd): Promise<ToolEvidence | undefined>;
  /** The turns of a simulated user, if there were any. */
  userTurns?(): { by: "command" | "model"; turns: number; spend: Spend } | undefined;
}

/** Serves models and tools to a runner and records its calls. Without one, the runner's own report has to do. */
export interface ReplayGateway {
  /** The sandbox, or why there is none. Absent: none was requested. */
  sandbox?: Promise<SandboxOrNone>;
  open(request: {
    loaded: LoadedCase;
    attempt: number;
    seed: number;
    redactor: Redactor;
    /** Pairs recorded placeholders with those of this attempt; matching adds to it. */
    placeholders?: PlaceholderPairs;
    /** Answers reads for which the case has no fixture. */
    pool?: ReadPool | undefined;
    /** After how many recorded answers models are live; absent: when none fits. */
    liveAfter?: number | undefined;
    /** True if the runner may reach other machines. */
    network: boolean;
    /** Time limit of the attempt in ms. */
    timeoutMs?: number;
    /** Where the runner runs, and its environment. A command that simulates the user runs there too. */
    place: SimulatedUserContext;
    /** Which plain functions are routed; absent: none. */
    routing?: ToolRouting | undefined;
  }): Promise<GatewaySession>;
}
