import type { ChildProcess } from "node:child_process";
import { type Capture, createCapture } from "./capture.ts";
import type { Command } from "./command.ts";
import { compact } from "../../core/compact.ts";
import { endMarked, signalGroup, spawnGroup } from "./process-group.ts";

/** A group ends within 250 ms of its timeout: this long to clean up after SIGTERM, then `killedMs` after SIGKILL. */
const graceMs = 120;
const killedMs = 100;
/** How long a pipe may stay open after its runner has ended. A process that left the group may hold it for ever. */
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
  /**
   * How to end the program and all that it started. Default: by its group, and by the mark for processes that left it.
   */
  ending?: Ending | undefined;
  /** Called as soon as the program has ended and the processor is free, before its pipes are read to their end. */
  onExit?: () => void;
}

export interface Ending {
  /** Asks the program to end. */
  ask(leader: number): void;
  /** Kills the program and all that it left behind. */
  force(leader: number): void;
}

export interface ProcessEnd {
  code: number | null;
  signal: string | null;
  timed_out: boolean;
  aborted: boolean;
  /** Present if the program could not be started. */
  failure?: string;
  stdout: Capture;
  stderr: Capture;
  duration_ms: number;
}

/** Runs a program to its end or its timeout. Never throws. */
export function runProcess(request: ProcessRequest): Promise<ProcessEnd> {
  return new RunningProcess(request).ended;
}

class RunningProcess {
  readonly ended: Promise<ProcessEnd>;
  private readonly resolve: (end: ProcessEnd) => void;
  private readonly request: ProcessRequest;
  private readonly ending: Ending;
  private readonly started = performance.now();
  private readonly stdout = createCapture();
  private readonly stderr = createCapture();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly child: ChildProcess;
  private end: Pick<ProcessEnd, "code" | "signal" | "timed_out" | "aborted"> = {
    code: null,
    signal: null,
    timed_out: false,
    aborted: false,
  };
  private exited = false;

  constructor(request: ProcessRequest) {
    const { command, cwd, env, input } = request;
    const { promise, resolve } = Promise.withResolvers<ProcessEnd>();
    this.ended = promise;
    this.resolve = resolve;
    this.request = request;
    this.ending = request.ending ?? byGroup(request.mark);
    this.child = spawnGroup(command.argv, {
      cwd,
      env,
      stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    });
    this.listen();
    this.later(request.timeoutMs, () => this.timeOut());
    if (request.signal?.aborted) this.abort();
    else request.signal?.addEventListener("abort", this.abort, { once: true });
  }

  private listen(): void {
    const { child, stdout, stderr } = this;
    const { input } = this.request;
    child.stdout?.on("data", (chunk: Buffer) => stdout.add(chunk));
    child.stderr?.on("data", (chunk: Buffer) => stderr.add(chunk));
    child.stdin?.on("error", () => {}); // a program that reads no input may have ended
    if (input !== undefined) child.stdin?.end(input);
    child.on("error", (error) => this.finish(error.message));
    child.on("exit", (code, signal) => this.exit(code, signal));
    child.on("close", () => this.finish());
  }

  private exit(code: number | null, signal: string | null): void {
    this.exited = true;
    this.end = { ...this.end, code, signal };
    const leader = this.child.pid;
    if (leader !== undefined) signalGroup(leader, "SIGKILL"); // kills what it left in its group
    if (this.end.timed_out || this.end.aborted) this.force();
    this.request.onExit?.();
    this.later(drainMs, () => {
      this.force();
      this.finish();
    });
  }

  private timeOut(): void {
    if (this.exited) return;
    this.end.timed_out = true;
    this.endGroup();
  }

  private readonly abort = (): void => {
    this.end.aborted = true;
    this.endGroup();
  };

  private endGroup(): void {
    if (this.child.pid === undefined) return;
    this.ending.ask(this.child.pid);
    this.later(graceMs, () => {
      this.force();
      this.later(killedMs, () => this.finish());
    });
  }

  private force(): void {
    if (this.child.pid !== undefined) this.ending.force(this.child.pid);
  }

  private finish(failure?: string): void {
    const { child, request, stdout, stderr } = this;
    for (const timer of this.timers) clearTimeout(timer);
    request.signal?.removeEventListener("abort", this.abort);
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.removeAllListeners();
    child.on("error", () => {}); // ignores an error that comes later
    if (!this.exited) request.onExit?.();
    this.exited = true;
    const duration_ms = performance.now() - this.started;
    this.resolve({ ...this.end, stdout, stderr, duration_ms, ...compact({ failure }) });
  }

  private later(ms: number, act: () => void): void {
    this.timers.push(setTimeout(act, ms));
  }
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
