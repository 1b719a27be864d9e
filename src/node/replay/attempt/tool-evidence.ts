import type { LoadedCase } from "../../../core/case/load-case.ts";
import type { PlaceholderPairs } from "../../../core/redact/placeholder-pairs.ts";
import type { Redactor } from "../../../core/redact/redact.ts";
import type { ReadPool } from "../../../core/fixtures/read-pool.ts";
import type { ModelExchange } from "../../../core/schema/fixtures.ts";
import type { EvidenceCounts, Miss, PooledAnswer, Spend } from "../../../core/schema/attempt-result.ts";
import type { Run } from "../../../core/schema/run.ts";
import type { TraceRun } from "../../../core/schema/trace.ts";
import type { WarmAddress } from "../../runner/attempt-request.ts";
import type { RunEnd } from "../../../gateway/observed-trace.ts";
import type { SandboxOrNone } from "../../sandbox/relay-into.ts";
import type { ToolRouting } from "../../routing/tool-environment.ts";
import type { SimulatedUserContext } from "../../judge/simulated-model-user.ts";

/** Who answered the attempt's calls, and what is known of it. */
export interface ToolEvidence {
  counts: EvidenceCounts;
  misses: Miss[];
  /** The run that the gateway saw; used if the runner writes no output. */
  run?: Run;
  /** The same as a trace, redacted, for whoever looks at the replay afterwards. */
  trace?: TraceRun;
  /** A contradiction between what was seen and what the runner wrote. */
  mismatch?: string;
  spend?: Spend;
  /** What models were asked and answered, redacted, where one of them was live: a way that may be kept. */
  exchanges?: ModelExchange[];
  /** Model calls that passed through. */
  model_calls?: number;
  /** Reads that other cases or kept runs answered. */
  pooled?: readonly PooledAnswer[];
}

export interface GatewaySession {
  /** Addresses and dummy keys that the runner gets. */
  env: Record<string, string>;
  /** True if the runner runs in a sandbox whose network holds nothing but the gateway. */
  isolated?: boolean;
  /** For a process that serves many attempts. */
  warm?: WarmAddress;
  /**
   * Ends the session; `written` is the run that the runner's own output tells of, `end` how its process ended (absent for a warm
   * one). `undefined`: it saw nothing.
   */
  finish(written: Run | undefined, end?: RunEnd): Promise<ToolEvidence | undefined>;
  /** The turns that a simulated user said, of which nobody else tells; absent or `undefined`: none. */
  userTurns?(): { by: "command" | "model"; turns: number; spend: Spend } | undefined;
}

/** What serves models and tools to a runner and sees its calls; without one the runner's own report has to do. */
export interface ReplayGateway {
  /** Where runners run apart from the machine, or why they cannot; absent: nobody asked. */
  sandbox?: Promise<SandboxOrNone>;
  open(request: {
    loaded: LoadedCase;
    attempt: number;
    seed: number;
    redactor: Redactor;
    /** Which recorded placeholder stands for which one of this attempt; what is matched adds to it. */
    placeholders?: PlaceholderPairs;
    /** Answers reads of which the case has no fixture. */
    pool?: ReadPool | undefined;
    /** True if the runner may reach other machines. */
    network: boolean;
    /** The time that the attempt has. */
    timeoutMs?: number;
    /** Where the runner runs, and with what: a user's own command that plays the user runs there too. */
    place: SimulatedUserContext;
    /** Which plain functions are routed; absent: none. */
    routing?: ToolRouting | undefined;
  }): Promise<GatewaySession>;
}
