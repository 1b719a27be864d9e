import * as z from "zod";
import { compact } from "../core/compact.ts";
import { type ErrorCode, ReplayKitError } from "../core/error.ts";
import { shortened } from "../core/text/characters.ts";

/**
 * The fields of Octokit's `RequestError` and `GraphqlResponseError`. Not compared by class, since several copies of
 * Octokit may be loaded.
 */
const failureSchema = z.object({
  status: z.number().optional(),
  message: z.string().default(""),
  headers: z.record(z.string(), z.unknown()).optional(),
  response: z
    .looseObject({ headers: z.record(z.string(), z.unknown()).default({}) })
    .optional()
    .catch(undefined),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string().default("") })).optional(),
});

export type FailureKind =
  | "unauthorized"
  | "forbidden"
  | "not_found"
  /** The hourly limit is used up. */
  | "primary_limit"
  /** Too many calls at once. */
  | "secondary_limit"
  | "conflict"
  /** A rule of the repository forbids it for every token. */
  | "protected"
  | "refused"
  /** GitHub failed or sent no answer: the change may have happened or not. */
  | "unknown_outcome";

export interface Failure {
  kind: FailureKind;
  status: number | undefined;
  message: string;
  headers: Record<string, unknown>;
}

const ruled = /rule violation|protected branch|protected ref|being restricted|GH006|GH013/i;

const graphqlKinds: Record<string, FailureKind> = {
  STALE_DATA: "conflict",
  NOT_FOUND: "not_found",
  FORBIDDEN: "forbidden",
  INSUFFICIENT_SCOPES: "forbidden",
  RATE_LIMITED: "primary_limit",
  INTERNAL: "unknown_outcome",
  SERVICE_UNAVAILABLE: "unknown_outcome",
};

/** Interprets an error that Octokit threw; `undefined` if the error did not come from GitHub. */
export function readFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const parsed = failureSchema.safeParse(error);
  if (!parsed.success) return undefined;
  const { status, message, response, errors } = parsed.data;
  const headers = response?.headers ?? parsed.data.headers ?? {};
  const [first] = errors ?? [];
  if (first && status === undefined) {
    const kind = graphqlKind(first);
    return { kind, status, message: first.message, headers };
  }
  return status === undefined ? undefined : { kind: kindOf(status, message, headers), status, message, headers };
}

/** GraphQL reports its own outages and timeouts with status 200, and most of them without a type. */
const outage = /something went wrong|timed? ?out|internal error|temporarily unavailable/i;

function graphqlKind({ type = "", message }: { type?: string | undefined; message: string }): FailureKind {
  if (ruled.test(message)) return "protected";
  if (type === "" && outage.test(message)) return "unknown_outcome";
  return graphqlKinds[type] ?? (isSecondary(message) ? "secondary_limit" : "refused");
}

function isSecondary(message: string): boolean {
  return /secondary rate limit|abuse detection/i.test(message);
}

function kindOf(status: number, message: string, headers: Record<string, unknown>): FailureKind {
  if (status === 403 || status === 429) {
    if (String(headers["x-ratelimit-remaining"]) === "0") return "primary_limit";
    if (status === 429 || headers["retry-after"] !== undefined || isSecondary(message)) return "secondary_limit";
    return ruled.test(message) ? "protected" : "forbidden";
  }
  if (status === 401) return "unauthorized";
  if (status === 422 && ruled.test(message)) return "protected";
  if (status === 404 || status === 410) return "not_found";
  if (status === 409) return "conflict";
  return status >= 500 || status === 408 ? "unknown_outcome" : "refused";
}

/** Milliseconds that GitHub asks to wait; `undefined` if it does not say. */
export function retryDelay(failure: Failure, now: number): number | undefined {
  const after = Number(failure.headers["retry-after"]);
  if (Number.isFinite(after) && failure.headers["retry-after"] !== undefined) return after * 1000;
  const reset = Number(failure.headers["x-ratelimit-reset"]);
  if (failure.kind === "primary_limit" && Number.isFinite(reset)) return Math.max(reset * 1000 - now, 0) + 1000;
  return undefined;
}

interface Words {
  code: ErrorCode;
  why: string;
  hint?: (failure: Failure) => string;
}

const words: Record<FailureKind, Words> = {
  unauthorized: {
    code: "unauthorized",
    why: "the token is not valid",
    hint: () => "set a token that exists and has not expired",
  },
  forbidden: { code: "forbidden", why: "the token may not do this", hint: permissionHint },
  not_found: {
    code: "not_found",
    why: "it does not exist, or the token may not see it",
    hint: () => "check owner and name; for a private repository the token needs access to it",
  },
  primary_limit: {
    code: "rate_limited",
    why: "the hourly limit of this token is used up",
    hint: (failure) => `try again after ${resetTime(failure)}, or use a token with its own limit`,
  },
  secondary_limit: {
    code: "rate_limited",
    why: "too many calls in a short time",
    hint: (failure) => `wait ${secondaryWait(failure)} and run it again; it continues where it stopped`,
  },
  conflict: { code: "conflict", why: "it was changed at the same time", hint: () => "run it again" },
  protected: {
    code: "forbidden",
    why: "a rule of the repository forbids it",
    hint: () => "exclude refs/heads/replaykit/** from the rule, or let the token's owner bypass it; then run it again",
  },
  refused: { code: "invalid_input", why: "GitHub refused it" },
  unknown_outcome: {
    code: "network_failed",
    why: "GitHub failed, or its answer was lost",
    hint: () => "run it again; it continues where it stopped. https://www.githubstatus.com says whether GitHub is down",
  },
};

/** The error for the user: the operation, the reason, GitHub's own message and what to do. */
export function githubFault(failure: Failure, doing: string, cause: unknown): ReplayKitError {
  const { code, why, hint } = words[failure.kind];
  const message = shownMessage(failure.message);
  const answer = failure.status === undefined ? message : `${failure.status} ${message}`.trim();
  const details = { cause, ...compact({ hint: hint?.(failure) }) };
  return new ReplayKitError(code, `${doing}: ${why} (GitHub: ${answer})`, details);
}

/** GitHub's message. Of an HTML page, as a failing proxy or server sends it, only the title. */
function shownMessage(message: string): string {
  if (!/^\s*<(?:!doctype|html|head|body)\b/i.test(message)) return shortened(message, longestMessage);
  const title = /<title>([^<]{1,200})<\/title>/i.exec(message)?.[1]?.trim();
  return title === undefined ? "with an HTML page" : `with the HTML page "${title}"`;
}

const longestMessage = 1000;

/** Refusals that no permission of the token changes, and what to do about each. */
const refusals: [RegExp, string][] = [
  [
    /not permitted to create or approve pull requests/i,
    "allow it in the repository's settings (Actions, General), or use a GitHub App's token",
  ],
  [/was archived/i, "unarchive the repository in its settings, or write to another one"],
  [/SAML/, "authorise the token for the organization's single sign-on (GitHub: Settings, Developer settings)"],
  [/IP allow list/i, "run it from an address on the organization's IP allow list, or add this one"],
  [/suspended/i, "unsuspend the App's installation in the organization's settings"],
];

/** Whether GitHub refused because the token lacks a permission. */
export function lacksPermission(error: ReplayKitError): boolean {
  const failure = readFailure(error.cause);
  return failure?.kind === "forbidden" && !refusals.some(([pattern]) => pattern.test(failure.message));
}

function permissionHint({ headers, message }: Failure): string {
  const known = refusals.find(([pattern]) => pattern.test(message));
  if (known !== undefined) return known[1];
  const accepted = headers["x-accepted-github-permissions"];
  const needed =
    typeof accepted === "string" && accepted !== "" ? ` (${accepted.replaceAll("=", ": ").replaceAll("_", "-")})` : "";
  return `give the token the permission that is missing${needed}; a fork's token can only read, and branch rules may forbid pushes`;
}

function secondaryWait({ headers }: Failure): string {
  const after = Number(headers["retry-after"]);
  return Number.isFinite(after) && after > 0 ? `${Math.ceil(after)} s` : "a minute";
}

function resetTime({ headers }: Failure): string {
  const reset = Number(headers["x-ratelimit-reset"]);
  return Number.isFinite(reset) && reset > 0 ? new Date(reset * 1000).toISOString() : "the hour";
}
