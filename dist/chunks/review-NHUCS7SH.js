import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  caseFolders,
  oneArgument,
  openProject,
  shortPath
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  editCaseYaml,
  effectLookup,
  git,
  judgedRuns,
  loadCase,
  newestEvidence,
  outputHash,
  outputText,
  readCaseFolder,
  sourceSubject
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
import "./chunk-VHE66NNS.js";

// src/cli/commands/review.ts
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
async function run(context) {
  const { flags, terminal } = context;
  const name = oneArgument(context, "review", "case");
  const project = await openProject(context);
  const folder = await oneFolder(name, project, context);
  const loaded = await reloaded(folder);
  const subject = subjectOf(loaded, project, context);
  const reviewed = { context, project, folder, subject, hash: outputHash(subject) };
  const verdict = verdictOf(flags.text("verdict"));
  const prompts = verdict === void 0 && !flags.on("json") ? terminal.prompts() : void 0;
  if (prompts) return reviewAtTerminal(reviewed, await prompts);
  if (verdict !== void 0) {
    const { statement } = chosen(questionsOf(loaded, reviewed.hash), flags.text("assertion"));
    const by = await reviewer(context, project.root);
    await record(reviewed, { assertion: statement, verdict, by, note: flags.text("note") });
  }
  const questions = questionsOf(await reloaded(folder), reviewed.hash);
  if (flags.on("json")) {
    terminal.printJson({
      version: 1,
      case_id: loaded.case.id,
      output_hash: reviewed.hash,
      output: subject.final_output,
      questions
    });
  } else show(reviewed, { questions, saved: verdict !== void 0 });
  return exitFor(questions);
}
function exitFor(questions) {
  return questions.every(({ answer }) => answer !== void 0) ? exitCode.ok : exitCode.actionNeeded;
}
async function reviewAtTerminal(reviewed, prompts) {
  const { context, project, folder, hash } = reviewed;
  const { terminal } = context;
  const open = questionsOf(await reloaded(folder), hash).filter(({ answer }) => answer === void 0);
  show(reviewed, { questions: questionsOf(await reloaded(folder), hash), saved: false, asking: true });
  let by;
  for (const { statement } of open) {
    const verdict = await prompts.choose(terminal.safe(statement), [
      { value: "pass", label: "pass", hint: "it holds for this output" },
      { value: "fail", label: "fail", hint: "it does not" },
      { value: "later", label: "later", hint: "no answer yet" }
    ]);
    if (verdict === void 0) break;
    if (verdict === "later") continue;
    const note = await prompts.ask("Why? (goes into the case; may be left empty)");
    if (note === void 0) break;
    by ??= await nameAtTerminal(reviewed, prompts);
    if (by === void 0) break;
    await record(reviewed, { assertion: statement, verdict, by, note: note.trim() === "" ? void 0 : note.trim() });
    terminal.print(`${terminal.style("green", "written")} ${shortPath(project.root, join(folder, "case.yaml"))}`);
  }
  return exitFor(questionsOf(await reloaded(folder), hash));
}
async function nameAtTerminal({ context, project }, prompts) {
  const known = await knownReviewer(context, project.root);
  if (known !== void 0) return known;
  const given = (await prompts.ask("Who answers?", "your name"))?.trim();
  return given === "" ? void 0 : given;
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
async function reviewer(context, root) {
  const known = await knownReviewer(context, root);
  if (known !== void 0) return known;
  throw new ReplayKitError("usage", "a review needs the name of the person who answers", { hint: "--by <name>" });
}
async function knownReviewer({ flags }, root) {
  const given = flags.text("by")?.trim();
  if (given !== void 0 && given !== "") return given;
  const name = await git(["config", "user.name"], { cwd: root }).catch(() => Buffer.alloc(0));
  const text = name.toString().trim();
  return text === "" ? void 0 : text;
}
async function record({ folder, hash }, { note, ...answered }) {
  const file = join(folder, "case.yaml");
  const { reviews } = (await reloaded(folder)).case;
  const answer = {
    ...answered,
    at: nodePlatform.now().toISOString(),
    ...note === void 0 ? {} : { note },
    output_hash: hash
  };
  const same = reviews.findIndex(
    ({ assertion, by, output_hash }) => assertion === answer.assertion && by === answer.by && output_hash === answer.output_hash
  );
  const value = JSON.parse(JSON.stringify(answer));
  const change = reviews.length === 0 ? { path: ["reviews"], value: [value] } : { path: ["reviews", same === -1 ? reviews.length : same], value };
  await writeFile(file, editCaseYaml(await readFile(file, "utf8"), [change]));
}
function show({ context, project, folder, subject }, { questions, saved, asking = false }) {
  const { terminal, flags } = context;
  const output = outputText(subject.final_output ?? void 0);
  terminal.print(
    terminal.style("bold", flags.on("source") ? "Output of the recorded run:" : "Output of the last replay:")
  );
  for (const line of (output === "" ? "(none)" : output).split("\n")) terminal.print(`  ${terminal.safe(line)}`);
  terminal.print("");
  if (questions.length === 0) terminal.print("The case has no semantic assertion: no person is needed.");
  for (const [index, { statement, answer }] of questions.entries()) {
    if (asking && !answer) continue;
    const said = answer ? `${answer.verdict}, by ${answer.by}` : "needs an answer";
    terminal.print(`${index + 1}. ${terminal.safe(statement)}
   ${terminal.safe(said)}`);
    if (answer?.note !== void 0) terminal.print(`   ${terminal.safe(answer.note)}`);
  }
  if (saved) {
    const file = shortPath(project.root, join(folder, "case.yaml"));
    terminal.print(`
${terminal.style("green", "written")} ${file}`);
  } else if (!asking && questions.some(({ answer }) => answer === void 0))
    terminal.print("\nAnswer with --verdict pass or --verdict fail, and --assertion <n> where there are several.");
}
export {
  run
};
