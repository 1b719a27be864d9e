import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-AOJT6S5C.js";
import "./chunk-FVRFCNGL.js";
import {
  oneArgument
} from "./chunk-G2OF62L3.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-7UWVQPB7.js";
import "./chunk-AYJKGSUB.js";
import "./chunk-LCONLFVP.js";
import "./chunk-B6D3LSNY.js";
import "./chunk-42X4D5AW.js";
import "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
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
  for (const { id, run_id, waits_until } of found.waiting) {
    terminal.print(
      `${id}  waiting ${terminal.safe(run_id)}  sampled out; feedback until ${terminal.safe(waits_until)} keeps it`
    );
  }
  if (found.more) terminal.note("there may be more: these are the newest");
  if (found.runs.length + found.waiting.length === 0)
    terminal.print(`none: ${terminal.safe(found.message ?? found.reason ?? "never seen")}`);
  return exitCode.ok;
}
export {
  run
};
