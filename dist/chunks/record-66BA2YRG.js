import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  besideTrace
} from "./chunk-ZRTCF3JI.js";
import {
  redactByCommand
} from "./chunk-RTSCL43B.js";
import {
  findFunctions,
  likeliest
} from "./chunk-LTCLL6MJ.js";
import "./chunk-TG2EFSPA.js";
import "./chunk-57MWDYF7.js";
import "./chunk-4RQYSA3W.js";
import {
  openProject,
  projectRedactor
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  answerKnown,
  createCapture,
  createUpstream,
  editCaseYaml,
  effectLookup,
  fixturesVersion,
  formatJsonFile,
  guessEffect,
  newErrors,
  normaliseTrace,
  observedTrace,
  presentOutput,
  providers,
  readOutputFile,
  recordedExchanges,
  shimEnvironment,
  startGateway,
  toolEnvironment
} from "./chunk-3QQEB6C6.js";
import {
  canonicalJson
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import {
  assertProgram,
  commandOf
} from "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/record.ts
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

// src/node/record-run.ts
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as join2 } from "node:path";

// src/node/dot-env.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
function keysInDotEnv(folder, env, { upstream }) {
  const written = parseEnv(textOf(join(folder, ".env")));
  const names = [
    ...providers.map(({ keyVariable }) => keyVariable),
    ...Object.values(upstream).flatMap(({ key_env }) => key_env ?? [])
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name] === void 0 || env[name] === "" ? written[name] : void 0;
      return value === void 0 || value === "" ? [] : [[name, value]];
    })
  );
}
function textOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
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
    const keys = keysInDotEnv(request.cwd, env, config);
    const upstream = createUpstream({ config: config.upstream, env: { ...env, ...keys }, fetch, sleep });
    const gateway = __using(_stack, await startGateway({
      upstream,
      mcpUrl: config.upstream["mcp"]?.base_url,
      httpTools: config.http
    }), true);
    const open = __using(_stack, gateway.open({ mode: "record", effects: effectLookup(config.effects), now: () => nodePlatform.now() }));
    const routed = env["REPLAYKIT_SHIMS"] === "off" ? {} : await toolEnvironment(request, "record");
    const { end, wrote } = await runWithOutput(request, { ...routed, ...open.env });
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
      ...notRouted(open.session, config, redactor),
      unanswered: open.session.misses().map(({ message }) => redactor.text(message)),
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
function notRouted(session, { tools }, redactor) {
  const notices = session.routing();
  const unrouted = notices.flatMap(
    ({ state, tool, message = tool }) => state === "installed" ? [] : [redactor.text(state === "unkept" ? `${tool}: ${message}` : message)]
  );
  const installed = new Set(notices.flatMap(({ state, tool }) => state === "installed" ? [tool] : []));
  const unloaded = Object.keys(tools).filter((tool) => !installed.has(tool));
  return { unrouted: [...new Set(unrouted)], unloaded };
}
async function runWithOutput(request, gatewayEnv) {
  const folder = mkdtempSync(join2(tmpdir(), "replaykit-record-"));
  try {
    const outputPath = join2(folder, "output.json");
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

// src/cli/unseen-tools.ts
import { readFileSync as readFileSync2, writeFileSync } from "node:fs";
import { join as join3 } from "node:path";

// src/core/tool-line.ts
function toolEntry(tool, at, effects) {
  const declared = Object.hasOwn(effects, tool);
  const guess = guessEffect(tool);
  return declared || guess === void 0 || guess === "pure" ? at : { at, effect: guess };
}
function toolLine(tool, entry) {
  const key = /^[\w-]+$/.test(tool) ? tool : JSON.stringify(tool);
  if (typeof entry === "string") return `${key}: ${JSON.stringify(entry)}`;
  return `${key}: { at: ${JSON.stringify(entry.at)}, effect: ${entry.effect} }`;
}

// src/cli/unseen-tools.ts
async function unseenTools({ root }, tools) {
  if (tools.length === 0) return [];
  const functions = await findFunctions(root, tools);
  return tools.map((tool) => ({ tool, functions: likeliest(functions, tool) }));
}
function unseenAdvice({ tool, functions }, { config }) {
  const [first] = functions;
  const wrap = `wrap it where it is made: kit.tool(${JSON.stringify(tool)}, …) in Node, @replaykit.tool in Python`;
  if (first === void 0) return [`no function of that name was found: ${wrap}`];
  if (first.at === void 0) return [`${first.file}: ${first.fault}; ${wrap}`];
  const lines = functions.flatMap(
    ({ at, file, line }) => at === void 0 ? [] : [`${toolLine(tool, toolEntry(tool, at, config.effects))}   # ${file}:${line}`]
  );
  const which = lines.length === 1 ? "under tools in replaykit.yaml" : "one of these under tools in replaykit.yaml";
  return [`write ${which}:`, ...lines.map((line) => `  ${line}`)];
}
function writeTools({ root, config }, unseen, file) {
  const changes = unseen.flatMap(({ tool, functions }) => {
    const [first, ...more] = functions;
    if (first?.at === void 0 || more.length > 0) return [];
    return [{ tool, path: ["tools", tool], value: toolEntry(tool, first.at, config.effects) }];
  });
  if (changes.length === 0) return [];
  const path = join3(root, file);
  writeFileSync(path, editCaseYaml(textOf2(path) ?? "version: 1\n", changes));
  return changes.map(({ tool }) => tool);
}
function textOf2(path) {
  try {
    return readFileSync2(path, "utf8");
  } catch {
    return void 0;
  }
}

// src/cli/commands/record.ts
var toldByAgent = ["error", "final_output", "state"];
function freePath(wanted, cwd) {
  for (let n = 1; ; n += 1) {
    const path = n === 1 ? wanted : wanted.replace(/(?=\.json$|$)/, `-${n}`);
    if (!existsSync(resolve(cwd, path))) return path;
  }
}
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
  const wanted = flags.text("out") ?? "trace.json";
  const tracePath = flags.on("force") ? wanted : freePath(wanted, cwd);
  const modelPath = flags.text("model-fixtures") ?? besideTrace(tracePath);
  const { uncontrolled, end, unreadable, unrouted, unloaded, unanswered, ...recorded } = await recordRun({
    command,
    cwd,
    root: project.root,
    env,
    config: project.config,
    redactor: projectRedactor(project, env),
    runId: flags.text("id") ?? nodePlatform.newId(),
    agent: flags.text("agent"),
    signal,
    // Results go to standard output; what the agent prints is about the work itself.
    onOutput: (chunk) => void process.stderr.write(chunk)
  });
  if (unrouted.length > 0) {
    throw new ReplayKitError("runner_failed", `nothing was recorded: ${unrouted.join("; ")}`, {
      hint: "a recording has what each function gave, of its own type; docs/gateway.md says what can be routed and kept"
    });
  }
  const { trace, model } = await redactByCommand({ trace: recorded.trace, model: recorded.model }, { ...project, env });
  if (trace.events.every(({ type }) => toldByAgent.includes(type))) {
    if (unanswered[0] !== void 0) throw nobodyAnswered(unanswered[0]);
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
  const unseen = await unseenTools(project, uncontrolled);
  const written = flags.on("write-config") ? writeTools(project, unseen, flags.text("config") ?? "replaykit.yaml") : [];
  if (flags.on("json")) {
    const { run_id, status } = trace;
    terminal.printJson({ version: 1, trace: tracePath, model: modelPath, run_id, status, exchanges, uncontrolled });
    return exitCode.ok;
  }
  terminal.print(
    `${terminal.style("green", "recorded")} ${tracePath}  (${trace.status}, exit code ${end.code ?? "none"})`
  );
  terminal.print(`         ${modelPath}  (${exchanges} model exchanges)`);
  if (unloaded.length > 0) {
    const tools = terminal.safe(unloaded.join(", "));
    terminal.note(`note: the agent loaded no file of these entries of tools in replaykit.yaml: ${tools}`);
  }
  for (const why of unanswered) terminal.note(`note: ${terminal.safe(why)}`);
  noteUnseen(context, project, unseen, written);
  if (unreadable !== void 0)
    terminal.note(`note: its answer and status were not taken: ${terminal.safe(unreadable)}`);
  else if (!answerKnown(trace)) {
    terminal.note(
      "note: its answer was not recorded: no model call passed through the gateway; have the agent write its result to REPLAYKIT_OUTPUT_PATH (docs/runner.md)"
    );
  }
  const called = trace.events.some(({ type }) => type === "tool_call");
  if (called && uncontrolled.length === 0 && project.config.evidence !== "observed") {
    terminal.note(
      "note: every call passed through the gateway; `evidence: observed` in replaykit.yaml asks that of guards too"
    );
  }
  const modelFlag = modelPath === besideTrace(tracePath) ? "" : ` --model-fixtures ${modelPath}`;
  terminal.print(`
Next: replaykit scaffold ${tracePath}${modelFlag} --out cases/my-case`);
  return exitCode.ok;
}
function nobodyAnswered(why) {
  return new ReplayKitError("runner_failed", `nothing was recorded: ${why}`, {
    hint: "put the key into the environment or into .env beside the agent; it stays in the gateway"
  });
}
function noteUnseen({ terminal }, project, unseen, written) {
  if (unseen.length === 0) return;
  const tools = unseen.map(({ tool }) => tool).join(", ");
  terminal.note(`note: these tools ran inside the agent, unseen by the gateway: ${terminal.safe(tools)}`);
  for (const each of unseen.filter(({ tool }) => !written.includes(tool))) {
    const [first = "", ...lines] = unseenAdvice(each, project);
    terminal.note(`  ${terminal.safe(`${each.tool}: ${first}`)}`);
    for (const line of lines) terminal.note(`  ${terminal.safe(line)}`);
  }
  if (written.length > 0)
    terminal.note(
      `  written to replaykit.yaml: ${terminal.safe(written.join(", "))}; record the run again to have them seen`
    );
  else if (unseen.some(({ functions }) => functions[0]?.at !== void 0))
    terminal.note("  record --write-config writes these lines");
}
async function write(path, value) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, formatJsonFile(value));
}
export {
  run
};
