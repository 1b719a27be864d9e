import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createMemoryStore,
  recordClient,
  recordMcpClient,
  recordModelProvider,
  recordNode,
  recordingMiddleware,
  replaykit
} from "./chunks/chunk-EOJQ2LNO.js";
import "./chunks/chunk-IE7JCE7Y.js";
import "./chunks/chunk-TSSQWIF4.js";
import "./chunks/chunk-FJDMOCHY.js";
import "./chunks/chunk-YUGA2IIT.js";
import {
  createWorkerStore
} from "./chunks/chunk-VCLKFB57.js";
import "./chunks/chunk-MBRD3EF7.js";
import "./chunks/chunk-EOMGVCZ3.js";
import "./chunks/chunk-NIIMQ22Z.js";
import "./chunks/chunk-ZFWLSUIQ.js";
import "./chunks/chunk-L7FUAJT6.js";
import "./chunks/chunk-XSOTMEOR.js";
import "./chunks/chunk-IOABVF35.js";
import "./chunks/chunk-3ZC2JX44.js";
import "./chunks/chunk-HYB4D3WW.js";
import "./chunks/chunk-DTZXZQT6.js";
import "./chunks/chunk-VH4LVTMP.js";
import "./chunks/chunk-RXNAVZTO.js";
import "./chunks/chunk-FX4H5XCX.js";
import "./chunks/chunk-SAN4B5RB.js";
import {
  ReplayKitError
} from "./chunks/chunk-AIJHLCKJ.js";
import "./chunks/chunk-VHE66NNS.js";
export {
  ReplayKitError,
  createMemoryStore,
  createWorkerStore,
  recordClient,
  recordMcpClient,
  recordModelProvider,
  recordNode,
  recordingMiddleware,
  replaykit
};
