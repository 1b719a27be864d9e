import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { editCaseYaml } from "../../core/case-yaml.ts";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { type JudgeSubject, sourceSubject } from "../../core/judge/judge-subject.ts";
import { type LoadedCase, loadCase } from "../../core/load-case.ts";
import { outputText } from "../../core/run/text-of.ts";
import type { Review } from "../../core/schema/case.ts";
import type { Json } from "../../core/schema/json.ts";
import { readCaseFolder } from "../../node/case-folder.ts";
import { git } from "../../node/git.ts";
import { judgedRuns, newestEvidence } from "../../node/kept-evidence.ts";
import { nodePlatform } from "../../node/platform.ts";
import { outputHash } from "../../node/replay/decide-checks.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { caseFolders, oneArgument, openProject, type Project, shortPath } from "../project.ts";

interface Question {
  statement: string;
  answer: Review | undefined;
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const name = oneArgument(context, "review", "case");
  const project = await openProject(context);
  const folder = await oneFolder(name, project, context);
  const loaded = loadCase((await readCaseFolder(folder)).files, basename(folder));
  const subject = subjectOf(loaded, project, context);
  const hash = outputHash(subject);
  const verdict = verdictOf(flags.text("verdict"));
  const questions = questionsOf(loaded, hash);
  if (verdict !== undefined) {
    const { statement } = chosen(questions, flags.text("assertion"));
    const answer: Review = {
      assertion: statement,
      verdict,
      by: await reviewer(context, project.root),
      at: nodePlatform.now().toISOString(),
      ...noteOf(flags.text("note")),
      output_hash: hash,
    };
    await record(folder, loaded, answer);
    questions.splice(0, questions.length, ...questionsOf(await reloaded(folder), hash));
  }
  const open = questions.filter(({ answer }) => answer === undefined);
  if (flags.on("json")) {
    terminal.printJson({
      version: 1,
      case_id: loaded.case.id,
      output_hash: hash,
      output: subject.final_output,
      questions,
    });
  } else {
    const saved = verdict === undefined ? undefined : shortPath(project.root, join(folder, "case.yaml"));
    show({ subject, questions, saved }, context);
  }
  return open.length === 0 ? exitCode.ok : exitCode.actionNeeded;
}

async function oneFolder(name: string, project: Project, context: CommandContext): Promise<string> {
  const [folder, second] = await caseFolders(project, { args: [name], cwd: context.cwd });
  if (folder !== undefined && second === undefined) return folder;
  throw new ReplayKitError("usage", `"${name}" names several cases; a review is about one`);
}

async function reloaded(folder: string): Promise<LoadedCase> {
  return loadCase((await readCaseFolder(folder)).files, basename(folder));
}

/** The run that is answered about: the recorded one, or an attempt of the last replay whose evidence is kept. */
function subjectOf({ case: replayCase, trace }: LoadedCase, project: Project, { flags }: CommandContext): JudgeSubject {
  if (flags.on("source"))
    return sourceSubject(trace, replayCase, effectLookup(replayCase.effects, project.config.effects));
  const wanted = flags.integer("attempt", { min: 1, max: 1000 }) ?? 1;
  const newest = newestEvidence(join(project.root, ".replaykit", "runs"), replayCase.id);
  const found = newest === undefined ? undefined : judgedRuns(newest).find(({ attempt }) => attempt === wanted);
  if (found) return found.subject;
  throw new ReplayKitError("not_found", `no run of ${replayCase.id} (attempt ${wanted}) is kept to answer about`, {
    hint: `replaykit replay ${replayCase.id}, or --source for the recorded run`,
  });
}

function questionsOf({ case: { assertions, reviews } }: LoadedCase, hash: string): Question[] {
  return assertions.flatMap((check) => {
    if (check.kind !== "semantic") return [];
    const about = ({ assertion, output_hash }: Review) => assertion === check.statement && output_hash === hash;
    return [{ statement: check.statement, answer: reviews.findLast(about) }];
  });
}

function verdictOf(text: string | undefined): "pass" | "fail" | undefined {
  if (text === undefined || text === "pass" || text === "fail") return text;
  throw new ReplayKitError("usage", `--verdict is "${text}"; expected pass or fail`);
}

function chosen(questions: Question[], wanted: string | undefined): Question {
  const [only, ...more] = questions;
  const found = questions.find(
    ({ statement }, index) =>
      statement === wanted || (wanted === undefined ? more.length === 0 : wanted === `${index + 1}`),
  );
  if (found) return found;
  if (only === undefined) throw new ReplayKitError("usage", "the case has no semantic assertion to answer");
  throw new ReplayKitError(
    "usage",
    wanted === undefined
      ? `the case has ${questions.length} semantic assertions`
      : `the case has no assertion "${wanted}"`,
    { hint: `name one with --assertion: a number from 1 to ${questions.length}, or its text` },
  );
}

async function reviewer({ flags }: CommandContext, root: string): Promise<string> {
  const given = flags.text("by");
  if (given !== undefined && given.trim() !== "") return given.trim();
  const name = await git(["config", "user.name"], { cwd: root }).catch(() => Buffer.alloc(0));
  const text = name.toString().trim();
  if (text !== "") return text;
  throw new ReplayKitError("usage", "a review needs the name of the person who answers", { hint: "--by <name>" });
}

function noteOf(note: string | undefined): { note?: string } {
  return note === undefined ? {} : { note };
}

/** Puts an answer into case.yaml; one by the same person about the same output is replaced. */
async function record(folder: string, { case: { reviews } }: LoadedCase, answer: Review): Promise<void> {
  const file = join(folder, "case.yaml");
  const same = reviews.findIndex(
    ({ assertion, by, output_hash }) =>
      assertion === answer.assertion && by === answer.by && output_hash === answer.output_hash,
  );
  const value: Json = JSON.parse(JSON.stringify(answer)); // a review as YAML has no undefined members
  const change =
    reviews.length === 0
      ? { path: ["reviews"], value: [value] }
      : { path: ["reviews", same === -1 ? reviews.length : same], value };
  await writeFile(file, editCaseYaml(await readFile(file, "utf8"), [change]));
}

interface Shown {
  subject: JudgeSubject;
  questions: Question[];
  /** The file that the answer was written to. */
  saved: string | undefined;
}

function show({ subject, questions, saved }: Shown, { terminal, flags }: CommandContext): void {
  const output = outputText(subject.final_output ?? undefined);
  terminal.print(
    terminal.style("bold", flags.on("source") ? "Output of the recorded run:" : "Output of the last replay:"),
  );
  for (const line of (output === "" ? "(none)" : output).split("\n")) terminal.print(`  ${terminal.safe(line)}`);
  terminal.print("");
  if (questions.length === 0) terminal.print("The case has no semantic assertion: no person is needed.");
  for (const [index, { statement, answer }] of questions.entries()) {
    const said = answer ? `${answer.verdict}, by ${answer.by}` : "needs an answer";
    terminal.print(`${index + 1}. ${terminal.safe(statement)}\n   ${terminal.safe(said)}`);
    if (answer?.note !== undefined) terminal.print(`   ${terminal.safe(answer.note)}`);
  }
  if (saved !== undefined) terminal.print(`\n${terminal.style("green", "written")} ${saved}`);
  else if (questions.some(({ answer }) => answer === undefined))
    terminal.print("\nAnswer with --verdict pass or --verdict fail, and --assertion <n> where there are several.");
}
