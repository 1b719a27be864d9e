import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  rateNote,
  scaffoldCase
} from "./chunk-TYLAXS5V.js";
import "./chunk-S7JF5VNJ.js";
import {
  effectsOf,
  expectationOf
} from "./chunk-RBO3ACLJ.js";
import {
  readModelFixtures
} from "./chunk-GEDU22JO.js";
import {
  replayability
} from "./chunk-Y2OKEFK7.js";
import "./chunk-3COWAUXB.js";
import {
  redactByCommand
} from "./chunk-WXN4YEW2.js";
import "./chunk-OSQKTLLY.js";
import "./chunk-AM46NKFU.js";
import "./chunk-RWPQTKSR.js";
import {
  readOneTrace
} from "./chunk-HXFGNMNT.js";
import "./chunk-2UGM47KB.js";
import "./chunk-P43ETFAW.js";
import "./chunk-GHRBRJRB.js";
import "./chunk-PKLID4SK.js";
import "./chunk-FQ3IUV6X.js";
import "./chunk-GMBAXWQ6.js";
import "./chunk-AOJT6S5C.js";
import "./chunk-FVRFCNGL.js";
import {
  oneArgument,
  openProject,
  projectRedactor,
  shortPath
} from "./chunk-G2OF62L3.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-7UWVQPB7.js";
import "./chunk-AYJKGSUB.js";
import "./chunk-LCONLFVP.js";
import "./chunk-LNEHMXXK.js";
import "./chunk-TNVRX7XU.js";
import "./chunk-B6D3LSNY.js";
import "./chunk-ZB63TERY.js";
import {
  editCaseYaml,
  replaySuite,
  startCaseGateway,
  writeCaseFolder
} from "./chunk-42X4D5AW.js";
import "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform
} from "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
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
  terminal.print(`      replaykit replay ${path}/case.yaml --runner-cmd "…"`);
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
