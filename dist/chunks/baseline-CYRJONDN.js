import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  artifactName,
  baselineReport,
  readReport
} from "./chunk-5VO7EKYE.js";
import "./chunk-Q7EFVYJ3.js";
import "./chunk-4EV3BWKF.js";
import "./chunk-ND6EJWDV.js";
import "./chunk-PZJYVKDV.js";
import "./chunk-Q3WY2TH2.js";
import "./chunk-NV6ZJ6NG.js";
import "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import "./chunk-QRZ7DRHS.js";
import "./chunk-VHE66NNS.js";
export {
  artifactName,
  baselineReport,
  readReport
};
