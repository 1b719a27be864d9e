import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  briefOf,
  run
} from "./chunk-PH6WIYXX.js";
import "./chunk-GUJTTQO3.js";
import "./chunk-7JJQDFI6.js";
import "./chunk-HX7BETP2.js";
import "./chunk-XOCI2DYD.js";
import "./chunk-WLWW2RIQ.js";
import "./chunk-ASLZXUXS.js";
import "./chunk-N56WODDC.js";
import "./chunk-U5QNBWPU.js";
import "./chunk-J6G7UWTQ.js";
import "./chunk-4RQYSA3W.js";
import "./chunk-EE4AEMNC.js";
import "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
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
  briefOf,
  run
};
