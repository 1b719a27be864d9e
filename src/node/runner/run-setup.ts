import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import type { RunnerConfig } from "../../core/schema/config.ts";
import { nodePlatform } from "../platform.ts";
import { inRoom, runInRoom, withRoom } from "../sandbox/in-room.ts";
import type { ViewLayers } from "../sandbox/messages.ts";
import { isSystem } from "../sandbox/view/system-places.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { viewOf, type ViewOptions } from "../sandbox/view/view.ts";
import { assertProgram, type Command, commandOf } from "./command.ts";
import { endingOf } from "./process-runner.ts";
import { type ProcessEnd, runProcess } from "./run-process.ts";

const timeoutMs = 10 * 60_000;

/** The setup of one runner. */
export interface Setup {
  /** The runner's name, for people. */
  name: string;
  config: Pick<RunnerConfig, "setup" | "shell">;
  cwd: string;
  env: Record<string, string>;
}

export type OnNotice = ((notice: string) => void) | undefined;

interface SetupOptions {
  scratch: string;
  signal?: AbortSignal | undefined;
}

/** Runs the setup in the checkout itself, for systems without a sandbox. */
export async function runSetup(setup: Setup, { scratch, signal }: SetupOptions): Promise<undefined> {
  const { command, request } = requestOf(setup, scratch);
  assertProgram(command, setup.cwd, setup.env["PATH"]);
  assertEnded(await runProcess({ ...request, signal }), { command, name: setup.name, signal });
  return undefined;
}

/**
 * Runs the setup in a room with network and without secrets. Its changes stay on disk as a read-only layer below
 * everything that runs from this checkout, so no run sees another's changes to them. Changes to system folders are
 * thrown away: programs there make the rooms with privileges that a setup must not get.
 */
export async function runSetupApart(
  setup: Setup,
  options: Omit<ViewOptions, "overlays">,
  { scratch, signal, sandbox, onNotice }: SetupOptions & { sandbox: Sandbox; onNotice?: OnNotice },
): Promise<ViewLayers["below"]> {
  const { command, request } = requestOf(setup, scratch);
  assertProgram(command, setup.cwd, setup.env["PATH"]);
  const upper = join(sandbox.folder, "setup", nodePlatform.newId());
  mkdirSync(upper, { recursive: true });
  const view = viewOf({ ...options, overlays: sandbox.overlays });
  await withRoom(sandbox.box(view, { upper }), async (room) => {
    const end = await runInRoom(room, { ...request, signal, ...(await inRoom(room, request, true)) });
    assertEnded(end, { command, name: setup.name, signal });
    const lost = (await room.changes()).changes.find(({ path }) => isSystem(path));
    if (lost) onNotice?.(lostNote(setup.name, lost.path));
  });
  const kept: ViewLayers["below"] = {};
  for (const [index, { target, kind }] of view.places.entries())
    if (kind === "host" && !isSystem(target)) kept[target] = [join(upper, `${index}u`)];
  return kept;
}

function lostNote(name: string, path: string): string {
  const first = JSON.stringify(path);
  return `the setup of the runner "${name}" changed ${first}, and changes to system folders are thrown away: install into the checkout or the home, such as a virtual environment`;
}

function requestOf({ config, cwd, env }: Setup, scratch: string) {
  const command = commandOf(config.setup ?? [], config.shell);
  const mark = `${join(scratch, "setup")}/`;
  return { command, request: { command, cwd, env: { ...env, REPLAYKIT_SCRATCH: mark }, timeoutMs, mark } };
}

function assertEnded(
  end: ProcessEnd,
  { command, name, signal }: { command: Command; name: string; signal: AbortSignal | undefined },
): void {
  if (end.code === 0) return;
  if (signal?.aborted === true) {
    throw new ReplayKitError("runner_failed", `interrupted in the setup of the runner "${name}" (${command.shown})`, {
      hint: "repeat the command: no case was replayed",
    });
  }
  const why = end.failure ?? (end.timed_out ? `did not end within ${timeoutMs / 60_000} minutes` : endingOf(end));
  const lastLine = end.stderr.text().trim().split("\n").at(-1);
  throw new ReplayKitError(
    "runner_failed",
    `the setup of the runner "${name}" (${command.shown}) ${why}${lastLine ? `: ${lastLine}` : ""}`,
    { hint: "run the setup command by hand and correct it" },
  );
}
