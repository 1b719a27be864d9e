import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  detectSignatures,
  fingerprint
} from "./chunk-HKXCVYFF.js";
import {
  traceFileOf
} from "./chunk-T4ZB2TPS.js";
import {
  readOneTrace
} from "./chunk-2GLAD7ZP.js";
import "./chunk-2FQZJBAN.js";
import "./chunk-P43ETFAW.js";
import "./chunk-Q6LTGZMA.js";
import "./chunk-UCQPZHJY.js";
import "./chunk-S55TV4DX.js";
import "./chunk-4RAIIDOJ.js";
import "./chunk-O7UMYL3X.js";
import "./chunk-D3YXYGV7.js";
import "./chunk-GPNFHSSM.js";
import {
  oneArgument,
  openProject
} from "./chunk-PINXVO47.js";
import "./chunk-XIC74LEN.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-O6D54HY7.js";
import "./chunk-RZ3X7GYU.js";
import "./chunk-VH2A37TA.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-6V2FDER7.js";
import "./chunk-KAH3UWF3.js";
import "./chunk-VH4LVTMP.js";
import {
  nodePlatform
} from "./chunk-CRFVSXE6.js";
import "./chunk-SWZ6UZWT.js";
import "./chunk-5QB5KEO5.js";
import "./chunk-K63WLW7F.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/fingerprint.ts
async function run(context) {
  const { flags, terminal } = context;
  const file = await traceFileOf(oneArgument(context, "fingerprint", "trace or case"), context);
  const { config } = await openProject(context);
  const { trace } = await readOneTrace(file, context);
  const run2 = runFromTrace(trace, effectLookup(void 0, config.effects));
  const signatures = detectSignatures(trace, run2, { terminal_tools: config.terminal_tools }).map(({ check }) => check);
  const { id, aliases, parts } = fingerprint({ trace, run: run2, signatures, hash: nodePlatform.hash });
  if (flags.on("json")) terminal.printJson({ version: 1, fingerprint: id, aliases, parts });
  else terminal.print(id);
  if (flags.on("explain") && !flags.on("json")) {
    for (const [part, value] of Object.entries(parts))
      terminal.print(`  ${part}: ${terminal.safe(JSON.stringify(value))}`);
  }
  return exitCode.ok;
}
export {
  run
};
