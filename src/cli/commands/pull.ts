import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { formatJsonFile } from "../../core/case/case-files.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { runFilters } from "../listed-runs.ts";
import { shortPath } from "../project.ts";
import { connectWorker } from "../worker-connection.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal, cwd } = context;
  const worker = connectWorker(context);
  const folder = resolve(cwd, flags.text("out") ?? "traces");
  const line = terminal.progress();
  const filters = runFilters(context, 100);
  const found =
    args.length > 0
      ? await Promise.all(args.map((id) => worker.run(id)))
      : await worker
          .pull(filters, (done, total) => line.update(`${done}/${total} traces fetched`))
          .finally(() => line.clear());
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const { run, trace } of found) {
    const path = join(folder, `${safeId(run.id)}.json`);
    await writeFile(path, formatJsonFile(trace));
    files.push(shortPath(cwd, path));
  }
  if (flags.on("json")) terminal.printJson({ version: 1, files });
  else for (const file of files) terminal.print(file);
  if (files.length === 0 && !flags.on("json")) terminal.note("no run matches");
  if (args.length === 0 && files.length === filters.limit)
    terminal.note(`at most ${filters.limit} runs were asked for: --limit fetches more`);
  return exitCode.ok;
}

/** The Worker's own ids are hex; anything else never becomes a path. */
function safeId(id: string): string {
  if (/^[0-9a-f]{8,64}$/.test(id)) return id;
  throw new ReplayKitError("unsafe_path", `the Worker named a run "${id}", which is not an id`);
}
