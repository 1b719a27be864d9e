import { plural } from "../../core/checks/check-result.ts";
import { migrateCase } from "../../core/case/migrate.ts";
import { readCaseFolder, writeCaseFolder } from "../../node/files/case-folder.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { caseFolders, openProject, shortPath } from "../project.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const project = await openProject(context);
  const migrated: { path: string; changes: string[] }[] = [];
  for (const folder of await caseFolders(project, context)) {
    const { files } = await readCaseFolder(folder);
    const path = shortPath(project.root, folder);
    const { files: current, changes } = migrateCase(files, path);
    if (changes.length > 0 && !flags.on("dry-run")) await writeCaseFolder(folder, current);
    migrated.push({ path, changes });
  }
  if (flags.on("json")) {
    terminal.printJson({ version: 1, cases: migrated });
    return exitCode.ok;
  }
  const changed = migrated.filter(({ changes }) => changes.length > 0);
  const verb = flags.on("dry-run") ? "would change" : "changed";
  for (const { path, changes } of changed) terminal.print(`${verb} ${path}: ${terminal.safe(changes.join(", "))}`);
  if (changed.length === 0) terminal.print(`${plural(migrated.length, "case")}, all current`);
  return exitCode.ok;
}
