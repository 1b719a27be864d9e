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
} from "./chunks/chunk-66JICQIG.js";
import "./chunks/chunk-KUNVNTN2.js";
import "./chunks/chunk-IUFDESJY.js";
import "./chunks/chunk-C4OIA477.js";
import "./chunks/chunk-7H7SVLRU.js";
import "./chunks/chunk-JCJXSPXE.js";
import {
  createWorkerStore
} from "./chunks/chunk-NS7GLK44.js";
import "./chunks/chunk-3S2E62CA.js";
import "./chunks/chunk-B6D3LSNY.js";
import "./chunks/chunk-T7BI5QQK.js";
import "./chunks/chunk-BAHKO2E5.js";
import "./chunks/chunk-FIAS2ZPI.js";
import "./chunks/chunk-BUD3JF62.js";
import "./chunks/chunk-Y4KTNZKQ.js";
import "./chunks/chunk-X3EMBVWK.js";
import "./chunks/chunk-2SGAIJWM.js";
import "./chunks/chunk-4RNDUH4F.js";
import "./chunks/chunk-LOSFRJRI.js";
import "./chunks/chunk-WDULLSOU.js";
import "./chunks/chunk-6BEUHTQZ.js";
import "./chunks/chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunks/chunk-MRNUEBOS.js";
import "./chunks/chunk-KAW2ULHI.js";
import "./chunks/chunk-2IV6GCDU.js";
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
