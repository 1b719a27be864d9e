import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  builtInRules,
  createSpanContent
} from "./chunk-LJHYBDJS.js";
import "./chunk-SQG6PRVP.js";
import "./chunk-LR6DGFYD.js";
import "./chunk-ZXLJM3CP.js";
import "./chunk-3ZCBEAUV.js";
import "./chunk-F4T6DPF5.js";
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
  builtInRules,
  createSpanContent
};
