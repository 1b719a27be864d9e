import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  builtInRules,
  createSpanContent
} from "./chunk-IUFDESJY.js";
import "./chunk-7H7SVLRU.js";
import "./chunk-JCJXSPXE.js";
import "./chunk-BUD3JF62.js";
import "./chunk-Y4KTNZKQ.js";
import "./chunk-X3EMBVWK.js";
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
  builtInRules,
  createSpanContent
};
