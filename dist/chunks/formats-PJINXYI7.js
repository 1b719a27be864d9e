import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  formatSummaries
} from "./chunk-45FHXRWA.js";
import "./chunk-P43ETFAW.js";
import "./chunk-UNOGYVH2.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-RSX4EUB6.js";
import "./chunk-IIIOBVH7.js";
import "./chunk-5U2WHDLK.js";
import "./chunk-DBU7E2EV.js";
import "./chunk-TJLUIAF5.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
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
