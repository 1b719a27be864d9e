import type { Terminal } from "./terminal.ts";

/** The flags that were given, read by kind, with errors that name the flag. */
export interface FlagValues {
  text(name: string): string | undefined;
  list(name: string): string[];
  on(name: string): boolean;
  integer(name: string, limits: { min: number; max: number }): number | undefined;
  /** Milliseconds. */
  duration(name: string): number | undefined;
  /** A date, a time, or so long ago. */
  time(name: string): Date | undefined;
}

/** One flag: parsing, help and docs all come from this. */
export interface Flag {
  name: string;
  short?: string;
  /** Name of the value in help, e.g. `<file>`; absent: the flag is a switch. */
  value?: string;
  /** May be given several times. */
  repeatable?: boolean;
  summary: string;
}

/** What a command is given to work with; nothing else reaches the process. */
export interface CommandContext {
  /** Positional arguments. */
  args: string[];
  flags: FlagValues;
  terminal: Terminal;
  /** Folder the command was started in. */
  cwd: string;
  env: Record<string, string | undefined>;
  /** Aborted by Ctrl-C. Only for a command that then stops by itself: one that does not read it is ended. */
  signal: AbortSignal;
}

interface CommandModule {
  run: (context: CommandContext) => Promise<ExitCode>;
}

/** One command of the table from which parsing, help and docs are made. */
export interface CommandSpec {
  /** One word, or two of which the first is a topic: `case fixtures`. */
  name: string;
  /** The one word by which it was called before the topics; it still works and says the new name. */
  formerly?: string;
  summary: string;
  /** Arguments after the command's name, e.g. `<trace.json>`. */
  usage: string;
  /** A paragraph that teaches; blank lines are kept. */
  about: string;
  flags: Flag[];
  examples: string[];
  /** Loads the command's code only when it runs. */
  load(): Promise<CommandModule>;
}

/** Exit codes are API: 0 nothing to act on, 1 a case needs action (by `fail_on`), 2 the input or the set-up is broken. */
export const exitCode = { ok: 0, actionNeeded: 1, broken: 2 } as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
