/** Codes of all errors. They are part of the API: `--json` output, HTTP answers and tests rely on them. */
export const errorCodes = [
  "usage",
  "not_found",
  "invalid_json",
  "invalid_yaml",
  "invalid_input",
  "invalid_trace",
  "invalid_case",
  "invalid_config",
  "invalid_fixtures",
  "invalid_run_output",
  "unsupported_version",
  "unknown_format",
  "too_large",
  "too_deep",
  "unsafe_path",
  "lint_failed",
  "expectation_needed",
  "secret_found",
  "runner_failed",
  "io_failed",
  "network_failed",
  "unauthorized",
  "forbidden",
  "rate_limited",
  "conflict",
  "diverged",
  "unknown_effect",
  "internal",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export interface ErrorDetails {
  /** What the user can do next, as a sentence or a command. */
  hint?: string;
  /**
   * Name of an option that would help, such as `format`. It is a flag of the command and a query parameter of the API.
   */
  option?: string;
  cause?: unknown;
}

/** The only error class. `message` names the file, field and value, and `hint` says what to do. */
export class ReplayKitError extends Error {
  override readonly name = "ReplayKitError";
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly option: string | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.hint = details.hint;
    this.option = details.option;
  }

  /** The hint for one interface. `written` formats an option for it: `--format` or `?format=`. */
  hintFor(written: (option: string) => string): string | undefined {
    if (this.option === undefined) return this.hint;
    return [`try ${written(this.option)}`, this.hint].filter((text) => text !== undefined).join("; ");
  }
}
