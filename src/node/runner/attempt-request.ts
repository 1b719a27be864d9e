import type { RunOutput } from "../../core/schema/run-output.ts";
import type { Door } from "../../gateway/server.ts";
import type { Change } from "../sandbox/change.ts";
import type { Box } from "../sandbox/sandbox.ts";

/** Where the runner finds its case; with `hide_checks` these are copies without the checks. */
export interface CasePaths {
  casePath: string;
  fixturesDir: string;
  sourceTracePath: string;
}

/** The gateway's addresses for a process that serves many attempts: they stay the same, and lead to one attempt at a time. */
export interface WarmAddress {
  open(): Door;
  /** Lets what comes to the door's addresses reach this attempt, until it is disposed of. */
  lead(door: Door): Disposable;
}

/** One execution of the runner that is asked for. */
export interface AttemptRequest {
  caseId: string;
  paths: CasePaths;
  /** From 1. */
  attempt: number;
  seed: number;
  now: string | undefined;
  /** What the user says, as text: the agent gets it as `{input}`, in its environment and on its standard input. */
  input: string;
  /** The user's turn, from 1, that the input is: `{turn}` of the command. */
  turn: number;
  timeoutMs: number;
  /** Addresses and keys of the gateway, where one serves this attempt. */
  gatewayEnv: Record<string, string>;
  /** The same for a process that is not started for this attempt alone. */
  warm?: WarmAddress | undefined;
  /** Where it runs, apart from the machine; absent: there is no sandbox. */
  box?: Box | undefined;
  /** True if it may reach other machines. */
  network?: boolean;
  signal?: AbortSignal | undefined;
}

/** What one execution of the runner gave. */
export interface AttemptAnswer {
  /** `undefined`: none that can be used; `failure` says why. */
  output: RunOutput | undefined;
  failure: string | undefined;
  /** True if it wrote nothing at all and ended well: what the gateway saw is then its run. */
  silent?: boolean;
  /** The output as it was written, where it could not be read. */
  unreadable?: string;
  exit: { code: number | null; signal: string | null; timed_out: boolean };
  aborted: boolean;
  stdout: string;
  stderr: string;
  duration_ms: number;
  /** What it changed in its sandbox, all of which was thrown away. */
  wrote?: Change[];
}

/** A runner that is ready: each call is one attempt, `close` ends what is still running. */
export interface Runner {
  run(request: AttemptRequest): Promise<AttemptAnswer>;
  close(): Promise<void>;
}
