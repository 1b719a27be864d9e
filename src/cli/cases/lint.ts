import { plural } from "../../core/checks/check-result.ts";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { fixCase, lintCase, type LintProblem } from "../../core/lint/lint-case.ts";
import { lintError } from "../../core/lint/lint-problem.ts";
import type { CaseFiles } from "../../core/schema/case.ts";
import { readCaseFiles, writeCaseFolder } from "../../node/files/case-folder.ts";
import { nodePlatform } from "../../node/platform.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { caseFolders, casesOnBase, openProject, shortPath } from "../project.ts";

interface LintedCase {
  path: string;
  problems: LintProblem[];
  fixed: string[];
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const project = await openProject(context);
  const folders = await caseFolders(project, context);
  const today = nodePlatform.now().toISOString().slice(0, 10);
  const onBase = await casesOnBase(project, context.env);
  const linted: LintedCase[] = [];
  for (const folder of folders) {
    const { files, fixed, unreadable } = await readAndFix(folder, flags.on("fix"));
    const problems = unreadable ?? lintCase({ files, folder, config: project.config, today, onBase: onBase(folder) });
    linted.push({ path: shortPath(project.root, folder), problems, fixed });
  }
  const errors = linted.flatMap(({ problems }) => problems).filter(({ level }) => level === "error").length;
  if (flags.on("json")) terminal.printJson({ version: 1, errors, cases: linted });
  else print(terminal, linted, errors);
  return errors > 0 ? exitCode.actionNeeded : exitCode.ok;
}

interface ReadForLint {
  files: CaseFiles;
  fixed: string[];
  /** Set if the folder cannot be read: a problem of this case, which keeps no other one from being looked at. */
  unreadable?: LintProblem[];
}

async function readAndFix(folder: string, fix: boolean): Promise<ReadForLint> {
  let files: CaseFiles;
  try {
    files = readCaseFiles(folder);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    const { code, message, hint } = error;
    const problem = lintError(code === "not_found" ? "file_missing" : "invalid_file", message, compact({ hint }));
    return { files: {}, fixed: [], unreadable: [problem] };
  }
  if (!fix) return { files, fixed: [] };
  const result = fixCase({ files, folder });
  if (result.fixed.length > 0) await writeCaseFolder(folder, result.files);
  return result;
}

function print(terminal: CommandContext["terminal"], linted: LintedCase[], errors: number): void {
  for (const { path, problems, fixed } of linted) {
    for (const fix of fixed) terminal.print(`${path}: ${terminal.style("green", "fixed")} ${terminal.safe(fix)}`);
    for (const problem of problems) {
      const place = `${path}/${problem.file}${problem.line === undefined ? "" : `:${problem.line}`}`;
      const level = terminal.style(problem.level === "error" ? "red" : "yellow", problem.level);
      terminal.print(`${place}: ${level} ${terminal.safe(problem.message)} [${problem.code}]`);
      if (problem.hint !== undefined) terminal.print(`  → ${terminal.safe(problem.hint)}`);
    }
  }
  const count = plural(linted.length, "case");
  terminal.print(errors === 0 ? `${count}: sound` : `${count}: ${plural(errors, "error")}`);
  if (linted.some(({ problems }) => problems.some(({ fixable }) => fixable))) {
    terminal.print("Some can be corrected: npx replaykit lint --fix");
  }
}
