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
} from "./chunks/chunk-7OKISBTY.js";
import "./chunks/chunk-IOBNJYUQ.js";
import "./chunks/chunk-LJHYBDJS.js";
import "./chunks/chunk-SQG6PRVP.js";
import "./chunks/chunk-LR6DGFYD.js";
import {
  createWorkerStore
} from "./chunks/chunk-P72MPAY5.js";
import "./chunks/chunk-63FRC2VN.js";
import "./chunks/chunk-FIAS2ZPI.js";
import "./chunks/chunk-ZXLJM3CP.js";
import "./chunks/chunk-3ZCBEAUV.js";
import "./chunks/chunk-F4T6DPF5.js";
import "./chunks/chunk-C4OIA477.js";
import "./chunks/chunk-3S2E62CA.js";
import "./chunks/chunk-NEBBAHRK.js";
import "./chunks/chunk-6Y2EFZSY.js";
import "./chunks/chunk-OLB5K6DW.js";
import "./chunks/chunk-VH4LVTMP.js";
import "./chunks/chunk-LFDRUUTQ.js";
import "./chunks/chunk-C4U2JUIU.js";
import "./chunks/chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunks/chunk-MRNUEBOS.js";
import "./chunks/chunk-A7T24D2V.js";
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
