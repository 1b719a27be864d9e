import { spawn } from "node:child_process";
import { once } from "node:events";
import { ReplayKitError } from "../../core/error.ts";
import { runMcpProxy } from "../../gateway/mcp-proxy.ts";
import { commandOf } from "../../node/runner/command.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";

export async function run({ args, flags, env }: CommandContext): Promise<ExitCode> {
  if (args.length === 0) {
    throw new ReplayKitError("usage", "mcp-proxy needs the command of the MCP server", {
      hint: "npx replaykit mcp-proxy -- <server command …>",
    });
  }
  const { argv } = commandOf(args);
  const gatewayUrl = env["REPLAYKIT_GATEWAY_URL"];
  if (gatewayUrl === undefined || gatewayUrl === "") return passThrough(argv);
  const server = flags.text("name") ?? args.join(" ");
  await runMcpProxy({ argv, server, gatewayUrl, input: process.stdin, output: process.stdout, fetch });
  return exitCode.ok;
}

async function passThrough([program, ...args]: [string, ...string[]]): Promise<ExitCode> {
  const child = spawn(program, args, { stdio: "inherit" });
  const ended = await once(child, "close").catch((cause: unknown) => {
    throw new ReplayKitError("runner_failed", `the MCP server "${program}" could not be started`, {
      hint: "check the command after --",
      cause,
    });
  });
  return ended[0] === 0 ? exitCode.ok : exitCode.broken;
}
