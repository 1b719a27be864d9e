import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  traceFileOf
} from "./chunk-AEAYE3SV.js";
import {
  readOneTrace
} from "./chunk-2QAML27N.js";
import "./chunk-57MWDYF7.js";
import "./chunk-45FHXRWA.js";
import "./chunk-P43ETFAW.js";
import "./chunk-UNOGYVH2.js";
import {
  fingerprint
} from "./chunk-U5QNBWPU.js";
import "./chunk-J6G7UWTQ.js";
import "./chunk-TJ272TK2.js";
import "./chunk-6TEMVQCY.js";
import "./chunk-SPCOUOVQ.js";
import "./chunk-PIPY6BBF.js";
import {
  oneArgument,
  openProject
} from "./chunk-EE4AEMNC.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-UN64IIYK.js";
import "./chunk-JCKXLU5P.js";
import "./chunk-LCONLFVP.js";
import "./chunk-RSX4EUB6.js";
import "./chunk-IIIOBVH7.js";
import "./chunk-7BNPROQB.js";
import "./chunk-5U2WHDLK.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-DBU7E2EV.js";
import "./chunk-TJLUIAF5.js";
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
