import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-2SGAIJWM.js";
import "./chunk-4RNDUH4F.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-WDULLSOU.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-2IV6GCDU.js";
import "./chunk-VHE66NNS.js";

// src/action/load-all.ts
async function loadAll() {
  await Promise.all([
    import("./github-Q2D5K3GB.js"),
    import("./job-summary-7LOC6HDP.js"),
    import("./junit-47R3N4J4.js"),
    import("./http-front-NHVOVSPE.js"),
    import("./guard-pull-request-HBJEEO4J.js"),
    import("./report-page-56TX3BF3.js"),
    import("./comment-AEHHTO5T.js")
  ]);
}
export {
  loadAll
};
