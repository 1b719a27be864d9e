import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ReplayKitError,
  array,
  looseObject,
  number,
  object,
  record,
  string,
  unknown
} from "./chunk-T7EWDS7W.js";

// src/github/github-error.ts
var failureSchema = object({
  status: number().optional(),
  message: string().default(""),
  headers: record(string(), unknown()).optional(),
  response: looseObject({ headers: record(string(), unknown()).default({}) }).optional().catch(void 0),
  errors: array(object({ type: string().optional(), message: string().default("") })).optional()
});
var ruled = /rule violation|protected branch|protected ref|being restricted|GH006|GH013/i;
var graphqlKinds = {
  STALE_DATA: "conflict",
  NOT_FOUND: "not_found",
  FORBIDDEN: "forbidden",
  INSUFFICIENT_SCOPES: "forbidden",
  RATE_LIMITED: "primary_limit",
  INTERNAL: "unknown_outcome"
};
function readFailure(error) {
  if (!(error instanceof Error)) return void 0;
  const parsed = failureSchema.safeParse(error);
  if (!parsed.success) return void 0;
  const { status, message, response, errors } = parsed.data;
  const headers = response?.headers ?? parsed.data.headers ?? {};
  const [first] = errors ?? [];
  if (first && status === void 0) {
    const kind = graphqlKind(first);
    return { kind, status, message: first.message, headers };
  }
  return status === void 0 ? void 0 : { kind: kindOf(status, message, headers), status, message, headers };
}
function graphqlKind({ type = "", message }) {
  if (ruled.test(message)) return "protected";
  return graphqlKinds[type] ?? (isSecondary(message) ? "secondary_limit" : "refused");
}
function isSecondary(message) {
  return /secondary rate limit|abuse detection/i.test(message);
}
function kindOf(status, message, headers) {
  if (status === 403 || status === 429) {
    if (String(headers["x-ratelimit-remaining"]) === "0") return "primary_limit";
    if (status === 429 || headers["retry-after"] !== void 0 || isSecondary(message)) return "secondary_limit";
    return ruled.test(message) ? "protected" : "forbidden";
  }
  if (status === 401) return "unauthorized";
  if (status === 422 && ruled.test(message)) return "protected";
  if (status === 404 || status === 410) return "not_found";
  if (status === 409) return "conflict";
  return status >= 500 || status === 408 ? "unknown_outcome" : "refused";
}
function askedWait(failure, now) {
  const after = Number(failure.headers["retry-after"]);
  if (Number.isFinite(after) && failure.headers["retry-after"] !== void 0) return after * 1e3;
  const reset = Number(failure.headers["x-ratelimit-reset"]);
  if (failure.kind === "primary_limit" && Number.isFinite(reset)) return Math.max(reset * 1e3 - now, 0) + 1e3;
  return void 0;
}
var words = {
  unauthorized: {
    code: "unauthorized",
    why: "the token is not valid",
    hint: () => "set a token that exists and has not expired"
  },
  forbidden: { code: "forbidden", why: "the token may not do this", hint: permissionHint },
  not_found: {
    code: "not_found",
    why: "it is not there, or the token may not see it",
    hint: () => "check owner and name; for a private repository the token needs access to it"
  },
  primary_limit: {
    code: "rate_limited",
    why: "the hourly limit of this token is used up",
    hint: (failure) => `try again after ${resetTime(failure)}, or use a token with a limit of its own`
  },
  secondary_limit: {
    code: "rate_limited",
    why: "too many calls in a short time",
    hint: (failure) => `wait ${secondaryWait(failure)} and run it again; what was done is kept`
  },
  conflict: { code: "conflict", why: "somebody else changed it at the same time", hint: () => "run it again" },
  protected: {
    code: "forbidden",
    why: "a rule of the repository forbids it",
    hint: () => "take refs/heads/replaykit/** out of the rule, or let the token's owner bypass it; then run it again"
  },
  refused: { code: "invalid_input", why: "GitHub refused it" },
  unknown_outcome: {
    code: "network_failed",
    why: "no answer came",
    hint: () => "run it again; it goes on where it stopped. https://www.githubstatus.com says whether GitHub is down"
  }
};
function githubFault(failure, doing, cause) {
  const { code, why, hint } = words[failure.kind];
  const said = failure.status === void 0 ? failure.message : `${failure.status} ${failure.message}`;
  const details = { cause, ...hint && { hint: hint(failure) } };
  return new ReplayKitError(code, `${doing}: ${why} (GitHub: ${said})`, details);
}
function permissionHint({ headers }) {
  const accepted = headers["x-accepted-github-permissions"];
  const needed = typeof accepted === "string" && accepted !== "" ? ` (${accepted.replaceAll("=", ": ")})` : "";
  return `give the token the permission that is missing${needed}; a fork's token can only read, and branch rules may forbid pushes`;
}
function secondaryWait({ headers }) {
  const after = Number(headers["retry-after"]);
  return Number.isFinite(after) && after > 0 ? `${Math.ceil(after)} s` : "a minute";
}
function resetTime({ headers }) {
  const reset = Number(headers["x-ratelimit-reset"]);
  return Number.isFinite(reset) && reset > 0 ? new Date(reset * 1e3).toISOString() : "the hour";
}

// src/github/github.ts
var minute = 6e4;
function createGithub(options) {
  const { octokit, attempts = 5, maxWaitMs = 2 * minute } = options;
  const sleep = options.sleep ?? ((ms) => new Promise((done) => void setTimeout(done, ms)));
  const now = options.now ?? Date.now;
  const random = options.random ?? Math.random;
  let waited = 0;
  async function wait(attempt, { failure, error }) {
    const grown = (failure.kind === "secondary_limit" ? minute : 250) * 2 ** (attempt - 1);
    const ms = askedWait(failure, now()) ?? grown / 2 + grown / 2 * random();
    if (attempt >= attempts || waited + ms > maxWaitMs) throw error;
    waited += ms;
    options.onWait?.(`${error.message}; trying again in ${Math.ceil(ms / 1e3)} s`);
    await sleep(ms);
  }
  async function tryCall(doing, call, mayRepeat) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return { ok: true, value: whole(await call()) };
      } catch (error) {
        const failure = readFailure(error);
        if (!failure) throw error;
        const fault = { failure, error: githubFault(failure, doing, error) };
        if (!mayRepeat(failure)) return { ok: false, fault };
        await wait(attempt, fault);
      }
    }
  }
  return {
    octokit,
    attempts,
    repeat: async (doing, call) => {
      const result = await tryCall(doing, call, (failure) => isLimit(failure) || failure.kind === "unknown_outcome");
      if (!result.ok) throw result.fault.error;
      return result.value;
    },
    once: (doing, call) => tryCall(doing, call, isLimit),
    backOff: wait
  };
}
function whole(value) {
  if (typeof value !== "object" || value === null) {
    if (value === void 0) throw brokenOff();
    return value;
  }
  const noContent = "status" in value && value.status === 204;
  if (!noContent && "data" in value && typeof value.data === "string") throw brokenOff();
  return value;
}
function brokenOff() {
  return Object.assign(new Error("the answer broke off"), { status: 500 });
}
function isLimit({ kind }) {
  return kind === "primary_limit" || kind === "secondary_limit";
}

export {
  createGithub
};
