import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  RequestError,
  createAdaptorServer,
  getRequestListener,
  serve,
  upgradeWebSocket
} from "./chunk-BYB24GJV.js";
import "./chunk-VHE66NNS.js";
export {
  RequestError,
  createAdaptorServer,
  getRequestListener,
  serve,
  upgradeWebSocket
};
