import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runTree
} from "./chunk-XD727DOS.js";
import {
  openRuns
} from "./chunk-FQ3IUV6X.js";
import "./chunk-GMBAXWQ6.js";
import "./chunk-AOJT6S5C.js";
import "./chunk-FVRFCNGL.js";
import {
  oneArgument
} from "./chunk-G2OF62L3.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-7UWVQPB7.js";
import "./chunk-AYJKGSUB.js";
import "./chunk-LCONLFVP.js";
import "./chunk-B6D3LSNY.js";
import "./chunk-42X4D5AW.js";
import "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
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
