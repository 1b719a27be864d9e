import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  reportJunit
} from "./chunk-Q2575OME.js";
import "./chunk-6Y2EFZSY.js";
import "./chunk-OLB5K6DW.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-LFDRUUTQ.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-A7T24D2V.js";
import "./chunk-VHE66NNS.js";
export {
  reportJunit
};
