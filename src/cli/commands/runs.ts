import { ReplayKitError } from "../../core/error.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { openRuns } from "../local-runs.ts";

const states = ["success", "error", "unknown", "running"];

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const status = flags.text("status");
  if (status !== undefined && !states.includes(status)) {
    throw new ReplayKitError("usage", `--status is "${status}"; expected one of ${states.join(", ")}`);
  }
  const limit = flags.integer("limit", { min: 1, max: 1_000_000 }) ?? 20;
  await using from = await openRuns(context);
  const all = await from.runs.listRuns({ limit: status === undefined ? limit : 1_000_000 });
  const chosen = all.filter((one) => status === undefined || one.status === status).slice(0, limit);
  const rows = [];
  for (const one of chosen) rows.push({ ...one, steps: (await from.runs.listSteps(one.run_id)).length });
  if (flags.on("json")) {
    terminal.printJson({ version: 1, runs: rows });
    return exitCode.ok;
  }
  const cells = rows.map(({ run_id, status, agent, steps, started_at, parent }) => [
    terminal.safe(run_id),
    status,
    terminal.safe([agent?.name, agent?.version].filter((part) => part !== undefined).join(" ")),
    `${steps} ${steps === 1 ? "step" : "steps"}`,
    terminal.safe(started_at),
    parent === undefined ? "" : `fork of ${terminal.safe(parent.run_id)}`,
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
