import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-7H72QC6Y.js";
import "./chunk-RNXGH53F.js";
import "./chunk-F42CM523.js";
import "./chunk-TXODKNP4.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-PUODX5FH.js";
import "./chunk-VHE66NNS.js";

// src/action/load-all.ts
async function loadAll() {
  await Promise.all([
    import("./github-Q2D5K3GB.js"),
    import("./job-summary-B37XO6L7.js"),
    import("./junit-CEOJZWAZ.js"),
    import("./http-front-U724BZYK.js"),
    import("./guard-pull-request-SU2CUD6A.js"),
    import("./report-page-FUJVBGKY.js"),
    import("./comment-QB4R3HRN.js")
  ]);
}
export {
  loadAll
};
