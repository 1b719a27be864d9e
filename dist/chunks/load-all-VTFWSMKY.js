import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-DBU7E2EV.js";
import "./chunk-TJLUIAF5.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/action/load-all.ts
async function loadAll() {
  await Promise.all([
    import("./github-Q2D5K3GB.js"),
    import("./job-summary-T5RFNJTP.js"),
    import("./junit-LY5FBQNO.js"),
    import("./http-front-QL26HTDS.js"),
    import("./guard-pull-request-NLBBOJXU.js"),
    import("./report-page-AG2SYEFO.js"),
    import("./comment-IHJOF2LN.js")
  ]);
}
export {
  loadAll
};
