import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import {
  isObject
} from "./chunk-7DVZ2VW4.js";
import {
  parseJson
} from "./chunk-H6LN3HAE.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-GDH6ABBD.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import {
  ReplayKitError,
  array,
  json,
  looseObject,
  number,
  record,
  string,
  unknown
} from "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-2IV6GCDU.js";
import "./chunk-VHE66NNS.js";

// src/cli/worker/projects.ts
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";

// src/node/worker-admin.ts
import { setTimeout as sleep } from "node:timers/promises";
var projectSchema = looseObject({ project: string(), settings: record(string(), json()) });
var projectsSchema = looseObject({ projects: array(looseObject({ id: string(), created_at: number() })) });
var madeTokenSchema = looseObject({ token: string(), id: string() });
var tokensSchema = looseObject({
  tokens: array(
    looseObject({
      id: string(),
      name: string(),
      scopes: array(string()),
      created_at: number(),
      expires_at: number().nullable(),
      revoked_at: number().nullable()
    })
  )
});
var actsSchema = looseObject({
  acts: array(looseObject({ at: number(), actor: string(), act: string(), subject: string() })),
  next: string().nullish()
});
var pageSchema = looseObject({ lines: array(unknown()), next: string().nullable() });
var deletedSchema = looseObject({ objects: number() });
var faultSchema = looseObject({ error: looseObject({ message: string(), hint: string().optional() }) });
function createWorkerAdmin(at) {
  const ask = (method, path = [], body) => send({ ...at, method, path, body });
  const page = (path, query) => send({ ...at, method: "GET", path, query, body: void 0 });
  return {
    projects: async () => projectsSchema.parse(await ask("GET")).projects,
    async project(name) {
      try {
        return projectSchema.parse(await ask("GET", [name]));
      } catch (error) {
        if (error instanceof ReplayKitError && error.code === "not_found") return void 0;
        throw error;
      }
    },
    putProject: async (name, settings) => projectSchema.parse(await ask("PUT", [name], settings)),
    async *exportProject(name, { limit } = {}) {
      const query = new URLSearchParams(limit === void 0 ? {} : { limit: String(limit) });
      for (let more = true; more; ) {
        const { lines, next } = await again(async () => pageSchema.parse(await page([name, "export"], query)));
        yield lines;
        if (next !== null) query.set("cursor", next);
        more = next !== null;
      }
    },
    deleteProject: async (name) => deletedSchema.parse(await ask("DELETE", [name])),
    async *audit(name) {
      const query = new URLSearchParams();
      for (let more = true; more; ) {
        const { acts, next } = await again(async () => actsSchema.parse(await page([name, "audit"], query)));
        yield* acts;
        if (next) query.set("cursor", next);
        more = Boolean(next);
      }
    },
    tokens: async (project2) => tokensSchema.parse(await ask("GET", [project2, "tokens"])).tokens,
    createToken: async (project2, { name, scopes, expires_at }) => {
      const request = { name, scopes, ...expires_at === void 0 ? {} : { expires_at } };
      return madeTokenSchema.parse(await ask("POST", [project2, "tokens"], request));
    },
    async revokeToken(project2, id) {
      await ask("DELETE", [project2, "tokens", id]);
    }
  };
}
var tries = 5;
async function again(ask) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const refused = error instanceof ReplayKitError && error.code !== "network_failed";
      if (refused || attempt === tries) throw error;
      await sleep(200 * 2 ** attempt);
    }
  }
}
async function send(request) {
  const response = await reach(request);
  const answer = await response.json().catch(() => void 0);
  if (response.ok) return answer;
  const fault = faultSchema.safeParse(answer);
  const message = fault.success ? fault.data.error.message : `the Worker answered ${response.status}`;
  const hint = fault.success ? fault.data.error.hint : void 0;
  const codes = { 401: "unauthorized", 404: "not_found" };
  const code = codes[response.status] ?? (response.status >= 500 ? "network_failed" : "invalid_input");
  throw new ReplayKitError(code, message, hint === void 0 ? {} : { hint });
}
async function reach({ url, secret, method, path, query, body }) {
  const place = [`${url.replace(/\/+$/, "")}/v1/projects`, ...path.map(encodeURIComponent)].join("/");
  const address = query === void 0 ? place : `${place}?${query.toString()}`;
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  try {
    return await fetch(address, { method, headers, ...body === void 0 ? {} : { body: JSON.stringify(body) } });
  } catch (cause) {
    throw new ReplayKitError("network_failed", `cannot reach the Worker at ${url}`, {
      hint: "is it running? replaykit worker dev",
      cause
    });
  }
}
function mergeSettings(settings, change) {
  const merged = new Map(Object.entries(settings));
  for (const [name, value] of Object.entries(change)) {
    const before = merged.get(name);
    if (value === null) merged.delete(name);
    else merged.set(name, isObject(before) && isObject(value) ? mergeSettings(before, value) : value);
  }
  return Object.fromEntries(merged);
}

// src/cli/worker/admin.ts
function adminOf({ flags, env }) {
  const url = flags.text("worker") ?? env["REPLAYKIT_WORKER_URL"];
  const secret = env["REPLAYKIT_ADMIN_TOKEN"];
  if (url === void 0 || url === "")
    throw new ReplayKitError("usage", "the address of the Worker is missing", {
      hint: "give --worker <url>, or set REPLAYKIT_WORKER_URL"
    });
  if (secret === void 0 || secret === "") {
    throw new ReplayKitError("usage", "REPLAYKIT_ADMIN_TOKEN is not set", {
      hint: "it is the secret that the Worker was deployed with; replaykit worker dev prints its own"
    });
  }
  return createWorkerAdmin({ url, secret });
}
function projectOf(action, name) {
  if (name !== void 0) return name;
  throw new ReplayKitError("usage", `worker ${action} needs the project's name`, {
    hint: `replaykit worker ${action} billing`
  });
}
function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
}

// src/cli/worker/shown-settings.ts
var units = { d: 864e5, h: 36e5, m: 6e4, s: 1e3 };
function shownSettings(settings) {
  const { sampling, retention, hooks, webhook_secrets } = settings;
  return {
    ...settings,
    ...isObject(sampling) ? { sampling: inWords(sampling, ["feedback_window"]) } : {},
    ...isObject(retention) ? { retention: inWords(retention, Object.keys(retention)) } : {},
    ...Array.isArray(hooks) ? { hooks: hooks.map(withoutSecret) } : {},
    ...Array.isArray(webhook_secrets) ? { webhook_secrets: webhook_secrets.map(masked) } : {}
  };
}
function inWords(holder, names) {
  return Object.fromEntries(
    Object.entries(holder).map(([name, value]) => [name, names.includes(name) ? durationText(value) : value])
  );
}
function durationText(value) {
  if (typeof value !== "number" || value <= 0) return value;
  const [unit, length] = Object.entries(units).find(([, ms]) => value % ms === 0) ?? ["ms", 1];
  return `${value / length}${unit}`;
}
function withoutSecret(hook) {
  return isObject(hook) && hook["secret"] !== void 0 ? { ...hook, secret: masked(hook["secret"]) } : hook;
}
function masked(secret) {
  return typeof secret === "string" ? `${secret.slice(0, 6)}…${secret.slice(-4)}` : secret;
}

// src/cli/worker/projects.ts
async function project(context, name) {
  const { flags } = context;
  if (flags.on("delete")) return deleteProject(context, projectOf("project", name));
  const file = flags.text("export");
  if (file !== void 0) return exportProject(context, projectOf("project", name), file);
  return name === void 0 ? listProjects(context) : putProject(context, name);
}
async function listProjects(context) {
  const { flags, terminal } = context;
  const projects = await adminOf(context).projects();
  if (flags.on("json")) terminal.printJson({ version: 1, projects });
  else for (const { id, created_at } of projects) terminal.print(`${terminal.safe(id)}  since ${dayOf(created_at)}`);
  if (projects.length === 0) terminal.note("no project yet: replaykit worker project <name> --create makes one");
  return exitCode.ok;
}
async function putProject(context, name) {
  const { flags, terminal } = context;
  const admin = adminOf(context);
  const change = settingsOf(flags.text("settings"));
  const there = await admin.project(name);
  if (!there && !flags.on("create")) {
    throw new ReplayKitError("not_found", `no such project: ${name}`, {
      hint: `replaykit worker project ${name} --create makes it; replaykit worker project lists them`
    });
  }
  const shown = there !== void 0 && change === void 0;
  const put = shown ? there : await admin.putProject(name, mergeSettings(there?.settings ?? {}, change ?? {}));
  const settings = shownSettings(put.settings);
  if (flags.on("json")) terminal.printJson({ version: 1, ...put, settings });
  else if (shown) terminal.print(terminal.safe(JSON.stringify(settings, null, 2)));
  else if (there) terminal.print(`project ${name} is changed`);
  else terminal.print(`project ${name} is ready

Next: replaykit worker token ${name}`);
  return exitCode.ok;
}
function settingsOf(text) {
  if (text === void 0) return void 0;
  const settings = parseJson(text, { name: "--settings" });
  if (isObject(settings)) return settings;
  throw new ReplayKitError("usage", "--settings is no object", { hint: `--settings '{"sampling":{"success":0.1}}'` });
}
async function exportProject(context, name, file) {
  const { flags, terminal, cwd } = context;
  const pages = adminOf(context).exportProject(name);
  const path = resolve(cwd, file);
  const out = createWriteStream(path, { flags: "wx", mode: 384 });
  await once(out, "open").catch((cause) => {
    throw new ReplayKitError("io_failed", `${file} cannot be written`, {
      hint: "name a file that is not there",
      cause
    });
  });
  const progress = terminal.progress();
  const count = { lines: 0, runs: 0, waiting: 0, records: 0 };
  async function* texts() {
    for await (const lines of pages) {
      for (const line of lines) {
        countLine(count, line);
        yield `${JSON.stringify(line)}
`;
      }
      progress.update(`${count.lines} lines`);
    }
  }
  try {
    await pipeline(texts(), out);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    progress.clear();
  }
  if (flags.on("json")) terminal.printJson({ version: 1, project: name, ...count, file });
  else {
    const told = `${count.runs} runs, ${count.waiting} waiting for feedback and ${count.records} recorded runs`;
    terminal.print(`${told} of ${name} are in ${file}`);
  }
  return exitCode.ok;
}
function countLine(count, line) {
  const kind = typeof line === "object" && line !== null && "kind" in line ? line.kind : void 0;
  count.lines += 1;
  if (kind === "run") count.runs += 1;
  if (kind === "waiting") count.waiting += 1;
  if (kind === "record") count.records += 1;
}
async function deleteProject(context, name) {
  const { flags, terminal } = context;
  if (!flags.on("yes")) {
    throw new ReplayKitError("usage", `deleting ${name} with its runs and tokens cannot be undone`, {
      hint: `keep a copy with --export <file>, then: replaykit worker project ${name} --delete --yes`
    });
  }
  const { objects } = await adminOf(context).deleteProject(name);
  if (flags.on("json")) terminal.printJson({ version: 1, project: name, objects });
  else
    terminal.print(
      `project ${name} is deleted, with ${objects} stored object${objects === 1 ? "" : "s"}; its audit stays`
    );
  return exitCode.ok;
}

// src/cli/worker/tokens.ts
async function token(context, name) {
  const { flags, terminal } = context;
  const project2 = projectOf("token", name);
  const admin = adminOf(context);
  const revoked = flags.text("revoke");
  if (revoked !== void 0) {
    await admin.revokeToken(project2, revoked);
    if (flags.on("json")) terminal.printJson({ version: 1, revoked });
    else terminal.print(`token ${terminal.safe(revoked)} is revoked; within 30 s nothing takes it any more`);
    return exitCode.ok;
  }
  if (flags.on("list")) return list(context, await admin.tokens(project2));
  const scopes = flags.list("scope");
  const expires = flags.duration("expires");
  const made = await admin.createToken(project2, {
    name: flags.text("name") ?? "cli",
    scopes: scopes.length > 0 ? scopes : ["ingest"],
    ...expires === void 0 ? {} : { expires_at: new Date(Date.now() + expires).toISOString() }
  });
  if (flags.on("json")) terminal.printJson({ version: 1, ...made });
  else {
    terminal.print(made.token);
    terminal.note("This token is shown once: keep it where secrets are kept.");
  }
  return exitCode.ok;
}
function list({ flags, terminal }, tokens) {
  if (flags.on("json")) terminal.printJson({ version: 1, tokens });
  else for (const one of tokens) terminal.print(terminal.safe(lineOf(one)));
  if (tokens.length === 0) terminal.note("no token yet");
  return exitCode.ok;
}
function lineOf({ id, name, scopes, created_at, expires_at, revoked_at }) {
  const end = revoked_at === null ? expires_at === null ? "" : `, until ${dayOf(expires_at)}` : ", revoked";
  return `${id}  ${name}  ${scopes.join(" ")}  since ${dayOf(created_at)}${end}`;
}
async function audit(context, name) {
  const { flags, terminal } = context;
  const acts = await Array.fromAsync(adminOf(context).audit(projectOf("audit", name)));
  if (flags.on("json")) terminal.printJson({ version: 1, acts });
  else {
    for (const { at, actor, act, subject } of acts)
      terminal.print(terminal.safe(`${new Date(at).toISOString()}  ${actor}  ${act}  ${subject}`));
  }
  if (acts.length === 0) terminal.note("nothing was done yet");
  return exitCode.ok;
}

// src/cli/worker/wrangler.ts
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { existsSync, mkdirSync, readFileSync as readFileSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { createServer } from "node:net";
import { dirname as dirname2, join as join2 } from "node:path";
import { setTimeout as sleep2 } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";

// src/cli/worker/dev-config.ts
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
var configSchema = looseObject({
  main: string(),
  d1_databases: array(looseObject({ migrations_dir: string() }))
});
function writeDevConfig(shipped, folder) {
  const place = dirname(shipped);
  const text = readFileSync(shipped, "utf8").replaceAll(/^\s*\/\/.*$/gm, "");
  const { $schema: _schema, ...config } = configSchema.parse(JSON.parse(text));
  const made = {
    ...config,
    main: join(place, config.main),
    d1_databases: config.d1_databases.map((one) => ({ ...one, migrations_dir: join(place, one.migrations_dir) }))
  };
  const path = join(folder, "wrangler.json");
  writeFileSync(path, `${JSON.stringify(made, null, 2)}
`);
  return path;
}

// src/cli/worker/wrangler.ts
var manifestSchema = looseObject({ bin: looseObject({ wrangler: string() }) });
async function dev(context) {
  const { flags, cwd } = context;
  const folder = join2(cwd, ".replaykit", "worker");
  const port = flags.integer("port", { min: 1, max: 65535 }) ?? 8787;
  await assertFree(port);
  const secrets = secretsOf(folder);
  const config = writeDevConfig(shippedConfig(), folder);
  const storage = ["--persist-to", join2(folder, "state")];
  const migrate = ["d1", "migrations", "apply", "replaykit", "--local", ...storage];
  const applied = await wrangler(context, { args: migrate, config, output: "quiet" });
  if (applied.code !== 0) {
    throw new ReplayKitError("runner_failed", `wrangler could not make the index: ${applied.text.slice(-600)}`, {
      hint: "wrangler needs Node 22 or newer; the folder .replaykit/worker can be removed to begin anew"
    });
  }
  const args = ["dev", "--port", String(port), "--env-file", secrets.file, ...storage];
  const ended = wrangler(context, { args, config, output: "shown" });
  await tellWhenUp(context, { port, admin: secrets.admin, ended });
  const { code } = await ended;
  return code === 0 ? exitCode.ok : exitCode.broken;
}
async function assertFree(port) {
  const server = createServer();
  const listening = new Promise((done, fail) => server.once("error", fail).listen(port, "localhost", done));
  await listening.catch((cause) => {
    throw new ReplayKitError("usage", `port ${port} cannot be used: something else listens there`, {
      hint: "replaykit worker dev --port <another>",
      cause
    });
  });
  await new Promise((done) => server.close(done));
}
async function tellWhenUp({ terminal }, { port, admin, ended }) {
  const url = `http://localhost:${port}`;
  const over = ended.then(
    () => "over",
    () => "over"
  );
  for (; ; ) {
    const answer = fetch(`${url}/healthz`).catch(() => void 0);
    const first = await Promise.race([answer, over]);
    if (first === "over") return;
    if (first?.ok) break;
    await Promise.race([over, sleep2(200)]);
  }
  terminal.note(
    [
      `The Worker runs at ${url}; Ctrl-C ends it. In another shell:`,
      "",
      `  export REPLAYKIT_WORKER_URL=${url} REPLAYKIT_ADMIN_TOKEN=${admin}`,
      "  replaykit worker project demo --create",
      "  export REPLAYKIT_WORKER_TOKEN=$(replaykit worker token demo --scope ingest --scope read --scope promote)",
      "  replaykit push <trace.json>",
      ""
    ].join("\n")
  );
}
async function deploy(context) {
  const { code } = await wrangler(context, { args: ["deploy"], config: shippedConfig(), output: "shown" });
  return code === 0 ? exitCode.ok : exitCode.broken;
}
function secretsOf(folder) {
  const file = join2(folder, "secrets.env");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync2(join2(folder, ".gitignore"), "*\n");
    const secret = () => randomBytes(24).toString("hex");
    writeFileSync2(file, `REPLAYKIT_KEY=${secret()}
REPLAYKIT_ADMIN_TOKEN=${secret()}
`, { mode: 384 });
  }
  const admin = parseEnv(readFileSync2(file, "utf8"))["REPLAYKIT_ADMIN_TOKEN"];
  if (admin !== void 0 && admin !== "") return { file, admin };
  throw new ReplayKitError("invalid_input", `${file} has no REPLAYKIT_ADMIN_TOKEN`, {
    hint: "add one, or remove the folder to begin anew"
  });
}
async function wrangler({ cwd, env, signal }, { args, config, output }) {
  const options = {
    cwd,
    // Without a terminal wrangler asks no questions.
    env: output === "quiet" ? { ...env, CI: "1" } : env,
    stdio: output === "quiet" ? ["ignore", "pipe", "pipe"] : "inherit",
    signal
  };
  const child = spawn(process.execPath, [findWrangler(cwd), ...args, "-c", config], options);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => text += chunk.toString());
  const code = await new Promise((done, fail) => child.on("error", fail).on("close", done)).catch(
    (cause) => {
      if (signal.aborted) return 0;
      throw new ReplayKitError("runner_failed", "wrangler could not be started", { hint: "npm ls wrangler", cause });
    }
  );
  return { code: code ?? 1, text };
}
function findWrangler(cwd) {
  for (const base of [join2(cwd, "package.json"), fileURLToPath(import.meta.url)]) {
    try {
      const manifest = createRequire(base).resolve("wrangler/package.json");
      const { bin } = manifestSchema.parse(JSON.parse(readFileSync2(manifest, "utf8")));
      return join2(dirname2(manifest), bin.wrangler);
    } catch {
      continue;
    }
  }
  throw new ReplayKitError("not_found", "wrangler, which runs the Worker, is not installed", {
    hint: "npm install --save-dev wrangler"
  });
}
function shippedConfig() {
  return findWorker(dirname2(fileURLToPath(import.meta.url)));
}
function findWorker(folder) {
  const path = join2(folder, "worker", "wrangler.jsonc");
  if (existsSync(path)) return path;
  const parent = dirname2(folder);
  if (parent === folder)
    throw new ReplayKitError("not_found", "the Worker is not part of this installation", {
      hint: "npm install replaykit"
    });
  return findWorker(parent);
}

// src/cli/commands/worker.ts
var actions = {
  dev,
  deploy,
  project,
  token,
  audit
};
async function run(context) {
  const [name = "", subject, ...more] = context.args;
  const action = Object.hasOwn(actions, name) ? actions[name] : void 0;
  if (!action || more.length > 0) {
    throw new ReplayKitError(
      "usage",
      "worker takes dev, deploy, project [<name>], token <project> or audit <project>",
      { hint: "replaykit worker --help" }
    );
  }
  return action(context, subject);
}
export {
  run
};
