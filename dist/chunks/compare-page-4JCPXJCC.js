import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ComparePage,
  comparisonPage
} from "./chunk-X5OLUVL5.js";
import "./chunk-N3YETAMB.js";
import "./chunk-OM3IHVU4.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-6V2FDER7.js";
import "./chunk-KAH3UWF3.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-CRFVSXE6.js";
import "./chunk-SWZ6UZWT.js";
import "./chunk-5QB5KEO5.js";
import "./chunk-K63WLW7F.js";
import "./chunk-VHE66NNS.js";
export {
  ComparePage,
  comparisonPage
};
