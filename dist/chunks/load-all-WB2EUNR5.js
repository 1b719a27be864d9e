import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-4UQOSJNW.js";
import "./chunk-PQI2ADQM.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-SEFRHUWV.js";
import "./chunk-FX4H5XCX.js";
import "./chunk-SAN4B5RB.js";
import "./chunk-AIJHLCKJ.js";
import "./chunk-A7T24D2V.js";
import "./chunk-VHE66NNS.js";

// src/action/load-all.ts
async function loadAll() {
  await Promise.all([
    import("./github-Q2D5K3GB.js"),
    import("./job-summary-QKGPUNE4.js"),
    import("./junit-SLEQXOUE.js"),
    import("./http-front-LPJHDPL4.js"),
    import("./guard-pull-request-OIGARV5V.js"),
    import("./report-page-DXE5R33V.js"),
    import("./comment-CXZVOAWX.js")
  ]);
}
export {
  loadAll
};
