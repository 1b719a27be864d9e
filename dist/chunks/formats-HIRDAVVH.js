import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  formatSummaries
} from "./chunk-YBWXIYYO.js";
import "./chunk-P43ETFAW.js";
import "./chunk-ZM3AV4TO.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-7H7SVLRU.js";
import "./chunk-JCJXSPXE.js";
import "./chunk-X3EMBVWK.js";
import "./chunk-2SGAIJWM.js";
import "./chunk-4RNDUH4F.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-WDULLSOU.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-2IV6GCDU.js";
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
