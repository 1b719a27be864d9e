import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/run/empty-run.ts
function emptyRun() {
  return {
    status: "success",
    final_output: void 0,
    calls: [],
    errors: [],
    said: [],
    states: [],
    steps: 0,
    tokens: void 0,
    duration_ms: void 0
  };
}

export {
  emptyRun
};
