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
} from "./chunks/chunk-ZXOK6RMI.js";
import "./chunks/chunk-MQRQ6LCL.js";
import "./chunks/chunk-3GQVUPNH.js";
import "./chunks/chunk-GWSDJRN5.js";
import "./chunks/chunk-ZCYCL3LL.js";
import "./chunks/chunk-HRXOAXY4.js";
import {
  createWorkerStore
} from "./chunks/chunk-22CTVQON.js";
import "./chunks/chunk-VTQQ2V6T.js";
import "./chunks/chunk-IPC5NV7P.js";
import "./chunks/chunk-5TGA3JOJ.js";
import "./chunks/chunk-SZI7FYL5.js";
import "./chunks/chunk-4F3SSZ2F.js";
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
