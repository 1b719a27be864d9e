import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  guardFiles
} from "./chunk-3PKHHJIT.js";
import {
  baseOf,
  changedSince
} from "./chunk-OO2EWCJF.js";
import "./chunk-OTUBKPWA.js";
import "./chunk-MUWHJVQJ.js";
import "./chunk-57MWDYF7.js";
import "./chunk-PSN3L2HE.js";
import {
  caseFolders,
  openProject,
  shortPath
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  loadCase,
  readCaseFolder,
  replaySuite,
  startCaseGateway,
  writeCaseFolder
} from "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/guard.ts
import { basename, join } from "node:path";
async function run(context) {
  var _stack = [];
  try {
    const { args, flags, terminal } = context;
    if (args.length === 0) {
      throw new ReplayKitError("usage", "guard needs the cases to turn into guards", {
        hint: "replaykit guard <case id>"
      });
    }
    const project = await openProject(context);
    const folders = await caseFolders(project, context);
    const gateway = __using(_stack, await startCaseGateway(project.config, context.env), true);
    const judge = suiteOf(context, project, gateway);
    const results = flags.on("unproven") ? void 0 : await judgeBesideBase(folders, context, project, judge);
    const guarded = [];
    for (const folder of folders) {
      const path = shortPath(project.root, folder);
      const result = results?.find((one) => one.path === path);
      const refusal = results && refusalOf(result);
      const kept = refusal === void 0 ? await setGuard(folder, project, judge) : [];
      const next = refusal && result && nextOf(result, flags.text("base"));
      guarded.push({ path, guarded: refusal === void 0, reason: refusal ?? "state: guard", kept, next });
    }
    if (flags.on("json")) terminal.printJson({ version: 1, cases: guarded });
    else for (const item of guarded) print(terminal, item);
    return guarded.every((item) => item.guarded) ? exitCode.ok : exitCode.actionNeeded;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function nextOf({ standing, case_id, attempts_needed }, base) {
  if (standing !== "unproven") return void 0;
  const command = `replaykit guard ${case_id} --base`;
  if (base === void 0 || base.endsWith(".json"))
    return `${command} <branch or commit that still fails, such as main>`;
  return attempts_needed === void 0 ? void 0 : `${command} ${base}  (again: what was tried counts)`;
}
function print(terminal, { path, guarded, reason, kept, next }) {
  const mark = guarded ? terminal.style("green", "guard   ") : terminal.style("red", "refused ");
  terminal.print(`${mark} ${path}: ${terminal.safe(reason)}`);
  for (const line of kept) terminal.print(`         ${terminal.safe(line)}`);
  if (next !== void 0) terminal.print(`         next: ${terminal.safe(next)}`);
}
function suiteOf({ flags, env, signal }, { root, config }, gateway) {
  return (options) => replaySuite({
    root,
    config,
    runnerCommand: flags.text("runner-cmd"),
    shell: flags.on("shell"),
    env,
    gateway,
    signal,
    ...options
  });
}
async function judgeBesideBase(cases, context, project, judge) {
  var _stack = [];
  try {
    const { base, baseCheckout, earlier } = await baseOf(context, project);
    const _checkout = __using(_stack, baseCheckout, true);
    const changed = await changedSince(context, project, { needed: false });
    return (await judge({ cases, base, baseCheckout, earlier, changedFiles: changed })).cases;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function refusalOf(result) {
  if (result === void 0) return "it was not replayed";
  if (result.standing === "unproven") return `it is not proven to be fixed: ${result.reason}`;
  return result.verdict === "fixed" ? void 0 : `it is ${result.verdict}: ${result.reason}`;
}
async function setGuard(folder, { root, config }, replay) {
  const { files } = await readCaseFolder(folder);
  const caseId = loadCase(files, basename(folder)).case.id;
  const evidence = join(root, ".replaykit", "runs");
  const guard = await guardFiles({ caseId, folder, files, config, evidence, replay });
  await writeCaseFolder(folder, guard.files);
  return guard.notes;
}
export {
  run
};
