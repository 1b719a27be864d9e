import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-7DVZ2VW4.js";
import "./chunk-H6LN3HAE.js";
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
    import("./job-summary-7B2ZMEXW.js"),
    import("./junit-KSFACH4K.js"),
    import("./http-front-QJVH2B75.js"),
    import("./guard-pull-request-NR32H3YM.js"),
    import("./report-page-GOUOXJC7.js"),
    import("./comment-XHOOTHF6.js")
  ]);
}
export {
  loadAll
};
