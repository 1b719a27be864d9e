#!/usr/bin/env node
import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  exitCode
} from "./chunks/chunk-KSUFQAIU.js";
import {
  oldNodeHint,
  oldNodeMessage
} from "./chunks/chunk-67KNNHSJ.js";
import "./chunks/chunk-VHE66NNS.js";

// src/cli/start.ts
var message = oldNodeMessage(process.versions.node);
if (message === void 0) await import("./chunks/main-JGULTH7L.js");
else refuse(message);
function refuse(message2) {
  const error = { code: "unsupported_version", message: message2, hint: oldNodeHint };
  if (process.argv.includes("--json")) process.stdout.write(`${JSON.stringify({ error }, null, 2)}
`);
  else process.stderr.write(`replaykit: ${message2} [${error.code}]
  → ${oldNodeHint}
`);
  process.exitCode = exitCode.broken;
}
