import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-42X4D5AW.js";
import "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
import "./chunk-VHE66NNS.js";

// src/action/load-all.ts
async function loadAll() {
  await Promise.all([
    import("./github-Q2D5K3GB.js"),
    import("./job-summary-Y6ZSNF5T.js"),
    import("./junit-35N42M3Z.js"),
    import("./http-front-XXEPYAFI.js"),
    import("./guard-pull-request-WWR465VX.js"),
    import("./report-page-VZ5LSH2M.js"),
    import("./comment-EFZDIJAQ.js")
  ]);
}
export {
  loadAll
};
