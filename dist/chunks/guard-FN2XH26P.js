import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  baseOf
} from "./chunk-BALCBJ57.js";
import "./chunk-GO2ZN2GG.js";
import "./chunk-Q6LTGZMA.js";
import {
  caseFolders,
  openProject,
  shortPath
} from "./chunk-PINXVO47.js";
import "./chunk-XIC74LEN.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import {
  editCaseYaml,
  replaySuite,
  startCaseGateway
} from "./chunk-6V2FDER7.js";
import "./chunk-KAH3UWF3.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-CRFVSXE6.js";
import "./chunk-SWZ6UZWT.js";
import "./chunk-5QB5KEO5.js";
import {
  ReplayKitError
} from "./chunk-K63WLW7F.js";
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
async function judge(folders, context, project) {
  var _stack = [];
  try {
    const { flags, env, signal } = context;
    const { base, baseCheckout } = await baseOf(context, project);
    const _checkout = __using(_stack, baseCheckout, true);
    const gateway = __using(_stack, await startCaseGateway(project.config, env), true);
    const { cases } = await replaySuite({
      root: project.root,
      config: project.config,
      cases: folders,
      runnerCommand: flags.text("runner-cmd"),
      shell: flags.on("shell"),
      base,
      baseCheckout,
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
  if (result.standing === "unproven") return `it is not proven to be fixed: ${result.reason}`;
  return result.verdict === "fixed" ? void 0 : `it is ${result.verdict}: ${result.reason}`;
}
async function setGuard(folder) {
  const file = join(folder, "case.yaml");
  await writeFile(file, editCaseYaml(await readFile(file, "utf8"), [{ path: ["state"], value: "guard" }]));
}
export {
  run
};
