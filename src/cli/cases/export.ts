import { basename, join, resolve } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { unknownWord } from "../../core/text/unknown-word.ts";
import { type ExportTarget, exportCases, exportTargets } from "../../core/export/export-cases.ts";
import type { ExportedCase } from "../../core/export/exported-case.ts";
import { loadCase } from "../../core/case/load-case.ts";
import { replaceFiles } from "../../node/files/write-file.ts";
import { readCaseFolder } from "../../node/files/case-folder.ts";
import { keptResult } from "../../node/evidence/kept-evidence.ts";
import { nodePlatform } from "../../node/platform.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { caseFolders, openProject, shortPath } from "../project.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal, cwd } = context;
  const target = targetOf(flags.text("to"));
  const project = await openProject(context);
  const cases: ExportedCase[] = [];
  for (const folder of await caseFolders(project, context)) {
    const { case: replayCase, trace } = loadCase((await readCaseFolder(folder)).files, basename(folder));
    if (replayCase.state === "retired") continue;
    const result = keptResult(join(project.root, ".replaykit", "runs"), replayCase.id);
    cases.push({ case: replayCase, trace, path: shortPath(project.root, folder), result });
  }
  if (cases.length === 0)
    throw new ReplayKitError("not_found", "there is no case to export", {
      hint: "`npx replaykit case` lists the cases; retired ones are left out",
    });
  const { files, notes } = exportCases(target, cases, nodePlatform);
  const out = flags.text("out");
  for (const note of notes) terminal.note(terminal.safe(`note: ${note}`));
  if (out === undefined) printOne(files, context);
  else writeAll(files, resolve(cwd, out));
  if (out === undefined) return exitCode.ok;
  const names = Object.keys(files);
  if (flags.on("json")) terminal.printJson({ version: 1, to: target, files: names, notes });
  else terminal.print(`${terminal.style("green", "written")} ${names.map((name) => join(out, name)).join(", ")}`);
  return exitCode.ok;
}

function targetOf(given: string | undefined): ExportTarget {
  const target = exportTargets.find((name) => name === given);
  if (target) return target;
  if (given !== undefined) throw unknownWord(`--to is "${given}"`, { given, known: exportTargets });
  throw new ReplayKitError("usage", "export needs --to", { hint: `--to ${exportTargets.join(" | ")}` });
}

function printOne(files: Record<string, string>, { terminal, flags }: CommandContext): void {
  if (flags.on("json")) return terminal.printJson({ version: 1, files });
  const [text, ...more] = Object.values(files);
  if (text !== undefined && more.length === 0) return terminal.print(text);
  throw new ReplayKitError("usage", `this export has ${more.length + 1} files, too many for standard output`, {
    hint: "name a folder for them with --out <folder>",
  });
}

/** File names come from case ids and from this package, never from trace text. */
function writeAll(files: Record<string, string>, folder: string): void {
  replaceFiles(Object.entries(files).map(([name, text]) => ({ path: join(folder, name), text })));
}
