import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  reportMarkdown
} from "./chunk-4UQOSJNW.js";
import "./chunk-PQI2ADQM.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-SEFRHUWV.js";
import "./chunk-FX4H5XCX.js";
import "./chunk-SAN4B5RB.js";
import "./chunk-AIJHLCKJ.js";
import "./chunk-A7T24D2V.js";
import "./chunk-VHE66NNS.js";

// src/core/report/job-summary.ts
var summaryLimit = 1024 * 1024;
function reportJobSummary(report, options) {
  return reportMarkdown(report, { ...options, maxBytes: summaryLimit - 1 });
}
export {
  reportJobSummary
};
