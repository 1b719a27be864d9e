import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-NWRA34EF.js";
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
    import("./job-summary-CDBYGUEF.js"),
    import("./junit-WINMISOR.js"),
    import("./http-front-CEKPTW5W.js"),
    import("./guard-pull-request-PFNHJTSR.js"),
    import("./report-page-T5YE6P7A.js"),
    import("./comment-LWEZVB2G.js")
  ]);
}
export {
  loadAll
};
