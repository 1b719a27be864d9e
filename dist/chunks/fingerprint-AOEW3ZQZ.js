import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  detectSignatures,
  fingerprint
} from "./chunk-MBKYZSDH.js";
import "./chunk-D77QAQ4M.js";
import "./chunk-2IXIHP47.js";
import {
  traceFileOf
} from "./chunk-DOT67ZOV.js";
import {
  readOneTrace
} from "./chunk-PRVJ22X7.js";
import "./chunk-ZDRCJSVA.js";
import "./chunk-KN7GQKJS.js";
import {
  runFromTrace
} from "./chunk-XTRHCCKD.js";
import {
  effectLookup
} from "./chunk-TC25HOH2.js";
import "./chunk-ABKAHMGK.js";
import {
  oneArgument,
  openProject
} from "./chunk-ODNLIN2U.js";
import "./chunk-ACQC2R65.js";
import "./chunk-EVW7XDPR.js";
import "./chunk-STBE43RC.js";
import "./chunk-SD42YD4V.js";
import "./chunk-3U2T44OD.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-5LI65K7B.js";
import {
  nodePlatform
} from "./chunk-AD2P542H.js";
import "./chunk-4FIGKTPX.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-MFFC53YA.js";
import "./chunk-CFR755V3.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-BJDCX3BS.js";
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
