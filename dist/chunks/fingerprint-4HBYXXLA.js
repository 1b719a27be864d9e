import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  traceFileOf
} from "./chunk-O7UFS7QA.js";
import {
  readOneTrace
} from "./chunk-O46J4PBA.js";
import "./chunk-57MWDYF7.js";
import "./chunk-FRAGFHDS.js";
import "./chunk-P43ETFAW.js";
import "./chunk-DLDHOSKD.js";
import {
  fingerprint
} from "./chunk-NDZC76CC.js";
import "./chunk-PSN3L2HE.js";
import "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  oneArgument,
  openProject
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-GW5BUQB7.js";
import "./chunk-J7NXW55N.js";
import "./chunk-7BNPROQB.js";
import "./chunk-SYGJYNB6.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
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
