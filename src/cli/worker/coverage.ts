import type { Coverage, WritePath } from "../../api/schema/coverage.ts";
import { plural } from "../../core/checks/check-result.ts";
import { shareText } from "../../core/report/coverage-line.ts";
import { shortened } from "../../core/text/characters.ts";
import { namedCase, namesByState } from "../../node/case-names.ts";
import { findCases } from "../../node/files/case-folder.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { openProject } from "../project.ts";
import { connectWorker } from "./worker-connection.ts";

const shownPaths = 10;
/** Widths of the column of tools, in characters. Longer lists are cut; `--json` has them whole. */
const column = { least: 28, most: 60 };

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const limit = flags.integer("limit", { min: 1, max: 20 }) ?? 5;
  const worker = connectWorker(context);
  const { root, config } = await openProject(context);
  const folders = await findCases(root, [config.cases].flat());
  const cases = folders.flatMap((folder) => namedCase(folder, config) ?? []);
  if (cases.length < folders.length) {
    terminal.note(`${plural(folders.length - cases.length, "case")} cannot be read: npx replaykit lint says why`);
  }
  const answer = await worker.coverage(namesByState(cases));
  const coverage = { ...answer, proposed: answer.proposed.slice(0, limit) };
  if (flags.on("json")) terminal.printJson({ version: 1, cases: cases.length, ...coverage });
  else for (const line of linesOf(coverage)) terminal.print(terminal.safe(line));
  return exitCode.ok;
}

function linesOf({ since, until, failed, guarded, open, weeks, write_paths, proposed }: Coverage): string[] {
  const head = `${plural(failed, "failed run")} from ${since} to ${until}`;
  if (failed === 0) return [head];
  const row = (what: string, count: number) =>
    `  ${what.padEnd(column.least)}${String(count).padStart(8)}  ${shareText(count, failed).padStart(6)}`;
  const shown = write_paths.slice(0, shownPaths);
  const other = write_paths.length - shown.length;
  return [
    head,
    row("covered by a guard", guarded),
    row("a case, no guard yet", open),
    row("no case", failed - guarded - open),
    `guarded, by week: ${weeks.map((week) => shareText(week.guarded, week.failed)).join(", ")}`,
    "by what the runs wrote:",
    ...pathLines(shown),
    ...(other > 0 ? [`  … and ${other} more: --json lists them`] : []),
    ...(proposed.length === 0 ? ["every group of this week has a case"] : ["without a case, the largest first:"]),
    ...proposed.flatMap(({ id, title, failed: count, run: kept }) => [
      `  ${String(count).padStart(6)}  ${id}  ${title}`,
      ...(kept === undefined ? [] : [`          npx replaykit promote ${kept}`]),
    ]),
  ];
}

function pathLines(paths: readonly WritePath[]): string[] {
  const names = paths.map(({ writes }) => {
    const what = writes === null ? "not known" : writes.join(", ") || "nothing";
    return shortened(what, column.most);
  });
  const width = Math.max(column.least, ...names.map((name) => name.length));
  return paths.map(({ failed, guarded, open }, index) => {
    const held = `${shareText(guarded, failed)} guarded, ${shareText(open, failed)} with an open case`;
    return `  ${(names[index] ?? "").padEnd(width)}${String(Math.round(failed)).padStart(8)}  ${held}`;
  });
}
