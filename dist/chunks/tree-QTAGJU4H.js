import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openStore
} from "./chunk-UJV7WWBT.js";
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
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
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
    const store = __using(_stack, await openStore(context), true);
    const runs = (await store.listRuns({ limit: 1e6 })).toReversed();
    const root = rootOf(runs, runId);
    const drawn = await branchOf(store, runs, root);
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
function rootOf(runs, runId) {
  const byId = new Map(runs.map((one) => [one.run_id, one]));
  let root = byId.get(runId);
  if (!root) throw new ReplayKitError("not_found", `there is no run "${runId}"`, { hint: "replaykit runs lists them" });
  const seen = /* @__PURE__ */ new Set();
  while (root.parent && byId.has(root.parent.run_id) && !seen.has(root.run_id)) {
    seen.add(root.run_id);
    root = byId.get(root.parent.run_id) ?? root;
  }
  return root;
}
async function branchOf(store, runs, run2) {
  const forks = [];
  for (const child of runs.filter(({ parent }) => parent?.run_id === run2.run_id))
    forks.push(await branchOf(store, runs, child));
  const steps = await store.listSteps(run2.run_id);
  const from = steps.find(({ step_id }) => step_id === run2.parent?.step_id)?.step_number;
  return {
    run_id: run2.run_id,
    status: run2.status,
    steps: steps.length,
    ...from === void 0 ? {} : { from_step: from },
    forks
  };
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
