import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { findCases } from "../../node/files/case-folder.ts";
import { keptResult } from "../../node/evidence/kept-evidence.ts";
import { type FamilyCase, readableCases, readFamilyCase } from "../../node/cases/case-family.ts";
import { readBrief } from "../../node/cases/read-brief.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { caseFolders, oneArgument, openProject, type Project, shortPath } from "../project.ts";

const fingerprintPattern = /^v\d+:[0-9a-f]{16}$/;

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const project = await openProject(context);
  const made = await briefOf(oneArgument(context, "case brief", "case or group"), { ...context, project });
  if (flags.on("json")) terminal.printJson({ version: 1, ...made });
  else terminal.print(made.brief);
  return exitCode.ok;
}

/** The brief of a case. A group's fingerprint stands for its first open case, or its first case if none is open. */
export async function briefOf(
  name: string,
  { project, cwd }: Pick<CommandContext, "cwd"> & { project: Project },
): Promise<{ case_id: string; path: string; fingerprints: string[]; brief: string }> {
  const { root, config } = project;
  const all = readableCases(await findCases(root, [config.cases].flat()), config);
  const subject = fingerprintPattern.test(name) ? ofGroup(name, all) : await ofCase(name, { project, cwd });
  const { id } = subject.loaded.case;
  const last = keptResult(join(root, ".replaykit", "runs"), id);
  const text = await readBrief(subject, { root, config, all, last });
  return { case_id: id, path: shortPath(root, subject.folder), fingerprints: subject.fingerprints, brief: text };
}

async function ofCase(name: string, { project, cwd }: { project: Project; cwd: string }): Promise<FamilyCase> {
  const [folder, ...more] = await caseFolders(project, { args: [name], cwd });
  if (folder !== undefined && more.length === 0) return readFamilyCase(folder, project.config);
  throw new ReplayKitError("usage", `"${name}" names ${more.length + 1} cases; a brief is about one`, {
    hint: "name one case, or the fingerprint of a group: `npx replaykit case` lists both",
  });
}

/** The group's first open case, which is the one to fix; without one, its first case. */
function ofGroup(name: string, all: readonly FamilyCase[]): FamilyCase {
  const found = all.filter(({ fingerprints }) => fingerprints.includes(name));
  const first = found.find(({ loaded }) => loaded.case.state === "open") ?? found[0];
  if (first) return first;
  throw new ReplayKitError("not_found", `no case of this repository has the fingerprint ${name}`, {
    hint: "`npx replaykit promote` makes a case of a group; `npx replaykit case` lists all fingerprints",
  });
}
