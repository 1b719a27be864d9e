import type { RunOutput } from "../../core/schema/run-output.ts";
import type { SharedAddress } from "../../gateway/server.ts";
import type { Change } from "../sandbox/change.ts";
import type { Box } from "../sandbox/sandbox.ts";

/** Where the runner finds its case. With `hide_checks` these are copies without the checks. */
export interface CasePaths {
  casePath: string;
  fixturesDir: string;
  sourceTracePath: string;
}

/**
 * Gateway addresses for a warm process, which serves many attempts: they stay the same and lead to one attempt at a
 * time.
 */
export interface WarmAddress {
  open(): SharedAddress;
  /** Makes the address reach this attempt, until the result is disposed of. */
  lead(address: SharedAddress): Disposable;
}

/** A request to run the runner once. */
export interface AttemptRequest {
  caseId: string;
  paths: CasePaths;
  attempt: number;
  seed: number;
  now: string | undefined;
  /** The user's text. The agent gets it as `{input}`, in its environment and on its standard input. */
  input: string;
  /** All messages of the user: `{inputs}` of the command. */
  inputs: readonly string[];
  /** Number of the user's turn, from 1: `{turn}` of the command. */
  turn: number;
  timeoutMs: number;
  /** Addresses and keys of the gateway, if one serves this attempt. */
  gatewayEnv: Record<string, string>;
  /** The same for a warm process. */
  warm?: WarmAddress | undefined;
  /** The kind of room that the runner runs in; absent: there is no sandbox. */
  box?: Box | undefined;
  /** True if it may reach other machines. */
  network?: boolean;
  signal?: AbortSignal | undefined;
}

/** What one execution of the runner returned. */
export interface AttemptAnswer {
  /** `undefined`: there is no usable output; `failure` says why. */
  output: RunOutput | undefined;
  failure: string | undefined;
  /** True if the runner wrote no output and exited with code 0. The run that the gateway saw then counts. */
  silent?: boolean;
  /** The output's text, if it could not be parsed. */
  unreadable?: string;
  exit: { code: number | null; signal: string | null; timed_out: boolean };
  aborted: boolean;
  stdout: string;
  stderr: string;
  duration_ms: number;
  /** What the runner changed in its sandbox; all of it was thrown away. */
  wrote?: Change[];
}

/** A runner that is ready: each call makes one attempt, `close` ends what still runs. */
export interface Runner {
  run(request: AttemptRequest): Promise<AttemptAnswer>;
  close(): Promise<void>;
}
