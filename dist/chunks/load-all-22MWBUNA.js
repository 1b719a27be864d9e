import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-OLVIJ3L6.js";
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
    import("./job-summary-WEPTDVRT.js"),
    import("./junit-F5HDR46O.js"),
    import("./http-front-T7U5T5GZ.js"),
    import("./guard-pull-request-FLWABEEK.js"),
    import("./report-page-LSL5YUTL.js"),
    import("./comment-ARNFTRQ4.js")
  ]);
}
export {
  loadAll
};
