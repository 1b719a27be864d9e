import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  builtInRules,
  createSpanContent
} from "./chunk-3WSN6DNY.js";
import "./chunk-BSN6PIBG.js";
import "./chunk-B4PWEAVM.js";
import "./chunk-7T7AKAXM.js";
import "./chunk-7AH23NXC.js";
import "./chunk-GDANYBGN.js";
import "./chunk-NWRA34EF.js";
import "./chunk-RNXGH53F.js";
import "./chunk-F42CM523.js";
import "./chunk-TXODKNP4.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-PUODX5FH.js";
import "./chunk-VHE66NNS.js";
export {
  builtInRules,
  createSpanContent
};
