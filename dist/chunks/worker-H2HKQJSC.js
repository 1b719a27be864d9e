import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  adminOf,
  createWorkerAdmin,
  dayOf,
  mergeSettings,
  projectOf
} from "./chunk-XSNBFJ2E.js";
import {
  openProject
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-MA24XK5P.js";
import "./chunk-7BNPROQB.js";
import "./chunk-PVOFTYBB.js";
import {
  isObject
} from "./chunk-3QQEB6C6.js";
import {
  parseJson
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError,
  array,
  boolean,
  looseObject,
  object,
  record,
  string
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/cli/worker/deploy.ts
import { existsSync as existsSync4, mkdtempSync, readFileSync as readFileSync5, rmSync, writeFileSync as writeFileSync5 } from "node:fs";
import { join as join5, relative as relative2, resolve } from "node:path";
import { tmpdir } from "node:os";

// src/cli/worker/deploy-account.ts
import { existsSync as existsSync2, readdirSync, readFileSync as readFileSync3, writeFileSync as writeFileSync3 } from "node:fs";
import { randomBytes as randomBytes2 } from "node:crypto";
import { dirname as dirname3, join as join3 } from "node:path";

// src/cli/worker/jsonc.ts
var tokens = /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\/|,(?=(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*[\]}])/g;
function parseJsonc(text, name) {
  return parseJson(
    text.replaceAll(tokens, (_, string2) => string2 ?? ""),
    { name }
  );
}

// src/cli/worker/wrangler.ts
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { existsSync, mkdirSync, readFileSync as readFileSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { createServer } from "node:net";
import { dirname as dirname2, join as join2 } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
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
  const migrate2 = ["d1", "migrations", "apply", "replaykit", "--local", ...storage];
  const applied = await wrangler(context, { args: migrate2, config, output: "quiet" });
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
    await Promise.race([over, sleep(200)]);
  }
  terminal.note(
    [
      `The Worker runs at ${url}; Ctrl-C ends it. In another shell:`,
      "",
      `  export REPLAYKIT_WORKER_URL=${url} REPLAYKIT_ADMIN_TOKEN=${admin}`,
      "  replaykit worker project demo --create",
      "  export REPLAYKIT_WORKER_TOKEN=$(replaykit worker token demo --scope ingest --scope read --scope promote)",
      "  replaykit worker push <trace.json>",
      ""
    ].join("\n")
  );
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
    // Without a terminal wrangler asks no questions, and without its banner it does not look for a newer one of itself.
    env: output === "quiet" ? { ...env, CI: "1", WRANGLER_HIDE_BANNER: "true" } : env,
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

// src/cli/worker/deploy-account.ts
var secretNames = ["REPLAYKIT_KEY", "REPLAYKIT_ADMIN_TOKEN"];
var secretsSchema = record(string(), string());
async function call(deployment, merged2, args, env = {}) {
  const context = { ...deployment.context, env: { ...deployment.context.env, ...env } };
  return wrangler(context, { args, config: merged2, output: "quiet" });
}
async function need(deployment, merged2, args, env = {}) {
  const { code, text } = await call(deployment, merged2, args, env);
  if (code === 0) return text;
  throw failure(args, text);
}
function failure(args, text) {
  return new ReplayKitError("runner_failed", `wrangler ${args.slice(0, 3).join(" ")} failed: ${faultIn(text)}`, {
    hint: /log ?in|authenticat|API token/i.test(text) ? "npx wrangler login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID" : "correct that and run replaykit worker deploy again: what is done stays done"
  });
}
function faultIn(text) {
  const plain = text.replaceAll(/\u001B\[[\d;]*m/g, "");
  const at = plain.search(/(?:✘ )?\[?ERROR/);
  return plain.slice(Math.max(0, at), at < 0 ? 600 : at + 600).trim();
}
async function askStanding(deployment, merged2) {
  const [secrets, applied] = await Promise.all([secretsSet(deployment, merged2), migrationsApplied(deployment, merged2)]);
  return { secrets, applied };
}
var names = array(object({ name: string() }));
async function secretsSet(deployment, merged2) {
  const { code, text } = await call(deployment, merged2, ["secret", "list", "--format", "json"]);
  if (code === 0) return names.parse(jsonIn(text)).map(({ name }) => name);
  if (/not found|does not exist|10007/i.test(text)) return void 0;
  throw failure(["secret", "list"], text);
}
async function migrationsApplied(deployment, merged2) {
  const query = "SELECT name FROM d1_migrations ORDER BY id";
  const { code, text } = await call(deployment, merged2, [
    "d1",
    "execute",
    "DB",
    "--remote",
    "--json",
    "--command",
    query
  ]);
  if (code === 0) {
    const answers = array(object({ results: names })).parse(jsonIn(text));
    return answers.flatMap(({ results }) => results.map(({ name }) => name));
  }
  if (/no such table/i.test(text)) return [];
  if (/Couldn't find a D1 DB|could not be found/i.test(text)) return void 0;
  throw failure(["d1", "execute"], text);
}
function jsonIn(text) {
  return JSON.parse(text.slice(text.search(/^\[/m)));
}
function pendingOf(applied = [], shipped) {
  const known = readdirSync(join3(dirname3(shipped), "migrations")).filter((name) => name.endsWith(".sql")).toSorted();
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length === 0) return known.filter((name) => !applied.includes(name));
  throw new ReplayKitError("conflict", `the database is of a newer version: it has ${newer.join(", ")}`, {
    hint: "npm install replaykit@latest, then deploy; a Worker goes forward only"
  });
}
function secretsFor({ context, files, shown }, { secrets: set = [], applied }) {
  const kept = keptSecrets(files);
  const missing = secretNames.filter((name) => !set.includes(name));
  if (missing.length === 0) return [];
  const given = (name) => context.env[name] || kept[name];
  if (missing.includes("REPLAYKIT_KEY") && (applied ?? []).length > 0 && given("REPLAYKIT_KEY") === void 0)
    throw new ReplayKitError(
      "conflict",
      "the Worker has lost its REPLAYKIT_KEY, and its database was filled under one",
      {
        hint: "set REPLAYKIT_KEY to the old one and deploy again; with a new one no user of before is found or erased"
      }
    );
  const made = missing.map((name) => [name, given(name) ?? randomBytes2(32).toString("hex")]);
  writeFileSync3(files.secrets, `${JSON.stringify({ ...kept, ...Object.fromEntries(made) }, null, 2)}
`, {
    mode: 384
  });
  context.terminal.note(`secrets: ${missing.join(", ")} (in ${shown}/secrets.json; keep them where secrets are kept)`);
  return missing;
}
function keptSecrets({ secrets }) {
  if (!existsSync2(secrets)) return {};
  const read = secretsSchema.safeParse(parseJsonc(readFileSync3(secrets, "utf8"), secrets));
  if (read.success) return read.data;
  throw new ReplayKitError("invalid_input", `${secrets} is no object of names and texts`, {
    hint: 'it holds {"REPLAYKIT_KEY": "…", "REPLAYKIT_ADMIN_TOKEN": "…"}'
  });
}

// src/cli/worker/deploy-config.ts
import { copyFileSync, existsSync as existsSync3, mkdirSync as mkdirSync2, readFileSync as readFileSync4, writeFileSync as writeFileSync4 } from "node:fs";
import { dirname as dirname4, join as join4, relative, sep } from "node:path";
var configSchema2 = looseObject({
  name: string(),
  main: string(),
  r2_buckets: array(looseObject({ binding: string(), bucket_name: string() })),
  d1_databases: array(looseObject({ binding: string(), database_name: string(), migrations_dir: string() }))
});
function deployFolder(folder) {
  return {
    config: join4(folder, "wrangler.jsonc"),
    lifecycle: join4(folder, "r2-lifecycle.json"),
    secrets: join4(folder, "secrets.json"),
    merged: join4(folder, "wrangler.deploy.json")
  };
}
var ignored = "secrets.json\nwrangler.deploy.json\n.wrangler/\n";
function writeMissing(folder, shipped) {
  const { config, lifecycle } = deployFolder(folder);
  mkdirSync2(folder, { recursive: true });
  const made = [];
  const make = (path, write) => {
    if (existsSync3(path)) return;
    write();
    made.push(path);
  };
  make(config, () => writeFileSync4(config, ownConfig(folder, shipped)));
  make(lifecycle, () => copyFileSync(join4(dirname4(shipped), "r2-lifecycle.json"), lifecycle));
  make(join4(folder, ".gitignore"), () => writeFileSync4(join4(folder, ".gitignore"), ignored));
  return made;
}
function ownConfig(folder, shipped) {
  const place = (name) => JSON.stringify(
    relative(folder, join4(dirname4(shipped), name)).split(sep).join("/")
  );
  return readFileSync4(shipped, "utf8").replace(/^\s*"\$schema".*\n/m, "").replace(/^\s*"database_id".*\n/m, "").replace('"index.ts"', place("index.ts")).replace('"migrations_dir": "migrations"', `"migrations_dir": ${place("migrations")}`);
}
function mergeConfig(own, { name, shipped }) {
  const added = [];
  const base = parseJsonc(readFileSync4(shipped, "utf8"), shipped);
  const { $schema: _, ...rest } = isObject(base) ? base : {};
  const value = merged(rest, parseJsonc(own, name), { path: "", added });
  const read = configSchema2.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ReplayKitError("invalid_config", `${name}: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`, {
      hint: "correct it, or move the file away: deploy writes it anew"
    });
  }
  const { d1_databases, r2_buckets, ...others } = read.data;
  const database = d1_databases.find(({ binding }) => binding === "DB");
  const bucket = r2_buckets.find(({ binding }) => binding === "TRACES");
  const place = dirname4(shipped);
  const config = {
    ...others,
    main: join4(place, "index.ts"),
    r2_buckets,
    d1_databases: d1_databases.map(
      (one) => one.binding === "DB" ? { ...withoutNoId(one), migrations_dir: join4(place, "migrations") } : one
    )
  };
  return {
    text: `${JSON.stringify(config, null, 2)}
`,
    database: database?.database_name ?? "",
    bucket: bucket?.bucket_name ?? "",
    added
  };
}
function withoutNoId({ database_id, ...one }) {
  const none = typeof database_id !== "string" || /^[0-]*$/.test(database_id);
  return none ? one : { database_id, ...one };
}
var keys = ["binding", "name", "tag"];
function keyOf(value) {
  if (!isObject(value)) return void 0;
  return keys.map((key) => value[key]).find((key) => typeof key === "string");
}
function merged(base, own, { path, added }) {
  if (isObject(base) && isObject(own)) {
    const result = { ...own };
    for (const [name, value] of Object.entries(base)) {
      const place = path === "" ? name : `${path}.${name}`;
      const known = own[name];
      if (known !== void 0) result[name] = merged(value, known, { path: place, added });
      else {
        result[name] = value;
        if (name !== "database_id") added.push(place);
      }
    }
    return result;
  }
  if (Array.isArray(base) && Array.isArray(own)) return mergedList(base, own, { path, added });
  return own;
}
function mergedList(base, own, { path, added }) {
  if (path === "compatibility_flags") return [.../* @__PURE__ */ new Set([...base, ...own])];
  const missing = base.filter(
    (value) => keyOf(value) !== void 0 && !own.some((other) => keyOf(other) === keyOf(value))
  );
  added.push(...missing.map((value) => `${path} ${keyOf(value)}`));
  const both = own.map((value) => {
    const same = base.find((other) => keyOf(other) !== void 0 && keyOf(other) === keyOf(value));
    return same === void 0 ? value : merged(same, value, { path: `${path}.${keyOf(value)}`, added });
  });
  return [...both, ...missing];
}

// src/cli/worker/settle-deploy.ts
import { basename } from "node:path";
import { setTimeout as sleep2 } from "node:timers/promises";
var readySchema = looseObject({
  ok: boolean(),
  checks: record(string(), looseObject({ ok: boolean(), message: string().optional() }))
});
var patience = 3e4;
async function settle(deployment, deployed) {
  const { context, files } = deployment;
  const { terminal, env, flags } = context;
  const url = flags.text("worker") ?? env["REPLAYKIT_WORKER_URL"] ?? deployed;
  if (url === void 0) {
    terminal.print("deployed; its address is not known here: GET <address>/readyz says whether it is ready");
    return exitCode.ok;
  }
  const ready = await readiness(url.replace(/\/+$/, ""));
  const wrong = Object.entries(ready?.checks ?? {}).filter(([, { ok }]) => !ok);
  for (const [name, { message = "not ready" }] of wrong) terminal.note(terminal.safe(`not ready: ${name}: ${message}`));
  if (!ready?.ok) {
    if (!ready) terminal.note(`no answer at ${url}/readyz within ${patience / 1e3} s; a new address can take minutes`);
    return exitCode.broken;
  }
  const secret = env["REPLAYKIT_ADMIN_TOKEN"] || keptSecrets(files)["REPLAYKIT_ADMIN_TOKEN"];
  const first = secret === void 0 ? void 0 : await firstToken(context, url, secret);
  if (flags.on("json")) terminal.printJson({ version: 1, url, ...first });
  else {
    terminal.print(`The Worker is ready at ${url}`);
    if (first)
      terminal.print(
        [
          `Its first project is ${first.project}. In your shell:`,
          "",
          `  export REPLAYKIT_WORKER_URL=${url}`,
          `  export REPLAYKIT_WORKER_TOKEN=${first.token}`
        ].join("\n")
      );
  }
  return exitCode.ok;
}
async function readiness(url) {
  const until = performance.now() + patience;
  for (let last; ; await sleep2(1e3)) {
    const answer = await fetch(`${url}/readyz`, { redirect: "manual", signal: AbortSignal.timeout(1e4) }).catch(
      () => void 0
    );
    const read = readySchema.safeParse(await answer?.json().catch(() => void 0));
    if (read.success) last = read.data;
    if (last?.ok === true || performance.now() > until) return last;
  }
}
async function firstToken(context, url, secret) {
  const admin = createWorkerAdmin({ url, secret });
  if ((await admin.projects()).length > 0) return void 0;
  const { root } = await openProject(context, () => void 0);
  const project2 = basename(root).toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "").slice(0, 40) || "agents";
  await admin.putProject(project2, {});
  const { token: token2 } = await admin.createToken(project2, { name: "first", scopes: ["ingest", "read", "promote"] });
  return { project: project2, token: token2 };
}

// src/cli/worker/deploy.ts
async function deploy(context, folderName = "replaykit-worker") {
  const { flags, terminal, cwd } = context;
  const folder = resolve(cwd, folderName);
  const files = deployFolder(folder);
  const shipped = shippedConfig();
  const dry = flags.on("dry-run");
  const fresh = !existsSync4(files.config);
  if (!dry) for (const made of writeMissing(folder, shipped)) terminal.note(`written: ${relative2(cwd, made)}`);
  const own = fresh && dry ? ownConfig(folder, shipped) : readFileSync5(files.config, "utf8");
  const config = mergeConfig(own, { name: relative2(cwd, files.config), shipped });
  const deployment = { context, shown: relative2(cwd, folder), files, shipped, config };
  if (config.added.length > 0)
    terminal.note(`${relative2(cwd, files.config)} lacks, and this version adds: ${config.added.join(", ")}`);
  const place = fresh && dry ? mkdtempSync(join5(tmpdir(), "replaykit-deploy-")) : void 0;
  const merged2 = place === void 0 ? files.merged : join5(place, "wrangler.json");
  writeFileSync5(merged2, config.text);
  try {
    return await (dry ? rehearse(deployment, merged2) : publish(deployment, merged2));
  } finally {
    rmSync(place ?? merged2, { recursive: true, force: true });
  }
}
async function publish(deployment, merged2) {
  const { context, config, files, shipped } = deployment;
  const { terminal } = context;
  const standing = await askStanding(deployment, merged2);
  const pending = pendingOf(standing.applied, shipped);
  const secrets = secretsFor(deployment, standing);
  if (standing.applied !== void 0 && pending.length > 0) await migrate(deployment, merged2, pending);
  const url = await upload(deployment, merged2, secrets);
  if (standing.applied === void 0) await migrate(deployment, merged2, pending);
  const lifecycle = ["r2", "bucket", "lifecycle", "set", config.bucket, "--file", files.lifecycle, "--force"];
  await need(deployment, merged2, lifecycle);
  terminal.note(`bucket ${config.bucket}: lifecycle rules of ${relative2(context.cwd, files.lifecycle)}`);
  return settle(deployment, url);
}
async function rehearse(deployment, merged2) {
  const { context, config, files, shipped, shown } = deployment;
  const { terminal, cwd } = context;
  const standing = await askStanding(deployment, merged2).catch((error) => {
    if (!(error instanceof ReplayKitError) || error.code === "conflict") throw error;
    terminal.note(`the account could not be asked, so this says what a first deploy does: ${error.message}`);
    return { secrets: void 0, applied: void 0 };
  });
  const pending = pendingOf(standing.applied, shipped);
  await need(deployment, merged2, ["deploy", "--dry-run"]);
  const missing = secretNames.filter((name) => !(standing.secrets ?? []).includes(name));
  const first = standing.applied === void 0;
  const steps = [
    ...existsSync4(files.config) ? [] : [`write ${shown}/wrangler.jsonc and ${shown}/r2-lifecycle.json`],
    ...missing.length === 0 ? [] : [`set the secrets ${missing.join(" and ")}`],
    ...first ? [`make the database ${config.database} and the bucket ${config.bucket}`] : [],
    ...first || pending.length === 0 ? [] : [`apply ${pending.join(", ")}`],
    "upload the Worker",
    ...first ? [`apply ${pending.join(", ")}`] : [],
    `set the lifecycle rules of ${config.bucket}`,
    ...standing.secrets === void 0 ? ["make the first project and its token"] : []
  ];
  if (context.flags.on("json")) terminal.printJson({ version: 1, dry_run: true, steps });
  else
    terminal.print(
      [
        `The Worker builds. A deploy from ${relative2(cwd, files.config)} would:`,
        ...steps.map((step) => `  ${step}`)
      ].join("\n")
    );
  return exitCode.ok;
}
async function migrate(deployment, merged2, pending) {
  await need(deployment, merged2, ["d1", "migrations", "apply", "DB", "--remote"]);
  deployment.context.terminal.note(`database ${deployment.config.database}: ${pending.join(", ")} applied`);
}
var outputSchema = looseObject({ type: string(), targets: array(string()).optional() });
async function upload(deployment, merged2, secrets) {
  const { context, files } = deployment;
  const output = `${merged2}.output`;
  const given = secrets.length === 0 ? [] : ["--secrets-file", files.secrets];
  try {
    await need(deployment, merged2, ["deploy", "--keep-vars", ...given], { WRANGLER_OUTPUT_FILE_PATH: output });
    const lines = readFileSync5(output, "utf8").trimEnd().split("\n");
    const deployed = lines.map((line) => outputSchema.parse(JSON.parse(line))).find(({ type }) => type === "deploy");
    const target = deployed?.targets?.find((one) => /^(?:https?:\/\/)?[\w.-]+$/.test(one));
    const url = target === void 0 || target.startsWith("http") ? target : `https://${target}`;
    context.terminal.note(`the Worker is uploaded${url === void 0 ? "" : `: ${url}`}`);
    return url;
  } finally {
    rmSync(output, { force: true });
  }
}

// src/cli/worker/projects.ts
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { resolve as resolve2 } from "node:path";
import { pipeline } from "node:stream/promises";

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
function inWords(holder, names2) {
  return Object.fromEntries(
    Object.entries(holder).map(([name, value]) => [name, names2.includes(name) ? durationText(value) : value])
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
  const path = resolve2(cwd, file);
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
function list({ flags, terminal }, tokens2) {
  if (flags.on("json")) terminal.printJson({ version: 1, tokens: tokens2 });
  else for (const one of tokens2) terminal.print(terminal.safe(lineOf(one)));
  if (tokens2.length === 0) terminal.note("no token yet");
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
      "worker takes dev, deploy [<folder>], project [<name>], token <project> or audit <project>",
      { hint: "replaykit worker --help" }
    );
  }
  return action(context, subject);
}
export {
  run
};
