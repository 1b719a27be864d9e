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
} from "./chunks/chunk-J2G243BY.js";
import "./chunks/chunk-JBZVWEOZ.js";
import "./chunks/chunk-GYRJZVVL.js";
import "./chunks/chunk-O6D54HY7.js";
import "./chunks/chunk-RZ3X7GYU.js";
import {
  createWorkerStore
} from "./chunks/chunk-C5ZLO6LH.js";
import "./chunks/chunk-K2VBXZ6X.js";
import "./chunks/chunk-5S4FUY5A.js";
import "./chunks/chunk-4LWKDY6F.js";
import "./chunks/chunk-VH2A37TA.js";
import "./chunks/chunk-DPWMY4V7.js";
import "./chunks/chunk-AETQBMSZ.js";
import "./chunks/chunk-FAECLWUU.js";
import "./chunks/chunk-WCXC43FY.js";
import "./chunks/chunk-6V2FDER7.js";
import "./chunks/chunk-KAH3UWF3.js";
import "./chunks/chunk-VH4LVTMP.js";
import "./chunks/chunk-CRFVSXE6.js";
import "./chunks/chunk-SWZ6UZWT.js";
import "./chunks/chunk-5QB5KEO5.js";
import {
  ReplayKitError
} from "./chunks/chunk-K63WLW7F.js";
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
