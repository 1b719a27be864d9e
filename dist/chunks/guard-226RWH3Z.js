import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  replaySuite,
  startCaseGateway
} from "./chunk-LYPR3OEE.js";
import "./chunk-K5PRRT6S.js";
import "./chunk-5VWQT2AF.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-RNOIEEE5.js";
import "./chunk-NJ6GYLXS.js";
import "./chunk-J6ADYWQU.js";
import "./chunk-VC2UBWLI.js";
import "./chunk-VVAC76JP.js";
import "./chunk-7MVEMZQZ.js";
import "./chunk-WUWAXQXH.js";
import "./chunk-3IOC3QWO.js";
import "./chunk-VZ62FQUT.js";
import "./chunk-WZ7S5XSG.js";
import "./chunk-3ARU6HA5.js";
import "./chunk-JW2MBHE4.js";
import "./chunk-QEZQICKL.js";
import "./chunk-JWK2KAH4.js";
import "./chunk-QPWRNKPF.js";
import {
  caseFolders,
  openProject,
  shortPath
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
import "./chunk-BH4NIDXN.js";
import "./chunk-QRDE2U5I.js";
import "./chunk-P72BP2YS.js";
import "./chunk-NNPYAI6N.js";
import "./chunk-YPDIPNTS.js";
import "./chunk-ZNXELE7A.js";
import {
  editCaseYaml
} from "./chunk-F3XWN5HJ.js";
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
import "./chunk-53SV6Y45.js";
import "./chunk-5O3UTOWP.js";
import "./chunk-TC25HOH2.js";
import "./chunk-AHRWLNSE.js";
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
