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
} from "./chunks/chunk-DJW6SNNL.js";
import "./chunks/chunk-KPMTYCSU.js";
import "./chunks/chunk-I6RXUVDY.js";
import "./chunks/chunk-T5XFKSYR.js";
import "./chunks/chunk-WWKR65R7.js";
import "./chunks/chunk-PPFB7A4Q.js";
import {
  createWorkerStore
} from "./chunks/chunk-TV5XJ5ID.js";
import "./chunks/chunk-TEWLWR3L.js";
import "./chunks/chunk-BG67VK4H.js";
import "./chunks/chunk-KNYP7ZIY.js";
import "./chunks/chunk-WUKXPD4B.js";
import "./chunks/chunk-DPWMY4V7.js";
import "./chunks/chunk-AETQBMSZ.js";
import "./chunks/chunk-BO6356MV.js";
import "./chunks/chunk-WCXC43FY.js";
import "./chunks/chunk-Y2QYWSUJ.js";
import "./chunks/chunk-KAH3UWF3.js";
import "./chunks/chunk-VH4LVTMP.js";
import "./chunks/chunk-CRFVSXE6.js";
import "./chunks/chunk-SWZ6UZWT.js";
import "./chunks/chunk-5QB5KEO5.js";
import {
  ReplayKitError
} from "./chunks/chunk-K63WLW7F.js";
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
