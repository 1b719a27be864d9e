import { caseJsonSchema, configJsonSchema, traceJsonSchema } from "../../core/json/json-schema.ts";
import { unknownWord } from "../../core/text/unknown-word.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { oneArgument } from "../project.ts";

const schemas = { case: caseJsonSchema, config: configJsonSchema, trace: traceJsonSchema };

export async function run(context: CommandContext): Promise<ExitCode> {
  const which = oneArgument(context, "schema", "name (case, config or trace)");
  if (!isSchema(which))
    throw unknownWord(`there is no schema "${which}"`, { given: which, known: Object.keys(schemas) });
  context.terminal.printJson(schemas[which]());
  return exitCode.ok;
}

function isSchema(name: string): name is keyof typeof schemas {
  return Object.hasOwn(schemas, name);
}
