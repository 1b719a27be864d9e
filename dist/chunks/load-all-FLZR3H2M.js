import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-X4QRCRTH.js";
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
    import("./job-summary-3OUCKWEE.js"),
    import("./junit-IKDIC37M.js"),
    import("./http-front-CYBV6TXC.js"),
    import("./guard-pull-request-S6B5PG5M.js"),
    import("./report-page-NMOJDPJF.js"),
    import("./comment-7JSGDDAX.js")
  ]);
}
export {
  loadAll
};
