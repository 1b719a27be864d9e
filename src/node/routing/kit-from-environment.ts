import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseCaseYaml } from "../../core/case/case-yaml.ts";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import type { ReplayCase } from "../../core/schema/case.ts";
import { type Checkpoint, checkpointSchema } from "../../core/schema/checkpoint.ts";
import type { RunOutput } from "../../core/schema/run-output.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import {
  type AgentProgram,
  createMemoryStore,
  type RunResult,
  type ForkOptions,
  type Kit,
  type KitOptions,
  replaykit,
  type RunOptions,
} from "../../sdk/index.ts";
import type { Recordable } from "../../sdk/recorder/recordable.ts";
import { gatewayTools } from "./gateway-tools.ts";
import { compact } from "../../core/compact.ts";
import { createSqliteStore, type SqliteStore } from "../sqlite/store.ts";

/** Path of a project's run store, relative to its root. */
export const localStorePath = ".replaykit/store.db";

export interface EnvironmentOptions extends Omit<KitOptions, "store" | "callTool"> {
  /** Default: `REPLAYKIT_STORE_PATH`, else `.replaykit/store.db` in the agent's working folder. */
  storePath?: string;
  env?: Record<string, string | undefined>;
}

export interface EnvironmentKit extends Kit, AsyncDisposable {
  close(): Promise<void>;
}

/**
 * A kit for an agent that is also a runner. Started alone, it records the run. Under `replaykit runs resume` or `fork`
 * it continues from the checkpoint. Under `replaykit replay` it takes the case's input, lets the gateway answer the
 * tools, and writes the result as the runner contract says.
 */
export function kitFromEnvironment({
  storePath,
  env = process.env,
  ...options
}: EnvironmentOptions = {}): EnvironmentKit {
  const casePath = env["REPLAYKIT_CASE_PATH"];
  const store = casePath === undefined ? createSqliteStore(resolve(storePath ?? pathIn(env))) : createMemoryStore();
  const kit = replaykit({ ...options, ...(casePath === undefined ? {} : replayOptions(env)), store });
  const checkpoint = readCheckpoint(env["REPLAYKIT_CHECKPOINT_PATH"]);

  async function run<T extends Recordable<T>>(options: RunOptions, program: AgentProgram<T>): Promise<RunResult<T>> {
    const given = casePath === undefined ? {} : caseInput(parseCaseYaml(readFileSync(casePath, "utf8"), casePath).case);
    const settings = { ...options, ...agentIn(options, env), ...given };
    const runId = env["REPLAYKIT_RUN_ID"] ?? checkpoint?.run_id ?? options.runId ?? crypto.randomUUID();
    try {
      return await go({ ...settings, runId }, program);
    } finally {
      await report(runId);
    }
  }

  function go<T extends Recordable<T>>(
    settings: RunOptions & { runId: string },
    program: AgentProgram<T>,
  ): Promise<RunResult<T>> {
    if (!checkpoint) return kit.run(settings, program);
    if (!checkpoint.parent) return kit.resume(checkpoint.run_id, program);
    return kit.fork(checkpoint.parent.run_id, forkAt(checkpoint, settings, env), program);
  }

  async function report(runId: string): Promise<void> {
    const path = env["REPLAYKIT_OUTPUT_PATH"];
    const known = path !== undefined && (await store.getRun(runId));
    if (known) writeFileSync(path, JSON.stringify(outputOf(await kit.trace(runId))));
  }

  async function close(): Promise<void> {
    if (isSqlite(store)) await store.close();
  }

  return { ...kit, run, close, [Symbol.asyncDispose]: close };
}

function forkAt(
  { step_number, state }: Checkpoint,
  { agent, runId }: RunOptions & { runId: string },
  env: Record<string, string | undefined>,
): ForkOptions {
  return {
    step: step_number,
    set: { "": state },
    runId,
    ...compact({ agent, mode: env["REPLAYKIT_MODE"] === "live-reads" ? "live-reads" : undefined }),
  };
}

function pathIn(env: Record<string, string | undefined>): string {
  return env["REPLAYKIT_STORE_PATH"] ?? localStorePath;
}

function isSqlite(store: object): store is SqliteStore {
  return "close" in store;
}

function readCheckpoint(path: string | undefined): Checkpoint | undefined {
  if (path === undefined) return undefined;
  const parsed = checkpointSchema.safeParse(parseJson(readFileSync(path, "utf8"), { name: path }));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ReplayKitError(
    "invalid_input",
    `${path} is not a checkpoint: ${issue?.path.join(".")}: ${issue?.message}`,
    {
      hint: "npx replaykit runs fork and resume write it",
    },
  );
}

/** The agent's name from the program, with the version that the user of `fork` gave. */
function agentIn({ agent }: RunOptions, env: Record<string, string | undefined>): Pick<RunOptions, "agent"> {
  const version = env["REPLAYKIT_AGENT_VERSION"];
  if (agent === undefined || version === undefined) return {};
  return { agent: { name: typeof agent === "string" ? agent : agent.name, version } };
}

/** The case's input: the text of a single message, else the list of messages. */
export function caseInput({ scenario: { input } }: Pick<ReplayCase, "scenario">): Pick<RunOptions, "input"> {
  const [first, ...more] = input.filter(({ role }) => role !== "system");
  return { input: first && more.length === 0 ? first.content : input.map(({ role, content }) => ({ role, content })) };
}

function replayOptions(env: Record<string, string | undefined>): KitOptions {
  const url = env["REPLAYKIT_GATEWAY_URL"];
  const recordedAt = env["REPLAYKIT_NOW"];
  return {
    ...compact({
      callTool: url === undefined ? undefined : gatewayTools(url),
      now: recordedAt === undefined ? undefined : () => new Date(recordedAt),
    }),
    random: seeded(Number(env["REPLAYKIT_SEED"] ?? 1)),
  };
}

/** A random number generator that repeats itself for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A recorded run in the output format of the runner contract. Its events add what the lists lack, such as messages,
 * steps and states.
 */
export function outputOf(trace: TraceRun): RunOutput {
  const results = new Map(
    trace.events.flatMap((event) => (event.type === "tool_result" ? [[event.call_id, event]] : [])),
  );
  const final = trace.events.findLast((event) => event.type === "final_output");
  return {
    run_id: trace.run_id,
    status: trace.status,
    ...compact({ final_output: final?.type === "final_output" ? final.content : undefined }),
    tool_calls: trace.events.flatMap((event) => {
      if (event.type !== "tool_call") return [];
      const result = results.get(event.call_id);
      return [
        {
          tool_name: event.tool_name,
          tool_args: event.tool_args,
          ...compact({ tool_output: result?.output, error: result?.error }),
        },
      ];
    }),
    errors: trace.events.flatMap((event) => (event.type === "error" ? [event.error] : [])),
    events: trace.events,
  };
}
