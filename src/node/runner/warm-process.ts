import type { ChildProcess } from "node:child_process";
import { type Capture, createCapture } from "./capture.ts";
import type { Command } from "./command.ts";
import { signalInCode } from "../sandbox/in-room.ts";
import { endMarked, signalGroup, spawnGroup } from "./process-group.ts";
import { endingOf } from "./process-runner.ts";
import { maxOutputBytes } from "../sandbox/room-memory.ts";
import type { Ending } from "./run-process.ts";

/** How one exchange with a warm runner ended: with its answer, or with the reason why there is none. */
export interface Exchange {
  line: string | undefined;
  failure: string | undefined;
  exit: { code: number | null; signal: string | null; timed_out: boolean };
  aborted: boolean;
  stdout: Capture;
  stderr: Capture;
}

interface ExchangeLimits {
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

export interface WarmProcess {
  exchange(line: string, limits: ExchangeLimits): Promise<Exchange>;
  alive(): boolean;
  /** Number of exchanges so far. */
  used(): number;
  end(): Promise<void>;
}

interface Setup {
  command: Command;
  cwd: string;
  env: Record<string, string>;
  mark: string;
  ending?: Ending | undefined;
}

const newline = 10;
const openBrace = 123;
const endMs = 150;
/** How long a pipe may stay open after the process has ended. One of its children may hold it for ever. */
const drainMs = 60;

/** Starts a process that answers one JSON line with one JSON line. Other lines that it prints are its log. */
export function startWarmProcess(setup: Setup): WarmProcess {
  return new ServingProcess(setup);
}

class ServingProcess implements WarmProcess {
  private readonly setup: Setup;
  private readonly child: ChildProcess;
  private stdout = createCapture();
  private stderr = createCapture();
  private exchanges = 0;
  private gone: { code: number | null; signal: string | null } | undefined;
  private settle: ((end: Partial<Exchange>) => void) | undefined;
  private readonly ended = Promise.withResolvers<void>();

  constructor(setup: Setup) {
    const { command, cwd, env } = setup;
    this.setup = setup;
    this.child = spawnGroup(command.argv, { cwd, env, stdio: ["pipe", "pipe", "pipe"] });
    const lines = new LineReader((line) => this.read(line));
    this.child.stdout?.on("data", (chunk: Buffer) => {
      if (lines.add(chunk)) return;
      this.settle?.({ failure: `the runner's answer is longer than ${maxOutputBytes} bytes` });
      this.kill();
    });
    this.child.stderr?.on("data", (chunk: Buffer) => this.stderr.add(chunk));
    this.child.stdin?.on("error", () => {}); // it may have ended; the `exit` event reports it
    this.child.on("error", (error) => {
      this.gone = { code: null, signal: null };
      this.settle?.({ failure: `the runner could not be started (${command.shown}): ${error.message}` });
      this.ended.resolve();
    });
    this.child.on("exit", (code, signal) => this.exit(code, signal));
  }

  alive(): boolean {
    return this.gone === undefined;
  }

  used(): number {
    return this.exchanges;
  }

  exchange(line: string, { timeoutMs, signal }: ExchangeLimits): Promise<Exchange> {
    this.exchanges += 1;
    this.stdout = createCapture();
    this.stderr = createCapture();
    return new Promise((resolve) => {
      const done = (end: Partial<Exchange>): void => {
        this.settle = undefined;
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
        const { stdout, stderr, gone } = this;
        const exit = { code: gone?.code ?? null, signal: gone?.signal ?? null, timed_out: false };
        resolve({ line: undefined, failure: undefined, exit, aborted: false, stdout, stderr, ...end });
      };
      const stop = (end: Partial<Exchange>): void => {
        done(end);
        this.kill();
      };
      const abort = (): void => stop({ failure: "interrupted", aborted: true });
      const timer = setTimeout(() => {
        const failure = `the runner did not answer within ${timeoutMs} ms`;
        stop({ failure, exit: { code: null, signal: null, timed_out: true } });
      }, timeoutMs);
      this.settle = done;
      if (signal?.aborted) return abort();
      signal?.addEventListener("abort", abort, { once: true });
      this.child.stdin?.write(`${line}\n`);
    });
  }

  async end(): Promise<void> {
    if (this.gone !== undefined) return;
    this.child.stdin?.end();
    const timer = setTimeout(() => this.kill(), endMs);
    await this.ended.promise;
    clearTimeout(timer);
  }

  private read(line: Buffer): void {
    if (line[0] === openBrace) this.settle?.({ line: line.toString("utf8") });
    else this.stdout.add(Buffer.concat([line, Buffer.from("\n")]));
  }

  private exit(code: number | null, signal: string | null): void {
    const how = this.setup.ending ? signalInCode({ code, signal }) : { code, signal };
    this.gone = how;
    if (this.child.pid !== undefined) signalGroup(this.child.pid, "SIGKILL");
    // The pipes may still hold an answer or the process's last error.
    const drained = (): void => {
      clearTimeout(late);
      this.settle?.({ failure: `the runner ${endingOf(how)} before it answered` });
      this.child.stdout?.destroy();
      this.child.stderr?.destroy();
      this.ended.resolve();
    };
    const late = setTimeout(drained, drainMs);
    this.child.once("close", drained);
  }

  private kill(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    if (this.setup.ending) return this.setup.ending.force(pid);
    signalGroup(pid, "SIGKILL");
    endMarked(this.setup.mark);
  }
}

/** Splits output into lines. */
class LineReader {
  private readonly onLine: (line: Buffer) => void;
  private pending: Buffer[] = [];
  private pendingBytes = 0;

  constructor(onLine: (line: Buffer) => void) {
    this.onLine = onLine;
  }

  /** False if a line is longer than an output may be; its bytes are dropped. */
  add(chunk: Buffer): boolean {
    let from = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      const part = chunk.subarray(from, at);
      this.onLine(this.pending.length === 0 ? part : Buffer.concat([...this.pending, part]));
      this.drop();
      from = at + 1;
    }
    if (from === chunk.length) return true;
    this.pending.push(from === 0 ? chunk : chunk.subarray(from));
    this.pendingBytes += chunk.length - from;
    if (this.pendingBytes <= maxOutputBytes) return true;
    this.drop();
    return false;
  }

  private drop(): void {
    this.pending = [];
    this.pendingBytes = 0;
  }
}
