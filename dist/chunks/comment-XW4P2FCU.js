import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  commentOnPullRequest,
  githubOf,
  writeComment
} from "./chunk-7E6HUVI6.js";
import "./chunk-FSJFNUDF.js";
import "./chunk-RNOIEEE5.js";
import "./chunk-NJ6GYLXS.js";
import "./chunk-J6ADYWQU.js";
import "./chunk-44M2PDL2.js";
import "./chunk-PZJYVKDV.js";
import "./chunk-VC2UBWLI.js";
import "./chunk-VVAC76JP.js";
import "./chunk-7MVEMZQZ.js";
import "./chunk-JWK2KAH4.js";
import "./chunk-BEDZKUB6.js";
import "./chunk-AD2P542H.js";
import "./chunk-CDTRLQZL.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";
export {
  commentOnPullRequest,
  githubOf,
  writeComment
};
