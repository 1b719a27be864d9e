import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createMemoryStore,
  replaykit
} from "./chunks/chunk-7CTSW42Z.js";
import "./chunks/chunk-LIK2FO3N.js";
import "./chunks/chunk-ZAUDCR5X.js";
import "./chunks/chunk-5O3UTOWP.js";
import "./chunks/chunk-XTRHCCKD.js";
import "./chunks/chunk-TC25HOH2.js";
import "./chunks/chunk-MFFC53YA.js";
import "./chunks/chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunks/chunk-BJDCX3BS.js";
import "./chunks/chunk-VHE66NNS.js";
export {
  ReplayKitError,
  createMemoryStore,
  replaykit
};
