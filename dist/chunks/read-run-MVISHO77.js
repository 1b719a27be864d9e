import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  checkpointsOf,
  readRun,
  requiredRun,
  writeRun
} from "./chunk-FIAS2ZPI.js";
import "./chunk-42X4D5AW.js";
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
  checkpointsOf,
  readRun,
  requiredRun,
  writeRun
};
