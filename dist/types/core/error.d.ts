/** Every fault ReplayKit can name. Codes are API: `--json` output, HTTP answers and tests rely on them. */
export declare const errorCodes: readonly ["usage", "not_found", "invalid_json", "invalid_yaml", "invalid_input", "invalid_trace", "invalid_case", "invalid_config", "invalid_fixtures", "invalid_run_output", "unsupported_version", "unknown_format", "too_large", "too_deep", "unsafe_path", "lint_failed", "expectation_needed", "secret_found", "runner_failed", "io_failed", "network_failed", "unauthorized", "forbidden", "rate_limited", "conflict", "diverged", "unknown_effect", "internal"];
export type ErrorCode = (typeof errorCodes)[number];
export interface ErrorDetails {
    /** What the user does next, as a sentence or a command. */
    hint?: string;
    cause?: unknown;
}
/** The one error class: `message` names the file, field and value, `hint` says what to do. */
export declare class ReplayKitError extends Error {
    readonly name = "ReplayKitError";
    readonly code: ErrorCode;
    readonly hint: string | undefined;
    constructor(code: ErrorCode, message: string, details?: ErrorDetails);
}
