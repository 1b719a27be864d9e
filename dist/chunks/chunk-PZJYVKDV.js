import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/report/json.ts
function reportJson(report) {
  return `${JSON.stringify(report, void 0, 2)}
`;
}

export {
  reportJson
};
