import { type Capture, createCapture } from "./capture.ts";
import type { Command } from "./command.ts";
import { endMarked, signalGroup, spawnGroup } from "./process-group.ts";

/** From the timeout to the end of the whole group at most 250 ms: this long to clean up, the rest to die. */
const graceMs = 120;
const killedMs = 100;
/** How long a pipe may stay open after its runner has ended: a process that left the group may hold it for ever. */
const drainMs = 60;

export interface ProcessRequest {
  command: Command;
  cwd: string;
  env: Record<string, string>;
  timeoutMs: number;
  /** A text in the environment that only processes of this run have. */
  mark: string;
  signal?: AbortSignal | undefined;
  input?: string;
  /** How it and all that it started are ended; default: by its group, and by the mark on those that left it. */
  ending?: Ending | undefined;
  /** Told at once when the processor is free again, before the pipes are read to their end. */
  onExit?: () => void;
}

export interface Ending {
  /** Lets it end by itself. */
  ask(leader: number): void;
  /** Ends it and whatever it left behind. */
  force(leader: number): void;
}

export interface ProcessEnd {
  code: number | null;
  signal: string | null;
  timed_out: boolean;
  aborted: boolean;
  /** Set where the program could not be started. */
  failure?: string;
  stdout: Capture;
  stderr: Capture;
  duration_ms: number;
}

/** Runs a program to its end, or to the end of its time; never throws and never waits for more than that. */
export function runProcess(request: ProcessRequest): Promise<ProcessEnd> {
  const { command, cwd, env, input, ending = byGroup(request.mark) } = request;
  const started = performance.now();
  const stdout = createCapture();
  const stderr = createCapture();
  const { promise, resolve } = Promise.withResolvers<ProcessEnd>();
  const end = { code: null as number | null, signal: null as string | null, timed_out: false, aborted: false };
  const timers: NodeJS.Timeout[] = [];
  const child = spawnGroup(command.argv, {
    cwd,
    env,
    stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
  });
  const leader = child.pid;
  let exited = false;

  const later = (ms: number, act: () => void): void => void timers.push(setTimeout(act, ms));
  const finish = (failure?: string): void => {
    for (const timer of timers) clearTimeout(timer);
    request.signal?.removeEventListener("abort", abort);
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.removeAllListeners();
    child.on("error", () => {}); // a late error of a process that is given up
    if (!exited) request.onExit?.();
    exited = true;
    resolve({
      ...end,
      stdout,
      stderr,
      duration_ms: performance.now() - started,
      ...(failure === undefined ? {} : { failure }),
    });
  };
  const endGroup = (): void => {
    if (leader === undefined) return;
    ending.ask(leader);
    later(graceMs, () => {
      ending.force(leader);
      later(killedMs, finish);
    });
  };
  const abort = (): void => {
    end.aborted = true;
    endGroup();
  };

  child.stdout?.on("data", (chunk: Buffer) => stdout.add(chunk));
  child.stderr?.on("data", (chunk: Buffer) => stderr.add(chunk));
  child.stdin?.on("error", () => {}); // a program that reads no input may be gone already
  if (input !== undefined) child.stdin?.end(input);
  child.on("error", (error) => finish(error.message));
  child.on("exit", (code, signal) => {
    exited = true;
    Object.assign(end, { code, signal });
    if (leader !== undefined) signalGroup(leader, "SIGKILL"); // what it left behind in its group
    if (leader !== undefined && (end.timed_out || end.aborted)) ending.force(leader);
    request.onExit?.();
    later(drainMs, () => {
      if (leader !== undefined) ending.force(leader);
      finish();
    });
  });
  child.on("close", () => finish());
  later(request.timeoutMs, () => {
    if (exited) return;
    end.timed_out = true;
    endGroup();
  });
  if (request.signal?.aborted) abort();
  else request.signal?.addEventListener("abort", abort, { once: true });
  return promise;
}

function byGroup(mark: string): Ending {
  return {
    ask: (leader) => void signalGroup(leader, "SIGTERM"),
    force(leader) {
      signalGroup(leader, "SIGKILL");
      endMarked(mark);
    },
  };
}
