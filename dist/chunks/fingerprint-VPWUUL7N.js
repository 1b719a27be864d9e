import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fingerprint
} from "./chunk-BD3KXM2X.js";
import {
  traceFileOf
} from "./chunk-3WU2BLXD.js";
import {
  readOneTrace
} from "./chunk-2IWEX6W2.js";
import "./chunk-7HLOOEVN.js";
import "./chunk-P43ETFAW.js";
import "./chunk-N7GZRHV6.js";
import "./chunk-PKLID4SK.js";
import "./chunk-4RNEQ6WQ.js";
import "./chunk-6VNQO67L.js";
import "./chunk-GMBAXWQ6.js";
import "./chunk-6OGJNY4F.js";
import "./chunk-SKCFUMQ2.js";
import {
  oneArgument,
  openProject
} from "./chunk-ERPMH6DN.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import "./chunk-SQXYBOJH.js";
import "./chunk-GVYAPE43.js";
import "./chunk-5N76ZA7N.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-3MQ33XCN.js";
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
