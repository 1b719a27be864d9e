import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  builtInRules,
  createSpanContent
} from "./chunk-NPAH53OU.js";
import "./chunk-GW5BUQB7.js";
import "./chunk-J7NXW55N.js";
import "./chunk-ODHBBG6V.js";
import "./chunk-JXJNQMOQ.js";
import "./chunk-SYGJYNB6.js";
import "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";
export {
  builtInRules,
  createSpanContent
};
