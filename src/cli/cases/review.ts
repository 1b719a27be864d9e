import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { editCaseYaml } from "../../core/case/case-yaml.ts";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { type JudgeSubject, sourceSubject } from "../../core/judge/judge-prompt.ts";
import { type LoadedCase, loadCase } from "../../core/case/load-case.ts";
import { outputText } from "../../core/run/text-of.ts";
import type { Review } from "../../core/schema/case.ts";
import type { Json } from "../../core/schema/json.ts";
import { readCaseFolder } from "../../node/files/case-folder.ts";
import { git } from "../../node/git/git.ts";
import { judgedRuns, newestEvidence } from "../../node/evidence/kept-evidence.ts";
import { nodePlatform } from "../../node/platform.ts";
import { outputHash } from "../../node/replay/attempt/decide-checks.ts";
import { replaceFile } from "../../node/files/write-file.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import type { Prompts } from "../prompts.ts";
import { compact } from "../../core/compact.ts";
import { oneArgument, oneCaseFolder, openProject, type Project, shortPath } from "../project.ts";

interface Question {
  statement: string;
  answer: Review | undefined;
}

/** The run of a case that a person answers about. */
interface ReviewSubject {
  context: CommandContext;
  project: Project;
  folder: string;
  subject: JudgeSubject;
  hash: string;
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const name = oneArgument(context, "case review", "case");
  const project = await openProject(context);
  const folder = await oneCaseFolder(name, project, context);
  const loaded = await reloaded(folder);
  const subject = subjectOf(loaded, project, context);
  const reviewed: ReviewSubject = { context, project, folder, subject, hash: outputHash(subject) };
  const verdict = verdictOf(flags.text("verdict"));
  const prompts = verdict === undefined && !flags.on("json") ? terminal.prompts() : undefined;
  if (prompts) return reviewAtTerminal(reviewed, await prompts);
  if (verdict !== undefined) {
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
      questions,
    });
  } else show(reviewed, { questions, saved: verdict !== undefined });
  return exitFor(questions);
}

function exitFor(questions: readonly Question[]): ExitCode {
  return questions.every(({ answer }) => answer !== undefined) ? exitCode.ok : exitCode.actionNeeded;
}

/** Asks for each missing answer. Writes each answer at once, so that stopping early loses none. */
async function reviewAtTerminal(reviewed: ReviewSubject, prompts: Prompts): Promise<ExitCode> {
  const { context, project, folder, hash } = reviewed;
  const { terminal } = context;
  const open = questionsOf(await reloaded(folder), hash).filter(({ answer }) => answer === undefined);
  show(reviewed, { questions: questionsOf(await reloaded(folder), hash), saved: false, asking: true });
  let by: string | undefined;
  for (const { statement } of open) {
    const verdict = await prompts.choose(terminal.safe(statement), [
      { value: "pass", label: "pass", hint: "it holds for this output" },
      { value: "fail", label: "fail", hint: "it does not" },
      { value: "later", label: "later", hint: "no answer yet" },
    ]);
    if (verdict === undefined) break;
    if (verdict === "later") continue;
    const note = await prompts.ask("Why? (goes into the case; may be left empty)");
    if (note === undefined) break;
    by ??= await nameAtTerminal(reviewed, prompts);
    if (by === undefined) break;
    await record(reviewed, { assertion: statement, verdict, by, note: note.trim() === "" ? undefined : note.trim() });
    terminal.print(`${terminal.style("green", "written")} ${shortPath(project.root, join(folder, "case.yaml"))}`);
  }
  return exitFor(questionsOf(await reloaded(folder), hash));
}

async function nameAtTerminal({ context, project }: ReviewSubject, prompts: Prompts): Promise<string | undefined> {
  const known = await knownReviewer(context, project.root);
  if (known !== undefined) return known;
  const given = (await prompts.ask("Who answers?", "your name"))?.trim();
  return given === "" ? undefined : given;
}

async function reloaded(folder: string): Promise<LoadedCase> {
  return loadCase((await readCaseFolder(folder)).files, basename(folder));
}

/** The run to answer about: the recorded one with `--source`, else an attempt of the newest kept replay. */
function subjectOf({ case: replayCase, trace }: LoadedCase, project: Project, { flags }: CommandContext): JudgeSubject {
  if (flags.on("source"))
    return sourceSubject(trace, replayCase, effectLookup(replayCase.effects, project.config.effects));
  const wanted = flags.integer("attempt", { min: 1, max: 1000 }) ?? 1;
  const newest = newestEvidence(join(project.root, ".replaykit", "runs"), replayCase.id);
  const found = newest === undefined ? undefined : judgedRuns(newest).find(({ attempt }) => attempt === wanted);
  if (found) return found.subject;
  if (!replayCase.assertions.some(({ kind }) => kind === "semantic")) throw nothingToAnswer(replayCase);
  throw new ReplayKitError("not_found", `no run of ${replayCase.id} (attempt ${wanted}) is kept to answer about`, {
    hint: `npx replaykit replay ${replayCase.id}, or --source for the recorded run`,
  });
}

/** Error for a case without a semantic assertion: a replay would give no run to answer about either. */
function nothingToAnswer({ id }: Pick<LoadedCase["case"], "id">): ReplayKitError {
  return new ReplayKitError(
    "not_found",
    `${id} has no semantic assertion, so there is nothing that a person must answer`,
    {
      hint: "add one to the assertions in its case.yaml, such as - semantic: Tells the customer why.",
    },
  );
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

async function reviewer(context: CommandContext, root: string): Promise<string> {
  const known = await knownReviewer(context, root);
  if (known !== undefined) return known;
  throw new ReplayKitError("usage", "a review needs the name of the person who answers", {
    hint: "give --by <name>, or set git's user.name",
  });
}

async function knownReviewer({ flags }: CommandContext, root: string): Promise<string | undefined> {
  const given = flags.text("by")?.trim();
  if (given !== undefined && given !== "") return given;
  const name = await git(["config", "user.name"], { cwd: root }).catch(() => Buffer.alloc(0));
  const text = name.toString().trim();
  return text === "" ? undefined : text;
}

type ReviewAnswer = Pick<Review, "assertion" | "verdict" | "by"> & { note: string | undefined };

/** Writes an answer into case.yaml. It replaces the same person's answer about the same assertion and output. */
async function record({ folder, hash }: ReviewSubject, { note, ...answered }: ReviewAnswer): Promise<void> {
  const file = join(folder, "case.yaml");
  const { reviews } = (await reloaded(folder)).case;
  const answer: Review = {
    ...answered,
    at: nodePlatform.now().toISOString(),
    ...compact({ note }),
    output_hash: hash,
  };
  const same = reviews.findIndex(
    ({ assertion, by, output_hash }) =>
      assertion === answer.assertion && by === answer.by && output_hash === answer.output_hash,
  );
  const value: Json = JSON.parse(JSON.stringify(answer)); // drops undefined members, which YAML cannot hold
  const change =
    reviews.length === 0
      ? { path: ["reviews"], value: [value] }
      : { path: ["reviews", same === -1 ? reviews.length : same], value };
  replaceFile(file, editCaseYaml(await readFile(file, "utf8"), [change]));
}

interface QuestionList {
  questions: Question[];
  saved: boolean;
  /** True if the open questions are asked later, one by one, and are not listed here. */
  asking?: boolean;
}

function show(
  { context, project, folder, subject }: ReviewSubject,
  { questions, saved, asking = false }: QuestionList,
): void {
  const { terminal, flags } = context;
  const output = outputText(subject.final_output ?? undefined);
  terminal.print(
    terminal.style("bold", flags.on("source") ? "Output of the recorded run:" : "Output of the last replay:"),
  );
  for (const line of (output === "" ? "(none)" : output).split("\n")) terminal.print(`  ${terminal.safe(line)}`);
  terminal.print("");
  if (questions.length === 0) terminal.print("The case has no semantic assertion: no person is needed.");
  for (const [index, { statement, answer }] of questions.entries()) {
    if (asking && !answer) continue;
    const status = answer ? `${answer.verdict}, by ${answer.by}` : "needs an answer";
    terminal.print(`${index + 1}. ${terminal.safe(statement)}\n   ${terminal.safe(status)}`);
    if (answer?.note !== undefined) terminal.print(`   ${terminal.safe(answer.note)}`);
  }
  if (saved) {
    const file = shortPath(project.root, join(folder, "case.yaml"));
    terminal.print(`\n${terminal.style("green", "written")} ${file}`);
  } else if (!asking && questions.some(({ answer }) => answer === undefined))
    terminal.print("\nAnswer with --verdict pass or --verdict fail, and --assertion <n> if there are several.");
}
