import { once } from "node:events";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { serveMcp } from "./server.ts";

export async function run({ flags, cwd, env, signal, terminal }: CommandContext): Promise<ExitCode> {
  const server = await serveMcp({ cwd, env, allowWrite: flags.on("allow-write") });
  terminal.note(
    `replaykit serves MCP on standard input and output${flags.on("allow-write") ? ", and may write cases" : ""}`,
  );
  await Promise.race([server.closed, once(signal, "abort")]);
  await server.close();
  return exitCode.ok;
}
