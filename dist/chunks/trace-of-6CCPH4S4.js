import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  eventsOf,
  recordOf,
  traceOf
} from "./chunk-2CNMJ653.js";
import "./chunk-5OZHCIYI.js";
import "./chunk-VYFEZQUT.js";
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
export {
  eventsOf,
  recordOf,
  traceOf
};
