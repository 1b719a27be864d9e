import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  detectSignatures,
  fingerprint
} from "./chunk-ZKTCZDVQ.js";
import {
  traceFileOf
} from "./chunk-4YXUKPMI.js";
import {
  readOneTrace
} from "./chunk-VB6OGNKS.js";
import "./chunk-ABB4YKSH.js";
import "./chunk-P43ETFAW.js";
import "./chunk-Q6LTGZMA.js";
import "./chunk-2FZV3DUP.js";
import "./chunk-I4H23CJX.js";
import "./chunk-AFRANJRA.js";
import "./chunk-O7UMYL3X.js";
import "./chunk-KZEAZQLM.js";
import "./chunk-B34NG5OA.js";
import {
  oneArgument,
  openProject
} from "./chunk-PZRA4V7M.js";
import "./chunk-XIC74LEN.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-T5XFKSYR.js";
import "./chunk-WWKR65R7.js";
import "./chunk-PPFB7A4Q.js";
import "./chunk-WUKXPD4B.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-Y2QYWSUJ.js";
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
