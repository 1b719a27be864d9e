import { spawn } from "node:child_process";
import { join } from "node:path";
import { canonicalJson } from "../../core/json/canonical-json.ts";
import { effectLookup } from "../../core/effects.ts";
import type { Redactor } from "../../core/redact/redact.ts";
import type { Miss } from "../../core/schema/attempt-result.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { fixturesVersion, type ModelFixtures } from "../../core/schema/fixtures.ts";
import type { RunOutput } from "../../core/schema/run-output.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { observedTrace, type RunHead } from "../../gateway/observed-trace.ts";
import type { RunEnd } from "../../gateway/run-end.ts";
import { recordedExchanges, routedIn } from "../../gateway/observation.ts";
import { startGateway } from "../../gateway/server.ts";
import type { Session } from "../../gateway/session.ts";
import { createUpstream } from "../../gateway/upstream.ts";
import { keysInDotEnv } from "../dot-env.ts";
import { removeFolder } from "../files/remove-folder.ts";
import { nodePlatform } from "../platform.ts";
import { withOutput } from "../../core/run/run-from-output.ts";
import { toolEnvironment } from "../routing/tool-environment.ts";
import { shimEnvironment } from "../shim-environment.ts";
import { createCapture } from "../runner/capture.ts";
import type { Command } from "../runner/command.ts";
import { recordedSeed } from "./attempt/seed-of.ts";
import { compact } from "../../core/compact.ts";
import { type ReadOutput, readOutputFile } from "../runner/read-output.ts";
import { scratchFolder } from "../files/scratch-folder.ts";

export interface RecordRequest {
  command: Command;
  cwd: string;
  /** The folder of replaykit.yaml. */
  root: string;
  /** The agent's environment. The gateway's addresses and dummy keys replace the real ones. */
  env: Record<string, string | undefined>;
  config: ReplayConfig;
  redactor: Redactor;
  runId: string;
  agent?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Called with what the agent prints. */
  onOutput?: ((chunk: Buffer) => void) | undefined;
}

export interface RecordedRun {
  trace: TraceRun;
  model: ModelFixtures;
  /** Tools that ran unseen inside the agent. Only the results that the agent sent to its model are recorded. */
  uncontrolled: string[];
  /** Tools that a model asked for, and whose wrapped function the agent did not call. */
  declined: string[];
  /** Why functions of `tools` could not be routed, or their results not kept. */
  unrouted: string[];
  /** Functions of `tools` that no process of the agent wrapped. */
  unloaded: string[];
  /** Why models and hosts did not answer: no key, a refused key, a failed provider, a host that is not allowed. */
  unanswered: Pick<Miss, "kind" | "message">[];
  end: RunEnd;
  /** Why the agent's output file could not be used. */
  unreadable?: string;
}

/** Runs an agent once, passing everything through, and returns what passed, redacted. */
export async function recordRun(request: RecordRequest): Promise<RecordedRun> {
  const { config, env, redactor } = request;
  const sleep = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));
  const keys = keysInDotEnv(request.cwd, env, config);
  const upstream = createUpstream({ config: config.upstream, env: { ...env, ...keys }, fetch, sleep });
  await using gateway = await startGateway({
    upstream,
    mcpUrl: config.upstream["mcp"]?.base_url,
    httpTools: config.http,
  });
  using open = gateway.open({ mode: "record", effects: effectLookup(config.effects), now: () => nodePlatform.now() });
  const routed = env["REPLAYKIT_SHIMS"] === "off" ? {} : await toolEnvironment(request, "record");
  const started = nodePlatform.now().toISOString();
  const { end, wrote } = await runWithOutput(request, { ...routed, ...open.env, ...frozenAt(started) });
  const observations = open.session.observations();
  const output = wrote.kind === "output" ? wrote.output : undefined;
  const { uncontrolled, declined, ...seen } = observedTrace(observations, headOf(request, open.session, end, output));
  const trace = output ? withOutput(seen.trace, output) : seen.trace;
  const unseen = [...new Set(uncontrolled.map(({ tool }) => tool))];
  const model = trace.events.find((event) => event.type === "model_call")?.model;
  return {
    trace: redacted(
      {
        ...trace,
        started_at: started,
        ...compact({
          agent: request.agent === undefined ? undefined : { name: request.agent },
          model: model === undefined ? undefined : { name: model },
          source: unseen.length === 0 ? undefined : { format: "gateway", uncontrolled: unseen },
        }),
        ended_at: nodePlatform.now().toISOString(),
      },
      redactor,
    ),
    model: { version: fixturesVersion, exchanges: recordedExchanges(observations, redactor) },
    uncontrolled: unseen,
    declined: [...new Set(declined.map(({ tool }) => tool))],
    ...notRouted(open.session, config, redactor),
    unanswered: open.session.misses().map(({ kind, message }) => ({ kind, message: redactor.text(message) })),
    end,
    ...compact({ unreadable: wrote.kind === "unreadable" ? redactor.text(wrote.reason) : undefined }),
  };
}

/** As in a replay, the agent's own output counts more than how its process ended. */
function headOf({ runId, config }: RecordRequest, session: Session, end: RunEnd, output?: RunOutput): RunHead {
  const reported = output?.tool_calls.map(({ tool_name: tool }) => ({ tool }));
  return {
    run_id: runId,
    end: output ? { ...end, code: 0 } : end,
    isRouted: routedIn(session.routing(), reported),
    endings: config.terminal_tools,
  };
}

/** Under `REPLAYKIT_FREEZE=1` a recording gets the clock and seed of the first attempt that replays it. */
function frozenAt(started: string): Record<string, string> {
  return { REPLAYKIT_NOW: started, REPLAYKIT_SEED: String(recordedSeed) };
}

function notRouted(session: Session, { tools }: ReplayConfig, redactor: Redactor) {
  const notices = session.routing();
  const unrouted = notices.flatMap(({ state, tool, message = tool }) =>
    state === "installed" ? [] : [redactor.text(state === "unkept" ? `${tool}: ${message}` : message)],
  );
  const installed = new Set(notices.flatMap(({ state, tool }) => (state === "installed" ? [tool] : [])));
  const unloaded = Object.keys(tools).filter((tool) => !installed.has(tool));
  return { unrouted: [...new Set(unrouted)], unloaded };
}

/** Runs the agent with a file for its output, as a replay does. */
async function runWithOutput(
  request: RecordRequest,
  gatewayEnv: Record<string, string>,
): Promise<{ end: RunEnd; wrote: ReadOutput }> {
  const folder = scratchFolder("record-");
  try {
    const outputPath = join(folder, "output.json");
    const end = await runAgent(request, { ...gatewayEnv, REPLAYKIT_OUTPUT_PATH: outputPath });
    return { end, wrote: readOutputFile(outputPath) };
  } finally {
    removeFolder(folder);
  }
}

/** Drops the `output_text` of a redacted output: it is a second copy, in which redaction may miss a name. */
function redacted(trace: TraceRun, redactor: Redactor): TraceRun {
  const clean = redactor.redact(trace);
  const events = clean.events.map((event, index) => {
    const before = trace.events[index];
    if (event.type !== "tool_result" || before?.type !== "tool_result" || event.output_text === undefined) return event;
    const { output_text: _, ...rest } = event;
    return canonicalJson(event.output ?? null) === canonicalJson(before.output ?? null) ? event : rest;
  });
  return { ...clean, events };
}

/** How long a pipe may stay open after the agent has ended. A server that it left behind may hold it for ever. */
const drainMs = 500;

async function runAgent(
  { command, cwd, env, signal, onOutput }: RecordRequest,
  gatewayEnv: Record<string, string>,
): Promise<RunEnd> {
  const [program, ...args] = command.argv;
  const stderr = createCapture();
  const child = spawn(program, args, {
    cwd,
    env: { ...env, ...shimEnvironment(env), ...gatewayEnv },
    stdio: ["inherit", "pipe", "pipe"],
    ...compact({ signal }),
  });
  child.stdout.on("data", (chunk: Buffer) => onOutput?.(chunk));
  child.stderr.on("data", (chunk: Buffer) => {
    stderr.add(chunk);
    onOutput?.(chunk);
  });
  const code = await new Promise<number | null>((done, fail) => {
    // After an interrupt the exit follows; what passed until then is kept.
    child.once("error", (error) => signal?.aborted !== true && fail(error));
    child.once("exit", () => {
      const late = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, drainMs);
      child.once("close", () => clearTimeout(late));
    });
    child.once("close", done);
  });
  return { code, timed_out: false, stderr: stderr.text() };
}
