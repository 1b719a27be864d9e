import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { styleText } from "node:util";
import type { createLogUpdate } from "log-update";
import { untrustedJson, untrustedTerminal } from "../core/report/untrusted.ts";
import type { Prompts } from "./prompts.ts";

type Style = Parameters<typeof styleText>[0];

/** Where a command writes: results to standard output, everything else to standard error. */
export interface Terminal {
  /** True if standard output takes colours. */
  colour: boolean;
  /** Width of standard output; unlimited for files and pipes. */
  columns?: number | undefined;
  print(text: string): void;
  printJson(value: unknown): void;
  /** A line about the work itself, on standard error. */
  note(text: string): void;
  /** Waits for a slow reader. Call it between pieces of a long output, which would otherwise pile up in memory. */
  drained(): Promise<void>;
  /** What an agent prints, as it prints it: standard error, since results go to standard output. */
  forward(chunk: Buffer): void;
  style(style: Style, text: string): string;
  /** Trace text, safe to show: no escape sequences, control or direction marks. */
  safe(text: string): string;
  progress(): Progress;
  readInput(): Promise<Buffer>;
  /** For questions to the person who sits there; `undefined` if nobody does. */
  prompts(): Promise<Prompts> | undefined;
}

/** One live line on a terminal; silent elsewhere, so that logs stay short. */
export interface Progress {
  update(line: string): void;
  /** Removes the line; call before printing results. */
  clear(): void;
}

/** Standard streams; where they are no terminal, they have nothing of one. */
export interface TerminalStreams {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable & { isTTY?: boolean; columns?: number };
  env: Record<string, string | undefined>;
}

export function createTerminal(streams: TerminalStreams, options: { noColour: boolean }): Terminal {
  const { stdout, stderr, stdin } = streams;
  const colour = !options.noColour && wantsColour(streams);
  return {
    colour,
    columns: stdout.isTTY ? stdout.columns : undefined,
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
  // A reader that has gone is the main program's to judge.
  await Promise.race(events).catch(() => undefined);
  over.abort();
}

/** The colours that we write ourselves. */
// oxlint-disable-next-line no-control-regex -- an escape is how a terminal is told of a colour
const ownColours = /(\u001b\[(?:0|1|2|22|3[1-6]|39)m)/;

/** All that is printed, whoever wrote it: only our own colours reach the terminal as what they are. */
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
  // Loaded while the work begins, and not at all where nobody watches.
  void import("log-update").then((loaded) => {
    if (shown === undefined) return;
    line = loaded.createLogUpdate(stderr);
    line(shown);
  });
  return {
    update(text) {
      shown = text.slice(0, Math.max(10, (stderr.columns ?? 80) - 1));
      line?.(shown);
    },
    clear() {
      shown = undefined;
      line?.clear();
    },
  };
}
