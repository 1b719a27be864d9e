import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import {
  isObject
} from "./chunk-4F3SSZ2F.js";
import "./chunk-NV6ZJ6NG.js";
import {
  parseJson
} from "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import {
  ReplayKitError,
  array,
  json,
  looseObject,
  number,
  record,
  string
} from "./chunk-QRZ7DRHS.js";
import "./chunk-VHE66NNS.js";

// src/cli/worker/projects.ts
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { resolve } from "node:path";

// src/node/worker-admin.ts
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
  acts: array(looseObject({ at: number(), actor: string(), act: string(), subject: string() }))
});
var pageSchema = looseObject({
  objects: array(looseObject({ key: string(), text: string() })),
  next: string().nullable()
});
var deletedSchema = looseObject({ objects: number() });
var faultSchema = looseObject({ error: looseObject({ message: string(), hint: string().optional() }) });
function createWorkerAdmin(at) {
  const ask = (method, path = [], body) => send({ ...at, method, path, body });
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
    async *exportProject(name) {
      for (let cursor = ""; cursor !== null; ) {
        const query = cursor === "" ? "export" : `export?cursor=${encodeURIComponent(cursor)}`;
        const page = pageSchema.parse(await ask("GET", [name, query]));
        yield page.objects;
        cursor = page.next;
      }
    },
    deleteProject: async (name) => deletedSchema.parse(await ask("DELETE", [name])),
    audit: async (name) => actsSchema.parse(await ask("GET", [name, "audit"])).acts,
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
async function reach({ url, secret, method, path, body }) {
  const address = [`${url.replace(/\/+$/, "")}/v1/projects`, ...path.map(part)].join("/");
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
function part(text) {
  return text.startsWith("export?cursor=") ? text : encodeURIComponent(text);
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
  if (projects.length === 0) terminal.note("no project yet: replaykit worker project <name> makes one");
  return exitCode.ok;
}
async function putProject(context, name) {
  const { flags, terminal } = context;
  const admin = adminOf(context);
  const change = settingsOf(flags.text("settings"));
  const there = await admin.project(name);
  const shown = there !== void 0 && change === void 0;
  const put = shown ? there : await admin.putProject(name, mergeSettings(there?.settings ?? {}, change ?? {}));
  if (flags.on("json")) terminal.printJson({ version: 1, ...put });
  else if (shown) terminal.print(terminal.safe(JSON.stringify(put.settings, null, 2)));
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
  const line = terminal.progress();
  const pages = adminOf(context).exportProject(name);
  const path = resolve(cwd, file);
  const out = createWriteStream(path, { flags: "wx", mode: 384 });
  await once(out, "open").catch((cause) => {
    throw new ReplayKitError("io_failed", `${file} cannot be written`, {
      hint: "name a file that is not there",
      cause
    });
  });
  let objects = 0;
  for await (const page of pages) {
    for (const object of page) out.write(`${JSON.stringify(object)}
`);
    objects += page.length;
    line.update(`${objects} objects`);
  }
  line.clear();
  out.end();
  await once(out, "close");
  if (flags.on("json")) terminal.printJson({ version: 1, project: name, objects, file });
  else terminal.print(`${objects} objects of ${name} are in ${file}`);
  return exitCode.ok;
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
  const acts = await adminOf(context).audit(projectOf("audit", name));
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
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
var manifestSchema = looseObject({ bin: looseObject({ wrangler: string() }) });
async function dev(context) {
  const { flags, terminal, cwd } = context;
  const folder = join(cwd, ".replaykit", "worker");
  const secrets = secretsOf(folder);
  const port = flags.integer("port", { min: 1, max: 65535 }) ?? 8787;
  const storage = ["--persist-to", join(folder, "state")];
  const applied = await wrangler(context, ["d1", "migrations", "apply", "replaykit", "--local", ...storage], "quiet");
  if (applied.code !== 0) {
    throw new ReplayKitError("runner_failed", `wrangler could not make the index: ${applied.text.slice(-600)}`, {
      hint: "wrangler needs Node 22 or newer; the folder .replaykit/worker can be removed to begin anew"
    });
  }
  terminal.note(
    [
      `The Worker runs at http://localhost:${port}; Ctrl-C ends it. In another shell:`,
      "",
      `  export REPLAYKIT_WORKER_URL=http://localhost:${port} REPLAYKIT_ADMIN_TOKEN=${secrets.admin}`,
      "  replaykit worker project demo",
      "  export REPLAYKIT_WORKER_TOKEN=$(replaykit worker token demo --scope ingest --scope read --scope promote)",
      "  replaykit push <trace.json>",
      ""
    ].join("\n")
  );
  const args = ["dev", "--port", String(port), "--env-file", secrets.file, ...storage];
  const { code } = await wrangler(context, args, "shown");
  return code === 0 ? exitCode.ok : exitCode.broken;
}
async function deploy(context) {
  const { code } = await wrangler(context, ["deploy"], "shown");
  return code === 0 ? exitCode.ok : exitCode.broken;
}
function secretsOf(folder) {
  const file = join(folder, "secrets.env");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, ".gitignore"), "*\n");
    const secret = () => randomBytes(24).toString("hex");
    writeFileSync(file, `REPLAYKIT_KEY=${secret()}
REPLAYKIT_ADMIN_TOKEN=${secret()}
`, { mode: 384 });
  }
  const admin = parseEnv(readFileSync(file, "utf8"))["REPLAYKIT_ADMIN_TOKEN"];
  if (admin !== void 0 && admin !== "") return { file, admin };
  throw new ReplayKitError("invalid_input", `${file} has no REPLAYKIT_ADMIN_TOKEN`, {
    hint: "add one, or remove the folder to begin anew"
  });
}
async function wrangler({ cwd, env, signal }, args, output) {
  const config = findWorker(dirname(fileURLToPath(import.meta.url)));
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
  for (const base of [join(cwd, "package.json"), fileURLToPath(import.meta.url)]) {
    try {
      const manifest = createRequire(base).resolve("wrangler/package.json");
      const { bin } = manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
      return join(dirname(manifest), bin.wrangler);
    } catch {
      continue;
    }
  }
  throw new ReplayKitError("not_found", "wrangler, which runs the Worker, is not installed", {
    hint: "npm install --save-dev wrangler"
  });
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
