import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createSqliteStore
} from "./chunk-T7O57ZF2.js";
import "./chunk-L7FUAJT6.js";
import "./chunk-XSOTMEOR.js";
import "./chunk-7KCPABNC.js";
import "./chunk-4UQOSJNW.js";
import "./chunk-PQI2ADQM.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-SEFRHUWV.js";
import "./chunk-FX4H5XCX.js";
import "./chunk-SAN4B5RB.js";
import "./chunk-AIJHLCKJ.js";
import "./chunk-A7T24D2V.js";
import "./chunk-VHE66NNS.js";
export {
  createSqliteStore
};
