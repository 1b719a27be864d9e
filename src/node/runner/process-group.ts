import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Groups that would outlive us if we ended now. */
const living = new Set<number>();
let armed = false;

/** Starts a program as the leader of a group of its own, so that it can be ended with all that it started. */
export function spawnGroup(argv: [string, ...string[]], options: SpawnOptions): ChildProcess {
  const [program, ...args] = argv;
  if (!armed) {
    armed = true;
    process.on("exit", () => {
      for (const group of living) signalGroup(group, "SIGKILL");
    });
  }
  const child = spawn(program, args, { ...options, detached: true, windowsHide: true });
  const { pid } = child;
  if (pid !== undefined) {
    living.add(pid);
    child.once("exit", () => living.delete(pid));
  }
  return child;
}

/** Signals a whole group; false if nothing of it is left. */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false; // ESRCH: the group is gone, which is what was wanted
  }
}

/**
 * Ends processes that left their group (`setsid`, daemons): they still carry the environment that we gave them, and the mark
 * in it is a path that only this replay has. Linux only; elsewhere the group's end has to do.
 */
export function endMarked(mark: string): number {
  let ended = 0;
  for (const pid of numericEntries("/proc")) {
    if (pid === process.pid || !environmentOf(pid).includes(mark)) continue;
    try {
      process.kill(pid, "SIGKILL");
      ended += 1;
    } catch {
      // gone between the look and the signal
    }
  }
  return ended;
}

function numericEntries(folder: string): number[] {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger);
  } catch {
    return []; // no /proc on this system
  }
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1");
  } catch {
    return ""; // another user's process, or gone
  }
}
