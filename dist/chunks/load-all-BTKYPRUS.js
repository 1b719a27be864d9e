import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-GNGFIFXO.js";
import "./chunk-DS55VSMW.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-GDH6ABBD.js";
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
    import("./job-summary-OSO3PEE4.js"),
    import("./junit-LZ3BBFTH.js"),
    import("./http-front-U6Q5LQU5.js"),
    import("./guard-pull-request-WWSI3377.js"),
    import("./report-page-WVYYLYOG.js"),
    import("./comment-KM2P7XJY.js")
  ]);
}
export {
  loadAll
};
