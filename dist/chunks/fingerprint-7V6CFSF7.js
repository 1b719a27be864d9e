import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fingerprint
} from "./chunk-75SYCI4U.js";
import "./chunk-3WJJXANC.js";
import {
  traceFileOf
} from "./chunk-UQPHP7X3.js";
import {
  readOneTrace
} from "./chunk-UPNYS6XO.js";
import "./chunk-FO7JOS7I.js";
import "./chunk-P43ETFAW.js";
import "./chunk-EIW3IKGC.js";
import "./chunk-PKLID4SK.js";
import "./chunk-F2ROONHV.js";
import "./chunk-GMBAXWQ6.js";
import "./chunk-TPAOC2SH.js";
import "./chunk-GG5TBCV4.js";
import {
  oneArgument,
  openProject
} from "./chunk-HOPB6FPH.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import "./chunk-ETLS33EH.js";
import "./chunk-DDT6DXTM.js";
import "./chunk-TPJFCGFX.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-7DVZ2VW4.js";
import "./chunk-H6LN3HAE.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform
} from "./chunk-GDH6ABBD.js";
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
