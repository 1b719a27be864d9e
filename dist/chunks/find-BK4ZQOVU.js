import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-BFBIE2O3.js";
import "./chunk-FLAZAIZZ.js";
import {
  oneArgument
} from "./chunk-NXEZFOH3.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-4UQOSJNW.js";
import "./chunk-PQI2ADQM.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-SEFRHUWV.js";
import "./chunk-FX4H5XCX.js";
import "./chunk-SAN4B5RB.js";
import "./chunk-AIJHLCKJ.js";
import "./chunk-A7T24D2V.js";
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
