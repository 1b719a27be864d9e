import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  recordOfTrace
} from "./chunk-FM5W5G4G.js";
import "./chunk-2KZXARM5.js";
import "./chunk-OIDFDJ7S.js";
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
  recordOfTrace
};
