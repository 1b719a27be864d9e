import type { SharedAddress } from "../../gateway/server.ts";
import type { AttemptAnswer, AttemptRequest, Runner } from "./attempt-request.ts";
import type { RunnerSetup } from "./process-runner.ts";
import { readOutput } from "./read-output.ts";
import type { Change } from "../sandbox/change.ts";
import { inRoom, roomFailure, withFullRoom } from "../sandbox/in-room.ts";
import type { Full } from "../sandbox/room-memory.ts";
import type { Room } from "../sandbox/rooms.ts";
import { compact } from "../../core/compact.ts";
import { type Exchange, startWarmProcess, type WarmProcess } from "./warm-process.ts";

/**
 * Returns a runner that keeps processes for many cases, one for each slot. It replaces a process that crashed, hung or
 * served `recycleAfter` cases.
 */
export function createWarmRunner(setup: RunnerSetup & { recycleAfter: number }): Runner {
  const { slots, recycleAfter, scratch } = setup;
  const idle: Service[] = [];
  const ending = new Set<Promise<void>>();
  let started = 0;

  async function take(request: AttemptRequest): Promise<Service> {
    for (let served = idle.pop(); served !== undefined; served = idle.pop()) {
      if (served.process.alive()) return served;
      release(served);
    }
    started += 1;
    return startServed(setup, `${scratch}/warm-${started}/`, request);
  }

  function putBack(served: Service, reusable: boolean): void {
    if (reusable && served.process.alive() && served.process.used() < recycleAfter) {
      idle.push(served);
      return;
    }
    const end = endOf(served).finally(() => ending.delete(end));
    ending.add(end);
  }

  async function run(request: AttemptRequest): Promise<AttemptAnswer> {
    const giveBack = await slots.take();
    const from = performance.now();
    try {
      const served = await take(request);
      const answered = answerFrom(served, request, from);
      // A full room would fail later cases.
      const isGood = ({ answer, full }: Answered): boolean => answer.failure === undefined && !full;
      putBack(served, await answered.then(isGood, () => false));
      return (await answered).answer;
    } finally {
      giveBack();
    }
  }

  async function close(): Promise<void> {
    await Promise.all([...ending, ...idle.splice(0).map(endOf)]);
  }

  return { run, close };
}

interface Service {
  process: WarmProcess;
  address: SharedAddress | undefined;
  room: Room | undefined;
  /** What earlier cases changed. */
  known: Change[];
}

/**
 * Starts a warm process, in a room if there is a sandbox. The mark in its environment finds processes that it leaves
 * behind.
 */
async function startServed(setup: RunnerSetup, mark: string, { box, network, warm }: AttemptRequest): Promise<Service> {
  const room = await box?.room();
  const address = warm?.open();
  const outside = { ...setup, env: { ...setup.env, ...address?.env, REPLAYKIT_SCRATCH: mark } };
  try {
    const within = room ? { ...outside, ...(await inRoom(room, outside, network === true)) } : outside;
    return { process: startWarmProcess({ ...within, mark }), address, room, known: [] };
  } catch (error) {
    release({ address, room });
    throw error;
  }
}

interface Answered {
  answer: AttemptAnswer;
  full: boolean;
}

async function answerFrom(served: Service, request: AttemptRequest, from: number): Promise<Answered> {
  // A request of the process between two attempts belongs to neither.
  using _led = served.address && request.warm?.lead(served.address);
  const exchange = await served.process.exchange(JSON.stringify(lineOf(request)), request);
  const known = answerOf(exchange, request, performance.now() - from);
  const code = exchange.exit?.code ?? null;
  const failed = served.room && roomFailure({ code, stderr: known.stderr }, served.room);
  const answer = failed ? { ...known, ...failed } : known;
  const { full, ...wrote } = await newChanges(served);
  return { answer: { ...(full ? withFullRoom(answer, full) : answer), ...wrote }, full: full !== undefined };
}

/** The changes of the last case: one room serves many cases, so those of earlier ones are left out. */
async function newChanges(served: Service): Promise<Pick<AttemptAnswer, "wrote"> & { full?: Full | undefined }> {
  if (!served.room) return {};
  const before = new Map(served.known.map(({ path, what }) => [path, what]));
  const { changes, full } = await served.room.changes();
  served.known = changes;
  return { wrote: changes.filter(({ path, what }) => before.get(path) !== what), full };
}

async function endOf(served: Service): Promise<void> {
  await served.process.end();
  release(served);
}

function release({ address, room }: Pick<Service, "address" | "room">): void {
  address?.[Symbol.dispose]();
  void room?.leave();
}

function lineOf({ caseId, attempt, seed, paths, now, input, gatewayEnv }: AttemptRequest): Record<string, unknown> {
  return {
    case_id: caseId,
    attempt,
    seed,
    case_path: paths.casePath,
    fixtures_dir: paths.fixturesDir,
    source_trace_path: paths.sourceTracePath,
    input,
    ...compact({ now, gateway_url: gatewayEnv["REPLAYKIT_GATEWAY_URL"] }),
  };
}

function answerOf(exchange: Exchange, request: AttemptRequest, duration_ms: number): AttemptAnswer {
  const { exit, aborted } = exchange;
  const seen = { exit, aborted, stdout: exchange.stdout.text(), stderr: exchange.stderr.text(), duration_ms };
  if (exchange.line === undefined) return { ...seen, output: undefined, failure: exchange.failure };
  const read = readOutput(exchange.line);
  if (read.kind !== "output") {
    const reason = read.kind === "unreadable" ? read.reason : "the runner answered with an empty line";
    return { ...seen, output: undefined, failure: reason, unreadable: exchange.line.slice(0, 65_536) };
  }
  const { case_id, attempt, ...output } = read.output;
  if (case_id === request.caseId && attempt === request.attempt) return { ...seen, output, failure: undefined };
  const failure =
    `the runner answered for case ${JSON.stringify(case_id)}, attempt ${JSON.stringify(attempt)}, ` +
    `when it was asked for ${JSON.stringify(request.caseId)}, attempt ${request.attempt}`;
  return { ...seen, output: undefined, failure, unreadable: exchange.line.slice(0, 65_536) };
}
