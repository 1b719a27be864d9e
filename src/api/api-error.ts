import * as z from "zod";
import { compact } from "../core/compact.ts";
import { type ErrorCode, errorCodes, ReplayKitError } from "../core/error.ts";

interface ApiErrorDetails {
  /** What is wrong, without the address. */
  reason: string;
  /** Of the request, without its query. */
  address?: string;
  status?: number;
  retryAfterMs?: number;
  hint?: string | undefined;
  cause?: unknown;
}

/** A request that failed: the Worker refused it, or could not be reached. */
export class ApiError extends ReplayKitError {
  /** HTTP status; `undefined` if nothing answered. */
  readonly status: number | undefined;
  readonly reason: string;
  /** How long the Worker asks to wait, in milliseconds; 0 if it does not say. */
  readonly retryAfterMs: number;

  constructor(code: ErrorCode, { reason, address, status, retryAfterMs = 0, hint, cause }: ApiErrorDetails) {
    super(code, address === undefined ? reason : `${address}: ${status}: ${reason}`, {
      ...compact({ hint }),
      cause,
    });
    this.status = status;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether a retry may succeed: nothing answered, or the service is busy or failing. Retries do no harm. */
export function isTemporary(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === undefined || error.status === 429 || error.status >= 500);
}

const faultSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes).optional().catch(undefined),
    message: z.string().optional(),
    hint: z.string().optional(),
  }),
});

/** Error codes for answers that are not the Worker's own, such as those of a proxy. */
const codes: Record<number, ErrorCode> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  410: "not_found",
  413: "too_large",
  429: "rate_limited",
};

/** Reads `retry-after`: seconds, or a date as proxies write it. */
function retryAfterMs(text: string): number {
  const ms = /^\s*[\d.]+\s*$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Math.max(0, ms || 0);
}

interface Refusal {
  /** The body, if it is JSON. */
  value: unknown;
  /** Whether a Worker was asked, so that a refusal of another form is not its own. */
  isWorker: boolean;
}

export function refusalOf(address: string, { status, headers }: Response, { value, isWorker }: Refusal): ApiError {
  const fault = faultSchema.safeParse(value).data?.error;
  const foreign = isWorker && fault === undefined;
  return new ApiError(fault?.code ?? codes[status] ?? "network_failed", {
    reason: fault?.message ?? (foreign ? "refused, but not by a ReplayKit Worker" : "refused"),
    address,
    status,
    retryAfterMs: retryAfterMs(headers.get("retry-after") ?? ""),
    hint: foreign ? "is the address a Worker's? A proxy or a sign-in page before it may have answered" : fault?.hint,
  });
}
