import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  git
} from "./chunk-6BJHP374.js";
import {
  outputHash
} from "./chunk-WZ7S5XSG.js";
import "./chunk-3ARU6HA5.js";
import "./chunk-JW2MBHE4.js";
import "./chunk-QEZQICKL.js";
import {
  judgedRuns,
  newestEvidence
} from "./chunk-FRCZNGUK.js";
import {
  sourceSubject
} from "./chunk-QPWRNKPF.js";
import {
  caseFolders,
  oneArgument,
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
import {
  nodePlatform
} from "./chunk-AD2P542H.js";
import {
  loadCase
} from "./chunk-BH4NIDXN.js";
import "./chunk-QRDE2U5I.js";
import "./chunk-P72BP2YS.js";
import "./chunk-NNPYAI6N.js";
import {
  readCaseFolder
} from "./chunk-YPDIPNTS.js";
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
import {
  effectLookup
} from "./chunk-TC25HOH2.js";
import "./chunk-AHRWLNSE.js";
import {
  outputText
} from "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/review.ts
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
async function run(context) {
  const { flags, terminal } = context;
  const name = oneArgument(context, "review", "case");
  const project = await openProject(context);
  const folder = await oneFolder(name, project, context);
  const loaded = loadCase((await readCaseFolder(folder)).files, basename(folder));
  const subject = subjectOf(loaded, project, context);
  const hash = outputHash(subject);
  const verdict = verdictOf(flags.text("verdict"));
  const questions = questionsOf(loaded, hash);
  if (verdict !== void 0) {
    const { statement } = chosen(questions, flags.text("assertion"));
    const answer = {
      assertion: statement,
      verdict,
      by: await reviewer(context, project.root),
      at: nodePlatform.now().toISOString(),
      ...noteOf(flags.text("note")),
      output_hash: hash
    };
    await record(folder, loaded, answer);
    questions.splice(0, questions.length, ...questionsOf(await reloaded(folder), hash));
  }
  const open = questions.filter(({ answer }) => answer === void 0);
  if (flags.on("json")) {
    terminal.printJson({
      version: 1,
      case_id: loaded.case.id,
      output_hash: hash,
      output: subject.final_output,
      questions
    });
  } else {
    const saved = verdict === void 0 ? void 0 : shortPath(project.root, join(folder, "case.yaml"));
    show({ subject, questions, saved }, context);
  }
  return open.length === 0 ? exitCode.ok : exitCode.actionNeeded;
}
async function oneFolder(name, project, context) {
  const [folder, second] = await caseFolders(project, { args: [name], cwd: context.cwd });
  if (folder !== void 0 && second === void 0) return folder;
  throw new ReplayKitError("usage", `"${name}" names several cases; a review is about one`);
}
async function reloaded(folder) {
  return loadCase((await readCaseFolder(folder)).files, basename(folder));
}
function subjectOf({ case: replayCase, trace }, project, { flags }) {
  if (flags.on("source"))
    return sourceSubject(trace, replayCase, effectLookup(replayCase.effects, project.config.effects));
  const wanted = flags.integer("attempt", { min: 1, max: 1e3 }) ?? 1;
  const newest = newestEvidence(join(project.root, ".replaykit", "runs"), replayCase.id);
  const found = newest === void 0 ? void 0 : judgedRuns(newest).find(({ attempt }) => attempt === wanted);
  if (found) return found.subject;
  throw new ReplayKitError("not_found", `no run of ${replayCase.id} (attempt ${wanted}) is kept to answer about`, {
    hint: `replaykit replay ${replayCase.id}, or --source for the recorded run`
  });
}
function questionsOf({ case: { assertions, reviews } }, hash) {
  return assertions.flatMap((check) => {
    if (check.kind !== "semantic") return [];
    const about = ({ assertion, output_hash }) => assertion === check.statement && output_hash === hash;
    return [{ statement: check.statement, answer: reviews.findLast(about) }];
  });
}
function verdictOf(text) {
  if (text === void 0 || text === "pass" || text === "fail") return text;
  throw new ReplayKitError("usage", `--verdict is "${text}"; expected pass or fail`);
}
function chosen(questions, wanted) {
  const [only, ...more] = questions;
  const found = questions.find(
    ({ statement }, index) => statement === wanted || (wanted === void 0 ? more.length === 0 : wanted === `${index + 1}`)
  );
  if (found) return found;
  if (only === void 0) throw new ReplayKitError("usage", "the case has no semantic assertion to answer");
  throw new ReplayKitError(
    "usage",
    wanted === void 0 ? `the case has ${questions.length} semantic assertions` : `the case has no assertion "${wanted}"`,
    { hint: `name one with --assertion: a number from 1 to ${questions.length}, or its text` }
  );
}
async function reviewer({ flags }, root) {
  const given = flags.text("by");
  if (given !== void 0 && given.trim() !== "") return given.trim();
  const name = await git(["config", "user.name"], { cwd: root }).catch(() => Buffer.alloc(0));
  const text = name.toString().trim();
  if (text !== "") return text;
  throw new ReplayKitError("usage", "a review needs the name of the person who answers", { hint: "--by <name>" });
}
function noteOf(note) {
  return note === void 0 ? {} : { note };
}
async function record(folder, { case: { reviews } }, answer) {
  const file = join(folder, "case.yaml");
  const same = reviews.findIndex(
    ({ assertion, by, output_hash }) => assertion === answer.assertion && by === answer.by && output_hash === answer.output_hash
  );
  const value = JSON.parse(JSON.stringify(answer));
  const change = reviews.length === 0 ? { path: ["reviews"], value: [value] } : { path: ["reviews", same === -1 ? reviews.length : same], value };
  await writeFile(file, editCaseYaml(await readFile(file, "utf8"), [change]));
}
function show({ subject, questions, saved }, { terminal, flags }) {
  const output = outputText(subject.final_output ?? void 0);
  terminal.print(
    terminal.style("bold", flags.on("source") ? "Output of the recorded run:" : "Output of the last replay:")
  );
  for (const line of (output === "" ? "(none)" : output).split("\n")) terminal.print(`  ${terminal.safe(line)}`);
  terminal.print("");
  if (questions.length === 0) terminal.print("The case has no semantic assertion: no person is needed.");
  for (const [index, { statement, answer }] of questions.entries()) {
    const said = answer ? `${answer.verdict}, by ${answer.by}` : "needs an answer";
    terminal.print(`${index + 1}. ${terminal.safe(statement)}
   ${terminal.safe(said)}`);
    if (answer?.note !== void 0) terminal.print(`   ${terminal.safe(answer.note)}`);
  }
  if (saved !== void 0) terminal.print(`
${terminal.style("green", "written")} ${saved}`);
  else if (questions.some(({ answer }) => answer === void 0))
    terminal.print("\nAnswer with --verdict pass or --verdict fail, and --assertion <n> where there are several.");
}
export {
  run
};
