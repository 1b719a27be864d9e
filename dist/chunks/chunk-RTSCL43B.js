import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  parseJson
} from "./chunk-ZPONSFWV.js";
import {
  assertProgram,
  commandOf
} from "./chunk-YQFYJEPK.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/node/ask-command.ts
import { spawn } from "node:child_process";
var maxAnswerBytes = 256 * 1024 * 1024;
async function askCommand(question, { command: words, name, cwd, env, timeoutMs }) {
  const command = commandOf(words);
  assertProgram(command, cwd, env["PATH"]);
  const [program, ...args] = command.argv;
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: ["pipe", "pipe", "inherit"],
    timeout: timeoutMs,
    killSignal: "SIGKILL"
  });
  child.stdin.on("error", () => {
  });
  child.stdin.end(JSON.stringify(question));
  const chunks = [];
  let bytes = 0;
  child.stdout.on("data", (chunk) => {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) child.kill("SIGKILL");
    else chunks.push(chunk);
  });
  const code = await new Promise((done, fail) => child.on("error", fail).on("close", done));
  if (code === 0)
    return parseJson(Buffer.concat(chunks).toString("utf8"), {
      name: `the answer of ${name}`,
      maxBytes: maxAnswerBytes
    });
  const why = code === null ? `was ended: it took more than ${timeoutMs} ms, or was killed` : `ended with code ${code}`;
  throw new ReplayKitError("runner_failed", `${name} (${command.shown}) ${why}`, {
    hint: "run the command by hand with JSON on its standard input; it prints JSON and ends with code 0"
  });
}

// src/node/redact-by-command.ts
async function redactByCommand(value, { config, root, env }) {
  const { command } = config.redact;
  if (command === void 0 || command === null) return value;
  const given = JSON.parse(JSON.stringify(value));
  const answer = await askCommand(given, { command, cwd: root, env, name: "redact.command", timeoutMs: 12e4 });
  const pointer = otherShape(given, answer);
  if (pointer === void 0) return answer;
  throw new ReplayKitError(
    "runner_failed",
    `redact.command changed more than text, at ${pointer === "" ? "the root" : pointer}`,
    {
      hint: "print the JSON that came on standard input with other strings or numbers, but the same members, items and types"
    }
  );
}
function otherShape(given, answer) {
  const places = [[given, answer, ""]];
  for (let place = places.pop(); place !== void 0; place = places.pop()) {
    const [before, after, pointer] = place;
    if (kindOf(before) !== kindOf(after)) return pointer;
    if (typeof before !== "object" || before === null) continue;
    const names = Object.keys(before);
    const same = new Set(Object.keys(after ?? {}));
    if (names.length !== same.size) return pointer;
    for (const name of names) {
      const inner = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      if (!same.has(name)) return inner;
      places.push([member(before, name), member(after, name), inner]);
    }
  }
  return void 0;
}
function member(value, name) {
  if (Array.isArray(value)) return value[Number(name)] ?? null;
  return typeof value === "object" && value !== null ? value[name] ?? null : null;
}
function kindOf(value) {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

export {
  askCommand,
  redactByCommand
};
