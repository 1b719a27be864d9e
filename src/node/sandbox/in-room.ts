import { constants } from "node:os";
import { ReplayKitError } from "../../core/error.ts";
import { createCapture } from "../runner/capture.ts";
import { signalGroup } from "../runner/process-group.ts";
import { type Ending, type ProcessEnd, type ProcessRequest, runProcess } from "../runner/run-process.ts";
import { descendants } from "./process-tree.ts";
import { type Full, fullNote } from "./room-memory.ts";
import { isWithin } from "./view/system-places.ts";
import type { Room } from "./rooms.ts";
import type { Box } from "./sandbox.ts";

type StartCommand = Pick<ProcessRequest, "command" | "cwd" | "env">;

/** Returns the command that starts a process inside a room, and how to end it. */
export async function inRoom(
  room: Room,
  { command, cwd, env }: StartCommand,
  network: boolean,
): Promise<StartCommand & { ending: Ending }> {
  const argv = await room.enter(command.argv, { cwd, network, env: withoutFolders(env, room) });
  return { command: { ...command, argv }, cwd: "/", env: {}, ending: endingOf(room) };
}

function endingOf(room: Room): Ending {
  return {
    // `sudo`, `nsenter` and the like may run as root, which this process cannot signal. They end with the program they
    // started.
    ask: (leader) => {
      for (const pid of descendants(leader)) signal(pid, "SIGTERM");
    },
    force(leader) {
      signalGroup(leader, "SIGKILL");
      room.end().catch(() => {}); // fails only if the sandbox has ended, and the room with it
    },
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended, or runs as root
  }
}

/** Drops variables that name a temporary folder which is empty in the room. Programs then use `/tmp`. */
function withoutFolders(env: Record<string, string>, { fresh }: Pick<Room, "fresh">): Record<string, string> {
  const names = new Set(["TMPDIR", "TMP", "TEMP"]);
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => !names.has(name) || !fresh.some((folder) => isWithin(value, folder))),
  );
}

/** The process's end as the room's shells report it: a signal as a code, or that the program could not start. */
function endInRoom(end: ProcessEnd, room: Room): ProcessEnd {
  const failed = roomFailure({ code: end.code, stderr: end.stderr.text() }, room);
  if (!failed) return { ...end, ...signalInCode(end) };
  return { ...end, failure: failed.failure, stderr: { ...end.stderr, text: () => failed.stderr } };
}

/** Why a program could not be started in its room, if that is so. Its stderr is then without the room's mark. */
export function roomFailure(
  { code, stderr }: { code: number | null; stderr: string },
  { token }: Pick<Room, "token">,
): { failure: string; stderr: string } | undefined {
  if (code !== 125 || !stderr.includes(token)) return undefined;
  const message = stderr.replace(new RegExp(`${token}\\n?`), "");
  return { failure: `its sandbox could not be set up: ${message.trim().split("\n")[0] ?? ""}`, stderr: message };
}

/** Adds to an answer that the attempt wrote more than its room can hold. */
export function withFullRoom<T extends { failure: string | undefined; stderr: string }>(answer: T, full: Full): T {
  const note = fullNote(full);
  const failure = answer.failure === undefined ? {} : { failure: `${answer.failure} (${note})` };
  return {
    ...answer,
    ...failure,
    stderr: `${answer.stderr}${answer.stderr.endsWith("\n") ? "" : "\n"}replaykit: ${note}\n`,
  };
}

/** A shell reports a signal that ended its command as a code of 128 + the signal's number. */
export function signalInCode<T extends { code: number | null; signal: string | null }>(end: T): T {
  const name = end.code === null || end.code <= 128 ? undefined : signalNamed(end.code - 128);
  return name === undefined ? end : { ...end, code: null, signal: name };
}

export function signalNamed(number: number): string | undefined {
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0];
}

/** Takes a room, uses it and leaves it. */
export async function withRoom<T>(box: Box, act: (room: Room) => Promise<T>): Promise<T> {
  const room = await box.room();
  try {
    return await act(room);
  } finally {
    void room.leave();
  }
}

/** Runs a program to its end, inside a room if there is a sandbox. Never throws if the sandbox fails. */
export async function runInside(
  request: ProcessRequest,
  { box, network = false }: { box: Box | undefined; network?: boolean },
): Promise<ProcessEnd> {
  if (!box) return runProcess(request);
  const end = withRoom(box, async (room) => runInRoom(room, { ...request, ...(await inRoom(room, request, network)) }));
  return end.catch(endWithoutRoom);
}

function endWithoutRoom(error: unknown): ProcessEnd {
  if (!(error instanceof ReplayKitError)) throw error;
  const nothing = { stdout: createCapture(), stderr: createCapture(), duration_ms: 0 };
  return { code: null, signal: null, timed_out: false, aborted: false, failure: error.message, ...nothing };
}

/** Runs a command of `inRoom` and waits until nothing of it runs in the room. */
export async function runInRoom(room: Room, started: ProcessRequest & { ending: Ending }): Promise<ProcessEnd> {
  const { onExit } = started;
  const end = await runProcess({
    ...started,
    onExit() {
      room.end().catch(() => {}); // the second call below throws the error
      onExit?.();
    },
  });
  await room.end();
  return endInRoom(end, room);
}
