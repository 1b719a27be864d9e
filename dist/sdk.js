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
} from "./chunks/chunk-QL6H74CL.js";
import "./chunks/chunk-5EHYXA5V.js";
import "./chunks/chunk-MGEJXQ4Y.js";
import "./chunks/chunk-SRIHU6X2.js";
import "./chunks/chunk-M7GC5GTW.js";
import {
  createWorkerStore
} from "./chunks/chunk-O4BTN65M.js";
import "./chunks/chunk-F2QOVL43.js";
import "./chunks/chunk-FIAS2ZPI.js";
import "./chunks/chunk-ARZYZ2GG.js";
import "./chunks/chunk-C2DKZTSX.js";
import "./chunks/chunk-OXB7NIA4.js";
import "./chunks/chunk-C4OIA477.js";
import "./chunks/chunk-3S2E62CA.js";
import "./chunks/chunk-IZHADOB2.js";
import "./chunks/chunk-OLVIJ3L6.js";
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
