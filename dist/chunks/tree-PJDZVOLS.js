import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runTree
} from "./chunk-R2RQMBME.js";
import {
  openRuns
} from "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  oneArgument
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-7BNPROQB.js";
import "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
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
