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
} from "./chunks/chunk-PXYOCY25.js";
import "./chunks/chunk-H334AM7N.js";
import "./chunks/chunk-65KGMD75.js";
import "./chunks/chunk-C4OIA477.js";
import "./chunks/chunk-LNEHMXXK.js";
import "./chunks/chunk-TNVRX7XU.js";
import {
  createWorkerStore
} from "./chunks/chunk-UJIYWBRO.js";
import "./chunks/chunk-3S2E62CA.js";
import "./chunks/chunk-B6D3LSNY.js";
import "./chunks/chunk-QF5J5U3C.js";
import "./chunks/chunk-XFQIBGRZ.js";
import "./chunks/chunk-FIAS2ZPI.js";
import "./chunks/chunk-HVDZY3OF.js";
import "./chunks/chunk-3RZAURWE.js";
import "./chunks/chunk-ZB63TERY.js";
import "./chunks/chunk-42X4D5AW.js";
import "./chunks/chunk-JDH7MOAB.js";
import "./chunks/chunk-LOSFRJRI.js";
import "./chunks/chunk-M6UJTCYW.js";
import "./chunks/chunk-6BEUHTQZ.js";
import "./chunks/chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunks/chunk-MRNUEBOS.js";
import "./chunks/chunk-KAW2ULHI.js";
import "./chunks/chunk-S5UMX7RI.js";
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
