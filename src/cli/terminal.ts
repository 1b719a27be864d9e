import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { styleText } from "node:util";
import type { createLogUpdate } from "log-update";
import { untrustedJson, untrustedTerminal } from "../core/report/untrusted.ts";
import type { Prompts } from "./prompts.ts";

type Style = Parameters<typeof styleText>[0];

/** Output of a command: results go to standard output, everything else to standard error. */
export interface Terminal {
  /** True if standard output shows colours. */
  colour: boolean;
  /** Width of standard output; `undefined` for files and pipes. */
  columns?: number | undefined;
  print(text: string): void;
  printJson(value: unknown): void;
  /** Prints a line about the work itself, on standard error. */
  note(text: string): void;
  /** Waits for a slow reader. Call it between parts of a long output, which would otherwise pile up in memory. */
  drained(): Promise<void>;
  /** Passes on the agent's output unchanged, on standard error. */
  forward(chunk: Buffer): void;
  style(style: Style, text: string): string;
  /** Makes trace text safe to print: no escape sequences, control or direction marks. */
  safe(text: string): string;
  progress(): Progress;
  readInput(): Promise<Buffer>;
  /** Questions to the person at the terminal; `undefined` if there is none. */
  prompts(): Promise<Prompts> | undefined;
}

/** One live line on a terminal. It is silent elsewhere, so that logs stay short. */
export interface Progress {
  update(line: string): void;
  /** Removes the line. Call it before printing results. */
  clear(): void;
}

/** Standard streams. The optional members exist only on a terminal. */
export interface TerminalStreams {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable & { isTTY?: boolean; columns?: number };
  env: Record<string, string | undefined>;
}

/** Width of a terminal. One that does not know its size, such as that of `docker exec -t`, says 0. */
export function terminalColumns({
  isTTY,
  columns,
}: Pick<TerminalStreams["stdout"], "isTTY" | "columns">): number | undefined {
  return isTTY === true && columns !== undefined && columns > 0 ? columns : undefined;
}

export function createTerminal(streams: TerminalStreams, options: { noColour: boolean }): Terminal {
  const { stdout, stderr, stdin } = streams;
  const colour = !options.noColour && wantsColour(streams);
  return {
    colour,
    columns: terminalColumns(stdout),
    print: (text) => void stdout.write(harmless(text.endsWith("\n") ? text : `${text}\n`)),
    printJson: (value) => void stdout.write(`${untrustedJson(value)}\n`),
    note: (text) => void stderr.write(harmless(`${text}\n`)),
    drained: async () => void (await Promise.all([drain(stdout), drain(stderr)])),
    forward: (chunk) => void stderr.write(chunk),
    style: (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text),
    safe: untrustedTerminal,
    progress: () => createProgress(stderr),
    readInput: async () => Buffer.concat(await Array.fromAsync(stdin, (chunk) => Buffer.from(chunk))),
    prompts: () => (isAttended(streams) ? openPrompts(streams) : undefined),
  };
}

async function drain(stream: Writable): Promise<void> {
  if (!stream.writableNeedDrain) return;
  const over = new AbortController();
  const events = ["drain", "close"].map((event) => once(stream, event, { signal: over.signal }));
  // The main program handles a reader that has gone.
  await Promise.race(events).catch(() => undefined);
  over.abort();
}

/** Colours that this package prints itself. */
// oxlint-disable-next-line no-control-regex -- an escape is how a terminal is told of a colour
const ownColours = /(\u001b\[(?:0|1|2|22|3[1-6]|39)m)/;

/** Applied to all output: only this package's own colours reach the terminal as they are. */
function harmless(text: string): string {
  return text
    .split(ownColours)
    .map((part, index) => (index % 2 === 1 ? part : untrustedTerminal(part)))
    .join("");
}

function isAttended({ stdin, stdout, env }: TerminalStreams): boolean {
  return stdin.isTTY === true && stdout.isTTY === true && env["TERM"] !== "dumb" && !env["CI"];
}

/** Loaded only by a command that asks. */
async function openPrompts(streams: TerminalStreams): Promise<Prompts> {
  return (await import("./prompts.ts")).createPrompts(streams);
}

function wantsColour({ stdout, env }: TerminalStreams): boolean {
  if (env["NO_COLOR"]) return false;
  if (env["FORCE_COLOR"]) return env["FORCE_COLOR"] !== "0";
  return stdout.isTTY === true && env["TERM"] !== "dumb";
}

function createProgress(stderr: TerminalStreams["stderr"]): Progress {
  if (!stderr.isTTY) return { update: () => {}, clear: () => {} };
  let line: ReturnType<typeof createLogUpdate> | undefined;
  let shown: string | undefined = "";
  // Loaded while the work starts, and only on a terminal.
  void import("log-update").then((loaded) => {
    if (shown === undefined) return;
    line = loaded.createLogUpdate(stderr);
    line(shown);
  });
  return {
    update(text) {
      shown = text.slice(0, Math.max(10, (terminalColumns(stderr) ?? 80) - 1));
      line?.(shown);
    },
    clear() {
      shown = undefined;
      line?.clear();
    },
  };
}
