import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import {
  commandOf
} from "./chunk-YQFYJEPK.js";
import {
  jsonSchema
} from "./chunk-KGLR3FBA.js";
import {
  ReplayKitError,
  _enum,
  looseObject,
  number,
  string,
  union
} from "./chunk-T7EWDS7W.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/mcp-proxy.ts
import { spawn as spawn2 } from "node:child_process";
import { once } from "node:events";

// src/gateway/mcp-proxy.ts
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
var messageSchema = looseObject({
  id: union([string(), number()]).optional(),
  method: string().optional(),
  params: jsonSchema.optional(),
  result: jsonSchema.optional(),
  error: jsonSchema.optional()
});
var answerSchema = looseObject({
  how: _enum(["served", "missed", "live"]),
  call: string().optional(),
  result: jsonSchema.optional(),
  error: jsonSchema.optional()
});
var ownId = "replaykit-initialize";
async function runMcpProxy(options) {
  const { argv, server, gatewayUrl, input, output } = options;
  const waiting = /* @__PURE__ */ new Map();
  let greeting;
  let greeted = false;
  let child;
  const say = (message) => void output.write(`${JSON.stringify(message)}
`);
  async function post(path, body) {
    const headers = { "content-type": "application/json" };
    const request = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await options.fetch(`${gatewayUrl}${path}`, request);
    return jsonSchema.parse(await response.json());
  }
  function started() {
    if (child) return child;
    const [program, ...args] = argv;
    const made = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    child = made;
    made.on("error", (error) => process.stderr.write(`replaykit mcp-proxy: ${argv.join(" ")}: ${error.message}
`));
    made.stdin.on("error", () => {
    });
    createInterface({ input: made.stdout }).on("line", (line) => void fromServer(line));
    if (greeting && greeted) {
      tell(made, { ...greeting, id: ownId });
      tell(made, { jsonrpc: "2.0", method: "notifications/initialized" });
    }
    return made;
  }
  async function fromServer(line) {
    const message = read(line);
    if (message?.id === ownId) return;
    if (message?.id !== void 0 && message.method === void 0 && waiting.has(message.id)) {
      const call = waiting.get(message.id);
      waiting.delete(message.id);
      const { result, error } = message;
      if (call !== void 0)
        await post("/mcp-calls/result", { call, ...error === void 0 ? { result } : { error } });
    }
    output.write(`${line}
`);
  }
  async function fromClient(line) {
    const message = read(line);
    if (!message) return;
    const { id, method, params } = message;
    if (id === void 0 || method === void 0) {
      if (child) tell(child, message);
      return;
    }
    if (method === "initialize") greeting = message;
    const asked = { server, id, method, ...params === void 0 ? {} : { params } };
    const { how, call, result, error } = answerSchema.parse(await post("/mcp-calls", asked));
    if (how !== "live") {
      if (method === "initialize") greeted = true;
      say({ jsonrpc: "2.0", id, ...error === void 0 ? { result: result ?? {} } : { error } });
      return;
    }
    waiting.set(id, call);
    tell(started(), message);
  }
  for await (const line of createInterface({ input })) await fromClient(line);
  if (!child) return;
  child.stdin.end();
  const { promise, resolve } = Promise.withResolvers();
  child.once("close", () => resolve());
  const late = setTimeout(() => child?.kill(), 2e3);
  await promise;
  clearTimeout(late);
}
function tell({ stdin }, message) {
  stdin.write(`${JSON.stringify(message)}
`);
}
function read(line) {
  try {
    const parsed = messageSchema.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : void 0;
  } catch {
    return void 0;
  }
}

// src/cli/commands/mcp-proxy.ts
async function run({ args, flags, env }) {
  if (args.length === 0) {
    throw new ReplayKitError("usage", "mcp-proxy needs the command of the MCP server", {
      hint: "replaykit mcp-proxy -- <server command …>"
    });
  }
  const { argv } = commandOf(args);
  const gatewayUrl = env["REPLAYKIT_GATEWAY_URL"];
  if (gatewayUrl === void 0 || gatewayUrl === "") return passThrough(argv);
  const server = flags.text("name") ?? args.join(" ");
  await runMcpProxy({ argv, server, gatewayUrl, input: process.stdin, output: process.stdout, fetch });
  return exitCode.ok;
}
async function passThrough([program, ...args]) {
  const child = spawn2(program, args, { stdio: "inherit" });
  const ended = await once(child, "close").catch((cause) => {
    throw new ReplayKitError("runner_failed", `the MCP server "${program}" could not be started`, {
      hint: "check the command after --",
      cause
    });
  });
  return ended[0] === 0 ? exitCode.ok : exitCode.broken;
}
export {
  run
};
