import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  formatSummaries
} from "./chunk-2UGM47KB.js";
import "./chunk-P43ETFAW.js";
import "./chunk-GHRBRJRB.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LNEHMXXK.js";
import "./chunk-TNVRX7XU.js";
import "./chunk-ZB63TERY.js";
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
