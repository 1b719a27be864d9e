import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/report/signature-words.ts
function signatureWords({ kind, message, observed, check }) {
  if (kind === "status_is" && typeof observed === "string") return `Run ended with ${observed}`;
  if (kind === "final_output_exists") return observed === false ? "No final output" : "Final output exists";
  if (kind !== "min_tool_calls" || typeof observed !== "number") return message === "" ? check : message;
  const tool = /^(\S+) was called /.exec(message)?.[1] ?? /^the tool called most is (\S+): /.exec(message)?.[1];
  return tool === void 0 ? message : `Tool '${tool}' called ${observed} time${observed === 1 ? "" : "s"}`;
}

export {
  signatureWords
};
