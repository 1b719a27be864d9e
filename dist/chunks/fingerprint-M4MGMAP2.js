import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fingerprint
} from "./chunk-LUYTYB62.js";
import "./chunk-X4UVXSIX.js";
import {
  traceFileOf
} from "./chunk-FKMKA3XF.js";
import {
  readOneTrace
} from "./chunk-UAUVIZ7E.js";
import "./chunk-WUDQ6X7X.js";
import "./chunk-P43ETFAW.js";
import "./chunk-OHNYIVDU.js";
import "./chunk-PKLID4SK.js";
import "./chunk-DDI5HBZB.js";
import "./chunk-GMBAXWQ6.js";
import "./chunk-SF4LU2Z7.js";
import "./chunk-2OQ76FZG.js";
import {
  oneArgument,
  openProject
} from "./chunk-FAH4HFV2.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import "./chunk-N4EYUGZ7.js";
import "./chunk-7Y3LRZJE.js";
import "./chunk-VYFEZQUT.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-GNGFIFXO.js";
import "./chunk-DS55VSMW.js";
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
