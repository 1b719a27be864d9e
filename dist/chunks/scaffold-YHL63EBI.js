import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  scaffoldCase
} from "./chunk-HFQML2CA.js";
import "./chunk-GHTYS6UC.js";
import {
  effectsOf,
  expectationOf
} from "./chunk-C2GG4RFU.js";
import "./chunk-ZR4RKPDP.js";
import "./chunk-KPOU4LZN.js";
import "./chunk-MC57L6XC.js";
import {
  readOneTrace
} from "./chunk-CZSUPR6N.js";
import {
  readText
} from "./chunk-KN7GQKJS.js";
import "./chunk-ETBUDBER.js";
import "./chunk-ZDRCJSVA.js";
import "./chunk-UJV7WWBT.js";
import "./chunk-D77QAQ4M.js";
import "./chunk-6OKKB3RO.js";
import "./chunk-3IOC3QWO.js";
import {
  oneArgument,
  openProject,
  projectRedactor,
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
import {
  nodePlatform
} from "./chunk-AD2P542H.js";
import {
  modelFixturesSchema
} from "./chunk-P72BP2YS.js";
import {
  writeCaseFolder
} from "./chunk-YPDIPNTS.js";
import "./chunk-ZNXELE7A.js";
import "./chunk-F3XWN5HJ.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-JLQWZFRY.js";
import {
  parseJson
} from "./chunk-5LI65K7B.js";
import "./chunk-CDTRLQZL.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-TC25HOH2.js";
import "./chunk-AHRWLNSE.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/scaffold.ts
import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
async function run(context) {
  const { flags, terminal, cwd, env } = context;
  const file = oneArgument(context, "scaffold", "trace file");
  const folder = outFolder(flags.text("out"), cwd, flags.on("force"));
  const project = await openProject(context);
  const { trace, format, notes } = await readOneTrace(file, context);
  const title = flags.text("title");
  const expectation = expectationOf(flags);
  const runner = flags.text("runner");
  const modelFixtures = await readModelFixtures(flags.text("model-fixtures"), context);
  const result = scaffoldCase({
    trace,
    ...modelFixtures === void 0 ? {} : { modelFixtures },
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
  const said = [...notes, ...result.notes];
  if (flags.on("json")) {
    terminal.printJson({ version: 1, case_id: result.case.id, path, files, format, notes: said });
    return exitCode.ok;
  }
  terminal.print(`${terminal.style("green", "written")} ${path}/  (${files.join(", ")}; read as ${format})`);
  for (const note of said) terminal.print(`  note: ${terminal.safe(note)}`);
  terminal.print(`
Next: replaykit lint ${path}/case.yaml`);
  terminal.print(`      replaykit replay ${path}/case.yaml --runner-cmd "…"`);
  return exitCode.ok;
}
async function readModelFixtures(file, context) {
  if (file === void 0) return void 0;
  const parsed = modelFixturesSchema.safeParse(parseJson(await readText(file, context), { name: file }));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ReplayKitError(
    "invalid_fixtures",
    `${file} holds no model fixtures: ${issue?.path.join(".")}: ${issue?.message}`,
    { hint: "give the file that `replaykit record` wrote beside the trace" }
  );
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
