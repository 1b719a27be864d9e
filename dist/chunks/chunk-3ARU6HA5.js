import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createCapture
} from "./chunk-JW2MBHE4.js";
import {
  runOutputSchema
} from "./chunk-NNPYAI6N.js";
import {
  readTextFile
} from "./chunk-YPDIPNTS.js";
import {
  parseJson
} from "./chunk-5LI65K7B.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/node/runner/process-group.ts
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
var living = /* @__PURE__ */ new Set();
var armed = false;
function spawnGroup(argv, options) {
  const [program, ...args] = argv;
  if (!armed) {
    armed = true;
    process.on("exit", () => {
      for (const group of living) signalGroup(group, "SIGKILL");
    });
  }
  const child = spawn(program, args, { ...options, detached: true, windowsHide: true });
  const { pid } = child;
  if (pid !== void 0) {
    living.add(pid);
    child.once("exit", () => living.delete(pid));
  }
  return child;
}
function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false;
  }
}
function endMarked(mark) {
  let ended = 0;
  for (const pid of numericEntries("/proc")) {
    if (pid === process.pid || !environmentOf(pid).includes(mark)) continue;
    try {
      process.kill(pid, "SIGKILL");
      ended += 1;
    } catch {
    }
  }
  return ended;
}
function numericEntries(folder) {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}
function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1");
  } catch {
    return "";
  }
}

// src/node/runner/run-process.ts
var graceMs = 120;
var killedMs = 100;
var drainMs = 60;
function runProcess(request) {
  const { command, cwd, env, input } = request;
  const started = performance.now();
  const stdout = createCapture();
  const stderr = createCapture();
  const { promise, resolve } = Promise.withResolvers();
  const end = { code: null, signal: null, timed_out: false, aborted: false };
  const timers = [];
  const child = spawnGroup(command.argv, {
    cwd,
    env,
    stdio: [input === void 0 ? "ignore" : "pipe", "pipe", "pipe"]
  });
  const leader = child.pid;
  let exited = false;
  const later = (ms, act) => void timers.push(setTimeout(act, ms));
  const finish = (failure) => {
    for (const timer of timers) clearTimeout(timer);
    request.signal?.removeEventListener("abort", abort);
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.removeAllListeners();
    child.on("error", () => {
    });
    if (!exited) request.onExit?.();
    exited = true;
    resolve({
      ...end,
      stdout,
      stderr,
      duration_ms: performance.now() - started,
      ...failure === void 0 ? {} : { failure }
    });
  };
  const endGroup = () => {
    if (leader === void 0) return;
    signalGroup(leader, "SIGTERM");
    later(graceMs, () => {
      signalGroup(leader, "SIGKILL");
      endMarked(request.mark);
      later(killedMs, finish);
    });
  };
  const abort = () => {
    end.aborted = true;
    endGroup();
  };
  child.stdout?.on("data", (chunk) => stdout.add(chunk));
  child.stderr?.on("data", (chunk) => stderr.add(chunk));
  child.stdin?.on("error", () => {
  });
  if (input !== void 0) child.stdin?.end(input);
  child.on("error", (error) => finish(error.message));
  child.on("exit", (code, signal) => {
    exited = true;
    Object.assign(end, { code, signal });
    if (leader !== void 0) signalGroup(leader, "SIGKILL");
    if (end.timed_out || end.aborted) endMarked(request.mark);
    request.onExit?.();
    later(drainMs, () => {
      endMarked(request.mark);
      finish();
    });
  });
  child.on("close", () => finish());
  later(request.timeoutMs, () => {
    if (exited) return;
    end.timed_out = true;
    endGroup();
  });
  if (request.signal?.aborted) abort();
  else request.signal?.addEventListener("abort", abort, { once: true });
  return promise;
}

// src/node/runner/process-runner.ts
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

// src/node/runner/environment.ts
var passedVariables = [
  "PATH",
  "HOME",
  "USER",
  "LOGNAME",
  "SHELL",
  "TMPDIR",
  "TMP",
  "TEMP",
  "TZ",
  "LANG",
  "LANGUAGE",
  "CI",
  "VIRTUAL_ENV",
  "PYTHONPATH",
  "NODE_PATH",
  "JAVA_HOME",
  "GOPATH",
  "GOROOT",
  "XDG_CACHE_HOME",
  "XDG_CONFIG_HOME",
  "XDG_DATA_HOME",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "NODE_EXTRA_CA_CERTS",
  "SYSTEMROOT",
  "PATHEXT"
];
function runnerEnvironment(env, passEnv) {
  const names = [...passedVariables, ...Object.keys(env).filter((name) => name.startsWith("LC_")), ...passEnv];
  const passed = {};
  for (const name of names) {
    const value = env[name];
    if (value !== void 0) passed[name] = value;
  }
  return passed;
}
function contractVariables(values) {
  return {
    REPLAYKIT_CASE_PATH: values.casePath,
    REPLAYKIT_FIXTURES_DIR: values.fixturesDir,
    REPLAYKIT_SOURCE_TRACE_PATH: values.sourceTracePath,
    REPLAYKIT_CASE_ID: values.caseId,
    REPLAYKIT_ATTEMPT: String(values.attempt),
    REPLAYKIT_SEED: String(values.seed),
    ...values.outputPath === void 0 ? {} : { REPLAYKIT_OUTPUT_PATH: values.outputPath },
    ...values.now === void 0 ? {} : { REPLAYKIT_NOW: values.now }
  };
}

// src/node/runner/read-output.ts
var maxOutputBytes = 64 * 1024 * 1024;
var shownBytes = 64 * 1024;
function readOutputFile(path) {
  try {
    const text = readTextFile(path, {
      name: "the runner's output",
      maxBytes: maxOutputBytes,
      invalid: "invalid_run_output"
    });
    return text === void 0 || text.trim() === "" ? { kind: "nothing" } : readOutput(text);
  } catch (error) {
    return { kind: "unreadable", reason: reasonOf(error) };
  }
}
function readOutput(text) {
  try {
    const json = parseJson(text, { name: "the runner's output", maxBytes: maxOutputBytes });
    const parsed = runOutputSchema.safeParse(json);
    if (parsed.success) return { kind: "output", output: parsed.data };
    const issue = parsed.error.issues[0];
    const field = issue === void 0 || issue.path.length === 0 ? "the whole" : issue.path.join(".");
    const reason = `the runner's output does not keep the contract: ${field}: ${issue?.message ?? "invalid"}`;
    return { kind: "unreadable", reason, text: text.slice(0, shownBytes) };
  } catch (error) {
    return { kind: "unreadable", reason: reasonOf(error), text: text.slice(0, shownBytes) };
  }
}
function reasonOf(error) {
  if (error instanceof ReplayKitError) return error.message;
  return `the runner's output cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}

// src/node/runner/process-runner.ts
function createProcessRunner({ command, cwd, env, slots, scratch }) {
  let count = 0;
  async function run(request) {
    count += 1;
    const folder = join(scratch, `attempt-${count}`);
    const outputPath = join(folder, "output.json");
    const { paths, timeoutMs, signal } = request;
    const giveBack = await slots.take();
    try {
      mkdirSync(folder, { recursive: true });
      const end = await runProcess({
        command: { ...command, argv: request.enter?.(command.argv) ?? command.argv },
        cwd,
        env: { ...env, ...request.gatewayEnv, ...contractVariables({ ...request, ...paths, outputPath }) },
        timeoutMs,
        mark: `${folder}/`,
        signal,
        onExit: giveBack
      });
      return answerOf(end, readOutputFile(outputPath), { command, timeoutMs });
    } finally {
      giveBack();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { run, close: () => Promise.resolve() };
}
function answerOf(end, read, asked) {
  const { code, signal, timed_out } = end;
  return {
    output: read.kind === "output" ? read.output : void 0,
    failure: failureOf(end, read, asked),
    ...read.kind === "unreadable" && read.text !== void 0 ? { unreadable: read.text } : {},
    exit: { code, signal, timed_out },
    aborted: end.aborted,
    stdout: end.stdout.text(),
    stderr: end.stderr.text(),
    duration_ms: end.duration_ms
  };
}
function failureOf(end, read, { command, timeoutMs }) {
  if (end.failure !== void 0) return `the runner could not be started (${command.shown}): ${end.failure}`;
  if (read.kind === "output") return void 0;
  if (read.kind === "unreadable")
    return `${read.reason}${end.timed_out ? ` (it timed out after ${timeoutMs} ms)` : ""}`;
  if (end.timed_out) return `the runner timed out after ${timeoutMs} ms and wrote no output`;
  return `the runner ${endingOf(end)} and wrote no output`;
}
function endingOf({ code, signal }) {
  return signal === null ? `ended with exit code ${code ?? "unknown"}` : `was ended by ${signal}`;
}

export {
  runnerEnvironment,
  maxOutputBytes,
  readOutput,
  spawnGroup,
  signalGroup,
  endMarked,
  runProcess,
  createProcessRunner,
  endingOf
};
