import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  recordOfTrace
} from "./chunk-XNWQIG7L.js";
import "./chunk-5REJK54Z.js";
import "./chunk-XFX4DBZP.js";
import "./chunk-CU52PPPX.js";
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
  recordOfTrace
};
