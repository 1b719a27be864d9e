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
} from "./chunks/chunk-5225U4JT.js";
import "./chunks/chunk-WXRYB6CW.js";
import "./chunks/chunk-OLL2A5TU.js";
import "./chunks/chunk-SQXYBOJH.js";
import "./chunks/chunk-GVYAPE43.js";
import {
  createWorkerStore
} from "./chunks/chunk-KCUHJQ55.js";
import "./chunks/chunk-UROIACXV.js";
import "./chunks/chunk-FIAS2ZPI.js";
import "./chunks/chunk-AE2PRIM5.js";
import "./chunks/chunk-GBSZ3AE4.js";
import "./chunks/chunk-5N76ZA7N.js";
import "./chunks/chunk-C4OIA477.js";
import "./chunks/chunk-3S2E62CA.js";
import "./chunks/chunk-VD5M4MLZ.js";
import "./chunks/chunk-3MQ33XCN.js";
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
