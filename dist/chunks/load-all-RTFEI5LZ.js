import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
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
    import("./job-summary-YQCFRDD3.js"),
    import("./junit-BMOB3C45.js"),
    import("./http-front-UIKJGOYA.js"),
    import("./guard-pull-request-BW2VPTLN.js"),
    import("./report-page-U6Y2U6ZW.js"),
    import("./comment-WOD42NIU.js")
  ]);
}
export {
  loadAll
};
