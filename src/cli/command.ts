import type { Terminal } from "./terminal.ts";

/** Reads the given flags by kind. Errors name the flag. */
export interface FlagValues {
  text(name: string): string | undefined;
  list(name: string): string[];
  on(name: string): boolean;
  integer(name: string, limits: { min: number; max: number }): number | undefined;
  /** A duration in milliseconds. */
  duration(name: string): number | undefined;
  /** A date, a time, or an age such as `24h`, counted back from now. */
  time(name: string): Date | undefined;
}

/** One flag. Parsing, help and docs come from this. */
export interface Flag {
  name: string;
  short?: string;
  /** Name of the value in help, e.g. `<file>`. Absent for a switch. */
  value?: string;
  /** True if the flag may be given several times. */
  repeatable?: boolean;
  summary: string;
}

/** What a command gets from its process. */
export interface CommandContext {
  /** Positional arguments. */
  args: string[];
  flags: FlagValues;
  terminal: Terminal;
  /** Folder in which the command was started. */
  cwd: string;
  env: Record<string, string | undefined>;
  /**
   * Aborted by the first Ctrl-C. Read it only in a command that then stops by itself: if it is never read, Ctrl-C ends
   * the process.
   */
  signal: AbortSignal;
}

interface CommandModule {
  run: (context: CommandContext) => Promise<ExitCode>;
}

/** One command. Parsing, help and docs come from this. */
export interface CommandSpec {
  /** One word, or a topic and a word such as `case fixtures`. */
  name: string;
  /** The single word that named the command before there were topics. It still works, and prints the new name. */
  formerly?: string;
  summary: string;
  /** Arguments after the command's name, e.g. `<trace.json>`. Empty if it takes none: then any is refused. */
  usage: string;
  /** Explanation in the help; blank lines are kept. */
  about: string;
  flags: Flag[];
  examples: string[];
  /** Set if the command runs agents: the sandbox starts while the command's code loads. */
  sandbox?: true;
  /** Imports the command's code. Called only when the command runs. */
  load(): Promise<CommandModule>;
}

/**
 * Exit codes are part of the API: 0 nothing to do, 1 a case needs action (as `fail_on` says) or Ctrl-C left the result
 * incomplete, 2 broken input or set-up.
 */
export const exitCode = { ok: 0, actionNeeded: 1, broken: 2 } as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
