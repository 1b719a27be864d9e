import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  checkCommit
} from "./chunk-XULDOLHG.js";
import "./chunk-IMSI6VKX.js";
import "./chunk-JJQDZX5N.js";
import "./chunk-F7ICV2O4.js";
import "./chunk-CWUAN237.js";
import "./chunk-ORIRKLHL.js";
import "./chunk-LKVXAYR4.js";
import "./chunk-GR4CGXSL.js";
import "./chunk-LTCLL6MJ.js";
import "./chunk-UBUG5XII.js";
import "./chunk-TG2EFSPA.js";
import "./chunk-PZQRY7XN.js";
import "./chunk-6VN3PW6Y.js";
import "./chunk-EOIGMXXM.js";
import "./chunk-NDZC76CC.js";
import "./chunk-PSN3L2HE.js";
import "./chunk-4RQYSA3W.js";
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
  checkCommit
};
