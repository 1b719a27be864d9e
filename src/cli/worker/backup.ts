import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { linesPerImport } from "../../api/schema/export.ts";
import { ReplayKitError } from "../../core/error.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { adminOf } from "./admin.ts";
import { type Backup, linesOfBackup, readBackup } from "./read-backup.ts";
import { errnoOf } from "../../node/files/read-file.ts";

/**
 * Exports a project line by line, as docs/worker-reference.md describes. A failed export leaves no file, so that none
 * looks complete.
 */
export async function exportProject(context: CommandContext, name: string, file: string): Promise<ExitCode> {
  const { flags, terminal, cwd } = context;
  const pages = adminOf(context).exportProject(name);
  const path = resolve(cwd, file);
  const out = createWriteStream(path, { flags: "wx", mode: 0o600 });
  await once(out, "open").catch((cause: unknown) => {
    const exists = errnoOf(cause) === "EEXIST";
    throw new ReplayKitError("io_failed", `${file} cannot be written: ${errnoOf(cause) ?? String(cause)}`, {
      hint: exists ? "name a file that does not exist yet" : "name a file in a folder that you may write to",
      cause,
    });
  });
  const progress = terminal.progress();
  const count = new Map<string, number>();
  let total = 0;
  async function* texts(): AsyncGenerator<string> {
    for await (const lines of pages) {
      for (const line of lines) {
        countKind(count, line);
        total += 1;
        yield `${JSON.stringify(line)}\n`;
      }
      progress.update(`${total} lines`);
    }
  }
  try {
    await pipeline(texts(), out);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    progress.clear();
  }
  const counted = { lines: total, ...countsOf(count) };
  if (flags.on("json")) terminal.printJson({ version: 1, project: name, ...counted, file });
  else terminal.print(`${inWords(counted)} of ${name} are in ${file}`);
  return exitCode.ok;
}

/**
 * Imports an export into a Worker that has no such project. The file is read to its end before the first line is sent.
 */
export async function importProject(context: CommandContext, name: string, file: string): Promise<ExitCode> {
  const { flags, terminal, cwd } = context;
  const backup = await readBackup(resolve(cwd, file), { file, project: name });
  const progress = terminal.progress();
  try {
    await send(context, name, { backup, file, report: (next) => progress.update(`${next} of ${backup.lines} lines`) });
  } finally {
    progress.clear();
  }
  const counted = { lines: backup.lines, ...countsOf(backup.kinds) };
  if (flags.on("json")) terminal.printJson({ version: 1, project: name, ...counted, file });
  else {
    terminal.print(`${inWords(counted)} of ${name} are imported from ${file}`);
    terminal.note(
      `Next: npx replaykit worker token ${name}; hooks and their secrets are not in a backup: set them again`,
    );
  }
  return exitCode.ok;
}

interface Sending {
  backup: Backup;
  file: string;
  report: (next: number) => void;
}

/** Characters in one request. A single line may be as large as a run. */
const charactersPerPage = 4_000_000;

/** Sends the lines. The Worker answers which line it takes next, so an interrupted import continues there. */
async function send(context: CommandContext, project: string, { backup, file, report }: Sending): Promise<void> {
  const admin = adminOf(context);
  let next = 0;
  const page: string[] = [];
  let characters = 0;
  async function flush(): Promise<void> {
    const reached = await admin.importLines(project, { backup: backup.seal, line: next, lines: page });
    if (reached <= next) throw movedBack(project, next);
    for (const text of page.splice(0, reached - next)) characters -= text.length;
    next = reached;
    report(Math.min(next, backup.lines));
  }
  let place = 0;
  try {
    for await (const { text } of linesOfBackup(resolve(context.cwd, file), { file, without: backup.erased })) {
      place += 1;
      if (place <= next) continue;
      if (page.length > 0 && (characters + text.length > charactersPerPage || page.length === linesPerImport))
        await flush();
      if (place <= next) continue;
      page.push(text);
      characters += text.length;
    }
    while (page.length > 0) await flush();
  } catch (error) {
    throw next === 0 ? error : halfway(error, { project, next, of: backup.lines });
  }
}

function movedBack(project: string, next: number): ReplayKitError {
  return new ReplayKitError("conflict", `${project}: the Worker has fewer than the ${next} lines that it accepted`, {
    hint: "repeat the command; the project may have been deleted meanwhile",
  });
}

function halfway(cause: unknown, { project, next, of }: { project: string; next: number; of: number }): ReplayKitError {
  const known = cause instanceof ReplayKitError ? cause : undefined;
  const why = known?.message ?? String(cause);
  return new ReplayKitError(
    known?.code ?? "internal",
    `${project} is only partly imported: ${next} of ${of} lines are there; ${why}`,
    {
      hint: `repeat the command, which continues there; or drop it: npx replaykit worker project ${project} --delete --yes`,
      cause,
    },
  );
}

function countKind(count: Map<string, number>, line: unknown): void {
  const kind = typeof line === "object" && line !== null && "kind" in line ? String(line.kind) : "";
  count.set(kind, (count.get(kind) ?? 0) + 1);
}

interface Counts {
  runs: number;
  waiting: number;
  records: number;
}

function countsOf(kinds: ReadonlyMap<string, number>): Counts {
  const of = (kind: string) => kinds.get(kind) ?? 0;
  return { runs: of("run"), waiting: of("waiting"), records: of("record") };
}

function inWords({ runs, waiting, records }: Counts): string {
  return `${runs} runs, ${waiting} waiting for feedback and ${records} recorded runs`;
}
