import { type ErrorCode, ReplayKitError } from "../../src/core/error.ts";

/** Headers that forbid caching and content sniffing of a project's answers. */
export const jsonHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/**
 * A JSON answer. hono's `c.json` would add the body's type to the app's type, and with the nesting of traces the
 * compiler would never finish.
 */
export function answer(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...jsonHeaders, ...headers } });
}

/** An answer from JSON text, so that large answers are serialised once. */
export function answerText(json: string): Response {
  return new Response(json, { headers: { ...jsonHeaders, "content-type": "application/json" } });
}

/** An error with its HTTP status. */
export class HttpError extends ReplayKitError {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, code: ErrorCode, message: string, hint: string, headers: Record<string, string> = {}) {
    super(code, message, { hint });
    this.status = status;
    this.headers = headers;
  }
}

const statuses: Partial<Record<ErrorCode, number>> = {
  not_found: 404,
  invalid_json: 400,
  invalid_yaml: 400,
  invalid_input: 400,
  invalid_trace: 422,
  invalid_case: 422,
  unknown_format: 422,
  unsupported_version: 422,
  expectation_needed: 422,
  lint_failed: 422,
  secret_found: 422,
  too_large: 413,
  too_deep: 400,
  unauthorized: 401,
  forbidden: 403,
  rate_limited: 429,
  conflict: 409,
  network_failed: 502,
};

export function statusOf(error: ReplayKitError): number {
  return error instanceof HttpError ? error.status : (statuses[error.code] ?? 500);
}
