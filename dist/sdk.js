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
} from "./chunks/chunk-T7W4EEKH.js";
import "./chunks/chunk-HOX6WIZE.js";
import "./chunks/chunk-7YUSNRMC.js";
import "./chunks/chunk-C4OIA477.js";
import "./chunks/chunk-ETLS33EH.js";
import "./chunks/chunk-DDT6DXTM.js";
import {
  createWorkerStore
} from "./chunks/chunk-D2ZIPHED.js";
import "./chunks/chunk-3S2E62CA.js";
import "./chunks/chunk-MEGTMMMP.js";
import "./chunks/chunk-OTAJDLCI.js";
import "./chunks/chunk-FIAS2ZPI.js";
import "./chunks/chunk-G75R3HZD.js";
import "./chunks/chunk-OJRANDUX.js";
import "./chunks/chunk-TPJFCGFX.js";
import "./chunks/chunk-7DVZ2VW4.js";
import "./chunks/chunk-H6LN3HAE.js";
import "./chunks/chunk-LOSFRJRI.js";
import "./chunks/chunk-GDH6ABBD.js";
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
