import { ReplayKitError } from "../core/error.ts";
import { nearestName } from "../core/text/nearest-name.ts";
import { untrustedJson, untrustedTerminal } from "../core/report/untrusted.ts";
import { version } from "../core/version.ts";
import { type CommandSpec, type ExitCode, exitCode } from "./command.ts";
import { commands } from "./commands.ts";
import { asFlag, parseCommandLine } from "./flag-values.ts";
import { commandHelp, overview, topicHelp } from "./help.ts";
import { createTerminal } from "./terminal.ts";

export async function main(argv: string[]): Promise<ExitCode> {
  // A reader that has seen enough (`| head`) is no fault; what was asked for is done all the same.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  const [name] = argv;
  if (name === undefined || name === "--help" || name === "-h") return say(overview(commands, version));
  if (name === "help") return help(argv.slice(1));
  const topic = topicHelp(name, commands);
  const [, second = "--help"] = argv;
  if (topic !== undefined && second.startsWith("-")) return say(topic);
  try {
    return await runCommand(...find(argv));
  } catch (error) {
    return report(error, argv.includes("--json"));
  }
}

function say(text: string): ExitCode {
  process.stdout.write(`${text}\n`);
  return exitCode.ok;
}

function help(words: string[]): ExitCode {
  const [command] = named(words) ?? [];
  if (command) return say(commandHelp(command, commands));
  return say(topicHelp(words[0] ?? "", commands) ?? overview(commands, version));
}

/** The command that the first two words or the first one name, and what comes after them. */
function named(argv: string[]): [CommandSpec, string[]] | undefined {
  for (const words of [2, 1]) {
    const name = argv.slice(0, words).join(" ");
    const command = commands.find((candidate) => candidate.name === name);
    if (command) return [command, argv.slice(words)];
  }
  return undefined;
}

function find(argv: string[]): [CommandSpec, string[]] {
  const [name = "", second] = argv;
  const found = named(argv);
  if (found) return found;
  const former = commands.find(({ formerly }) => formerly === name);
  if (former) {
    process.stderr.write(`replaykit ${name} is replaykit ${former.name} now\n`);
    return [former, argv.slice(1)];
  }
  const topic = topicHelp(name, commands) === undefined || second === undefined ? "" : `${name} `;
  const wanted = topic === "" ? name : `${name} ${second}`;
  const near = commands.filter((one) => one.name.startsWith(topic) && isNear(wanted, one)).map((one) => one.name);
  throw new ReplayKitError("usage", `there is no command "${wanted}"`, {
    hint: near.length > 0 ? `did you mean: replaykit ${near.join(", ")}?` : "replaykit --help lists the commands",
  });
}

/** True if a mistyped name may mean a command, by its name now or before. */
function isNear(wanted: string, { name, formerly = name }: CommandSpec): boolean {
  return nearestName(wanted, [name, formerly]) !== undefined;
}

async function runCommand(command: CommandSpec, argv: string[]): Promise<ExitCode> {
  if (argv.slice(0, endOfFlags(argv)).some((argument) => argument === "--help" || argument === "-h")) {
    return say(commandHelp(command, commands));
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
  const hint = known ? error.hintFor(asFlag) : "this is a fault in ReplayKit; please report it with the text above";
  if (json) process.stdout.write(`${untrustedJson({ error: { code, message, hint } })}\n`);
  if (!known && error instanceof Error) process.stderr.write(untrustedTerminal(`${error.stack}\n`));
  // A message names values of files and answers, which strangers wrote.
  const text = `replaykit: ${message} [${code}]\n${hint === undefined ? "" : `  → ${hint}\n`}`;
  if (!json) process.stderr.write(untrustedTerminal(text));
  return exitCode.broken;
}
