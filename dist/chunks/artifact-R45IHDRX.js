import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fetchArtifact
} from "./chunk-HMFWV7SE.js";
import "./chunk-ZDRCJSVA.js";
import "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";
export {
  fetchArtifact
};
