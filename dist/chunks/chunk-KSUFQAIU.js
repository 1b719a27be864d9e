import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/cli/exit-code.ts
var exitCode = { ok: 0, actionNeeded: 1, broken: 2 };

export {
  exitCode
};
