import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  builtInRules,
  createSpanContent
} from "./chunk-D7PGZQO5.js";
import "./chunk-WT3BWKIG.js";
import "./chunk-KJTKLKGM.js";
import "./chunk-KALWNSJC.js";
import "./chunk-5REJK54Z.js";
import "./chunk-XFX4DBZP.js";
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
  builtInRules,
  createSpanContent
};
