import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fingerprint
} from "./chunk-FL4FHOFT.js";
import "./chunk-2WBLIDG6.js";
import {
  traceFileOf
} from "./chunk-UX5RDBXT.js";
import {
  readOneTrace
} from "./chunk-XHHLAPQH.js";
import "./chunk-BFPXZCOK.js";
import "./chunk-P43ETFAW.js";
import "./chunk-ICEBVCLV.js";
import "./chunk-PKLID4SK.js";
import "./chunk-LP4FD7SG.js";
import "./chunk-GMBAXWQ6.js";
import "./chunk-ZNWHEW4W.js";
import "./chunk-KBRJ5NPM.js";
import {
  oneArgument,
  openProject
} from "./chunk-IPSTVXNS.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-KEU5P5GB.js";
import "./chunk-QPE4LXF2.js";
import "./chunk-LCONLFVP.js";
import "./chunk-3FQ4O3VM.js";
import "./chunk-3MH5JFCY.js";
import "./chunk-B6D3LSNY.js";
import "./chunk-WWTHRERW.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-X4QRCRTH.js";
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
