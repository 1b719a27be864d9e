import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  reportMarkdown
} from "./chunk-42X4D5AW.js";
import "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
import "./chunk-VHE66NNS.js";

// src/core/report/job-summary.ts
var summaryLimit = 1024 * 1024;
function reportJobSummary(report, options) {
  return reportMarkdown(report, { ...options, pictures: true, maxBytes: summaryLimit - 1 });
}
export {
  reportJobSummary
};
