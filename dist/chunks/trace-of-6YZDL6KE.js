import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  eventsOf,
  recordOf,
  traceOf
} from "./chunk-BG67VK4H.js";
import "./chunk-KNYP7ZIY.js";
import "./chunk-WUKXPD4B.js";
import "./chunk-Y2QYWSUJ.js";
import "./chunk-KAH3UWF3.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-CRFVSXE6.js";
import "./chunk-SWZ6UZWT.js";
import "./chunk-5QB5KEO5.js";
import "./chunk-K63WLW7F.js";
import "./chunk-VHE66NNS.js";
export {
  eventsOf,
  recordOf,
  traceOf
};
