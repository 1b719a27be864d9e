import { existsSync, lstatSync, realpathSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { AttemptAnswer, AttemptRequest, Runner } from "./attempt-request.ts";
import type { ChosenRunner } from "./choose-runner.ts";
import { assertProgram, commandOf, filledCommand, type Command } from "./command.ts";
import { type Environment, runnerEnvironment } from "./environment.ts";
import { createProcessRunner, type RunnerSetup } from "./process-runner.ts";
import { type OnNotice, runSetup, runSetupApart } from "./run-setup.ts";
import type { Slots } from "./slots.ts";
import { createWarmRunner } from "./warm-runner.ts";
import { type Boxes, createBoxes } from "../sandbox/boxes.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { isWithin } from "../sandbox/view/system-places.ts";
import { checkoutOf } from "../sandbox/view/view.ts";

export interface RunnerSetOptions {
  root: string;
  env: Environment;
  slots: Slots;
  scratch: string;
  signal?: AbortSignal | undefined;
  /** Everything of the checkout runs in it. */
  sandbox?: Sandbox | undefined;
  /** ReplayKit's folders outside the checkout that its processes must read. */
  shown?: string[] | undefined;
  onNotice?: OnNotice;
}

/** A runner. `prepare` checks its program and runs its setup. */
export interface ReadyRunner {
  cwd: string;
  env: Record<string, string>;
  /** Rooms for what runs beside it, such as script checks. After `prepare`, with the files that its setup left. */
  boxes(): Boxes | undefined;
  /** Throws if the runner cannot be used: its program is missing or its setup failed. */
  prepare(): Promise<void>;
  run(request: RunnerRequest): Promise<AttemptAnswer>;
  /** Makes one attempt in a process of its own, even for a warm runner. */
  runFresh(request: RunnerRequest): Promise<AttemptAnswer>;
  close(): Promise<void>;
}

/** Programs and files that a command names by an absolute path. They may lie in folders that are empty in a sandbox. */
function placesIn({ argv }: Command): string[] {
  return argv.filter((word) => isAbsolute(word) && existsSync(word));
}

/** An attempt's request; the runner adds its box. */
export type RunnerRequest = Omit<AttemptRequest, "box">;

export interface RunnerSet {
  of(chosen: ChosenRunner): ReadyRunner;
  /** Prepares a runner while the first case is read. One with a setup waits until a case needs it. */
  expect(chosen: ChosenRunner): void;
  /** Names of runners whose setup ran in a sandbox. */
  setups(): string[];
  close(): Promise<void>;
}

/** Holds the runners that the cases of one replay need. Each is prepared once. */
export function createRunnerSet(options: RunnerSetOptions): RunnerSet {
  const ready = new Map<string, ReadyRunner>();
  function of(chosen: ChosenRunner): ReadyRunner {
    const known = ready.get(chosen.name);
    if (known) return known;
    const scratch = join(options.scratch, String(ready.size + 1));
    const made = createReadyRunner(chosen, { ...options, scratch });
    ready.set(chosen.name, made);
    return made;
  }
  return {
    of,
    expect(chosen) {
      if (chosen.config.setup !== undefined) return;
      of(chosen)
        .prepare()
        .catch(() => {}); // the error reaches the caller that runs it
    },
    setups: () => [...ready].flatMap(([name, runner]) => (runner.boxes()?.setUp === true ? [name] : [])),
    async close() {
      await Promise.all([...ready.values()].map((runner) => runner.close()));
    },
  };
}

function createReadyRunner(chosen: ChosenRunner, options: RunnerSetOptions): ReadyRunner {
  const { config } = chosen;
  const cwd = resolve(options.root, config.cwd ?? ".");
  const env = runnerEnvironment(options.env, config.pass_env);
  let prepared: Promise<void> | undefined;
  let boxes: Boxes | undefined;
  let main: Runner | undefined;
  let fresh: Runner | undefined;

  const start = (place: string, recycleAfter: number): Runner => {
    const command = commandOf(config.command, config.shell);
    const setup: RunnerSetup = { command, cwd, env, slots: options.slots, scratch: join(options.scratch, place) };
    return config.mode === "jsonl" ? createWarmRunner({ ...setup, recycleAfter }) : createProcessRunner(setup);
  };
  const prepare = async (): Promise<void> => {
    boxes = await preparedBoxes(chosen, { cwd, env }, options);
  };
  const placed = (request: RunnerRequest): AttemptRequest => ({
    ...request,
    box: request.network === true ? boxes?.open : boxes?.closed,
  });

  return {
    cwd,
    env,
    boxes: () => boxes,
    prepare: () => (prepared ??= prepare()),
    run(request) {
      main ??= start("main", config.recycle_after);
      return main.run(placed(request));
    },
    runFresh(request) {
      fresh ??= start("fresh", 1);
      return fresh.run(placed(request));
    },
    async close() {
      await Promise.all([main?.close(), fresh?.close()]);
      boxes?.close();
    },
  };
}

/** Runs a runner's setup and checks that its program exists. Returns its boxes if there is a sandbox. */
async function preparedBoxes(
  { name, config }: ChosenRunner,
  { cwd, env }: Pick<ReadyRunner, "cwd" | "env">,
  options: RunnerSetOptions,
): Promise<Boxes | undefined> {
  const command = commandOf(config.command, config.shell);
  filledCommand(command, { input: "", inputs: [], caseId: "", turn: 1 }); // throws before any case runs with it
  const view = {
    root: options.root,
    env: options.env,
    shown: [...(options.shown ?? []), ...placesIn(command)],
    writable: writablePaths(config.writable, { root: options.root, cwd, name }),
  };
  const setup = config.setup === undefined ? undefined : { name, config, cwd, env };
  const { sandbox } = options;
  const below =
    setup && (await (sandbox ? runSetupApart(setup, view, { ...options, sandbox }) : runSetup(setup, options)));
  const boxes = sandbox && createBoxes(sandbox, { ...view, ...compact({ below }) });
  // Files that the setup made exist only in the sandbox, so the program cannot be checked here.
  if (!below) assertProgram(command, cwd, env["PATH"]);
  if (config.network !== "allow") boxes?.closed.prepare();
  return boxes;
}

interface WritableRoot {
  /** The folder of `replaykit.yaml`. */
  root: string;
  cwd: string;
  /** The runner's name, for people. */
  name: string;
}

/**
 * Resolves the paths of a runner's `writable`. Refuses links: these are paths of the host, and a link in the checkout
 * would give access to its target.
 */
export function writablePaths(paths: string[], { root, cwd, name }: WritableRoot): string[] {
  const checkout = checkoutOf(root);
  return paths.map((written) => {
    const path = resolve(cwd, written);
    const refuse = (why: string, hint: string): never => {
      const where = `replaykit.yaml: writable of the runner "${name}": ${JSON.stringify(written)}`;
      throw new ReplayKitError("unsafe_path", `${where} ${why}`, { hint });
    };
    if (!isWithin(path, checkout)) refuse("leads out of the checkout", "name a folder of the checkout");
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    if (isLink || (existsSync(path) && realpathSync(path) !== join(realpathSync(checkout), relative(checkout, path))))
      refuse("is a symbolic link, or is below one", "put a real folder there, or remove the path from `writable`");
    return path;
  });
}
