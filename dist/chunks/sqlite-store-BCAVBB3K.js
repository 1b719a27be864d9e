import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createSqliteStore
} from "./chunk-W64LIVEP.js";
import "./chunk-C4OIA477.js";
import "./chunk-3S2E62CA.js";
import "./chunk-BAHKO2E5.js";
import "./chunk-2SGAIJWM.js";
import "./chunk-4RNDUH4F.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-WDULLSOU.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-2IV6GCDU.js";
import "./chunk-VHE66NNS.js";
export {
  createSqliteStore
};
