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
} from "./chunks/chunk-DCDMQGIY.js";
import "./chunks/chunk-I4XCO3YL.js";
import "./chunks/chunk-3WSN6DNY.js";
import "./chunks/chunk-BSN6PIBG.js";
import "./chunks/chunk-B4PWEAVM.js";
import {
  createWorkerStore
} from "./chunks/chunk-PKEIWFHK.js";
import "./chunks/chunk-EXPS3AUX.js";
import "./chunks/chunk-FIAS2ZPI.js";
import "./chunks/chunk-7T7AKAXM.js";
import "./chunks/chunk-7AH23NXC.js";
import "./chunks/chunk-GDANYBGN.js";
import "./chunks/chunk-C4OIA477.js";
import "./chunks/chunk-3S2E62CA.js";
import "./chunks/chunk-NK6G7R5E.js";
import "./chunks/chunk-NWRA34EF.js";
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
