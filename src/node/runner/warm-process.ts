import { type Capture, createCapture } from "./capture.ts";
import type { Command } from "./command.ts";
import { signalInCode } from "../sandbox/in-room.ts";
import { endMarked, signalGroup, spawnGroup } from "./process-group.ts";
import { endingOf } from "./process-runner.ts";
import { maxOutputBytes } from "./read-output.ts";
import type { Ending } from "./run-process.ts";

/** How one exchange with a warm runner ended: with its line, or with the reason why there is none. */
export interface Exchange {
  line: string | undefined;
  failure: string | undefined;
  exit: { code: number | null; signal: string | null; timed_out: boolean };
  aborted: boolean;
  stdout: Capture;
  stderr: Capture;
}

export interface WarmProcess {
  exchange(line: string, limits: { timeoutMs: number; signal?: AbortSignal | undefined }): Promise<Exchange>;
  alive(): boolean;
  /** Exchanges made so far. */
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
/** How long a pipe may stay open after the process has ended: one of its children may hold it for ever. */
const drainMs = 60;

/** A process that answers one JSON line with one JSON line; other lines that it prints are its log. */
export function startWarmProcess({ command, cwd, env, mark, ending }: Setup): WarmProcess {
  const child = spawnGroup(command.argv, { cwd, env, stdio: ["pipe", "pipe", "pipe"] });
  let stdout = createCapture();
  let stderr = createCapture();
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let used = 0;
  let gone: { code: number | null; signal: string | null } | undefined;
  let settle: ((end: Partial<Exchange>) => void) | undefined;
  const ended = Promise.withResolvers<void>();

  function onLine(line: Buffer): void {
    if (line[0] === openBrace) settle?.({ line: line.toString("utf8") });
    else stdout.add(Buffer.concat([line, Buffer.from("\n")]));
  }

  function onData(chunk: Buffer): void {
    let from = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      const part = chunk.subarray(from, at);
      onLine(pending.length === 0 ? part : Buffer.concat([...pending, part]));
      pending = [];
      pendingBytes = 0;
      from = at + 1;
    }
    if (from === chunk.length) return;
    pending.push(from === 0 ? chunk : chunk.subarray(from));
    pendingBytes += chunk.length - from;
    if (pendingBytes <= maxOutputBytes) return;
    pending = [];
    pendingBytes = 0;
    settle?.({ failure: `the runner's answer is longer than ${maxOutputBytes} bytes` });
    kill();
  }

  function kill(): void {
    if (child.pid === undefined) return;
    if (ending) return ending.force(child.pid);
    signalGroup(child.pid, "SIGKILL");
    endMarked(mark);
  }

  child.stdout?.on("data", onData);
  child.stderr?.on("data", (chunk: Buffer) => stderr.add(chunk));
  child.stdin?.on("error", () => {}); // it may have ended; `exit` says so
  child.on("error", (error) => {
    gone = { code: null, signal: null };
    settle?.({ failure: `the runner could not be started (${command.shown}): ${error.message}` });
    ended.resolve();
  });
  child.on("exit", (code, signal) => {
    const how = ending ? signalInCode({ code, signal }) : { code, signal };
    gone = how;
    if (child.pid !== undefined) signalGroup(child.pid, "SIGKILL");
    // An answer that it wrote just before, or the words with which it died, may still be in the pipes.
    const drained = (): void => {
      clearTimeout(late);
      settle?.({ failure: `the runner ${endingOf(how)} before it answered` });
      child.stdout?.destroy();
      child.stderr?.destroy();
      ended.resolve();
    };
    const late = setTimeout(drained, drainMs);
    child.once("close", drained);
  });

  return {
    alive: () => gone === undefined,
    used: () => used,
    exchange(line, { timeoutMs, signal }) {
      used += 1;
      stdout = createCapture();
      stderr = createCapture();
      return new Promise((resolve) => {
        const done = (end: Partial<Exchange>): void => {
          settle = undefined;
          clearTimeout(timer);
          signal?.removeEventListener("abort", abort);
          const exit = { code: gone?.code ?? null, signal: gone?.signal ?? null, timed_out: false };
          resolve({ line: undefined, failure: undefined, exit, aborted: false, stdout, stderr, ...end });
        };
        const stop = (end: Partial<Exchange>): void => {
          done(end);
          kill();
        };
        const abort = (): void => stop({ failure: "interrupted", aborted: true });
        const timer = setTimeout(() => {
          const failure = `the runner did not answer within ${timeoutMs} ms`;
          stop({ failure, exit: { code: null, signal: null, timed_out: true } });
        }, timeoutMs);
        settle = done;
        if (signal?.aborted) return abort();
        signal?.addEventListener("abort", abort, { once: true });
        child.stdin?.write(`${line}\n`);
      });
    },
    async end() {
      if (gone !== undefined) return;
      child.stdin?.end();
      const timer = setTimeout(kill, endMs);
      await ended.promise;
      clearTimeout(timer);
    },
  };
}
