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
} from "./chunks/chunk-5TY2ZZTZ.js";
import "./chunks/chunk-5REEIS52.js";
import "./chunks/chunk-ZOXXIOJI.js";
import "./chunks/chunk-SPT37TYZ.js";
import "./chunks/chunk-IGP2DPN2.js";
import "./chunks/chunk-BTRVO3RG.js";
import {
  createWorkerStore
} from "./chunks/chunk-OXJ7GG5L.js";
import "./chunks/chunk-BUMFRNTA.js";
import "./chunks/chunk-IPC5NV7P.js";
import "./chunks/chunk-KUTYGFUD.js";
import "./chunks/chunk-SZI7FYL5.js";
import "./chunks/chunk-Q3WY2TH2.js";
import "./chunks/chunk-NV6ZJ6NG.js";
import "./chunks/chunk-CE2JCBQF.js";
import "./chunks/chunk-YBJYLLLA.js";
import "./chunks/chunk-IMT2442T.js";
import {
  ReplayKitError
} from "./chunks/chunk-QRZ7DRHS.js";
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
