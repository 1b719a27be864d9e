import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  commentOnPullRequest,
  githubOf,
  writeComment
} from "./chunk-RTTGDC5W.js";
import "./chunk-KBFLNW2N.js";
import "./chunk-PZJYVKDV.js";
import "./chunk-NW75GKX5.js";
import "./chunk-6V2FDER7.js";
import "./chunk-KAH3UWF3.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-CRFVSXE6.js";
import "./chunk-SWZ6UZWT.js";
import "./chunk-5QB5KEO5.js";
import "./chunk-K63WLW7F.js";
import "./chunk-VHE66NNS.js";
export {
  commentOnPullRequest,
  githubOf,
  writeComment
};
