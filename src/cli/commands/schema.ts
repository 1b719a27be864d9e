import { ReplayKitError } from "../../core/error.ts";
import { caseJsonSchema, configJsonSchema } from "../../core/json-schema.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { oneArgument } from "../project.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const which = oneArgument(context, "schema", "name (case or config)");
  if (which !== "case" && which !== "config") {
    throw new ReplayKitError("usage", `there is no schema "${which}"`, { hint: "replaykit schema case, or config" });
  }
  context.terminal.printJson(which === "case" ? caseJsonSchema() : configJsonSchema());
  return exitCode.ok;
}
