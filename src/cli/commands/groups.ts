import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { compact } from "../../core/compact.ts";
import { upTo } from "../listed-runs.ts";
import { connectWorker } from "../worker-connection.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const state = flags.text("state");
  const limit = flags.integer("limit", { min: 1, max: 100_000 }) ?? 50;
  const agent = flags.text("agent");
  const found = await connectWorker(context).groups({ limit: limit + 1, ...compact({ state, agent }) });
  const groups = upTo(limit, found, terminal);
  if (flags.on("json")) {
    terminal.printJson({ version: 1, groups });
    return exitCode.ok;
  }
  for (const { id, title, count, state: now, first_seen, last_seen } of groups) {
    terminal.print(`${String(count).padStart(6)}  ${now.padEnd(10)}${id}  ${terminal.safe(title)}`);
    terminal.print(`        ${day(first_seen)} to ${day(last_seen)}`);
  }
  if (groups.length === 0) terminal.print("no group of failures yet");
  return exitCode.ok;
}

function day(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16).replace("T", " ");
}
