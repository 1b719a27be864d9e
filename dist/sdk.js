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
} from "./chunks/chunk-XB4AE3YK.js";
import "./chunks/chunk-Y2DPR4CH.js";
import "./chunks/chunk-NPAH53OU.js";
import "./chunks/chunk-SGSIPVEC.js";
import "./chunks/chunk-GW5BUQB7.js";
import "./chunks/chunk-J7NXW55N.js";
import {
  createWorkerStore
} from "./chunks/chunk-Z6SFMMNT.js";
import "./chunks/chunk-MA24XK5P.js";
import "./chunks/chunk-7BNPROQB.js";
import "./chunks/chunk-K3HITBYI.js";
import "./chunks/chunk-PVOFTYBB.js";
import "./chunks/chunk-XMDKKLEB.js";
import "./chunks/chunk-ODHBBG6V.js";
import "./chunks/chunk-JXJNQMOQ.js";
import "./chunks/chunk-SYGJYNB6.js";
import "./chunks/chunk-3QQEB6C6.js";
import "./chunks/chunk-ZPONSFWV.js";
import "./chunks/chunk-LOSFRJRI.js";
import "./chunks/chunk-NP4WE3DX.js";
import "./chunks/chunk-YQFYJEPK.js";
import "./chunks/chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunks/chunk-T7EWDS7W.js";
import "./chunks/chunk-HZA3QJ3V.js";
import "./chunks/chunk-ABXW3CI3.js";
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
