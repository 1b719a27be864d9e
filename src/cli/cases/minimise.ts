import { plural } from "../../core/checks/check-result.ts";
import { ReplayKitError } from "../../core/error.ts";
import { removalLines } from "../../core/minimise/removal-record.ts";
import { caseFileNames, type CaseFiles } from "../../core/schema/case.ts";
import { type MinimisedCase, minimiseCase, writeMinimised } from "../../node/cases/minimise-case.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { oneArgument, oneCaseFolder, openProject } from "../project.ts";

const defaultReplays = 200;
/** Replays before the search starts: two with each of the two agents. */
const leastReplays = 4;

export async function run(context: CommandContext): Promise<ExitCode> {
  const { terminal, flags, env, signal } = context;
  const name = oneArgument(context, "case minimise", "case");
  const mostReplays = flags.integer("max-replays", { min: leastReplays, max: 100_000 }) ?? defaultReplays;
  const project = await openProject(context);
  const folder = await oneCaseFolder(name, project, context);
  const line = terminal.progress();
  const minimised = await minimiseCase({
    folder,
    project,
    runner: { runnerCommand: flags.text("runner-cmd"), shell: flags.on("shell") },
    against: flags.text("against"),
    mostReplays,
    env,
    signal,
    onReplay: (replays) => line.update(`${replays} of at most ${mostReplays} replays`),
  }).finally(() => line.clear());
  if (signal.aborted) throw new ReplayKitError("usage", "it was stopped; nothing was written");
  const written = !flags.on("dry-run") && minimised.removed.length > 0;
  if (written) await writeMinimised(folder, minimised);
  if (flags.on("json")) terminal.printJson(jsonOf(minimised, written));
  else for (const text of linesOf(minimised, { written, name })) terminal.print(terminal.safe(text));
  return exitCode.ok;
}

function linesOf(minimised: MinimisedCase, { written, name }: { written: boolean; name: string }): string[] {
  const { removed, files, replays, complete, fix_unknown } = minimised;
  const made = complete
    ? plural(replays, "replay")
    : `${plural(replays, "replay")}, the most that --max-replays allows: more could be removed`;
  const [before, after] = [sizeOf(files.before), sizeOf(files.after)];
  if (removed.length === 0) return ["nothing can go", made];
  return [
    ...removalLines(removed).map((line) => `- ${line}`),
    `${before} → ${after} bytes without notes.md (${Math.round((100 * after) / before)} %), ${made}`,
    ...(fix_unknown
      ? ["note: the fixed agent was not tried; name it with --against to keep the fields that it reads"]
      : []),
    written ? `Next: git diff, then npx replaykit replay ${name}` : "nothing was written (--dry-run)",
  ];
}

function jsonOf({ removed, files, replays, complete, fix_unknown }: MinimisedCase, written: boolean): object {
  const bytes = { before: sizeOf(files.before), after: sizeOf(files.after) };
  return { version: 1, written, complete, fix_unknown, replays, bytes, removed };
}

/** Size in bytes. notes.md does not count, because minimising adds to it. */
function sizeOf(files: CaseFiles): number {
  return caseFileNames
    .filter((file) => file !== "notes.md")
    .reduce((sum, file) => sum + Buffer.byteLength(files[file] ?? ""), 0);
}
