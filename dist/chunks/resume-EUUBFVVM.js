import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  continueRun,
  lastCheckpoint,
  nextForkId,
  tellOfRun
} from "./chunk-RLVIM7U4.js";
import "./chunk-K5PRRT6S.js";
import {
  openStore,
  storePath
} from "./chunk-UJV7WWBT.js";
import "./chunk-3ARU6HA5.js";
import "./chunk-JW2MBHE4.js";
import "./chunk-QEZQICKL.js";
import {
  oneArgument
} from "./chunk-7VXHW6NI.js";
import "./chunk-BZZTWJ2Q.js";
import "./chunk-SKBEGQT3.js";
import "./chunk-SD42YD4V.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-BEDZKUB6.js";
import "./chunk-ODDJKHMF.js";
import "./chunk-AD2P542H.js";
import "./chunk-NNPYAI6N.js";
import "./chunk-YPDIPNTS.js";
import "./chunk-ZNXELE7A.js";
import "./chunk-F3XWN5HJ.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-5LI65K7B.js";
import "./chunk-CDTRLQZL.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import "./chunk-BJDCX3BS.js";
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
    const store = __using(_stack, await openStore(context), true);
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
