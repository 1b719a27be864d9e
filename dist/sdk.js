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
} from "./chunks/chunk-IQKTWUJH.js";
import "./chunks/chunk-JFBU34X7.js";
import "./chunks/chunk-D7PGZQO5.js";
import "./chunks/chunk-WT3BWKIG.js";
import "./chunks/chunk-KJTKLKGM.js";
import {
  createWorkerStore
} from "./chunks/chunk-PL75MIMA.js";
import "./chunks/chunk-XNWQIG7L.js";
import "./chunks/chunk-FIAS2ZPI.js";
import "./chunks/chunk-KALWNSJC.js";
import "./chunks/chunk-5REJK54Z.js";
import "./chunks/chunk-XFX4DBZP.js";
import "./chunks/chunk-C4OIA477.js";
import "./chunks/chunk-3S2E62CA.js";
import "./chunks/chunk-CU52PPPX.js";
import "./chunks/chunk-7H72QC6Y.js";
import "./chunks/chunk-RNXGH53F.js";
import "./chunks/chunk-F42CM523.js";
import "./chunks/chunk-TXODKNP4.js";
import "./chunks/chunk-C4U2JUIU.js";
import "./chunks/chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunks/chunk-MRNUEBOS.js";
import "./chunks/chunk-PUODX5FH.js";
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
