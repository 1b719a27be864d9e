import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fingerprint
} from "./chunk-LCTSCSEW.js";
import "./chunk-DQSDSWNV.js";
import {
  traceFileOf
} from "./chunk-A7NFY4WM.js";
import {
  readOneTrace
} from "./chunk-TPRQU7ZN.js";
import "./chunk-YBWXIYYO.js";
import "./chunk-P43ETFAW.js";
import "./chunk-ZM3AV4TO.js";
import "./chunk-PKLID4SK.js";
import "./chunk-C5OTPDEO.js";
import "./chunk-GMBAXWQ6.js";
import "./chunk-EV5PCDLX.js";
import "./chunk-IOZYIGMG.js";
import {
  oneArgument,
  openProject
} from "./chunk-QLKXXJM5.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-JIJASEYL.js";
import "./chunk-5HGX7KE5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-7H7SVLRU.js";
import "./chunk-JCJXSPXE.js";
import "./chunk-B6D3LSNY.js";
import "./chunk-X3EMBVWK.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-2SGAIJWM.js";
import "./chunk-4RNDUH4F.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform
} from "./chunk-WDULLSOU.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-2IV6GCDU.js";
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
