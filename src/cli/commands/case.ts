import { ReplayKitError } from "../../core/error.ts";
import { beginNamespace } from "../../node/sandbox/namespace.ts";
import type { CommandContext } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";

type SubCommand = (context: CommandContext) => Promise<ExitCode>;

const subCommands: Record<string, () => Promise<SubCommand>> = {
  brief: async () => (await import("../case/brief.ts")).brief,
  verify: async () => {
    beginNamespace();
    return (await import("../case/verify.ts")).verify;
  },
};

export async function run(context: CommandContext): Promise<ExitCode> {
  const [name = "", ...args] = context.args;
  const load = Object.hasOwn(subCommands, name) ? subCommands[name] : undefined;
  if (load === undefined) {
    throw new ReplayKitError("usage", `case takes brief or verify, but got ${name === "" ? "nothing" : `"${name}"`}`, {
      hint: "replaykit case brief <case>, or replaykit case verify <case>; `replaykit cases` lists them",
    });
  }
  return (await load())({ ...context, args });
}
