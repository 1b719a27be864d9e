import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createUpstream,
  observedTrace,
  shimEnvironment,
  startGateway
} from "./chunk-5VWQT2AF.js";
import "./chunk-35IMGCZ5.js";
import {
  createCapture
} from "./chunk-JW2MBHE4.js";
import {
  assertProgram,
  commandOf
} from "./chunk-QEZQICKL.js";
import {
  openProject,
  projectRedactor
} from "./chunk-7VXHW6NI.js";
import "./chunk-BZZTWJ2Q.js";
import "./chunk-SKBEGQT3.js";
import "./chunk-SD42YD4V.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-BEDZKUB6.js";
import "./chunk-ODDJKHMF.js";
import {
  nodePlatform
} from "./chunk-AD2P542H.js";
import {
  fixturesVersion
} from "./chunk-P72BP2YS.js";
import "./chunk-YPDIPNTS.js";
import "./chunk-ZNXELE7A.js";
import "./chunk-F3XWN5HJ.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-5LI65K7B.js";
import "./chunk-CDTRLQZL.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import {
  effectLookup
} from "./chunk-TC25HOH2.js";
import "./chunk-UEQIKGNP.js";
import {
  canonicalJson
} from "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
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

// src/gateway/recorded-exchanges.ts
function recordedExchanges(observations, redactor) {
  return observations.flatMap((seen) => {
    if (seen.type !== "model" || seen.how === "missed") return [];
    const { api, status, sse, response } = seen.exchange;
    const request = redactor.redact(seen.exchange.request);
    const redacted = response === void 0 ? void 0 : redactor.redact(response);
    const clean = canonicalJson(redacted ?? null) === canonicalJson(response ?? null);
    if (sse !== void 0 && clean) return [{ api, request, status, sse }];
    return [{ api, request, status, ...redacted === void 0 ? {} : { response: redacted } }];
  });
}

// src/node/record-run.ts
async function recordRun(request) {
  var _stack = [];
  try {
    const { config, env, redactor, runId } = request;
    const sleep = (ms) => new Promise((done) => void setTimeout(done, ms));
    const upstream = createUpstream({ config: config.upstream, env, fetch, sleep });
    const gateway = __using(_stack, await startGateway({ upstream, mcpUrl: config.upstream["mcp"]?.base_url }), true);
    const open = __using(_stack, gateway.open({ mode: "record", effects: effectLookup(config.effects), now: () => nodePlatform.now() }));
    const end = await runAgent(request, open.env);
    const observations = open.session.observations();
    const { trace, uncontrolled } = observedTrace(observations, { run_id: runId, end });
    const model = trace.events.find((event) => event.type === "model_call")?.model;
    return {
      trace: redactor.redact({
        ...trace,
        ...request.agent === void 0 ? {} : { agent: { name: request.agent } },
        ...model === void 0 ? {} : { model: { name: model } },
        ended_at: nodePlatform.now().toISOString()
      }),
      model: { version: fixturesVersion, exchanges: recordedExchanges(observations, redactor) },
      uncontrolled: [...new Set(uncontrolled.map(({ tool }) => tool))],
      end
    };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
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
  const { trace, model, uncontrolled, end } = await recordRun({
    command,
    cwd,
    env,
    config: project.config,
    redactor: projectRedactor(project, env),
    runId: flags.text("run-id") ?? nodePlatform.newId(),
    agent: flags.text("agent"),
    signal,
    // Results go to standard output; what the agent prints is about the work itself.
    onOutput: (chunk) => void process.stderr.write(chunk)
  });
  if (trace.events.every(({ type }) => type === "error")) {
    throw new ReplayKitError(
      "runner_failed",
      "nothing passed through the gateway: the agent asked no model and no tool",
      {
        hint: "the agent must take its base URL from OPENAI_BASE_URL, ANTHROPIC_BASE_URL or GOOGLE_GEMINI_BASE_URL"
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
  terminal.print(`
Next: replaykit scaffold ${tracePath} --model-fixtures ${modelPath} --out cases/my-case`);
  return exitCode.ok;
}
async function write(path, value) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(value, void 0, 2)}
`);
}
export {
  run
};
