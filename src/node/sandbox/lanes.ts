import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";
import { type GatewayDoor, relay } from "./relay.ts";

/** A network with the gateway and nothing else; one room at a time has it. */
export interface Lane {
  /** Of the process that holds it, as the warden counts; absent: the warden's own. */
  pid: number | undefined;
}

export interface Lanes {
  relay(door: GatewayDoor): Promise<void>;
  /** One that no other room has, and that only rooms of this side ever had. */
  take(side: string): Promise<Lane>;
  giveBack(side: string, lane: Lane): void;
}

interface HeldLane extends Lane {
  ready: Promise<void>;
  relay(door: GatewayDoor): Promise<void>;
  ended(): boolean;
}

/** Programs that make a lane: a process for each, which takes as long to start as Node does, so that rooms have it one after another. */
export interface LanePrograms {
  unshare: string;
  ip: string;
  sh: string;
  /** Of `lane.ts`. */
  file: string;
}

export function createLanes(programs: LanePrograms): Lanes {
  const doors: GatewayDoor[] = [];
  const all: HeldLane[] = [ownLane()];
  /** That nobody had yet. */
  const fresh = [...all];
  const free = new Map<string, HeldLane[]>();

  function begin(): HeldLane {
    const lane = startLane(programs, doors);
    lane.ready.catch(() => {}); // whoever takes it hears of it
    all.push(lane);
    return lane;
  }

  return {
    async relay(door) {
      doors.push(door);
      await Promise.all(all.filter((lane) => !lane.ended()).map((lane) => lane.relay(door)));
    },
    async take(side) {
      const left = (free.get(side) ?? []).filter((lane) => !lane.ended());
      const known = left.pop();
      free.set(side, left);
      const lane = known ?? fresh.shift() ?? begin();
      // The next runner starts soon, where several may run at once.
      if (fresh.length === 0 && all.length < availableParallelism()) fresh.push(begin());
      await lane.ready;
      return lane;
    },
    giveBack(side, lane) {
      const held = all.find((one) => one === lane);
      if (held) free.set(side, [...(free.get(side) ?? []), held]);
    },
  };
}

function ownLane(): HeldLane {
  return { pid: undefined, ready: Promise.resolve(), relay, ended: () => false };
}

function startLane({ unshare, ip, sh, file }: LanePrograms, doors: GatewayDoor[]): HeldLane {
  const words = 'ip=$1; shift; $ip link set lo up && exec "$@"';
  const argv = ["--net", "--kill-child", "--", sh, "-c", words, "sh", ip, process.execPath, file];
  const child = spawn(unshare, argv, { stdio: ["pipe", "pipe", "ignore"], cwd: "/", env: {} });
  const waiting: ((line: string) => void)[] = [];
  let gone = false;
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(line));
  const end = (): void => {
    gone = true;
    for (const say of waiting.splice(0)) say("it ended");
  };
  child.on("error", end);
  child.on("exit", end);
  child.stdin.on("error", () => {}); // `exit` says so
  async function heard(): Promise<void> {
    if (gone) throw new Error("a network of the sandbox has ended");
    const line = await new Promise<string>((say) => waiting.push(say));
    if (line !== "ready") throw new Error(`a network of the sandbox could not be made: ${line}`);
  }
  function tell(door: GatewayDoor): Promise<void> {
    const listening = heard();
    child.stdin.write(`${JSON.stringify(door)}\n`);
    return listening;
  }
  // Before its first word the process may be in the warden's network still.
  const ready = Promise.all([heard(), ...doors.map(tell)]).then(() => {});
  return { pid: child.pid, ready, relay: tell, ended: () => gone };
}
