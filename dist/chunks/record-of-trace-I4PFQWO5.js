import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  recordOfTrace
} from "./chunk-EXPS3AUX.js";
import "./chunk-7AH23NXC.js";
import "./chunk-GDANYBGN.js";
import "./chunk-NK6G7R5E.js";
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
  recordOfTrace
};
