import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fingerprint
} from "./chunk-PI5BN22Z.js";
import {
  traceFileOf
} from "./chunk-HP4IAE5O.js";
import {
  readOneTrace
} from "./chunk-7UWYEMSB.js";
import "./chunk-WS4MIISU.js";
import "./chunk-P43ETFAW.js";
import "./chunk-URBV2QTU.js";
import "./chunk-QI74R23L.js";
import "./chunk-VZEVUX5G.js";
import "./chunk-7QSA5MOI.js";
import "./chunk-5HN47JVV.js";
import "./chunk-BFBIE2O3.js";
import "./chunk-FLAZAIZZ.js";
import {
  oneArgument,
  openProject
} from "./chunk-NXEZFOH3.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-KRKKT7QN.js";
import "./chunk-LKKWXUD7.js";
import "./chunk-OIDFDJ7S.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-4UQOSJNW.js";
import "./chunk-PQI2ADQM.js";
import "./chunk-VH4LVTMP.js";
import {
  nodePlatform
} from "./chunk-SEFRHUWV.js";
import "./chunk-FX4H5XCX.js";
import "./chunk-SAN4B5RB.js";
import "./chunk-AIJHLCKJ.js";
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
