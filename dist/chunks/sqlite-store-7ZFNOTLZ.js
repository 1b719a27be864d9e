import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createSqliteStore
} from "./chunk-HMWWZWLV.js";
import "./chunk-3QOBXXUO.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";
export {
  createSqliteStore
};
