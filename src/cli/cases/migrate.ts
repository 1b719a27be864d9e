import { plural } from "../../core/checks/check-result.ts";
import { migrateCase } from "../../core/case/migrate.ts";
import { ReplayKitError } from "../../core/error.ts";
import { readCaseFiles, writeCaseFolder } from "../../node/files/case-folder.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { caseFolders, openProject, shortPath } from "../project.ts";

/** A case, and what was changed in it or why it stays as it is. */
interface MigratedCase {
  path: string;
  changes: string[];
  error?: string;
  hint?: string | undefined;
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const project = await openProject(context);
  const migrated: MigratedCase[] = [];
  for (const folder of await caseFolders(project, context)) {
    migrated.push(await migrateFolder(folder, shortPath(project.root, folder), flags.on("dry-run")));
  }
  const broken = migrated.filter(({ error }) => error !== undefined);
  if (flags.on("json")) terminal.printJson({ version: 1, cases: migrated });
  else print(migrated, context);
  return broken.length > 0 ? exitCode.broken : exitCode.ok;
}

/** One broken case keeps no other from being migrated. */
async function migrateFolder(folder: string, path: string, dryRun: boolean): Promise<MigratedCase> {
  try {
    const { files, changes } = migrateCase(readCaseFiles(folder), path);
    if (changes.length > 0 && !dryRun) await writeCaseFolder(folder, files);
    return { path, changes };
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return { path, changes: [], error: error.message, hint: error.hint };
  }
}

function print(migrated: readonly MigratedCase[], { flags, terminal }: CommandContext): void {
  const verb = flags.on("dry-run") ? "would change" : "changed";
  for (const { path, changes, error, hint } of migrated) {
    if (changes.length > 0) terminal.print(`${verb} ${path}: ${terminal.safe(changes.join(", "))}`);
    if (error === undefined) continue;
    terminal.note(terminal.safe(error));
    if (hint !== undefined) terminal.note(`  → ${terminal.safe(hint)}`);
  }
  const broken = migrated.filter(({ error }) => error !== undefined).length;
  if (broken > 0) terminal.note(`${plural(broken, "case")} of ${migrated.length} cannot be migrated`);
  else if (migrated.every(({ changes }) => changes.length === 0))
    terminal.print(`${plural(migrated.length, "case")}, all current`);
}
