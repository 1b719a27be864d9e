import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  artifactName,
  baselineReport,
  readReport
} from "./chunk-W746VJF2.js";
import "./chunk-6BJHP374.js";
import "./chunk-M4JZB4XR.js";
import "./chunk-GYTLNRDL.js";
import "./chunk-JW2MBHE4.js";
import "./chunk-GMAFOMVF.js";
import "./chunk-NJ6GYLXS.js";
import "./chunk-2IXIHP47.js";
import "./chunk-QEZQICKL.js";
import "./chunk-UIHZPM3O.js";
import "./chunk-5XFYV5SH.js";
import "./chunk-7MVEMZQZ.js";
import "./chunk-ZFNXGDD6.js";
import "./chunk-57WPHBUG.js";
import "./chunk-P72BP2YS.js";
import "./chunk-UEY35W7J.js";
import "./chunk-J6ADYWQU.js";
import "./chunk-JWK2KAH4.js";
import "./chunk-NNPYAI6N.js";
import "./chunk-ZAUDCR5X.js";
import "./chunk-5O3UTOWP.js";
import "./chunk-XTRHCCKD.js";
import "./chunk-TC25HOH2.js";
import "./chunk-EVW7XDPR.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-5LI65K7B.js";
import "./chunk-AD2P542H.js";
import "./chunk-4FIGKTPX.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-MFFC53YA.js";
import "./chunk-CFR755V3.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";
export {
  artifactName,
  baselineReport,
  readReport
};
