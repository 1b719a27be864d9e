import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  commentOnPullRequest,
  githubOf,
  writeComment
} from "./chunk-X34C4CNW.js";
import "./chunk-LCGZTOLK.js";
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
  commentOnPullRequest,
  githubOf,
  writeComment
};
