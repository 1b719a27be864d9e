import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  blobAddress,
  commentMarker,
  commentOnPullRequest,
  editAddress,
  githubOf,
  writeComment
} from "./chunk-IMSI6VKX.js";
import "./chunk-JJQDZX5N.js";
import "./chunk-F7ICV2O4.js";
import "./chunk-CWUAN237.js";
import "./chunk-ORIRKLHL.js";
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
  blobAddress,
  commentMarker,
  commentOnPullRequest,
  editAddress,
  githubOf,
  writeComment
};
