import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  formatSummaries
} from "./chunk-FO7JOS7I.js";
import "./chunk-P43ETFAW.js";
import "./chunk-EIW3IKGC.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-ETLS33EH.js";
import "./chunk-DDT6DXTM.js";
import "./chunk-TPJFCGFX.js";
import "./chunk-7DVZ2VW4.js";
import "./chunk-H6LN3HAE.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-GDH6ABBD.js";
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
