import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { compact } from "../../core/compact.ts";
import { removeFolder } from "../files/remove-folder.ts";
import type { AttemptAnswer, AttemptRequest, Runner } from "./attempt-request.ts";
import { type Command, filledCommand } from "./command.ts";
import { contractVariables } from "./environment.ts";
import { type ReadOutput, readOutputFile } from "./read-output.ts";
import { type ProcessEnd, runProcess } from "./run-process.ts";
import { inRoom, runInRoom, withFullRoom, withRoom } from "../sandbox/in-room.ts";
import { outputFile } from "../sandbox/room-memory.ts";
import type { Box } from "../sandbox/sandbox.ts";
import type { Slots } from "./slots.ts";

export interface RunnerSetup {
  command: Command;
  cwd: string;
  /** The allow-listed environment, without the contract's variables. */
  env: Record<string, string>;
  slots: Slots;
  /** A folder that only this replay has. It holds outputs, and its path marks the replay's processes. */
  scratch: string;
}

/** Returns a runner that starts its command anew for each attempt. */
export function createProcessRunner(setup: RunnerSetup): Runner {
  let count = 0;
  return {
    async run(request) {
      const giveBack = await setup.slots.take();
      try {
        if (request.box) return await runInside(request.box, request, { ...setup, giveBack });
        count += 1;
        return await runHere(join(setup.scratch, `attempt-${count}`), request, { ...setup, giveBack });
      } finally {
        giveBack();
      }
    },
    close: () => Promise.resolve(),
  };
}

interface RunnerSlot extends RunnerSetup {
  /** Gives the slot back before the attempt's end, when the processor is free. */
  giveBack: () => void;
}

async function runHere(folder: string, request: AttemptRequest, setup: RunnerSlot): Promise<AttemptAnswer> {
  const { command, cwd, env, giveBack } = setup;
  const outputPath = join(folder, "output.json");
  const { paths, timeoutMs, signal } = request;
  try {
    mkdirSync(folder, { recursive: true });
    const variables = contractVariables({ ...request, ...paths, outputPath });
    const end = await runProcess({
      command: filledCommand(command, request),
      input: request.input,
      cwd,
      env: { ...env, ...request.gatewayEnv, ...variables },
      timeoutMs,
      mark: `${folder}/`,
      signal,
      onExit: giveBack,
    });
    return answerOf(end, readOutputFile(outputPath), { command, timeoutMs });
  } finally {
    removeFolder(folder);
  }
}

/** Runs an attempt in a room. The room's folder brings its output to this process. */
function runInside(box: Box, request: AttemptRequest, setup: RunnerSlot): Promise<AttemptAnswer> {
  const { command, cwd, env, giveBack } = setup;
  const { paths, timeoutMs, signal, network, input } = request;
  return withRoom(box, async (room) => {
    const outputPath = join(room.folder, outputFile);
    const variables = { ...request.gatewayEnv, ...contractVariables({ ...request, ...paths, outputPath }) };
    const wanted = { command: filledCommand(command, request), cwd, env: { ...env, ...variables } };
    const started = await inRoom(room, wanted, network === true);
    const end = await runInRoom(room, { ...started, input, timeoutMs, mark: room.folder, signal, onExit: giveBack });
    const answer = answerOf(end, readOutputFile(outputPath), { command, timeoutMs });
    const { changes, full } = await room.changes();
    return { ...(full ? withFullRoom(answer, full) : answer), wrote: changes };
  });
}

interface TimedCommand {
  command: Command;
  timeoutMs: number;
}

function answerOf(end: ProcessEnd, read: ReadOutput, command: TimedCommand): AttemptAnswer {
  const { code, signal, timed_out } = end;
  return {
    output: read.kind === "output" ? read.output : undefined,
    failure: failureOf(end, read, command),
    silent: read.kind === "nothing" && code === 0 && !timed_out && end.failure === undefined,
    ...compact({ unreadable: read.kind === "unreadable" ? read.text : undefined }),
    exit: { code, signal, timed_out },
    aborted: end.aborted,
    stdout: end.stdout.text(),
    stderr: end.stderr.text(),
    duration_ms: end.duration_ms,
  };
}

/** A non-zero exit code matters only without an output. */
function failureOf(end: ProcessEnd, read: ReadOutput, { command, timeoutMs }: TimedCommand): string | undefined {
  if (end.failure !== undefined) return `the runner could not be started (${command.shown}): ${end.failure}`;
  if (read.kind === "output") return undefined;
  if (read.kind === "unreadable")
    return `${read.reason}${end.timed_out ? ` (it timed out after ${timeoutMs} ms)` : ""}`;
  if (end.timed_out) return `the runner timed out after ${timeoutMs} ms and wrote no output`;
  const where = end.code === 0 ? " (a runner writes it as JSON to the file that REPLAYKIT_OUTPUT_PATH names)" : "";
  return `the runner ${endingOf(end)} and wrote no output${where}`;
}

export function endingOf({ code, signal }: { code: number | null; signal: string | null }): string {
  return signal === null ? `ended with exit code ${code ?? "unknown"}` : `was ended by ${signal}`;
}
