import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openProject
} from "./chunk-NIGZXU2K.js";
import {
  chooseRunner,
  endingOf,
  isTextError,
  runOutputSchema,
  runProcess
} from "./chunk-3QQEB6C6.js";
import {
  parseJson
} from "./chunk-ZPONSFWV.js";
import {
  assertProgram,
  commandOf
} from "./chunk-YQFYJEPK.js";
import {
  jsonSchema
} from "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/cli/continue-run.ts
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
var defaultTimeoutMs = 10 * 60 * 1e3;
async function lastCheckpoint(store, runId, step) {
  const steps = await store.listSteps(runId);
  const at = step === void 0 ? steps.at(-1) : steps.find(({ step_number }) => step_number === step);
  const checkpoint = at && await store.getCheckpoint(runId, at.step_id);
  if (checkpoint) return checkpoint;
  const known = await store.getRun(runId);
  if (!known)
    throw new ReplayKitError("not_found", `there is no run "${runId}"`, { hint: "replaykit runs lists them" });
  if (step === void 0) return startOf(known);
  throw new ReplayKitError("not_found", `run "${runId}" has no step ${step}`, {
    hint: steps.length === 0 ? "it recorded no step" : `its steps are 1 to ${steps.length}`
  });
}
function startOf({ run_id, started_at }) {
  return {
    version: 1,
    run_id,
    step_id: "start",
    step_number: 0,
    at: started_at,
    messages: [],
    tool_calls: [],
    state: {}
  };
}
async function nextForkId(store, runId) {
  for (let n = 1; ; n += 1) if (!await store.getRun(`${runId}-fork-${n}`)) return `${runId}-fork-${n}`;
}
async function continueRun(continuation) {
  const { context, store, storeFile, checkpoint, runId, withoutWrites = false } = continuation;
  const { flags, terminal, env } = context;
  const project = await openProject(context);
  const agent = (await store.getRun(checkpoint.parent?.run_id ?? runId))?.agent?.name;
  const override = { command: flags.text("runner-cmd"), shell: flags.on("shell") };
  const { config } = chooseRunner(project.config, { case: { id: runId }, agent }, override);
  const command = commandOf(config.command, config.shell);
  const cwd = resolve(project.root, config.cwd ?? ".");
  assertProgram(command, cwd, env["PATH"]);
  const folder = mkdtempSync(join(tmpdir(), "replaykit-run-"));
  try {
    const checkpointFile = join(folder, "checkpoint.json");
    const outputFile = join(folder, "output.json");
    writeFileSync(checkpointFile, JSON.stringify(checkpoint));
    const version = flags.text("agent-version");
    const end = await runProcess({
      command,
      cwd,
      // The agent goes on for real and needs the keys that it always has.
      env: {
        ...definedOf(env),
        REPLAYKIT_CHECKPOINT_PATH: checkpointFile,
        REPLAYKIT_OUTPUT_PATH: outputFile,
        REPLAYKIT_STORE_PATH: storeFile,
        REPLAYKIT_RUN_ID: runId,
        ...version === void 0 ? {} : { REPLAYKIT_AGENT_VERSION: version },
        ...withoutWrites ? { REPLAYKIT_MODE: "live-reads" } : {}
      },
      timeoutMs: flags.duration("timeout") ?? defaultTimeoutMs,
      mark: `${folder}/`,
      signal: context.signal
    });
    const said = `${end.stdout.text()}${end.stderr.text()}`.trimEnd();
    if (said !== "") terminal.note(terminal.safe(said));
    if (checkpoint.parent && !await store.getRun(runId))
      await keepOutput(store, checkpoint, readOutput(outputFile, runId));
    const run = await store.getRun(runId);
    if (run && run.status !== "running") return run;
    throw new ReplayKitError(
      "runner_failed",
      `the runner ${end.failure ?? endingOf(end)} and recorded no end of the run`,
      {
        hint: "an agent without the SDK writes its result to REPLAYKIT_OUTPUT_PATH"
      }
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
function definedOf(env) {
  return Object.fromEntries(Object.entries(env).flatMap(([key, value]) => value === void 0 ? [] : [[key, value]]));
}
function readOutput(file, runId) {
  if (existsSync(file)) {
    const parsed = runOutputSchema.safeParse(parseJson(readFileSync(file, "utf8"), { name: "the runner's output" }));
    if (parsed.success) return parsed.data;
  }
  throw new ReplayKitError("runner_failed", `the runner neither recorded the run "${runId}" nor wrote an output`, {
    hint: "use kitFromEnvironment() of the SDK, or write the result to REPLAYKIT_OUTPUT_PATH"
  });
}
async function keepOutput(store, { parent, state, run_id }, output) {
  if (!parent) return;
  const at = (/* @__PURE__ */ new Date()).toISOString();
  const before = await store.getRun(parent.run_id);
  const { agent, input } = before ?? {};
  await store.createRun({
    run_id,
    ...agent === void 0 ? {} : { agent },
    ...input === void 0 ? {} : { input },
    parent: { run_id: parent.run_id, step_id: parent.step_id },
    status: "running",
    started_at: at
  });
  for (const [index, { tool_name, tool_args, tool_output, error }] of output.tool_calls.entries()) {
    const result = error && !isTextError(error) ? { phase: "failed", error } : { phase: "done", output: tool_output ?? error?.message ?? null };
    await store.append(run_id, {
      position: String(index),
      kind: "tool",
      name: tool_name,
      args: tool_args,
      at,
      ...result
    });
  }
  const tool_calls = jsonSchema.array().parse(JSON.parse(JSON.stringify(output.tool_calls)));
  const step = { step_id: "end", step_number: 1, at, messages: [], tool_calls, state: output.state ?? state };
  await store.putCheckpoint({ version: 1, run_id, parent, ...step });
  await store.updateRun(run_id, {
    status: output.status,
    ended_at: at,
    retention: output.status === "error" ? "failed" : "success",
    ...output.final_output === void 0 ? {} : { final_output: output.final_output }
  });
}
async function tellOfRun({ flags, terminal }, { run, parent }) {
  if (flags.on("json")) {
    terminal.printJson({ version: 1, run });
    return;
  }
  const said = run.status === "error" ? run.error : run.final_output;
  const output = typeof said === "string" ? said : JSON.stringify(said);
  terminal.print(terminal.safe(`${run.run_id}  ${run.status}  ${output ?? ""}`.trimEnd()));
  if (parent !== void 0)
    terminal.print(`
Next: replaykit diff ${terminal.safe(parent)} ${terminal.safe(run.run_id)}`);
}

export {
  lastCheckpoint,
  nextForkId,
  continueRun,
  tellOfRun
};
