import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  commentOnPullRequest,
  editAddress,
  githubOf,
  writeComment
} from "./chunk-TDUO6TNL.js";
import "./chunk-H2NK3PJG.js";
import "./chunk-KOEMEWO5.js";
import "./chunk-MWTSMIPK.js";
import "./chunk-HYB4D3WW.js";
import "./chunk-DTZXZQT6.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-RXNAVZTO.js";
import "./chunk-FX4H5XCX.js";
import "./chunk-SAN4B5RB.js";
import "./chunk-AIJHLCKJ.js";
import "./chunk-VHE66NNS.js";
export {
  commentOnPullRequest,
  editAddress,
  githubOf,
  writeComment
};
