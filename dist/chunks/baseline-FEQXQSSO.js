import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  artifactName,
  baselineReport,
  readReport
} from "./chunk-CSGJCVJK.js";
import "./chunk-FS5F7CHF.js";
import "./chunk-6BJHP374.js";
import "./chunk-LYPR3OEE.js";
import "./chunk-K5PRRT6S.js";
import "./chunk-5VWQT2AF.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-RNOIEEE5.js";
import "./chunk-NJ6GYLXS.js";
import "./chunk-J6ADYWQU.js";
import "./chunk-44M2PDL2.js";
import "./chunk-PZJYVKDV.js";
import "./chunk-VC2UBWLI.js";
import "./chunk-VVAC76JP.js";
import "./chunk-7MVEMZQZ.js";
import "./chunk-WUWAXQXH.js";
import "./chunk-3IOC3QWO.js";
import "./chunk-VZ62FQUT.js";
import "./chunk-WZ7S5XSG.js";
import "./chunk-3ARU6HA5.js";
import "./chunk-JW2MBHE4.js";
import "./chunk-QEZQICKL.js";
import "./chunk-JWK2KAH4.js";
import "./chunk-QPWRNKPF.js";
import "./chunk-SKBEGQT3.js";
import "./chunk-BEDZKUB6.js";
import "./chunk-ODDJKHMF.js";
import "./chunk-AD2P542H.js";
import "./chunk-BH4NIDXN.js";
import "./chunk-QRDE2U5I.js";
import "./chunk-P72BP2YS.js";
import "./chunk-NNPYAI6N.js";
import "./chunk-YPDIPNTS.js";
import "./chunk-ZNXELE7A.js";
import "./chunk-F3XWN5HJ.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-5LI65K7B.js";
import "./chunk-CDTRLQZL.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-53SV6Y45.js";
import "./chunk-5O3UTOWP.js";
import "./chunk-TC25HOH2.js";
import "./chunk-AHRWLNSE.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";
export {
  artifactName,
  baselineReport,
  readReport
};
