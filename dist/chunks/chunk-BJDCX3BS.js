import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/error.ts
var errorCodes = [
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
  "internal"
];
var ReplayKitError = class extends Error {
  name = "ReplayKitError";
  code;
  hint;
  constructor(code, message, details = {}) {
    super(message, details.cause === void 0 ? void 0 : { cause: details.cause });
    this.code = code;
    this.hint = details.hint;
  }
};

export {
  errorCodes,
  ReplayKitError
};
