import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { expectationOf } from "../expectation.ts";
import { oneArgument } from "../project.ts";
import { compact } from "../../core/compact.ts";
import { connectWorker } from "../worker-connection.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const id = oneArgument(context, "feedback", "run id");
  const comment = flags.text("comment");
  const run = await connectWorker(context).feedback(id, {
    ...expectationOf(flags),
    rating: flags.on("good") ? "good" : "bad",
    ...compact({ comment }),
  });
  const rating = flags.on("good") ? "good" : "bad";
  if (flags.on("json")) terminal.printJson({ version: 1, ...(run ? { run } : { state: "in progress" }) });
  else if (!run) terminal.print(`${id} is still in progress; it will be marked ${rating} when it is closed`);
  else terminal.print(`${run.id} is marked ${rating}${run.group === undefined ? "" : `, group ${run.group}`}`);
  return exitCode.ok;
}
