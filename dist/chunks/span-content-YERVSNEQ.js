import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  builtInRules,
  createSpanContent
} from "./chunk-KXMAKFW5.js";
import "./chunk-3FQ4O3VM.js";
import "./chunk-3MH5JFCY.js";
import "./chunk-6ZTEP4U4.js";
import "./chunk-6NUPD44S.js";
import "./chunk-WWTHRERW.js";
import "./chunk-X4QRCRTH.js";
import "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
import "./chunk-VHE66NNS.js";
export {
  builtInRules,
  createSpanContent
};
