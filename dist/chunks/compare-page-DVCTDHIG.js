import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ComparePage,
  comparisonPage
} from "./chunk-S7O7TFFK.js";
import "./chunk-NQ4DZISB.js";
import "./chunk-P7OOBKYN.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-7H72QC6Y.js";
import "./chunk-RNXGH53F.js";
import "./chunk-F42CM523.js";
import "./chunk-TXODKNP4.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-PUODX5FH.js";
import "./chunk-VHE66NNS.js";
export {
  ComparePage,
  comparisonPage
};
