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
} from "./chunks/chunk-Q6DY24IR.js";
import "./chunks/chunk-ZGT4GYB4.js";
import "./chunks/chunk-H6WH26XM.js";
import "./chunks/chunk-SGSIPVEC.js";
import "./chunks/chunk-RSX4EUB6.js";
import "./chunks/chunk-IIIOBVH7.js";
import {
  createWorkerStore
} from "./chunks/chunk-ZN5W2SRA.js";
import "./chunks/chunk-MA24XK5P.js";
import "./chunks/chunk-7BNPROQB.js";
import "./chunks/chunk-M2WKMH7E.js";
import "./chunks/chunk-DXPZCVZI.js";
import "./chunks/chunk-XMDKKLEB.js";
import "./chunks/chunk-PM7VWO4L.js";
import "./chunks/chunk-RX6GOMLL.js";
import "./chunks/chunk-5U2WHDLK.js";
import "./chunks/chunk-DBU7E2EV.js";
import "./chunks/chunk-TJLUIAF5.js";
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
