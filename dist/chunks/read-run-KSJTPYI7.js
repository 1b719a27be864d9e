import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  checkpointsOf,
  readRun,
  requiredRun,
  writeRun
} from "./chunk-FIAS2ZPI.js";
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
export {
  checkpointsOf,
  readRun,
  requiredRun,
  writeRun
};
