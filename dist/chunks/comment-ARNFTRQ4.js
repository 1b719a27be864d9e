import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  commentOnPullRequest,
  editAddress,
  githubOf,
  writeComment
} from "./chunk-CZSO7WNG.js";
import "./chunk-ROBXMVMV.js";
import "./chunk-GSQYBX2J.js";
import "./chunk-KCP3TE4A.js";
import "./chunk-OLVIJ3L6.js";
import "./chunk-RNXGH53F.js";
import "./chunk-F42CM523.js";
import "./chunk-TXODKNP4.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-PUODX5FH.js";
import "./chunk-VHE66NNS.js";
export {
  commentOnPullRequest,
  editAddress,
  githubOf,
  writeComment
};
