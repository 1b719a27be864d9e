import { ReplayKitError } from "../core/error.ts";
import { nearestName } from "../core/text/nearest-name.ts";
import { beginNamespace } from "../node/sandbox/namespace.ts";
import { shellArgument } from "../core/text/shell-word.ts";
import { untrustedJson, untrustedTerminal } from "../core/report/untrusted.ts";
import { version } from "../core/version.ts";
import { type CommandSpec, type ExitCode, exitCode } from "./command.ts";
import { commands } from "./commands.ts";
import { asFlag, parseCommandLine } from "./flag-values.ts";
import { commandHelp, fittedHelp, overview, topicHelp } from "./help.ts";
import { withRemedy } from "./system-fault.ts";
import { createTerminal, terminalColumns, type TerminalStreams } from "./terminal.ts";

/** What a command line needs from its process. */
export interface HostProcess extends TerminalStreams {
  cwd(): string;
  once(event: "SIGINT" | "SIGTERM", listener: () => void): unknown;
}

/** Runs one command line and returns its exit code. */
export async function main(argv: string[], host: HostProcess): Promise<ExitCode> {
  // A reader that stops early (`| head`) is not an error. The command still completes its work.
  host.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  const [name] = argv;
  if (name === undefined || name === "--help" || name === "-h") return say(host, overview(commands, version));
  const topic = topicHelp(name, commands);
  const [, second = "--help"] = argv;
  if (topic !== undefined && second.startsWith("-")) return say(host, topic);
  try {
    if (name === "help") return say(host, helpFor(argv.slice(1), host));
    return await runCommand(find(argv, host), host);
  } catch (error) {
    return report(withRemedy(error), argv.slice(0, endOfFlags(argv)).includes("--json"), host);
  }
}

function say({ stdout }: HostProcess, help: string): ExitCode {
  const columns = terminalColumns(stdout);
  stdout.write(`${columns === undefined ? help : fittedHelp(help, columns)}\n`);
  return exitCode.ok;
}

function helpFor(words: string[], host: HostProcess): string {
  const [name = "--help"] = words;
  if (name.startsWith("-")) return overview(commands, version);
  const topic = commandOf(words) ? undefined : topicHelp(name, commands);
  return topic ?? commandHelp(find(words, host).command, commands);
}

/** A command, and the arguments after its name. */
interface Call {
  command: CommandSpec;
  argv: string[];
}

/** The command that the first two words name, or else the first word. */
function commandOf(argv: string[]): Call | undefined {
  for (const words of [2, 1]) {
    const name = argv.slice(0, words).join(" ");
    const command = commands.find((candidate) => candidate.name === name);
    if (command) return { command, argv: argv.slice(words) };
  }
  return undefined;
}

function find(argv: string[], { stderr }: HostProcess): Call {
  const [name = "", second] = argv;
  const found = commandOf(argv);
  if (found) return found;
  const former = commands.find(({ formerly }) => formerly === name);
  if (former) {
    stderr.write(`replaykit ${name} is replaykit ${former.name} now\n`);
    return { command: former, argv: argv.slice(1) };
  }
  const topic = topicHelp(name, commands) === undefined || second === undefined ? "" : `${name} `;
  const wanted = topic === "" ? name : `${name} ${second}`;
  const near = commands.filter((one) => one.name.startsWith(topic) && isNear(wanted, one)).map((one) => one.name);
  throw new ReplayKitError("usage", `there is no command "${wanted}"`, {
    hint:
      near.length > 0 ? `did you mean: npx replaykit ${near.join(", ")}?` : "npx replaykit --help lists the commands",
  });
}

/** Whether a mistyped name may mean a command: by its current or former name, or by its last word alone. */
function isNear(wanted: string, { name, formerly = name }: CommandSpec): boolean {
  return name.endsWith(` ${wanted}`) || nearestName(wanted, [name, formerly]) !== undefined;
}

async function runCommand({ command, argv }: Call, host: HostProcess): Promise<ExitCode> {
  if (argv.slice(0, endOfFlags(argv)).some((argument) => argument === "--help" || argument === "-h")) {
    return say(host, commandHelp(command, commands));
  }
  const { args, flags } = parseCommandLine(command, argv);
  if (command.usage === "") refuseArguments(command, args);
  const terminal = createTerminal(host, { noColour: flags.on("no-color") });
  if (command.sandbox) beginNamespace();
  const { run } = await command.load();
  let signal: AbortSignal | undefined;
  return run({
    args,
    flags,
    terminal,
    cwd: host.cwd(),
    env: host.env,
    // Created on the first read. Without one, Ctrl-C ends the process; a command that reads it must stop by itself.
    get signal() {
      return (signal ??= interruption(host));
    },
  });
}

/** Throws if a command that takes no argument got one, such as the name of another command. */
function refuseArguments({ name }: CommandSpec, args: string[]): void {
  const [first, ...rest] = args;
  if (first === undefined) return;
  const meant = commands.find((one) => one.name === first || one.name.endsWith(` ${first}`))?.name;
  const got = args.map((argument) => `"${argument}"`).join(", ");
  throw new ReplayKitError("usage", `${name} takes no argument, but got ${got}`, {
    hint:
      meant === undefined
        ? `npx replaykit ${name} --help`
        : `did you mean: npx replaykit ${[meant, ...rest.map(shellArgument)].join(" ")}?`,
  });
}

/** Aborted by the first Ctrl-C; the second one ends the process. */
function interruption(host: HostProcess): AbortSignal {
  const abort = new AbortController();
  host.once("SIGINT", () => abort.abort());
  host.once("SIGTERM", () => abort.abort());
  return abort.signal;
}

function endOfFlags(argv: string[]): number {
  const index = argv.indexOf("--");
  return index === -1 ? argv.length : index;
}

/** Prints an error. A known error has a message and a hint; an unknown one keeps its stack for the bug report. */
function report(error: unknown, json: boolean, { stdout, stderr }: HostProcess): ExitCode {
  const known = error instanceof ReplayKitError;
  const code = known ? error.code : "internal";
  const message = error instanceof Error ? error.message : String(error);
  const hint = known ? error.hintFor(asFlag) : "this is a bug in ReplayKit; please report it with the text above";
  if (json) stdout.write(`${untrustedJson({ error: { code, message, hint } })}\n`);
  if (!known && error instanceof Error) stderr.write(untrustedTerminal(`${error.stack}\n`));
  // A message may contain values from files and answers, which are untrusted.
  const text = `replaykit: ${message} [${code}]\n${hint === undefined ? "" : `  → ${hint}\n`}`;
  if (!json) stderr.write(untrustedTerminal(text));
  return exitCode.broken;
}
