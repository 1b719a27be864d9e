import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  rateNote,
  scaffoldCase
} from "./chunk-4NVWOLJS.js";
import {
  effectsOf,
  expectationOf
} from "./chunk-XUBIGLQG.js";
import {
  replayability
} from "./chunk-C3YRFKQ7.js";
import {
  readModelFixtures
} from "./chunk-ZRTCF3JI.js";
import {
  redactByCommand
} from "./chunk-RTSCL43B.js";
import "./chunk-UBUG5XII.js";
import "./chunk-YIV2HGNZ.js";
import {
  readOneTrace
} from "./chunk-O46J4PBA.js";
import "./chunk-57MWDYF7.js";
import "./chunk-FRAGFHDS.js";
import "./chunk-P43ETFAW.js";
import "./chunk-DLDHOSKD.js";
import "./chunk-EOIGMXXM.js";
import "./chunk-NDZC76CC.js";
import "./chunk-PSN3L2HE.js";
import "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  oneArgument,
  openProject,
  projectRedactor,
  shortPath
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-GW5BUQB7.js";
import "./chunk-J7NXW55N.js";
import "./chunk-7BNPROQB.js";
import "./chunk-SYGJYNB6.js";
import {
  editCaseYaml,
  replaySuite,
  startCaseGateway,
  writeCaseFolder
} from "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
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

// src/cli/commands/scaffold.ts
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
async function run(context) {
  const { flags, terminal, cwd, env } = context;
  const file = oneArgument(context, "scaffold", "trace file");
  const folder = outFolder(flags.text("out"), cwd, flags.on("force"));
  const project = await openProject(context);
  const { trace, format, notes } = await readOneTrace(file, context);
  const modelFixtures = await readModelFixtures(file, context);
  const own = await redactByCommand({ trace, ...modelFixtures && { modelFixtures } }, { ...project, env });
  const title = flags.text("title");
  const expectation = expectationOf(flags);
  const runner = flags.text("runner");
  const result = scaffoldCase({
    ...own,
    id: flags.text("id") ?? basename(folder),
    ...title === void 0 ? {} : { title },
    effects: effectsOf(flags),
    configEffects: project.config.effects,
    ...runner === void 0 ? {} : { runner },
    tags: flags.list("tag"),
    terminal_tools: [...project.config.terminal_tools, ...flags.list("terminal-tool")],
    ...expectation === void 0 ? {} : { expectation },
    statements: flags.list("expect"),
    platform: nodePlatform,
    redactor: projectRedactor(project, env)
  });
  await writeCaseFolder(folder, result.files);
  const path = shortPath(cwd, folder);
  const files = Object.keys(result.files);
  const times = flags.integer("measure", { min: 1, max: 1e3 });
  const measured = times === void 0 ? [] : [await measure(folder, times, { context, project })];
  const said = [...notes, ...result.notes, ...measured];
  const { score, reasons } = replayability(trace);
  if (flags.on("json")) {
    terminal.printJson({
      version: 1,
      case_id: result.case.id,
      path,
      files,
      format,
      replayability: { score, reasons },
      notes: said
    });
    return exitCode.ok;
  }
  terminal.print(`${terminal.style("green", "written")} ${path}/  (${files.join(", ")}; read as ${format})`);
  terminal.print(`replayability ${score.toFixed(2)}`);
  for (const reason of reasons) terminal.print(`  ${terminal.safe(reason)}`);
  for (const note of said) terminal.print(`  note: ${terminal.safe(note)}`);
  terminal.print(`
Next: replaykit lint ${path}/case.yaml`);
  const configured = project.config.runner !== void 0 || Object.keys(project.config.runners).length > 0;
  terminal.print(`      replaykit replay ${path}/case.yaml${configured ? "" : ' --runner-cmd "…"'}`);
  return exitCode.ok;
}
async function measure(folder, times, { context: { env, signal }, project: { root, config } }) {
  var _stack = [];
  try {
    const gateway = __using(_stack, await startCaseGateway(config, env), true);
    const { cases } = await replaySuite({
      root,
      config,
      cases: [folder],
      repeat: times,
      evidence: false,
      env,
      gateway,
      signal
    });
    const { rate, reason } = cases[0] ?? {};
    if (rate === void 0 || rate.of === 0) return rateNote({ unmeasured: reason ?? "the replay did not get to it" });
    const file = join(folder, "case.yaml");
    const value = `${rate.reproduced}/${rate.of}`;
    await writeFile(file, editCaseYaml(await readFile(file, "utf8"), [{ path: ["source", "rate"], value }]));
    return rateNote(rate);
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function outFolder(out, cwd, force) {
  if (out === void 0) {
    throw new ReplayKitError("usage", "scaffold needs --out, the case folder to write", { hint: "--out cases/<id>" });
  }
  const folder = resolve(cwd, out);
  if (existsSync(resolve(folder, "case.yaml")) && !force) {
    throw new ReplayKitError("conflict", `there is a case at ${out} already`, {
      hint: "choose another folder, or replace it with --force"
    });
  }
  return folder;
}
export {
  run
};
