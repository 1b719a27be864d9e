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
} from "./chunks/chunk-JLCFWYGX.js";
import "./chunks/chunk-BNPDXXTC.js";
import "./chunks/chunk-4DTJBB63.js";
import "./chunks/chunk-KRKKT7QN.js";
import "./chunks/chunk-LKKWXUD7.js";
import {
  createWorkerStore
} from "./chunks/chunk-BRAUZI4G.js";
import "./chunks/chunk-FM5W5G4G.js";
import "./chunks/chunk-3ZC2JX44.js";
import "./chunks/chunk-JQ6Z5FWK.js";
import "./chunks/chunk-2KZXARM5.js";
import "./chunks/chunk-OIDFDJ7S.js";
import "./chunks/chunk-L7FUAJT6.js";
import "./chunks/chunk-XSOTMEOR.js";
import "./chunks/chunk-7KCPABNC.js";
import "./chunks/chunk-4UQOSJNW.js";
import "./chunks/chunk-PQI2ADQM.js";
import "./chunks/chunk-VH4LVTMP.js";
import "./chunks/chunk-SEFRHUWV.js";
import "./chunks/chunk-FX4H5XCX.js";
import "./chunks/chunk-SAN4B5RB.js";
import {
  ReplayKitError
} from "./chunks/chunk-AIJHLCKJ.js";
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
