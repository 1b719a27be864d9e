import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  startCaseGateway
} from "./chunk-XC3MYMS7.js";
import {
  replaySuite
} from "./chunk-M4JZB4XR.js";
import "./chunk-GYTLNRDL.js";
import "./chunk-HV2CMART.js";
import "./chunk-JW2MBHE4.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-GMAFOMVF.js";
import "./chunk-NJ6GYLXS.js";
import "./chunk-2IXIHP47.js";
import "./chunk-QEZQICKL.js";
import "./chunk-UIHZPM3O.js";
import "./chunk-5XFYV5SH.js";
import "./chunk-7MVEMZQZ.js";
import "./chunk-ZFNXGDD6.js";
import "./chunk-57WPHBUG.js";
import "./chunk-P72BP2YS.js";
import "./chunk-UEY35W7J.js";
import "./chunk-J6ADYWQU.js";
import "./chunk-JWK2KAH4.js";
import "./chunk-NNPYAI6N.js";
import "./chunk-ZAUDCR5X.js";
import "./chunk-5O3UTOWP.js";
import "./chunk-XTRHCCKD.js";
import "./chunk-TC25HOH2.js";
import {
  caseFolders,
  openProject,
  shortPath
} from "./chunk-ODNLIN2U.js";
import "./chunk-ACQC2R65.js";
import {
  editCaseYaml
} from "./chunk-EVW7XDPR.js";
import "./chunk-STBE43RC.js";
import "./chunk-SD42YD4V.js";
import "./chunk-3U2T44OD.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-5LI65K7B.js";
import "./chunk-AD2P542H.js";
import "./chunk-4FIGKTPX.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-MFFC53YA.js";
import "./chunk-CFR755V3.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/guard.ts
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
async function run(context) {
  const { args, flags, terminal } = context;
  if (args.length === 0) {
    throw new ReplayKitError("usage", "guard needs the cases to turn into guards", {
      hint: "replaykit guard <case id>"
    });
  }
  const project = await openProject(context);
  const folders = await caseFolders(project, context);
  const results = flags.on("unproven") ? void 0 : await judge(folders, context, project);
  const guarded = [];
  for (const folder of folders) {
    const path = shortPath(project.root, folder);
    const refusal = results && refusalOf(results.find((result) => result.path === path));
    if (refusal === void 0) await setGuard(folder);
    guarded.push({ path, guarded: refusal === void 0, reason: refusal ?? "state: guard" });
  }
  if (flags.on("json")) terminal.printJson({ version: 1, cases: guarded });
  else for (const item of guarded) print(terminal, item);
  return guarded.every((item) => item.guarded) ? exitCode.ok : exitCode.actionNeeded;
}
function print(terminal, { path, guarded, reason }) {
  const mark = guarded ? terminal.style("green", "guard   ") : terminal.style("red", "refused ");
  terminal.print(`${mark} ${path}: ${terminal.safe(reason)}`);
}
async function judge(folders, { flags, env, signal }, project) {
  var _stack = [];
  try {
    const gateway = __using(_stack, await startCaseGateway(project.config, env), true);
    const { cases } = await replaySuite({
      root: project.root,
      config: project.config,
      cases: folders,
      runnerCommand: flags.text("runner-cmd"),
      env,
      gateway,
      signal
    });
    return cases;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function refusalOf(result) {
  if (result === void 0) return "it was not replayed";
  if (result.standing === "unproven")
    return `it looks fixed, but ${result.attempts_needed ?? 1} more attempts are needed`;
  return result.verdict === "fixed" ? void 0 : `it is ${result.verdict}: ${result.reason}`;
}
async function setGuard(folder) {
  const file = join(folder, "case.yaml");
  await writeFile(file, editCaseYaml(await readFile(file, "utf8"), [{ path: ["state"], value: "guard" }]));
}
export {
  run
};
