import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Process groups that still run. They are killed when this process exits. */
const living = new Set<number>();
let armed = false;

/** Starts a program as the leader of its own process group, so that it can be ended with all that it started. */
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

/** Signals a whole group; false if no process of it is left. */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false; // ESRCH: the group has ended
  }
}

/**
 * Kills processes that left their group (`setsid`, daemons). They still carry the environment that this process gave
 * them, with a path (`mark`) that only this replay has. Returns how many. Works on Linux only.
 */
export function endMarked(mark: string): number {
  let ended = 0;
  for (const pid of numericEntries("/proc")) {
    if (pid === process.pid || !environmentOf(pid).includes(mark)) continue;
    try {
      process.kill(pid, "SIGKILL");
      ended += 1;
    } catch {
      // it ended in the meantime
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
    return ""; // it has ended, or belongs to another user
  }
}
