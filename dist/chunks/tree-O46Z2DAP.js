import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runTree
} from "./chunk-3PJ3SHAG.js";
import {
  openRuns
} from "./chunk-4RAIIDOJ.js";
import "./chunk-O7UMYL3X.js";
import "./chunk-D3YXYGV7.js";
import "./chunk-GPNFHSSM.js";
import {
  oneArgument
} from "./chunk-PINXVO47.js";
import "./chunk-XIC74LEN.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-6V2FDER7.js";
import "./chunk-KAH3UWF3.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-CRFVSXE6.js";
import "./chunk-SWZ6UZWT.js";
import "./chunk-5QB5KEO5.js";
import "./chunk-K63WLW7F.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/tree.ts
async function run(context) {
  var _stack = [];
  try {
    const { flags, terminal } = context;
    const runId = oneArgument(context, "tree", "run");
    const from = __using(_stack, await openRuns(context, runId), true);
    const drawn = await runTree(from.runs, runId);
    if (flags.on("json")) terminal.printJson({ version: 1, tree: drawn });
    else terminal.print(terminal.safe(linesOf(drawn).join("\n")));
    return exitCode.ok;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function linesOf({ run_id, status, steps, from_step, forks }) {
  const from = from_step === void 0 ? "" : `from step ${from_step}: `;
  const head = `${from}${run_id}  ${status}  ${steps} ${steps === 1 ? "step" : "steps"}`;
  const below = forks.flatMap((fork, index) => {
    const last = index === forks.length - 1;
    return linesOf(fork).map((line, row) => `${row === 0 ? last ? "└─ " : "├─ " : last ? "   " : "│  "}${line}`);
  });
  return [head, ...below];
}
export {
  run
};
