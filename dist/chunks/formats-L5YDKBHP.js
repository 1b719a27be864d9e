import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  formatSummaries
} from "./chunk-XIOOF53Y.js";
import "./chunk-P43ETFAW.js";
import "./chunk-L6OTBG5A.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SRIHU6X2.js";
import "./chunk-M7GC5GTW.js";
import "./chunk-OXB7NIA4.js";
import "./chunk-OLVIJ3L6.js";
import "./chunk-RNXGH53F.js";
import "./chunk-F42CM523.js";
import "./chunk-TXODKNP4.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-PUODX5FH.js";
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
