import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  continueRun,
  lastCheckpoint,
  nextForkId,
  tellOfRun
} from "./chunk-D4PQIRDZ.js";
import {
  openStoreWith,
  storePath
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
