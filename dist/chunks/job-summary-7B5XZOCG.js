import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  reportMarkdown
} from "./chunk-HYB4D3WW.js";
import "./chunk-DTZXZQT6.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-RXNAVZTO.js";
import "./chunk-FX4H5XCX.js";
import "./chunk-SAN4B5RB.js";
import "./chunk-AIJHLCKJ.js";
import "./chunk-VHE66NNS.js";

// src/core/report/job-summary.ts
var summaryLimit = 1024 * 1024;
function reportJobSummary(report, options) {
  return reportMarkdown(report, { ...options, maxBytes: summaryLimit - 1 });
}
export {
  reportJobSummary
};
