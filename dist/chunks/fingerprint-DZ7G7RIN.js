import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  detectSignatures,
  fingerprint
} from "./chunk-MC57L6XC.js";
import {
  traceFileOf
} from "./chunk-L4NGILVQ.js";
import {
  readOneTrace
} from "./chunk-CZSUPR6N.js";
import "./chunk-KN7GQKJS.js";
import "./chunk-ETBUDBER.js";
import "./chunk-ZDRCJSVA.js";
import "./chunk-UJV7WWBT.js";
import "./chunk-D77QAQ4M.js";
import "./chunk-6OKKB3RO.js";
import "./chunk-3IOC3QWO.js";
import {
  oneArgument,
  openProject
} from "./chunk-7VXHW6NI.js";
import "./chunk-BZZTWJ2Q.js";
import "./chunk-SKBEGQT3.js";
import "./chunk-SD42YD4V.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-BEDZKUB6.js";
import "./chunk-ODDJKHMF.js";
import {
  nodePlatform
} from "./chunk-AD2P542H.js";
import "./chunk-YPDIPNTS.js";
import "./chunk-ZNXELE7A.js";
import "./chunk-F3XWN5HJ.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-5LI65K7B.js";
import "./chunk-CDTRLQZL.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import {
  effectLookup
} from "./chunk-TC25HOH2.js";
import {
  runFromTrace
} from "./chunk-AHRWLNSE.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
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
