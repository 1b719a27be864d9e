import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  formatSummaries
} from "./chunk-WS4MIISU.js";
import "./chunk-P43ETFAW.js";
import "./chunk-URBV2QTU.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-KRKKT7QN.js";
import "./chunk-LKKWXUD7.js";
import "./chunk-OIDFDJ7S.js";
import "./chunk-4UQOSJNW.js";
import "./chunk-PQI2ADQM.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-SEFRHUWV.js";
import "./chunk-FX4H5XCX.js";
import "./chunk-SAN4B5RB.js";
import "./chunk-AIJHLCKJ.js";
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
