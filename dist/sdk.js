import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  recordClient,
  recordMcpClient,
  recordNode,
  recordingMiddleware
} from "./chunks/chunk-YXHD772G.js";
import "./chunks/chunk-GC64FZBI.js";
import "./chunks/chunk-SN3GIU3B.js";
import {
  createMemoryStore,
  replaykit
} from "./chunks/chunk-ILQPLGTF.js";
import "./chunks/chunk-FMF2IEMU.js";
import "./chunks/chunk-53SV6Y45.js";
import "./chunks/chunk-5O3UTOWP.js";
import "./chunks/chunk-TC25HOH2.js";
import "./chunks/chunk-AHRWLNSE.js";
import "./chunks/chunk-UEQIKGNP.js";
import "./chunks/chunk-DN6WLQW3.js";
import "./chunks/chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunks/chunk-BJDCX3BS.js";
import "./chunks/chunk-VHE66NNS.js";
export {
  ReplayKitError,
  createMemoryStore,
  recordClient,
  recordMcpClient,
  recordNode,
  recordingMiddleware,
  replaykit
};
