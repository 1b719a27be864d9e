import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  oneArgument
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-7BNPROQB.js";
import "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
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
