import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fingerprint
} from "./chunk-NHRSA6CT.js";
import {
  traceFileOf
} from "./chunk-VWYPHSBK.js";
import {
  readOneTrace
} from "./chunk-TV5HLWYW.js";
import "./chunk-LWD6LLEF.js";
import "./chunk-P43ETFAW.js";
import "./chunk-MBQULXLI.js";
import "./chunk-PKLID4SK.js";
import "./chunk-4D4MI476.js";
import "./chunk-5MII7622.js";
import "./chunk-GMBAXWQ6.js";
import "./chunk-O3MTVTQU.js";
import "./chunk-F3QVPC7S.js";
import {
  oneArgument,
  openProject
} from "./chunk-KZWQ4DKP.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-SQG6PRVP.js";
import "./chunk-LR6DGFYD.js";
import "./chunk-F4T6DPF5.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-6Y2EFZSY.js";
import "./chunk-OLB5K6DW.js";
import "./chunk-VH4LVTMP.js";
import {
  nodePlatform
} from "./chunk-LFDRUUTQ.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-A7T24D2V.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/fingerprint.ts
async function run(context) {
  const { flags, terminal } = context;
  const file = await traceFileOf(oneArgument(context, "fingerprint", "trace or case"), context);
  const { config } = await openProject(context);
  const { trace } = await readOneTrace(file, context);
  const effects = effectLookup(void 0, config.effects);
  const run2 = runFromTrace(trace, effects);
  const { terminal_tools } = config;
  const { id, aliases, parts } = fingerprint({ trace, run: run2, terminal_tools, effects, hash: nodePlatform.hash });
  if (flags.on("json")) terminal.printJson({ version: 1, fingerprint: id, aliases, parts });
  else terminal.print(id);
  if (flags.on("explain") && !flags.on("json")) {
    for (const [part, value] of Object.entries(parts))
      terminal.print(`  ${part}: ${terminal.safe(JSON.stringify(value))}`);
    if (aliases.length > 0) terminal.print(`  known before as: ${aliases.join(", ")}`);
  }
  return exitCode.ok;
}
export {
  run
};
