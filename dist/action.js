import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  oldNodeHint,
  oldNodeMessage
} from "./chunks/chunk-67KNNHSJ.js";
import "./chunks/chunk-VHE66NNS.js";

// src/action/start.ts
var message = oldNodeMessage(process.versions.node);
if (message === void 0) await import("./chunks/main-UAY2WSLO.js");
else {
  process.stdout.write(`::error::${message} → ${oldNodeHint}
`);
  process.exitCode = 1;
}
