import { ReplayKitError } from "../../core/error.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { oneArgument } from "../project.ts";
import { connectWorker } from "../worker-connection.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const user = flags.text("user");
  const what = user === undefined ? oneArgument(context, "erase", "run id") : `--user ${user}`;
  if (user !== undefined && context.args.length > 0) {
    throw new ReplayKitError("usage", "give a run id or --user, not both", {
      hint: `replaykit worker erase ${what} --yes`,
    });
  }
  if (!flags.on("yes")) {
    throw new ReplayKitError("usage", "erasing cannot be undone", { hint: `replaykit worker erase ${what} --yes` });
  }
  const worker = connectWorker(context);
  const line = terminal.progress();
  const erased =
    user === undefined
      ? { runs: 1, ...(await worker.erase(what)) }
      : await worker.eraseUser(user, (runs) => line.update(`${runs} runs erased`)).finally(() => line.clear());
  const { runs, objects, remains } = erased;
  if (flags.on("json")) terminal.printJson({ version: 1, runs, objects, remains });
  else if (runs === 0) {
    terminal.print(`there is no run of ${terminal.safe(user ?? "")}: nothing was erased`);
    terminal.note("Is the name as it was sent with the runs? replaykit worker find <user> looks for it.");
  } else {
    const whose = user === undefined ? "erased" : `erased ${runs} run${runs === 1 ? "" : "s"}`;
    terminal.print(`${whose}; ${objects} stored object${objects === 1 ? "" : "s"} rewritten`);
    for (const place of remains) terminal.print(`remains: ${terminal.safe(place)}`);
  }
  return runs === 0 ? exitCode.actionNeeded : exitCode.ok;
}
