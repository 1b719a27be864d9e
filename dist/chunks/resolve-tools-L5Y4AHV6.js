import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  readScript,
  resolveTools
} from "./chunk-U6S6JBSX.js";
import "./chunk-YDK5E35Q.js";
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
  readScript,
  resolveTools
};
