import { ReplayKitError } from "../core/error.ts";
import { nearestName } from "../core/nearest-name.ts";
import { untrustedJson, untrustedTerminal } from "../core/report/untrusted.ts";
import { version } from "../core/version.ts";
import type { CommandSpec } from "./command.ts";
import { commands } from "./commands.ts";
import { type ExitCode, exitCode } from "./exit-code.ts";
import { parseCommandLine } from "./flag-values.ts";
import { commandHelp, overview } from "./help.ts";
import { createTerminal } from "./terminal.ts";

// A reader that has seen enough (`| head`) is no fault; what was asked for is done all the same.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await main(process.argv.slice(2));

async function main(argv: string[]): Promise<ExitCode> {
  const [name, ...rest] = argv;
  if (name === "--version" || name === "-v") return say(version);
  if (name === undefined || name === "--help" || name === "-h") return say(overview(commands, version));
  if (name === "help") return help(rest[0]);
  try {
    return await runCommand(find(name), rest);
  } catch (error) {
    return report(error, argv.includes("--json"));
  }
}

function say(text: string): ExitCode {
  process.stdout.write(`${text}\n`);
  return exitCode.ok;
}

function help(name: string | undefined): ExitCode {
  const command = commands.find((candidate) => candidate.name === name);
  return say(command ? commandHelp(command) : overview(commands, version));
}

function find(name: string): CommandSpec {
  const command = commands.find((candidate) => candidate.name === name);
  if (command) return command;
  const names = commands.map((candidate) => candidate.name);
  const nearest = nearestName(name, names);
  const near = nearest === undefined ? names.filter((one) => one.startsWith(name.slice(0, 3))) : [nearest];
  throw new ReplayKitError("usage", `there is no command "${name}"`, {
    hint: near.length > 0 ? `did you mean: replaykit ${near.join(", ")}?` : "replaykit --help lists the commands",
  });
}

async function runCommand(command: CommandSpec, argv: string[]): Promise<ExitCode> {
  if (argv.slice(0, endOfFlags(argv)).some((argument) => argument === "--help" || argument === "-h")) {
    return say(commandHelp(command));
  }
  const { args, flags } = parseCommandLine(command, argv);
  const terminal = createTerminal(process, { noColour: flags.on("no-color") });
  const { run } = await command.load();
  const abort = new AbortController();
  process.once("SIGINT", () => abort.abort());
  process.once("SIGTERM", () => abort.abort());
  return run({ args, flags, terminal, cwd: process.cwd(), env: process.env, signal: abort.signal });
}

function endOfFlags(argv: string[]): number {
  const index = argv.indexOf("--");
  return index === -1 ? argv.length : index;
}

/** Known errors become a message and a hint; unknown ones keep their stack, so that they can be mended. */
function report(error: unknown, json: boolean): ExitCode {
  const known = error instanceof ReplayKitError;
  const code = known ? error.code : "internal";
  const message = error instanceof Error ? error.message : String(error);
  const hint = known ? error.hint : "this is a fault in ReplayKit; please report it with the text above";
  if (json) process.stdout.write(`${untrustedJson({ error: { code, message, hint } })}\n`);
  if (!known && error instanceof Error) process.stderr.write(untrustedTerminal(`${error.stack}\n`));
  // A message names values of files and answers, which strangers wrote.
  const text = `replaykit: ${message} [${code}]\n${hint === undefined ? "" : `  → ${hint}\n`}`;
  if (!json) process.stderr.write(untrustedTerminal(text));
  return exitCode.broken;
}
