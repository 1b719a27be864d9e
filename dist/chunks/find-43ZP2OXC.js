import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-WHSV4U32.js";
import "./chunk-JVU6J4VV.js";
import {
  oneArgument
} from "./chunk-DENCY55P.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-4F3SSZ2F.js";
import "./chunk-NV6ZJ6NG.js";
import "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import "./chunk-QRZ7DRHS.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/find.ts
async function run(context) {
  const { flags, terminal } = context;
  const found = await connectWorker(context).find(oneArgument(context, "find", "text"));
  if (flags.on("json")) {
    terminal.printJson({ version: 1, ...found });
    return exitCode.ok;
  }
  for (const { id, run_id, status, agent, what } of found.runs) {
    terminal.print(`${id}  ${status.padEnd(8)}${terminal.safe([run_id, agent, what].filter(Boolean).join("  "))}`);
  }
  if (found.runs.length === 0) terminal.print(`none: ${terminal.safe(found.message ?? found.reason ?? "never seen")}`);
  return exitCode.ok;
}
export {
  run
};
