import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { eachLine } from "../lines.ts";
import { type GatewayDoor, relay } from "./relay.ts";

/** A network that reaches only the gateway; one room at a time uses it. */
export interface Lane {
  /** Process id of its owner, for the warden; absent: the warden itself. */
  pid: number | undefined;
}

export interface Lanes {
  relay(door: GatewayDoor): Promise<void>;
  /** A network that no other room uses, and that only rooms of this side ever used. */
  take(side: string): Promise<Lane>;
  giveBack(side: string, lane: Lane): void;
}

interface HeldLane extends Lane {
  ready: Promise<void>;
  relay(door: GatewayDoor): Promise<void>;
  ended(): boolean;
  end(): void;
}

/** Programs that make a lane. Each needs its own process, as slow to start as Node, so rooms reuse it one after another. */
export interface LanePrograms {
  unshare: string;
  ip: string;
  sh: string;
  /** Of `lane.ts`. */
  file: string;
}

/** How many networks wait for sides that may come back. */
const mostIdle = Math.max(8, 2 * availableParallelism());

export function createLanes(programs: LanePrograms): Lanes {
  const doors: GatewayDoor[] = [];
  const all: HeldLane[] = [ownLane()];
  /** Not used yet. */
  const fresh = [...all];
  const free = new Map<string, HeldLane[]>();

  function begin(): HeldLane {
    const lane = startLane(programs, doors);
    lane.ready.catch(() => {}); // whoever takes it hears of it
    all.push(lane);
    return lane;
  }

  /** Prepares one for the next runner, if several may run at once; none runs without a gateway. The first is not to wait for it. */
  function prepareNext(): void {
    if (doors.length > 0 && fresh.length === 0 && all.length < availableParallelism()) fresh.push(begin());
  }

  return {
    async relay(door) {
      doors.push(door);
      await Promise.all(all.filter((lane) => !lane.ended()).map((lane) => relayTo(lane, door)));
    },
    async take(side) {
      const left = (free.get(side) ?? []).filter((lane) => !lane.ended());
      const known = left.pop();
      free.set(side, left);
      if (known === undefined) endIdle(free);
      const lane = known ?? fresh.shift() ?? begin();
      prepareNext();
      await lane.ready;
      return lane;
    },
    giveBack(side, lane) {
      const held = all.find((one) => one === lane);
      if (held === undefined) return;
      const left = free.get(side) ?? [];
      free.delete(side); // the side that came last stands last
      free.set(side, [...left, held]);
    },
  };
}

/** A network that ends meanwhile is nobody's any more: only one that stays must have the gateway. */
async function relayTo(lane: HeldLane, door: GatewayDoor): Promise<void> {
  await lane.relay(door).catch((error: unknown) => {
    if (!lane.ended()) throw error;
  });
}

/** A process that replays many checkouts would hold a network for each: beyond a few, the one that waited longest ends. */
function endIdle(free: ReadonlyMap<string, readonly HeldLane[]>): void {
  const idle = [...free.values()].flat().filter((lane) => lane.pid !== undefined && !lane.ended());
  if (idle.length >= mostIdle) idle[0]?.end();
}

function ownLane(): HeldLane {
  return { pid: undefined, ready: Promise.resolve(), relay, ended: () => false, end: () => {} };
}

function startLane({ unshare, ip, sh, file }: LanePrograms, doors: GatewayDoor[]): HeldLane {
  const words = 'ip=$1; shift; $ip link set lo up && exec "$@"';
  const argv = ["--net", "--kill-child", "--", sh, "-c", words, "sh", ip, process.execPath, file];
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
  // Until its first line the process may still be in the warden's network.
  const ready = Promise.all([heard(), ...doors.map(tell)]).then(() => {});
  return { pid: child.pid, ready, relay: tell, ended: () => gone, end: () => void (gone = child.kill("SIGKILL")) };
}
