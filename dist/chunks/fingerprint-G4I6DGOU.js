import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fingerprint
} from "./chunk-2AV7CKMP.js";
import {
  traceFileOf
} from "./chunk-FSPX6ZBW.js";
import {
  readOneTrace
} from "./chunk-64TUKGSY.js";
import "./chunk-FAJRMG4D.js";
import "./chunk-P43ETFAW.js";
import "./chunk-SY2NVBV5.js";
import "./chunk-PKLID4SK.js";
import "./chunk-AZ4RMDG6.js";
import "./chunk-G4XGUJXD.js";
import "./chunk-GMBAXWQ6.js";
import "./chunk-PTA3RMYQ.js";
import "./chunk-XYFTYVYI.js";
import {
  oneArgument,
  openProject
} from "./chunk-QNSZNNMM.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import "./chunk-WT3BWKIG.js";
import "./chunk-KJTKLKGM.js";
import "./chunk-XFX4DBZP.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-7H72QC6Y.js";
import "./chunk-RNXGH53F.js";
import "./chunk-F42CM523.js";
import {
  nodePlatform
} from "./chunk-TXODKNP4.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-PUODX5FH.js";
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
