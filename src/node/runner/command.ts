import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join, resolve } from "node:path";
import { split } from "shlex";
import { ReplayKitError } from "../../core/error.ts";

/** What to start: an argv, never a text for a shell unless the user asked for one. */
export interface Command {
  argv: [string, ...string[]];
  /** The command as the user wrote it, for messages. */
  shown: string;
}

/** The argv of a command: a list as it stands, a string split by POSIX quoting, or handed to `sh -c` where asked for. */
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

/** An argument that is the case's input, or an option whose value it is. */
const inputPlace = /^(?:--?[\w-]+=)?\{input\}$/;
/** What stands behind these is a program's text. */
const codeFlags = new Set(["-c", "-e", "--eval", "-p", "--print"]);

/** What stands for the places in a runner's command. */
export interface CommandPlaces {
  /** For `{input}`: what the user says. */
  input: string;
  /** For `{case_id}`. */
  caseId: string;
  /** For `{turn}`: the user's turn, from 1, that the input is. */
  turn: number;
}

/**
 * Fills the places in a command. The input never goes into a text that a shell or an interpreter reads; the case's id and the turn are
 * ours, and may stand anywhere.
 */
export function filledCommand({ argv, shown }: Command, { input, caseId, turn }: CommandPlaces): Command {
  const [program, ...words] = argv;
  const args = words.map((word, index) => {
    const filled = word.replaceAll("{case_id}", caseId).replaceAll("{turn}", `${turn}`);
    if (!filled.includes("{input}")) return filled;
    if (inputPlace.test(filled) && !codeFlags.has(words[index - 1] ?? ""))
      return filled.replace("{input}", () => input);
    throw new ReplayKitError("invalid_config", `{input} is inside other text of the runner's command: ${shown}`, {
      hint: 'make it a separate argument, such as [python3, agent.py, "{input}"]; a shell reads "$REPLAYKIT_INPUT"',
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

/** Refuses a program that is not there before any case is run with it. */
export function assertProgram(command: Command, cwd: string, path: string | undefined): void {
  if (isFolder(cwd)) {
    const [program] = command.argv;
    const places = /[/\\]/.test(program)
      ? [isAbsolute(program) ? program : resolve(cwd, program)]
      : (path ?? "").split(delimiter).map((folder) => join(folder, program));
    if (places.some(isExecutable)) return;
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

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // not there, or not for us: the next place is tried
  }
}
