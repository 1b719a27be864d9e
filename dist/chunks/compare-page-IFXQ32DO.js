import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ComparePage,
  comparisonPage
} from "./chunk-BOSWPBUV.js";
import "./chunk-WYR66XEQ.js";
import "./chunk-SLSPLLCY.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-Q3WY2TH2.js";
import "./chunk-NV6ZJ6NG.js";
import "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import "./chunk-QRZ7DRHS.js";
import "./chunk-VHE66NNS.js";
export {
  ComparePage,
  comparisonPage
};
