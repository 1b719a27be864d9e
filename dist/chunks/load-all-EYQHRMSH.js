import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-6Y2EFZSY.js";
import "./chunk-OLB5K6DW.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-LFDRUUTQ.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-A7T24D2V.js";
import "./chunk-VHE66NNS.js";

// src/action/load-all.ts
async function loadAll() {
  await Promise.all([
    import("./github-Q2D5K3GB.js"),
    import("./job-summary-WAJVKHUC.js"),
    import("./junit-CZY7L2M7.js"),
    import("./http-front-2GGTIRXK.js"),
    import("./guard-pull-request-6GMFV7IN.js"),
    import("./report-page-435BGR27.js"),
    import("./comment-GBZMJZPX.js")
  ]);
}
export {
  loadAll
};
