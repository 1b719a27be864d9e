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
} from "./chunks/chunk-Q2SWREYN.js";
import "./chunks/chunk-C74IB6QC.js";
import "./chunks/chunk-KXMAKFW5.js";
import "./chunks/chunk-C4OIA477.js";
import "./chunks/chunk-3FQ4O3VM.js";
import "./chunks/chunk-3MH5JFCY.js";
import {
  createWorkerStore
} from "./chunks/chunk-LGSH7ADD.js";
import "./chunks/chunk-3S2E62CA.js";
import "./chunks/chunk-B6D3LSNY.js";
import "./chunks/chunk-XOFO3BGQ.js";
import "./chunks/chunk-SM62E6M4.js";
import "./chunks/chunk-FIAS2ZPI.js";
import "./chunks/chunk-6ZTEP4U4.js";
import "./chunks/chunk-6NUPD44S.js";
import "./chunks/chunk-WWTHRERW.js";
import "./chunks/chunk-X4QRCRTH.js";
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
