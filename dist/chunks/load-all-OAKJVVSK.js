import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-3MQ33XCN.js";
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
    import("./job-summary-AF3RQKMR.js"),
    import("./junit-OVYQTLP5.js"),
    import("./http-front-JPHFPMJS.js"),
    import("./guard-pull-request-D6MEW5C4.js"),
    import("./report-page-GAIK4DKY.js"),
    import("./comment-EWX626KZ.js")
  ]);
}
export {
  loadAll
};
