import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  formatSummaries
} from "./chunk-BFPXZCOK.js";
import "./chunk-P43ETFAW.js";
import "./chunk-ICEBVCLV.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-3FQ4O3VM.js";
import "./chunk-3MH5JFCY.js";
import "./chunk-WWTHRERW.js";
import "./chunk-X4QRCRTH.js";
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
