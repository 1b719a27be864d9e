import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  redactByCommand
} from "./chunk-UJHJBAWG.js";
import {
  openProject,
  projectRedactor
} from "./chunk-DQRXXAPE.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  answerKnown,
  createCapture,
  createUpstream,
  effectLookup,
  fixturesVersion,
  formatJsonFile,
  isBroken,
  newErrors,
  normaliseTrace,
  observedTrace,
  presentOutput,
  providers,
  readOutputFile,
  shimEnvironment,
  startGateway
} from "./chunk-OLVIJ3L6.js";
import {
  canonicalJson
} from "./chunk-RNXGH53F.js";
import "./chunk-F42CM523.js";
import {
  nodePlatform
} from "./chunk-TXODKNP4.js";
import {
  assertProgram,
  commandOf
} from "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunk-MRNUEBOS.js";
import "./chunk-PUODX5FH.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/record.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

// src/node/record-run.ts
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// src/gateway/recorded-exchanges.ts
function recordedExchanges(observations, redactor) {
  return observations.flatMap((seen) => {
    if (seen.type !== "model" || seen.how === "missed") return [];
    const { api, status, sse, response } = seen.exchange;
    const request = redactor.redact(seen.exchange.request);
    const redacted2 = response === void 0 ? void 0 : redactor.redact(response);
    const clean = canonicalJson(redacted2 ?? null) === canonicalJson(response ?? null);
    if (sse !== void 0 && clean) return [{ api, request, status, sse: withoutSecretEnd(sse, redactor) }];
    return [{ api, request, status, ...redacted2 === void 0 ? {} : { response: redacted2 } }];
  });
}
function withoutSecretEnd(sse, redactor) {
  const last = sse.at(-1);
  return last !== void 0 && isBroken(last) && redactor.redact(last) !== last ? sse.slice(0, -1) : sse;
}

// src/core/run/trace-with-output.ts
function withOutput(trace, output) {
  const { final_output, state, status } = output;
  const answered = presentOutput(final_output) !== void 0;
  const events = trace.events.filter(({ type }) => !answered || type !== "final_output");
  const hasAnswer = events.some(({ type }) => type === "final_output");
  return normaliseTrace({
    ...trace,
    status: status === "unknown" ? trace.status : status,
    events: [
      ...events,
      ...state === void 0 ? [] : [{ type: "state", step_id: "final", state }],
      ...newErrors(output, events),
      ...hasAnswer ? [] : [{ type: "final_output", content: final_output ?? null }]
    ]
  });
}

// src/node/record-run.ts
async function recordRun(request) {
  var _stack = [];
  try {
    const { config, env, redactor, runId } = request;
    const sleep = (ms) => new Promise((done) => void setTimeout(done, ms));
    const upstream = createUpstream({ config: config.upstream, env, fetch, sleep });
    const gateway = __using(_stack, await startGateway({
      upstream,
      mcpUrl: config.upstream["mcp"]?.base_url,
      httpTools: config.http
    }), true);
    const open = __using(_stack, gateway.open({ mode: "record", effects: effectLookup(config.effects), now: () => nodePlatform.now() }));
    const { end, wrote } = await runWithOutput(request, open.env);
    const observations = open.session.observations();
    const output = wrote.kind === "output" ? wrote.output : void 0;
    const seen = observedTrace(observations, { run_id: runId, end: output ? { ...end, code: 0 } : end });
    const { uncontrolled } = seen;
    const trace = output ? withOutput(seen.trace, output) : seen.trace;
    const unseen = [...new Set(uncontrolled.map(({ tool }) => tool))];
    const model = trace.events.find((event) => event.type === "model_call")?.model;
    return {
      trace: redacted(
        {
          ...trace,
          ...request.agent === void 0 ? {} : { agent: { name: request.agent } },
          ...model === void 0 ? {} : { model: { name: model } },
          ...unseen.length === 0 ? {} : { source: { format: "gateway", uncontrolled: unseen } },
          ended_at: nodePlatform.now().toISOString()
        },
        redactor
      ),
      model: { version: fixturesVersion, exchanges: recordedExchanges(observations, redactor) },
      uncontrolled: unseen,
      end,
      ...wrote.kind === "unreadable" ? { unreadable: redactor.text(wrote.reason) } : {}
    };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function runWithOutput(request, gatewayEnv) {
  const folder = mkdtempSync(join(tmpdir(), "replaykit-record-"));
  try {
    const outputPath = join(folder, "output.json");
    const end = await runAgent(request, { ...gatewayEnv, REPLAYKIT_OUTPUT_PATH: outputPath });
    return { end, wrote: readOutputFile(outputPath) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
function redacted(trace, redactor) {
  const clean = redactor.redact(trace);
  const events = clean.events.map((event, index) => {
    const before = trace.events[index];
    if (event.type !== "tool_result" || before?.type !== "tool_result" || event.output_text === void 0) return event;
    const { output_text: _, ...rest } = event;
    return canonicalJson(event.output ?? null) === canonicalJson(before.output ?? null) ? event : rest;
  });
  return { ...clean, events };
}
async function runAgent({ command, cwd, env, signal, onOutput }, gatewayEnv) {
  const [program, ...args] = command.argv;
  const stderr = createCapture();
  const child = spawn(program, args, {
    cwd,
    env: { ...env, ...shimEnvironment(env), ...gatewayEnv },
    stdio: ["inherit", "pipe", "pipe"],
    ...signal === void 0 ? {} : { signal }
  });
  child.on("error", () => {
  });
  child.stdout.on("data", (chunk) => onOutput?.(chunk));
  child.stderr.on("data", (chunk) => {
    stderr.add(chunk);
    onOutput?.(chunk);
  });
  const [code] = await once(child, "close");
  return { code: code ?? null, timed_out: false, stderr: stderr.text() };
}

// src/cli/commands/record.ts
var toldByAgent = ["error", "final_output", "state"];
async function run(context) {
  const { args, flags, terminal, cwd, env, signal } = context;
  if (args.length === 0) {
    throw new ReplayKitError("usage", "record needs the command that runs your agent", {
      hint: `replaykit record -- python agent.py "Why was I charged?"`
    });
  }
  const command = commandOf(args);
  assertProgram(command, cwd, env["PATH"]);
  const project = await openProject(context);
  const tracePath = flags.text("out") ?? "trace.json";
  const modelPath = flags.text("model-fixtures") ?? tracePath.replace(/(?:\.json)?$/, ".model.json");
  const { uncontrolled, end, unreadable, ...recorded } = await recordRun({
    command,
    cwd,
    env,
    config: project.config,
    redactor: projectRedactor(project, env),
    runId: flags.text("id") ?? nodePlatform.newId(),
    agent: flags.text("agent"),
    signal,
    // Results go to standard output; what the agent prints is about the work itself.
    onOutput: (chunk) => void process.stderr.write(chunk)
  });
  const { trace, model } = await redactByCommand({ trace: recorded.trace, model: recorded.model }, { ...project, env });
  if (trace.events.every(({ type }) => toldByAgent.includes(type))) {
    throw new ReplayKitError(
      "runner_failed",
      "nothing passed through the gateway: the agent asked no model and no tool",
      {
        hint: `the agent must take its base URL from ${providers.map((one) => one.baseUrlVariable).join(", ")}`
      }
    );
  }
  await write(resolve(cwd, tracePath), trace);
  await write(resolve(cwd, modelPath), model);
  const exchanges = model.exchanges.length;
  if (flags.on("json")) {
    const { run_id, status } = trace;
    terminal.printJson({ version: 1, trace: tracePath, model: modelPath, run_id, status, exchanges, uncontrolled });
    return exitCode.ok;
  }
  terminal.print(
    `${terminal.style("green", "recorded")} ${tracePath}  (${trace.status}, exit code ${end.code ?? "none"})`
  );
  terminal.print(`         ${modelPath}  (${exchanges} model exchanges)`);
  if (uncontrolled.length > 0) {
    const tools = terminal.safe(uncontrolled.join(", "));
    terminal.note(`note: these tools ran inside the agent, unseen by the gateway: ${tools}`);
  }
  if (unreadable !== void 0)
    terminal.note(`note: its answer and status were not taken: ${terminal.safe(unreadable)}`);
  else if (!answerKnown(trace)) {
    terminal.note(
      "note: its answer was not recorded: no model call passed through the gateway; have the agent write its result to REPLAYKIT_OUTPUT_PATH (README, Your agent as a runner)"
    );
  }
  const called = trace.events.some(({ type }) => type === "tool_call");
  if (called && uncontrolled.length === 0 && project.config.evidence !== "observed") {
    terminal.note(
      "note: every call passed through the gateway; `evidence: observed` in replaykit.yaml asks that of guards too"
    );
  }
  terminal.print(`
Next: replaykit scaffold ${tracePath} --model-fixtures ${modelPath} --out cases/my-case`);
  return exitCode.ok;
}
async function write(path, value) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, formatJsonFile(value));
}
export {
  run
};
