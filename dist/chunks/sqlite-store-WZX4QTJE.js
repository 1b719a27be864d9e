import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createSqliteStore
} from "./chunk-TADGT3AS.js";
import "./chunk-C4OIA477.js";
import "./chunk-3S2E62CA.js";
import "./chunk-K6SZ2LZV.js";
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
  createSqliteStore
};
