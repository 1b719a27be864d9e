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
} from "./chunks/chunk-MD6SOE3T.js";
import "./chunks/chunk-RI74FG2O.js";
import "./chunks/chunk-YA3626EG.js";
import "./chunks/chunk-C4OIA477.js";
import "./chunks/chunk-N4EYUGZ7.js";
import "./chunks/chunk-7Y3LRZJE.js";
import {
  createWorkerStore
} from "./chunks/chunk-VA65GBXR.js";
import "./chunks/chunk-3S2E62CA.js";
import "./chunks/chunk-NWTEZJ3I.js";
import "./chunks/chunk-K6SZ2LZV.js";
import "./chunks/chunk-FIAS2ZPI.js";
import "./chunks/chunk-2CNMJ653.js";
import "./chunks/chunk-5OZHCIYI.js";
import "./chunks/chunk-VYFEZQUT.js";
import "./chunks/chunk-GNGFIFXO.js";
import "./chunks/chunk-DS55VSMW.js";
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
