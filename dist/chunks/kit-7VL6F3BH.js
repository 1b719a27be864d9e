import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  replaykit
} from "./chunk-7CTSW42Z.js";
import "./chunk-LIK2FO3N.js";
import "./chunk-ZAUDCR5X.js";
import "./chunk-5O3UTOWP.js";
import "./chunk-XTRHCCKD.js";
import "./chunk-TC25HOH2.js";
import "./chunk-MFFC53YA.js";
import "./chunk-CFR755V3.js";
import "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";
export {
  replaykit
};
