import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  formatSummaries
} from "./chunk-QWA5NJ6Y.js";
import "./chunk-P43ETFAW.js";
import "./chunk-2UVZQXWF.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-FJDMOCHY.js";
import "./chunk-YUGA2IIT.js";
import "./chunk-ZFWLSUIQ.js";
import "./chunk-HYB4D3WW.js";
import "./chunk-DTZXZQT6.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-RXNAVZTO.js";
import "./chunk-FX4H5XCX.js";
import "./chunk-SAN4B5RB.js";
import "./chunk-AIJHLCKJ.js";
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
