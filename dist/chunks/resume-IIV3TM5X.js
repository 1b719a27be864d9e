import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  continueRun,
  lastCheckpoint,
  nextForkId,
  tellOfRun
} from "./chunk-SEX5DXJS.js";
import {
  openStoreWith,
  storePath
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

// src/cli/commands/resume.ts
async function run(context) {
  var _stack = [];
  try {
    const runId = oneArgument(context, "resume", "run");
    const step = context.flags.integer("step", { min: 1, max: 1e6 });
    const path = await storePath(context);
    const store = __using(_stack, await openStoreWith(runId, context), true);
    const checkpoint = await lastCheckpoint(store, runId, step);
    const id = step === void 0 ? runId : context.flags.text("id") ?? await nextForkId(store, runId);
    const parent = { run_id: runId, step_id: checkpoint.step_id };
    const { parent: _, ...own } = checkpoint;
    const from = step === void 0 ? own : { ...checkpoint, run_id: id, parent };
    const ended = await continueRun({ context, store, storeFile: path, checkpoint: from, runId: id });
    await tellOfRun(context, { run: ended, ...step === void 0 ? {} : { parent: runId } });
    return ended.status === "success" ? exitCode.ok : exitCode.actionNeeded;
  } catch (_2) {
    var _error = _2, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
export {
  run
};
