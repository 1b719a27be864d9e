import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fetchArtifact
} from "./chunk-CZ3UGDIU.js";
import "./chunk-P43ETFAW.js";
import "./chunk-OLVIJ3L6.js";
import "./chunk-RNXGH53F.js";
import "./chunk-F42CM523.js";
import "./chunk-TXODKNP4.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-PUODX5FH.js";
import "./chunk-VHE66NNS.js";
export {
  fetchArtifact
};
