import { ReplayKitError } from "../../core/error.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { oneArgument } from "../project.ts";
import { connectWorker } from "../worker-connection.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const id = oneArgument(context, "erase", "run id");
  if (!flags.on("yes")) {
    throw new ReplayKitError("usage", "erasing a run cannot be undone", { hint: `replaykit erase ${id} --yes` });
  }
  const { objects, remains } = await connectWorker(context).erase(id);
  if (flags.on("json")) terminal.printJson({ version: 1, objects, remains });
  else {
    terminal.print(`erased; ${objects} stored object${objects === 1 ? "" : "s"} rewritten`);
    for (const place of remains) terminal.print(`remains: ${terminal.safe(place)}`);
  }
  return exitCode.ok;
}
