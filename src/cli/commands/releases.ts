import type { ReleaseRow } from "../../api/schema/group.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { connectWorker } from "../worker-connection.ts";
import { compact } from "../../core/compact.ts";
import { dayOf } from "../worker/admin.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const limit = flags.integer("limit", { min: 1, max: 100_000 }) ?? 50;
  const [agent, since] = [flags.text("agent"), flags.time("since")?.toISOString()];
  const rows = await connectWorker(context).releases({
    limit,
    ...compact({ agent, since }),
  });
  if (flags.on("json")) terminal.printJson({ version: 1, releases: rows });
  else for (const row of rows) terminal.print(terminal.safe(lineOf(row)));
  if (rows.length === 0) terminal.note("no release yet");
  return exitCode.ok;
}

function lineOf({ id, first_seen, runs, failed, rate, ...parts }: ReleaseRow): string {
  const { agent, version, commit, prompt, model, tools } = parts;
  const named = Object.entries({ version, commit, prompt, model, tools }).flatMap(([part, text]) =>
    text === undefined ? [] : [`${part} ${text}`],
  );
  const share = rate ? `${percent(rate.rate)} failed (${percent(rate.low)} to ${percent(rate.high)})` : "no run";
  const what = [agent, ...named].filter((text) => text !== undefined).join(", ") || "nothing is known of it";
  return `${id.padEnd(12)}  since ${dayOf(first_seen)}  ${share}, ${Math.round(failed)} of ${Math.round(runs)}  ${what}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
