import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  commentOnPullRequest,
  editAddress,
  githubOf,
  writeComment
} from "./chunk-MQUJD2MG.js";
import "./chunk-4TXZSDJH.js";
import "./chunk-WZJKI5UT.js";
import "./chunk-KCP3TE4A.js";
import "./chunk-GNGFIFXO.js";
import "./chunk-DS55VSMW.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-GDH6ABBD.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-2IV6GCDU.js";
import "./chunk-VHE66NNS.js";
export {
  commentOnPullRequest,
  editAddress,
  githubOf,
  writeComment
};
