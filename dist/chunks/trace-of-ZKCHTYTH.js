import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  eventsOf,
  recordOf,
  traceOf
} from "./chunk-PM7VWO4L.js";
import "./chunk-RX6GOMLL.js";
import "./chunk-5U2WHDLK.js";
import "./chunk-DBU7E2EV.js";
import "./chunk-TJLUIAF5.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";
export {
  eventsOf,
  recordOf,
  traceOf
};
