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
  /** Where everything of the checkout runs, apart from the machine. */
  sandbox?: Sandbox | undefined;
  /** Folders of ours outside of the checkout that its processes have to read. */
  shown?: string[] | undefined;
  onNotice?: OnNotice;
}

/** A runner whose program is there and whose setup has run. */
export interface ReadyRunner {
  cwd: string;
  env: Record<string, string>;
  /** Rooms for what runs beside it, such as script checks; once it is prepared, as its setup left the files. */
  boxes(): Boxes | undefined;
  /** Throws where the runner cannot be used at all: its program is missing or its setup failed. */
  prepare(): Promise<void>;
  run(request: RunnerRequest): Promise<AttemptAnswer>;
  /** One attempt in a process of its own, also where the runner is a warm one. */
  runFresh(request: RunnerRequest): Promise<AttemptAnswer>;
  close(): Promise<void>;
}

/** Programs and files that a command names by their whole path: they may lie where a sandbox is empty. */
function placesIn({ argv }: Command): string[] {
  return argv.filter((word) => isAbsolute(word) && existsSync(word));
}

/** An attempt, whose place the runner knows. */
export type RunnerRequest = Omit<AttemptRequest, "box">;

export interface RunnerSet {
  of(chosen: ChosenRunner): ReadyRunner;
  /** Prepares it while the first case is read. A setup waits for a case that wants it. */
  expect(chosen: ChosenRunner): void;
  /** Runners whose setup ran in a sandbox. */
  setups(): string[];
  close(): Promise<void>;
}

/** The runners that the cases of one replay need, each prepared once. */
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
        .catch(() => {}); // whoever runs it hears of it
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

/** Sets a runner up and looks for its program; where there is a sandbox, both are in its rooms. */
async function preparedBoxes(
  { name, config }: ChosenRunner,
  { cwd, env }: Pick<ReadyRunner, "cwd" | "env">,
  options: RunnerSetOptions,
): Promise<Boxes | undefined> {
  const command = commandOf(config.command, config.shell);
  filledCommand(command, { input: "", caseId: "", turn: 1 }); // refused before any case is run with it
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
  // What the setup makes is seen in the sandbox only.
  if (!below) assertProgram(command, cwd, env["PATH"]);
  if (config.network !== "allow") boxes?.closed.prepare();
  return boxes;
}

interface WritableRoot {
  /** The folder of `replaykit.yaml`. */
  root: string;
  cwd: string;
  /** Of the runner, for people. */
  name: string;
}

/** The paths of a runner's `writable`. They are the host's own: a link of the checkout would give away what it leads to. */
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
