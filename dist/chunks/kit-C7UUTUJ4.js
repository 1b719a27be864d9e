import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  replaykit
} from "./chunk-ILQPLGTF.js";
import "./chunk-FMF2IEMU.js";
import "./chunk-53SV6Y45.js";
import "./chunk-5O3UTOWP.js";
import "./chunk-TC25HOH2.js";
import "./chunk-AHRWLNSE.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";
export {
  replaykit
};
