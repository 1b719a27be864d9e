import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { caseBrief } from "../../core/report/case-brief.ts";
import { effectLookup } from "../../core/effects.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import type { Run } from "../../core/schema/run.ts";
import { findCases } from "../../node/case-folder.ts";
import { keptResult } from "../../node/kept-evidence.ts";
import { type FamilyCase, familyOf, readableCases, readFamilyCase, runnerOf } from "../../node/repair/case-family.ts";
import { codePlaces } from "../../node/repair/code-places.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { caseFolders, oneArgument, openProject, type Project, shortPath } from "../project.ts";

const fingerprintPattern = /^v\d+:[0-9a-f]{16}$/;
const mostTools = 6;

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const project = await openProject(context);
  const made = await briefOf(oneArgument(context, "case brief", "case or group"), { ...context, project });
  if (flags.on("json")) terminal.printJson({ version: 1, ...made });
  else terminal.print(made.brief);
  return exitCode.ok;
}

/** The brief of a case, or of the first case of a group. */
export async function briefOf(
  name: string,
  { project, cwd }: Pick<CommandContext, "cwd"> & { project: Project },
): Promise<{ case_id: string; path: string; fingerprints: string[]; brief: string }> {
  const { root, config } = project;
  const all = readableCases(await findCases(root, [config.cases].flat()), config);
  const subject = fingerprintPattern.test(name) ? ofGroup(name, all) : await ofCase(name, { project, cwd });
  const { case: replayCase, trace } = subject.loaded;
  const run = runFromTrace(trace, effectLookup(replayCase.effects, config.effects, config.aliases));
  const { group, guards } = familyOf(subject, all, config);
  const path = shortPath(root, subject.folder);
  const runner = runnerWords(subject, project);
  const command = runner?.command.split(" ") ?? [];
  const text = caseBrief({
    case: replayCase,
    trace,
    run,
    path,
    terminal_tools: replayCase.terminal_tools ?? config.terminal_tools,
    last: keptResult(join(root, ".replaykit", "runs"), replayCase.id),
    code: await codePlaces(toolsOf(run), { ...project, command }),
    runner,
    others: { group: group.length, guards: guards.length },
    budget: config.budget,
  });
  return { case_id: replayCase.id, path, fingerprints: subject.fingerprints, brief: text };
}

async function ofCase(name: string, { project, cwd }: { project: Project; cwd: string }): Promise<FamilyCase> {
  const [folder, ...more] = await caseFolders(project, { args: [name], cwd });
  if (folder !== undefined && more.length === 0) return readFamilyCase(folder, project.config);
  throw new ReplayKitError("usage", `"${name}" names ${more.length + 1} cases; a brief is of one`, {
    hint: "name one case, or the fingerprint of a group: `replaykit case` lists both",
  });
}

/** An open one first: it is what is to be mended. */
function ofGroup(name: string, all: readonly FamilyCase[]): FamilyCase {
  const found = all.filter(({ fingerprints }) => fingerprints.includes(name));
  const first = found.find(({ loaded }) => loaded.case.state === "open") ?? found[0];
  if (first) return first;
  throw new ReplayKitError("not_found", `no case of this repository has the fingerprint ${name}`, {
    hint: "`replaykit promote` makes a case of a group; `replaykit case` lists the fingerprints that there are",
  });
}

/** Writes first: they decide most failures. */
function toolsOf({ calls }: Run): string[] {
  const writes = calls.filter(({ effect }) => effect === "write");
  return [...new Set([...writes, ...calls].map(({ tool }) => tool))].slice(0, mostTools);
}

/** The command with the files of the repository that it starts. */
function runnerWords(subject: FamilyCase, { root, config }: Project): { name: string; command: string } | undefined {
  const name = runnerOf(subject, config);
  const runner =
    name === "runner" ? config.runner : Object.hasOwn(config.runners, name ?? "") && config.runners[name ?? ""];
  if (name === undefined || !runner) return undefined;
  const words = [runner.command].flat().join(" ");
  const where = runner.cwd === undefined || !existsSync(join(root, runner.cwd)) ? "" : ` in ${runner.cwd}`;
  return { name: name === "runner" ? basename(root) : name, command: `${words}${where}` };
}
