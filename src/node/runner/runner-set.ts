import { join, resolve } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import type { AttemptAnswer, AttemptRequest, Runner } from "./attempt-request.ts";
import type { ChosenRunner } from "./choose-runner.ts";
import { assertProgram, commandOf } from "./command.ts";
import { type Environment, runnerEnvironment } from "./environment.ts";
import { createProcessRunner, endingOf, type RunnerSetup } from "./process-runner.ts";
import { runProcess } from "./run-process.ts";
import type { Slots } from "./slots.ts";
import { createWarmRunner } from "./warm-runner.ts";

const setupTimeoutMs = 10 * 60_000;

export interface RunnerSetOptions {
  root: string;
  env: Environment;
  slots: Slots;
  scratch: string;
  signal?: AbortSignal | undefined;
}

/** A runner whose program is there and whose setup has run. */
export interface ReadyRunner {
  cwd: string;
  env: Record<string, string>;
  /** Throws where the runner cannot be used at all: its program is missing or its setup failed. */
  prepare(): Promise<void>;
  run(request: AttemptRequest): Promise<AttemptAnswer>;
  /** One attempt in a process of its own, also where the runner is a warm one. */
  runFresh(request: AttemptRequest): Promise<AttemptAnswer>;
  close(): Promise<void>;
}

export interface RunnerSet {
  of(chosen: ChosenRunner): ReadyRunner;
  close(): Promise<void>;
}

/** The runners that the cases of one replay need, each prepared once. */
export function createRunnerSet(options: RunnerSetOptions): RunnerSet {
  const ready = new Map<string, ReadyRunner>();
  return {
    of(chosen) {
      const known = ready.get(chosen.name);
      if (known) return known;
      const scratch = join(options.scratch, String(ready.size + 1));
      const made = createReadyRunner(chosen, { ...options, scratch });
      ready.set(chosen.name, made);
      return made;
    },
    async close() {
      await Promise.all([...ready.values()].map((runner) => runner.close()));
    },
  };
}

function createReadyRunner({ name, config }: ChosenRunner, options: RunnerSetOptions): ReadyRunner {
  const cwd = resolve(options.root, config.cwd ?? ".");
  const env = runnerEnvironment(options.env, config.pass_env);
  let prepared: Promise<void> | undefined;
  let main: Runner | undefined;
  let fresh: Runner | undefined;

  const setupOf = (place: string): RunnerSetup => {
    const command = commandOf(config.command, config.shell);
    return { command, cwd, env, slots: options.slots, scratch: join(options.scratch, place) };
  };
  const start = (place: string, recycleAfter: number): Runner =>
    config.mode === "jsonl"
      ? createWarmRunner({ ...setupOf(place), recycleAfter })
      : createProcessRunner(setupOf(place));

  async function prepare(): Promise<void> {
    const { command } = setupOf("main");
    if (config.setup !== undefined) await runSetup(name, { config, cwd, env }, options);
    assertProgram(command, cwd, env["PATH"]);
  }

  return {
    cwd,
    env,
    prepare: () => (prepared ??= prepare()),
    run(request) {
      main ??= start("main", config.recycle_after);
      return main.run(request);
    },
    runFresh(request) {
      fresh ??= start("fresh", 1);
      return fresh.run(request);
    },
    async close() {
      await Promise.all([main?.close(), fresh?.close()]);
    },
  };
}

interface SetupSubject {
  config: ChosenRunner["config"];
  cwd: string;
  env: Record<string, string>;
}

async function runSetup(name: string, { config, cwd, env }: SetupSubject, options: RunnerSetOptions): Promise<void> {
  const command = commandOf(config.setup ?? [], config.shell);
  assertProgram(command, cwd, env["PATH"]);
  const mark = `${join(options.scratch, "setup")}/`;
  const end = await runProcess({
    command,
    cwd,
    env: { ...env, REPLAYKIT_SCRATCH: mark },
    timeoutMs: setupTimeoutMs,
    mark,
    signal: options.signal,
  });
  if (end.code === 0) return;
  const why = end.failure ?? (end.timed_out ? `did not end within ${setupTimeoutMs / 60_000} minutes` : endingOf(end));
  const said = end.stderr.text().trim().split("\n").at(-1);
  throw new ReplayKitError(
    "runner_failed",
    `the setup of the runner "${name}" (${command.shown}) ${why}${said ? `: ${said}` : ""}`,
    {
      hint: "run the setup command by hand and correct it",
    },
  );
}
