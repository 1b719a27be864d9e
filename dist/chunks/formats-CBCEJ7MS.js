import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  formatSummaries
} from "./chunk-LWD6LLEF.js";
import "./chunk-P43ETFAW.js";
import "./chunk-MBQULXLI.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SQG6PRVP.js";
import "./chunk-LR6DGFYD.js";
import "./chunk-F4T6DPF5.js";
import "./chunk-6Y2EFZSY.js";
import "./chunk-OLB5K6DW.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-LFDRUUTQ.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-A7T24D2V.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/formats.ts
async function run({ flags, terminal }) {
  const listed = formatSummaries();
  if (flags.on("json")) {
    terminal.printJson({ version: 1, formats: listed });
    return exitCode.ok;
  }
  const width = Math.max(...listed.map(({ name }) => name.length)) + 2;
  for (const { name, title, carries } of listed) {
    terminal.print(`${terminal.style("bold", name.padEnd(width))}${title}`);
    terminal.print(`${" ".repeat(width)}${carries}`);
  }
  return exitCode.ok;
}
export {
  run
};
