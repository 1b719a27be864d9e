import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { addWorktree, ensureCommit, git, type GitOptions } from "./git.ts";
import { addSubmodules } from "./submodules.ts";
import { removeFolder } from "../files/remove-folder.ts";
import { loadConfig } from "../files/load-config.ts";
import type { BaseCheckout } from "../replay/replay-options.ts";
import { commandOf } from "../runner/command.ts";
import { type Environment, runnerEnvironment } from "../runner/environment.ts";
import { runInside } from "../sandbox/in-room.ts";
import { openSandbox } from "../sandbox/sandbox.ts";
import { viewOf } from "../sandbox/view/view.ts";
import { scratchFolder } from "../files/scratch-folder.ts";

const setupTimeoutMs = 15 * 60_000;

export interface BaseCheckoutOptions extends GitOptions {
  /** Name for people, such as `main`. */
  name: string;
  commit: string;
  /** The base's configuration, if it is already known; otherwise it is read from the base's `replaykit.yaml`. */
  config?: ReplayConfig | undefined;
  /** Command that sets up the checkout if the runners have no `setup`. */
  setup?: { command: string; env: Environment } | undefined;
}

/**
 * The base's code in its own worktree. The worktree is created on first use and removed when the object is disposed.
 */
export function createBaseCheckout(options: BaseCheckoutOptions): BaseCheckout & AsyncDisposable {
  const disposables: (AsyncDisposable | Disposable)[] = [];

  async function open(): Promise<{ root: string; config: ReplayConfig }> {
    const { commit, setup, ...git_ } = options;
    await ensureCommit(commit, git_);
    const scratch = scratchFolder("base-");
    disposables.push({ [Symbol.dispose]: () => removeFolder(scratch) });
    const folder = join(scratch, "base");
    disposables.push(await addWorktree(commit, folder, git_));
    disposables.push(await addSubmodules({ commit, folder }, git_.cwd));
    const prefix = (await git(["rev-parse", "--show-prefix"], git_)).toString().trim();
    const root = join(folder, prefix);
    const config = options.config ?? (await loadConfig(root));
    if (setup) await setUp(setup, { root, sandbox: config.sandbox });
    return { root, config };
  }

  return {
    name: options.name,
    open,
    [Symbol.asyncDispose]: async () => {
      for (const one of disposables.toReversed()) {
        if (Symbol.asyncDispose in one) await one[Symbol.asyncDispose]();
        else one[Symbol.dispose]();
      }
    },
  };
}

/** The commit that a ref names. If there is none, `fault` says what to do, and the hint says if the clone is shallow. */
export async function commitOf(
  ref: string,
  options: GitOptions,
  fault: { message?: string; hint?: string } = {},
): Promise<string> {
  try {
    const out = await git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`], options);
    return out.toString().trim();
  } catch (cause) {
    if (cause instanceof ReplayKitError && cause.hint !== undefined) throw cause; // git refuses the checkout, not the ref
    const shallow = (await git(["rev-parse", "--is-shallow-repository"], options)).toString().trim() === "true";
    const { message = `"${ref}" is not a commit, branch or tag of this repository` } = fault;
    const { hint = "name one, such as origin/main; `git branch --all` lists the branches" } = fault;
    throw new ReplayKitError("not_found", message, { hint: shallow ? `${fetchAll}, then ${hint}` : hint, cause });
  }
}

const fetchAll =
  "this clone is shallow: run `git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'` (in a workflow, set `fetch-depth: 0` on actions/checkout)";

/** Runs the setup command with network access and without secrets, in a sandbox if possible. */
async function setUp(
  { command, env }: { command: string; env: Environment },
  { root: cwd, sandbox: wanted }: { root: string; sandbox: ReplayConfig["sandbox"] },
): Promise<void> {
  const request = {
    command: commandOf(command),
    cwd,
    env: runnerEnvironment(env, []),
    timeoutMs: setupTimeoutMs,
    mark: `${cwd}/`,
  };
  // Only the checkout is writable: it exists only for this comparison.
  const opened = wanted === "off" ? undefined : await openSandbox();
  const sandbox = opened && !("reason" in opened) ? opened : undefined;
  using _held = sandbox;
  const options = { root: cwd, env, shown: [], writable: [cwd] };
  const box = sandbox?.box(viewOf({ ...options, overlays: sandbox.overlays }));
  const end = await runInside(request, { box, network: true });
  if (end.code === 0) return;
  const reason = end.failure ?? end.stderr.text().trim().split("\n").at(-1) ?? "";
  throw new ReplayKitError("runner_failed", `its set-up (${command}) ended with ${end.code}: ${reason}`);
}
