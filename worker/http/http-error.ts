import type { ErrorCode } from "../../src/core/error.ts";
import { ReplayKitError } from "../../src/core/error.ts";

/** A fault and its HTTP status. */
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
