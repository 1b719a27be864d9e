import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  baseOf
} from "./chunk-DRWOXUH6.js";
import "./chunk-IPSXE4VE.js";
import "./chunk-PKLID4SK.js";
import {
  caseFolders,
  openProject,
  shortPath
} from "./chunk-DQRXXAPE.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  editCaseYaml,
  replaySuite,
  startCaseGateway
} from "./chunk-OLVIJ3L6.js";
import "./chunk-RNXGH53F.js";
import "./chunk-F42CM523.js";
import "./chunk-TXODKNP4.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunk-MRNUEBOS.js";
import "./chunk-PUODX5FH.js";
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
    const result = results?.find((one) => one.path === path);
    const refusal = results && refusalOf(result);
    if (refusal === void 0) await setGuard(folder);
    const next = refusal && result && nextOf(result, flags.text("base"));
    guarded.push({ path, guarded: refusal === void 0, reason: refusal ?? "state: guard", next });
  }
  if (flags.on("json")) terminal.printJson({ version: 1, cases: guarded });
  else for (const item of guarded) print(terminal, item);
  return guarded.every((item) => item.guarded) ? exitCode.ok : exitCode.actionNeeded;
}
function nextOf({ standing, case_id, attempts_needed }, base) {
  if (standing !== "unproven") return void 0;
  const command = `replaykit guard ${case_id} --base`;
  if (base === void 0 || base.endsWith(".json"))
    return `${command} <branch or commit that still fails, such as main>`;
  return attempts_needed === void 0 ? void 0 : `${command} ${base}  (again: what was tried counts)`;
}
function print(terminal, { path, guarded, reason, next }) {
  const mark = guarded ? terminal.style("green", "guard   ") : terminal.style("red", "refused ");
  terminal.print(`${mark} ${path}: ${terminal.safe(reason)}`);
  if (next !== void 0) terminal.print(`         next: ${terminal.safe(next)}`);
}
async function judge(folders, context, project) {
  var _stack = [];
  try {
    const { flags, env, signal } = context;
    const { base, baseCheckout, earlier } = await baseOf(context, project);
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
      earlier,
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
