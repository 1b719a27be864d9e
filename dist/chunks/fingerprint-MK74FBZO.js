import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fingerprint
} from "./chunk-DIW2MCGF.js";
import {
  traceFileOf
} from "./chunk-R36NOGMB.js";
import {
  readOneTrace
} from "./chunk-FC7UOU7M.js";
import "./chunk-QWA5NJ6Y.js";
import "./chunk-P43ETFAW.js";
import "./chunk-QI74R23L.js";
import "./chunk-24BLCHRI.js";
import "./chunk-2UVZQXWF.js";
import "./chunk-OI3YZINZ.js";
import "./chunk-5HN47JVV.js";
import "./chunk-E5PU7ZCT.js";
import "./chunk-G4A6KPZ4.js";
import {
  oneArgument,
  openProject
} from "./chunk-2RKGJGRC.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-FJDMOCHY.js";
import "./chunk-YUGA2IIT.js";
import "./chunk-ZFWLSUIQ.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-HYB4D3WW.js";
import "./chunk-DTZXZQT6.js";
import "./chunk-VH4LVTMP.js";
import {
  nodePlatform
} from "./chunk-RXNAVZTO.js";
import "./chunk-FX4H5XCX.js";
import "./chunk-SAN4B5RB.js";
import "./chunk-AIJHLCKJ.js";
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
