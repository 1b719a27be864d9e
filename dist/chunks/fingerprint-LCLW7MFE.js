import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  detectSignatures,
  fingerprint
} from "./chunk-P5WHZVK7.js";
import {
  traceFileOf
} from "./chunk-IM3QCMZU.js";
import {
  readOneTrace
} from "./chunk-O22WQWIZ.js";
import "./chunk-MNEDWUFL.js";
import "./chunk-5UWQ2UOB.js";
import "./chunk-P43ETFAW.js";
import "./chunk-D77QAQ4M.js";
import "./chunk-GDARB4Q4.js";
import "./chunk-2VGZG564.js";
import {
  oneArgument,
  openProject
} from "./chunk-DENCY55P.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-GWSDJRN5.js";
import "./chunk-ZCYCL3LL.js";
import "./chunk-HRXOAXY4.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-4F3SSZ2F.js";
import "./chunk-NV6ZJ6NG.js";
import {
  nodePlatform
} from "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import "./chunk-QRZ7DRHS.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/fingerprint.ts
async function run(context) {
  const { flags, terminal } = context;
  const file = await traceFileOf(oneArgument(context, "fingerprint", "trace or case"), context);
  const { config } = await openProject(context);
  const { trace } = await readOneTrace(file, context);
  const run2 = runFromTrace(trace, effectLookup(void 0, config.effects));
  const signatures = detectSignatures(trace, run2, { terminal_tools: config.terminal_tools }).map(({ check }) => check);
  const { id, aliases, parts } = fingerprint({ trace, run: run2, signatures, hash: nodePlatform.hash });
  if (flags.on("json")) terminal.printJson({ version: 1, fingerprint: id, aliases, parts });
  else terminal.print(id);
  if (flags.on("explain") && !flags.on("json")) {
    for (const [part, value] of Object.entries(parts))
      terminal.print(`  ${part}: ${terminal.safe(JSON.stringify(value))}`);
  }
  return exitCode.ok;
}
export {
  run
};
