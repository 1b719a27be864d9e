import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  continueRun,
  lastCheckpoint,
  nextForkId,
  tellOfRun
} from "./chunk-SEX5DXJS.js";
import {
  readText
} from "./chunk-57MWDYF7.js";
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
import {
  setAtPointer
} from "./chunk-Y2DPR4CH.js";
import "./chunk-7BNPROQB.js";
import {
  isObject
} from "./chunk-3QQEB6C6.js";
import {
  parseJson
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import {
  jsonSchema
} from "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/fork.ts
async function run(context) {
  var _stack = [];
  try {
    const parentId = oneArgument(context, "fork", "run");
    const step = context.flags.integer("step", { min: 1, max: 1e6 });
    if (step === void 0) {
      throw new ReplayKitError("usage", "fork needs --step, the last step that is shared", {
        hint: `replaykit show ${parentId} lists the steps`
      });
    }
    const path = await storePath(context);
    const store = __using(_stack, await openStoreWith(parentId, context), true);
    const checkpoint = await lastCheckpoint(store, parentId, step);
    const runId = context.flags.text("id") ?? await nextForkId(store, parentId);
    const state = await changedState(checkpoint.state, context);
    const parent = { run_id: parentId, step_id: checkpoint.step_id };
    const from = { ...checkpoint, run_id: runId, parent, state };
    const ended = await continueRun({ context, store, storeFile: path, checkpoint: from, runId });
    await tellOfRun(context, { run: ended, parent: parentId });
    return ended.status === "success" ? exitCode.ok : exitCode.actionNeeded;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function changedState(state, context) {
  const file = context.flags.text("patch");
  const patch = file === void 0 ? void 0 : parseJson(await readText(file, context), { name: file });
  const patched = patch === void 0 ? state : mergePatch(state, jsonSchema.parse(patch));
  return context.flags.list("set").reduce((changed, text) => {
    const equals = text.indexOf("=");
    if (!text.startsWith("/") || equals === -1) {
      throw new ReplayKitError("usage", `--set is "${text}"; expected /pointer=json`, {
        hint: "such as --set /retrieved_docs='[]'"
      });
    }
    const pointer = text.slice(0, equals);
    return setAtPointer(
      changed,
      pointer,
      jsonSchema.parse(parseJson(text.slice(equals + 1), { name: `--set ${pointer}` }))
    );
  }, patched);
}
function mergePatch(value, patch) {
  if (!isObject(patch)) return patch;
  const base = isObject(value) ? value : {};
  const kept = Object.entries(base).filter(([key]) => !Object.hasOwn(patch, key));
  const changed = Object.entries(patch).filter(([, inner]) => inner !== null).map(([key, inner]) => [
    key,
    mergePatch(Object.hasOwn(base, key) ? base[key] ?? null : null, inner)
  ]);
  return Object.fromEntries([...kept, ...changed]);
}
export {
  run
};
