import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fingerprint
} from "./chunk-AM46NKFU.js";
import "./chunk-RWPQTKSR.js";
import {
  traceFileOf
} from "./chunk-UAQSYVV4.js";
import {
  readOneTrace
} from "./chunk-HXFGNMNT.js";
import "./chunk-2UGM47KB.js";
import "./chunk-P43ETFAW.js";
import "./chunk-GHRBRJRB.js";
import "./chunk-PKLID4SK.js";
import "./chunk-FQ3IUV6X.js";
import "./chunk-GMBAXWQ6.js";
import "./chunk-AOJT6S5C.js";
import "./chunk-FVRFCNGL.js";
import {
  oneArgument,
  openProject
} from "./chunk-G2OF62L3.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-7UWVQPB7.js";
import "./chunk-AYJKGSUB.js";
import "./chunk-LCONLFVP.js";
import "./chunk-LNEHMXXK.js";
import "./chunk-TNVRX7XU.js";
import "./chunk-B6D3LSNY.js";
import "./chunk-ZB63TERY.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-42X4D5AW.js";
import "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform
} from "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
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
