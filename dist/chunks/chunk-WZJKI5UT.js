import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  untrustedJson
} from "./chunk-GDH6ABBD.js";

// src/core/report/json.ts
function reportJson(report) {
  return `${untrustedJson(report)}
`;
}

export {
  reportJson
};
