import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  reportMarkdown
} from "./chunk-GMAFOMVF.js";
import "./chunk-NJ6GYLXS.js";
import "./chunk-UIHZPM3O.js";
import "./chunk-5XFYV5SH.js";
import "./chunk-7MVEMZQZ.js";
import "./chunk-J6ADYWQU.js";
import "./chunk-JWK2KAH4.js";
import "./chunk-4FIGKTPX.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-VHE66NNS.js";
export {
  reportMarkdown
};
