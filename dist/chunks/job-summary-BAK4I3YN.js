import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  reportMarkdown
} from "./chunk-4F3SSZ2F.js";
import "./chunk-NV6ZJ6NG.js";
import "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import "./chunk-QRZ7DRHS.js";
import "./chunk-VHE66NNS.js";

// src/core/report/job-summary.ts
var summaryLimit = 1024 * 1024;
function reportJobSummary(report, options) {
  return reportMarkdown(report, { ...options, maxBytes: summaryLimit - 1 });
}
export {
  reportJobSummary
};
