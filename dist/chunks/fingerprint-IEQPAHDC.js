import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fingerprint
} from "./chunk-DYRKEH7R.js";
import {
  traceFileOf
} from "./chunk-XMFVSOUA.js";
import {
  readOneTrace
} from "./chunk-MTKY4XPN.js";
import "./chunk-XIOOF53Y.js";
import "./chunk-P43ETFAW.js";
import "./chunk-L6OTBG5A.js";
import "./chunk-PKLID4SK.js";
import "./chunk-ZWYBNJWU.js";
import "./chunk-W7D5JMI3.js";
import "./chunk-GMBAXWQ6.js";
import "./chunk-HEI7ZKWD.js";
import "./chunk-IAOECI5O.js";
import {
  oneArgument,
  openProject
} from "./chunk-DQRXXAPE.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import "./chunk-SRIHU6X2.js";
import "./chunk-M7GC5GTW.js";
import "./chunk-OXB7NIA4.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-OLVIJ3L6.js";
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
