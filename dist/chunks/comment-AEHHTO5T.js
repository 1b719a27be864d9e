import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  blobAddress,
  commentOnPullRequest,
  editAddress,
  githubOf,
  writeComment
} from "./chunk-2TTBX4HL.js";
import "./chunk-MYA4VIAU.js";
import "./chunk-43JEZXK6.js";
import "./chunk-J5UYG7XI.js";
import "./chunk-KCP3TE4A.js";
import "./chunk-2SGAIJWM.js";
import "./chunk-4RNDUH4F.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-WDULLSOU.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-2IV6GCDU.js";
import "./chunk-VHE66NNS.js";
export {
  blobAddress,
  commentOnPullRequest,
  editAddress,
  githubOf,
  writeComment
};
