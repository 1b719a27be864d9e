export type Fault =
  /** Answered instead of the call; nothing happens. */
  | { kind: "status"; status: number; message?: string; headers?: Record<string, string> }
  /** The hourly limit is used up: 403 with `x-ratelimit-remaining: 0`. */
  | { kind: "rate-limit"; resetInSeconds: number }
  /** The limit on bursts: 403 or 429, with `retry-after` where given. */
  | { kind: "secondary-limit"; status?: 403 | 429; retryAfter?: number }
  /** The call takes effect, the answer is lost behind a proxy's error. */
  | { kind: "after-commit"; status?: number }
  /** The call takes effect, the answer breaks off in the middle. */
  | { kind: "truncate" }
  /** The connection is closed before anything happens. */
  | { kind: "drop" }
  | { kind: "slow"; ms: number };

export interface FaultRule {
  /** Compared with the call's name: `POST /repos/{owner}/{repo}/pulls`, `GRAPHQL createCommitOnBranch`. */
  match: string | RegExp;
  fault: Fault | (() => Fault | undefined);
  /** How often; left out: once. */
  times?: number;
  /** Matching calls to let through first. */
  skip?: number;
}

export interface Faults {
  add(rule: FaultRule): void;
  clear(): void;
  next(name: string): Fault | undefined;
}

export function createFaults(): Faults {
  let rules: (FaultRule & { times: number; skip: number })[] = [];
  return {
    add: (rule) => {
      rules.push({ times: 1, skip: 0, ...rule });
    },
    clear: () => {
      rules = [];
    },
    next: (name) => {
      for (const rule of rules) {
        const matches = typeof rule.match === "string" ? rule.match === name : rule.match.test(name);
        if (!matches || rule.times <= 0) continue;
        if (rule.skip > 0) {
          rule.skip -= 1;
          continue;
        }
        const fault = typeof rule.fault === "function" ? rule.fault() : rule.fault;
        if (!fault) continue;
        rule.times -= 1;
        return fault;
      }
      return undefined;
    },
  };
}
