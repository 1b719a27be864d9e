import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import {
  parseJson
} from "./chunk-5LI65K7B.js";
import {
  looseObject,
  string
} from "./chunk-SN3GIU3B.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/worker.ts
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// src/node/worker-admin.ts
var projectSchema = looseObject({ project: string() });
var tokenSchema = looseObject({ token: string(), id: string() });
var faultSchema = looseObject({ error: looseObject({ message: string(), hint: string().optional() }) });
function createWorkerAdmin({ url, secret }) {
  const base = `${url.replace(/\/+$/, "")}/v1/projects`;
  async function send(method, path, body) {
    const response = await reach(`${base}/${path}`, method, body);
    const answer = await response.json().catch(() => void 0);
    if (response.ok) return answer;
    const fault = faultSchema.safeParse(answer);
    const message = fault.success ? fault.data.error.message : `the Worker answered ${response.status}`;
    const hint = fault.success ? fault.data.error.hint : void 0;
    throw new ReplayKitError(
      response.status === 401 ? "unauthorized" : "invalid_input",
      message,
      hint === void 0 ? {} : { hint }
    );
  }
  async function reach(address, method, body) {
    try {
      const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
      return await fetch(address, { method, headers, body: JSON.stringify(body) });
    } catch (cause) {
      throw new ReplayKitError("network_failed", `cannot reach the Worker at ${url}`, {
        hint: "is it running? replaykit worker dev",
        cause
      });
    }
  }
  return {
    putProject: async (name, settings) => projectSchema.parse(await send("PUT", encodeURIComponent(name), settings)),
    createToken: async (project2, request) => tokenSchema.parse(await send("POST", `${encodeURIComponent(project2)}/tokens`, request))
  };
}

// src/cli/commands/worker.ts
var actions = {
  dev: (context) => wrangler(context, ["dev", "--port", String(context.flags.integer("port", { min: 1, max: 65535 }) ?? 8787)]),
  deploy: (context) => wrangler(context, ["deploy"]),
  project,
  token
};
async function run(context) {
  const [name = "", subject, ...more] = context.args;
  const action = Object.hasOwn(actions, name) ? actions[name] : void 0;
  if (!action || more.length > 0) {
    throw new ReplayKitError("usage", "worker takes dev, deploy, project <name> or token <project>", {
      hint: "replaykit worker --help"
    });
  }
  return action(context, subject);
}
function admin({ flags, env }) {
  const url = flags.text("worker") ?? env["REPLAYKIT_WORKER_URL"];
  const secret = env["REPLAYKIT_ADMIN_TOKEN"];
  if (url === void 0 || url === "")
    throw new ReplayKitError("usage", "the address of the Worker is missing", { hint: "give --worker <url>" });
  if (secret === void 0 || secret === "") {
    throw new ReplayKitError("usage", "REPLAYKIT_ADMIN_TOKEN is not set", {
      hint: "it is the secret that the Worker was deployed with"
    });
  }
  return createWorkerAdmin({ url, secret });
}
async function project(context, name) {
  if (name === void 0)
    throw new ReplayKitError("usage", "worker project needs the project's name", {
      hint: "replaykit worker project billing"
    });
  const settings = parseJson(context.flags.text("settings") ?? "{}", { name: "--settings" });
  const made = await admin(context).putProject(name, settings);
  if (context.flags.on("json")) context.terminal.printJson({ version: 1, ...made });
  else context.terminal.print(`project ${name} is ready

Next: replaykit worker token ${name}`);
  return exitCode.ok;
}
async function token(context, name) {
  if (name === void 0)
    throw new ReplayKitError("usage", "worker token needs the project's name", {
      hint: "replaykit worker token billing"
    });
  const { flags, terminal } = context;
  const scopes = flags.list("scope");
  const made = await admin(context).createToken(name, {
    name: flags.text("name") ?? "cli",
    scopes: scopes.length > 0 ? scopes : ["ingest"]
  });
  if (flags.on("json")) terminal.printJson({ version: 1, ...made });
  else {
    terminal.print(made.token);
    terminal.note("This token is shown once: keep it where secrets are kept.");
  }
  return exitCode.ok;
}
async function wrangler({ cwd, env, signal }, args) {
  const config = findWorker(dirname(fileURLToPath(import.meta.url)));
  const child = spawn("npx", ["--no-install", "wrangler", ...args, "-c", config], {
    cwd,
    env,
    stdio: "inherit",
    signal
  });
  const code = await new Promise((done, fail) => child.on("error", fail).on("close", done)).catch(
    (cause) => {
      if (signal.aborted) return 0;
      throw new ReplayKitError("runner_failed", "wrangler could not be started", {
        hint: "npm install --save-dev wrangler",
        cause
      });
    }
  );
  return code === 0 ? exitCode.ok : exitCode.broken;
}
function findWorker(folder) {
  const path = join(folder, "worker", "wrangler.jsonc");
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  if (parent === folder)
    throw new ReplayKitError("not_found", "the Worker is not part of this installation", {
      hint: "npm install replaykit"
    });
  return findWorker(parent);
}
export {
  run
};
