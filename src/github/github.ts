import type { Octokit as Core } from "@octokit/core";
import type { ReplayKitError } from "../core/error.ts";
import { retryDelay, type Failure, githubFault, readFailure } from "./github-error.ts";

export interface GithubOptions {
  octokit: Octokit;
  /** Longest total wait for limits and failures; default two minutes. */
  maxWaitMs?: number;
  /** Tries of one step; default 5. */
  attempts?: number;
  sleep?: (ms: number) => Promise<void>;
  now?: () => number;
  random?: () => number;
  /** Called with one sentence before each wait. */
  onWait?: (message: string) => void;
}

/** GitHub with retries. Waits for rate limits. After a lost answer it repeats only calls that are safe to repeat. */
export interface Github {
  octokit: Octokit;
  attempts: number;
  /** For reads and for changes that set a value, which are safe to repeat. */
  repeat<T>(doing: string, call: () => Promise<T>): Promise<T>;
  /** For reads of what may not exist: `undefined` if GitHub does not find it. */
  find<T>(doing: string, call: () => Promise<T>): Promise<T | undefined>;
  /**
   * For other changes: waits for limits, and returns any other failure, so that the caller can check GitHub's current
   * state.
   */
  once<T>(doing: string, call: () => Promise<T>): Promise<{ ok: true; value: T } | { ok: false; fault: Fault }>;
  /**
   * Waits before attempt `attempt` (from 1) of a step that checks the state and tries again. Throws the fault when the
   * time is used up.
   */
  backOff(attempt: number, fault: Fault): Promise<void>;
}

export interface Fault {
  failure: Failure;
  error: ReplayKitError;
}

const minute = 60_000;

export function createGithub(options: GithubOptions): Github {
  const { octokit, attempts = 5, maxWaitMs = 2 * minute } = options;
  const sleep = options.sleep ?? ((ms: number) => new Promise<void>((done) => void setTimeout(done, ms)));
  const now = options.now ?? Date.now;
  const random = options.random ?? Math.random;
  let waited = 0;

  async function wait(attempt: number, { failure, error }: Fault): Promise<void> {
    const grown = (failure.kind === "secondary_limit" ? minute : 250) * 2 ** (attempt - 1);
    // Half of the wait is random, so that jobs that failed together do not retry together.
    const ms = retryDelay(failure, now()) ?? grown / 2 + (grown / 2) * random();
    if (attempt >= attempts || waited + ms > maxWaitMs) throw error;
    waited += ms;
    options.onWait?.(`${error.message}; trying again in ${Math.ceil(ms / 1000)} s`);
    await sleep(ms);
  }

  async function tryCall<T>(doing: string, call: () => Promise<T>, mayRepeat: (failure: Failure) => boolean) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return { ok: true as const, value: whole(await call()) };
      } catch (error) {
        const failure = readFailure(error);
        if (!failure) throw error;
        const fault = { failure, error: githubFault(failure, doing, error) };
        if (!mayRepeat(failure)) return { ok: false as const, fault };
        await wait(attempt, fault);
      }
    }
  }

  return {
    octokit,
    attempts,
    repeat: async (doing, call) => valueOf(await tryCall(doing, call, mayPass)),
    find: async (doing, call) => {
      const result = await tryCall(doing, call, mayPass);
      return !result.ok && result.fault.failure.kind === "not_found" ? undefined : valueOf(result);
    },
    once: (doing, call) => tryCall(doing, call, isLimit),
    backOff: wait,
  };
}

/** Throws if the answer broke off. Octokit then returns an empty text, or `undefined` for GraphQL. */
function whole<T>(value: T): T {
  if (typeof value !== "object" || value === null) {
    if (value === undefined) throw brokenOff();
    return value;
  }
  const noContent = "status" in value && value.status === 204;
  if (!noContent && "data" in value && typeof value.data === "string") throw brokenOff();
  return value;
}

function brokenOff(): Error {
  return Object.assign(new Error("the answer broke off"), { status: 500 });
}

function valueOf<T>(result: { ok: true; value: T } | { ok: false; fault: Fault }): T {
  if (!result.ok) throw result.fault.error;
  return result.value;
}

/** True for a limit or an outage, which pass by themselves. */
function mayPass(failure: Failure): boolean {
  return isLimit(failure) || failure.kind === "unknown_outcome";
}

/** True if the call hit a rate limit. GitHub did not carry it out, so it may be repeated. */
function isLimit({ kind }: Failure): boolean {
  return kind === "primary_limit" || kind === "secondary_limit";
}

/** The part of Octokit in use, which @octokit/core, @octokit/rest and @actions/github have in common. */
interface Octokit {
  request: Core["request"];
  graphql: Core["graphql"];
}

export interface RepositoryName {
  owner: string;
  repo: string;
}
