import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join, resolve } from "node:path";
import { split } from "shlex";
import { ReplayKitError } from "../../core/error.ts";

/** What to start: a list of arguments, never a text for a shell unless the user asked for one. */
export interface Command {
  argv: [string, ...string[]];
  /** The command as the user wrote it, for messages. */
  shown: string;
}

/** The arguments of a command: a list as it is, a string split by POSIX quoting or, if asked for, passed to `sh -c`. */
export function commandOf(command: string | string[], shell = false): Command {
  const shown = typeof command === "string" ? command : command.join(" ");
  const words = () => (typeof command === "string" ? splitCommand(command) : command);
  const [program, ...rest] = shell ? ["/bin/sh", "-c", shown] : words();
  if (shown.trim() === "" || program === undefined || program === "") {
    throw new ReplayKitError("invalid_config", "the runner's command is empty", {
      hint: 'name the command that runs your agent, e.g. --runner-cmd "python3 agent.py"',
    });
  }
  return { argv: [program, ...rest], shown };
}

/** An argument that consists of the case's input, or an option with it as value. */
const inputArgument = /^(?:--?[\w-]+=)?\{input\}$/;
/** Options whose next argument is program text. */
const codeFlags = new Set(["-c", "-e", "--eval", "-p", "--print"]);

/** Values for the placeholders in a runner's command. */
export interface PlaceholderValues {
  /** For `{input}`: the user's text. */
  input: string;
  /** For `{inputs}`: all messages of the user, each as an argument of its own. */
  inputs: readonly string[];
  /** For `{case_id}`. */
  caseId: string;
  /** For `{turn}`: number of the user's turn, from 1. */
  turn: number;
}

/**
 * Fills the placeholders of a command. The input never goes into text that a shell or an interpreter runs. The case's
 * id and the turn are safe anywhere.
 */
export function filledCommand({ argv, shown }: Command, { input, inputs, caseId, turn }: PlaceholderValues): Command {
  const [program, ...words] = argv;
  const args = words.flatMap((word, index) => {
    const filled = word.replaceAll("{case_id}", caseId).replaceAll("{turn}", `${turn}`);
    const [name] = /\{inputs?\}/.exec(filled) ?? [];
    if (name === undefined) return [filled];
    if (!codeFlags.has(words[index - 1] ?? "")) {
      if (filled === "{inputs}") return inputs;
      if (inputArgument.test(filled)) return [filled.replace("{input}", () => input)];
    }
    throw new ReplayKitError("invalid_config", `${name} is inside other text of the runner's command: ${shown}`, {
      hint: `make it a separate argument, such as [python3, agent.py, "${name}"]; a shell reads "$REPLAYKIT_INPUT"`,
    });
  });
  return { argv: [program, ...args], shown };
}

function splitCommand(text: string): string[] {
  try {
    return split(text);
  } catch (error) {
    throw new ReplayKitError("invalid_config", `the runner's command cannot be split into words: ${text}`, {
      hint: "close every quotation mark, or write the command as a list",
      cause: error,
    });
  }
}

/** Throws if the program does not exist, before any case runs with it. */
export function assertProgram(command: Command, cwd: string, path: string | undefined): void {
  if (isFolder(cwd)) {
    const [program] = command.argv;
    const places = /[/\\]/.test(program)
      ? [isAbsolute(program) ? program : resolve(cwd, program)]
      : (path ?? "").split(delimiter).map((folder) => join(folder, program));
    if (places.some(isExecutable)) return;
    const found = places.find(isFile);
    if (found !== undefined) {
      throw new ReplayKitError("runner_failed", `the runner's program "${program}" may not be started (${found})`, {
        hint: `make it executable (chmod +x), or name its interpreter before it (command: ${command.shown})`,
      });
    }
    throw new ReplayKitError(
      "runner_failed",
      `the runner's program "${program}" was not found (command: ${command.shown})`,
      {
        hint: "check the command in replaykit.yaml or --runner-cmd; a shell's own words need --shell",
      },
    );
  }
  throw new ReplayKitError("runner_failed", `the runner's folder ${cwd} does not exist`, {
    hint: "correct the runner's cwd in replaykit.yaml",
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false; // the file is missing, or a folder above it is closed
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return isFile(path);
  } catch {
    return false; // the file is missing or not executable
  }
}
