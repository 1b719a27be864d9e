import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { eachLine } from "../lines.ts";
import { laneWord } from "./lane.ts";
import { type RelayTarget, relay } from "./relay.ts";

/** A network that reaches only the gateway. One room at a time uses it. */
export interface Lane {
  /** Process id, as the warden sees it, of the process that holds the network. Absent: the warden itself. */
  pid: number | undefined;
}

export interface Lanes {
  relay(target: RelayTarget): Promise<void>;
  /** Returns a network that no room uses now, and that only rooms of this checkout (`side`) ever used. */
  take(side: string): Promise<Lane>;
  giveBack(side: string, lane: Lane): void;
  /** Starts a lane ahead of need, so that a second room does not wait for it. */
  prepare(): void;
}

interface HeldLane extends Lane {
  ready: Promise<void>;
  relay(target: RelayTarget): Promise<void>;
  ended(): boolean;
  end(): void;
}

/**
 * Programs that make a lane. Each lane is a Node process, which is slow to start, so rooms use lanes one after another.
 */
export interface LanePrograms {
  unshare: string;
  ip: string;
  sh: string;
  /** The warden's program. */
  program: string;
}

/** How many idle lanes are kept for the checkouts that used them. */
const mostIdle = Math.max(8, 2 * availableParallelism());

export function createLanes(programs: LanePrograms): Lanes {
  const targets: RelayTarget[] = [];
  const all: HeldLane[] = [ownLane()];
  /** Lanes that no room has used yet. */
  const fresh = [...all];
  const free = new Map<string, HeldLane[]>();

  function begin(): HeldLane {
    const lane = startLane(programs, targets);
    lane.ready.catch(() => {}); // the error reaches the caller that takes the lane
    all.push(lane);
    return lane;
  }

  return {
    async relay(target) {
      targets.push(target);
      await Promise.all(all.filter((lane) => !lane.ended()).map((lane) => relayTo(lane, target)));
    },
    async take(side) {
      const left = (free.get(side) ?? []).filter((lane) => !lane.ended());
      const known = left.pop();
      free.set(side, left);
      if (known === undefined) endIdle(free);
      const lane = known ?? fresh.shift() ?? begin();
      await lane.ready;
      return lane;
    },
    giveBack(side, lane) {
      const held = all.find((one) => one === lane);
      if (held === undefined) return;
      const left = free.get(side) ?? [];
      free.delete(side); // so that it is added at the end: `endIdle` reads from the start
      free.set(side, [...left, held]);
    },
    prepare() {
      if (targets.length > 0 && fresh.length === 0 && all.length < availableParallelism()) fresh.push(begin());
    },
  };
}

/** A lane that ended meanwhile needs no gateway, so its error does not count. */
async function relayTo(lane: HeldLane, target: RelayTarget): Promise<void> {
  await lane.relay(target).catch((error: unknown) => {
    if (!lane.ended()) throw error;
  });
}

/**
 * Ends the lane that was idle longest if there are too many: a process that replays many checkouts would keep lanes for
 * each.
 */
function endIdle(free: ReadonlyMap<string, readonly HeldLane[]>): void {
  const idle = [...free.values()].flat().filter((lane) => lane.pid !== undefined && !lane.ended());
  if (idle.length >= mostIdle) idle[0]?.end();
}

function ownLane(): HeldLane {
  return { pid: undefined, ready: Promise.resolve(), relay, ended: () => false, end: () => {} };
}

function startLane({ unshare, ip, sh, program }: LanePrograms, targets: RelayTarget[]): HeldLane {
  const words = 'ip=$1; shift; $ip link set lo up && exec "$@"';
  const argv = ["--net", "--kill-child", "--", sh, "-c", words, "sh", ip, process.execPath, program, laneWord];
  const child = spawn(unshare, argv, { stdio: ["pipe", "pipe", "ignore"], cwd: "/", env: {} });
  const waiting: ((line: string) => void)[] = [];
  let gone = false;
  eachLine(child.stdout, (line) => waiting.shift()?.(line));
  const end = (): void => {
    gone = true;
    for (const say of waiting.splice(0)) say("it ended");
  };
  child.on("error", end);
  child.on("exit", end);
  child.stdin.on("error", () => {}); // the `exit` event reports it
  async function heard(): Promise<void> {
    if (gone) throw new Error("a network of the sandbox has ended");
    const line = await new Promise<string>((say) => waiting.push(say));
    if (line !== "ready") throw new Error(`a network of the sandbox could not be made: ${line}`);
  }
  function tell(target: RelayTarget): Promise<void> {
    const listening = heard();
    child.stdin.write(`${JSON.stringify(target)}\n`);
    return listening;
  }
  // Before its first line, the process may still be in the warden's network.
  const ready = Promise.all([heard(), ...targets.map(tell)]).then(() => {});
  return { pid: child.pid, ready, relay: tell, ended: () => gone, end: () => void (gone = child.kill("SIGKILL")) };
}
