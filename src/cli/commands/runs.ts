import { ReplayKitError } from "../../core/error.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { runFilters, upTo } from "../listed-runs.ts";
import { openRuns } from "../local-runs.ts";

const states = ["success", "error", "unknown", "running"];

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const filters = runFilters(context, 20);
  if (filters.status !== undefined && !states.includes(filters.status)) {
    throw new ReplayKitError("usage", `--status is "${filters.status}"; expected one of ${states.join(", ")}`);
  }
  await using from = await openRuns(context);
  const rows = upTo(filters.limit, await from.list({ ...filters, limit: filters.limit + 1 }), terminal);
  if (flags.on("json")) {
    terminal.printJson({ version: 1, runs: rows });
    return exitCode.ok;
  }
  const cells = rows.map(({ run_id, status, agent, steps, started_at, parent, what }) => [
    terminal.safe(run_id),
    status,
    terminal.safe([agent?.name, agent?.version].filter((part) => part !== undefined).join(" ")),
    steps === undefined ? "" : `${steps} ${steps === 1 ? "step" : "steps"}`,
    terminal.safe(started_at),
    parent === undefined ? terminal.safe(what ?? "") : `fork of ${terminal.safe(parent.run_id)}`,
  ]);
  for (const line of aligned(cells)) terminal.print(line);
  if (cells.length === 0) terminal.note("no runs");
  return exitCode.ok;
}

function aligned(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
