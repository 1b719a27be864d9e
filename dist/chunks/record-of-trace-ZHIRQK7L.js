import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  recordOfTrace
} from "./chunk-XOFO3BGQ.js";
import "./chunk-SM62E6M4.js";
import "./chunk-6NUPD44S.js";
import "./chunk-WWTHRERW.js";
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
export {
  recordOfTrace
};
