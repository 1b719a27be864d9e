import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-QKDK3L4I.js";
import "./chunk-G5WHEMEC.js";
import {
  openProject
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import {
  auditQuerySchema,
  auditSchema,
  countsSchema,
  groupRowSchema,
  rebuildQuerySchema,
  runRowSchema
} from "./chunk-I3DKHC37.js";
import "./chunk-LCONLFVP.js";
import {
  checkpointSchema
} from "./chunk-MA24XK5P.js";
import {
  ApiError,
  createApiClient,
  endpoint
} from "./chunk-7BNPROQB.js";
import {
  operationSchema,
  storedRunSchema
} from "./chunk-PVOFTYBB.js";
import {
  badScoresSchema,
  isObject,
  redactRuleSchema,
  safePattern,
  traceSchema
} from "./chunk-3QQEB6C6.js";
import {
  coerce_exports,
  effectsSchema,
  iso_exports,
  parseJson
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  durationSchema
} from "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError,
  _enum,
  array,
  boolean,
  discriminatedUnion,
  json,
  literal,
  looseObject,
  number,
  object,
  record,
  strictObject,
  string,
  unknown,
  url
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
  const url2 = `http://localhost:${port}`;
  const over = ended.then(
    () => "over",
    () => "over"
  );
  for (; ; ) {
    const answer = fetch(`${url2}/healthz`).catch(() => void 0);
    const first = await Promise.race([answer, over]);
    if (first === "over") return;
    if (first?.ok) break;
    await Promise.race([over, sleep(200)]);
  }
  terminal.note(
    [
      `The Worker runs at ${url2}; Ctrl-C ends it. In another shell:`,
      "",
      `  export REPLAYKIT_WORKER_URL=${url2} REPLAYKIT_ADMIN_TOKEN=${admin}`,
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

// src/api/schema/settings.ts
var hour = 36e5;
var day = 24 * hour;
var hookSchema = strictObject({
  /** `https:` or, for an e-mail, `mailto:` with one address. */
  url: url({ protocol: /^(?:https?|mailto)$/ }).refine((url2) => !/^mailto:(?![^?,\s]+@[^?,\s]+$)/i.test(url2), "name one address, as in mailto:ada@example.com"),
  /** `standard`: signed after Standard Webhooks; `slack`: a body that Slack's incoming webhooks take. */
  form: _enum(["standard", "slack"]).default("standard"),
  /** `whsec_` and base64, as Standard Webhooks writes it. */
  secret: string().optional(),
  events: array(_enum(["group.new", "group.spike", "group.came_back", "group.new_in_release", "digest.weekly"])).default(["group.new", "group.came_back"])
});
var peopleSchema = record(string(), _enum(["viewer", "promoter", "admin"]));
function inLowerCase(people) {
  const entries = Object.entries(people);
  const exact = entries.filter(([address]) => address === address.toLowerCase());
  return Object.fromEntries([...entries.map(([address, role]) => [address.toLowerCase(), role]), ...exact]);
}
var projectSettingsSchema = strictObject({
  /** Repositories (`owner/name`) that cases may be promoted to. */
  repositories: array(string().regex(/^[\w.-]+\/[\w.-]+$/)).default([]),
  /** Runner and case folder by agent name. */
  agents: record(
    string(),
    strictObject({
      repository: string().optional(),
      runner: string().optional(),
      cases: string().optional()
    })
  ).default({}),
  effects: effectsSchema.default({}),
  terminal_tools: array(string()).default([]),
  /** Checks, in the short forms of case.yaml, that mark a run as failed where one holds. */
  detectors: array(unknown()).default([]),
  /** Which scores of evaluators mark a run as bad, as in replaykit.yaml; left out: as there by default. */
  bad_scores: badScoresSchema.optional(),
  redact: strictObject({ rules: array(redactRuleSchema).default([]), allow: array(string()).default([]) }).prefault({}),
  sampling: strictObject({
    /** Share of successes that are kept, by a hash of the run id. */
    success: number().min(0).max(1).default(0.1),
    /** Failures of one group kept whole per day. */
    failures_per_group: number().int().min(1).default(20),
    /** Of the failures past that, one in so many is kept. */
    then_one_in: number().int().min(1).default(10),
    /** How long a success that was sampled out waits for feedback; 0 turns it off. */
    feedback_window: durationSchema.default(72 * hour)
  }).prefault({}),
  retention: strictObject({
    success: durationSchema.default(7 * day),
    failed: durationSchema.default(30 * day),
    flagged: durationSchema.default(90 * day),
    test: durationSchema.default(day)
  }).prefault({}),
  limits: strictObject({
    /** Past it requests are answered 429; at once may come ten seconds' worth, or twenty, but no more than a minute's. */
    requests_per_minute: number().int().min(1).default(6e3),
    /** Requests at work at a time, in each place that the Worker runs in; more wait in line. */
    requests_at_once: number().int().min(1).max(64).default(4),
    runs_per_day: number().int().min(1).default(1e7),
    /** What a day may cost, by the estimate that `/v1/stats` gives; left out: as much as its runs cost. */
    usd_per_day: number().positive().optional(),
    items_per_request: number().int().min(1).max(1e3).default(1e3)
  }).prefault({}),
  hooks: array(hookSchema).max(10).default([]),
  /** Secrets (`whsec_…`) that may sign deliveries to `/v1/hooks/<project>`; several are active during a rotation. */
  webhook_secrets: array(string().regex(/^whsec_/)).max(4).default([]),
  /** GitHub repositories, by id, whose workflows may use this project through OIDC, and what they may do. */
  oidc: array(
    strictObject({
      repository_id: string().regex(/^\d+$/),
      scopes: array(_enum(["ingest", "read", "promote"])).default(["read"]),
      /** Only a workflow of this file and ref, e.g. `owner/repo/.github/workflows/x.yml@refs/heads/main`. */
      job_workflow_ref: string().optional()
    })
  ).default([]),
  /** People, by e-mail, and their role where Cloudflare Access signs them in. */
  people: peopleSchema.overwrite(inLowerCase).default({})
});

// src/api/schema/export.ts
var exportQuerySchema = object({
  cursor: string().max(4e3).optional().describe("`next` of the page before"),
  limit: coerce_exports.number().int().min(1).max(1e3).default(500).describe("lines a page; a page of large lines holds fewer")
});
var count = number().int().nonnegative();
var id = string().describe("of the run: 24 hex of SHA-256 over project and run id");
var exportLineSchema = discriminatedUnion("kind", [
  object({
    kind: literal("project"),
    version: literal(1),
    project: string(),
    created_at: count,
    exported_at: count,
    settings: projectSettingsSchema.omit({ hooks: true, webhook_secrets: true })
  }).describe("first: the project and its settings, without those that hold secrets"),
  object({ kind: literal("group"), group: groupRowSchema }).describe("failures that are alike, and what became of them"),
  object({ kind: literal("mark"), id, mark: string(), at: count, by: string() }).describe("a run marked by a person"),
  object({
    kind: literal("hour"),
    hour: count,
    stats: countsSchema
  }).describe("accounting, as `GET /v1/stats` gives it"),
  object({ kind: literal("waiting"), id, received_at: count, trace: traceSchema }).describe("a success that was sampled out and waits for feedback"),
  object({ kind: literal("run"), run: runRowSchema, trace: traceSchema.optional() }).describe(
    "a run with its feedback, as `GET /v1/runs/{id}` gives it; without `trace` where its body is gone already"
  ),
  object({
    kind: literal("record"),
    id,
    run: storedRunSchema,
    operations: count,
    checkpoints: count,
    expires_at: count
  }).describe("a run recorded step by step, and how many lines of either kind follow"),
  object({ kind: literal("operation"), id, place: count, operation: operationSchema }).describe("what the recorded run did, in its order"),
  object({ kind: literal("checkpoint"), id, place: count, checkpoint: checkpointSchema }).describe("the whole state after a step, in the order in which they came"),
  object({ kind: literal("erased"), id, at: count }).describe("a tombstone: lines above with this id, `run.id` too, are of a run that was erased during the export"),
  object({ kind: literal("end"), at: count }).describe("last: without it the export is not whole")
]);
var exportPageSchema = object({ lines: array(exportLineSchema), next: string().nullable() });

// src/api/schema/scope.ts
var scopeSchema = _enum(["ingest", "read", "promote", "admin"]);

// src/api/schema/project-answers.ts
var count2 = number().int().nonnegative();
var projectsSchema = object({
  projects: array(object({ id: string(), created_at: count2 }))
});
var projectSchema = object({ project: string(), settings: projectSettingsSchema });
var deletedProjectSchema = object({
  project: string(),
  deleted: literal(true),
  objects: count2
});
var rebuiltSchema = object({ runs: count2, next: string().nullable() });
var madeTokenSchema = object({
  token: string(),
  id: string(),
  project: string(),
  name: string(),
  scopes: array(scopeSchema)
});
var tokensSchema = object({
  tokens: array(
    object({
      id: string(),
      name: string(),
      scopes: array(scopeSchema),
      created_at: count2,
      expires_at: count2.nullable(),
      revoked_at: count2.nullable()
    })
  )
});
var revokedSchema = object({ revoked: string() });

// src/api/schema/webhook-secret.ts
var bounds = { least: 24, most: 64 };
function webhookKey(secret) {
  const [, text] = /^whsec_([A-Za-z0-9+/]+)={0,2}$/.exec(secret) ?? [];
  if (text === void 0) return void 0;
  if (text.length % 4 === 1) return void 0;
  const bytes = atob(text);
  const whole = btoa(bytes).replace(/=+$/, "") === text;
  if (!whole || bytes.length < bounds.least || bytes.length > bounds.most) return void 0;
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}
var webhookSecretSchema = string().refine((secret) => webhookKey(secret) !== void 0, {
  error: `expected whsec_ and base64 of ${bounds.least} to ${bounds.most} bytes: echo "whsec_$(openssl rand -base64 32)"`
});

// src/api/schema/settings-request.ts
var writtenRuleSchema = redactRuleSchema.superRefine(({ pattern, flags = "" }, context) => {
  const safe = safePattern(pattern, `${flags.replace(/[gyd]/g, "")}gd`);
  if (!safe.ok) context.addIssue({ code: "custom", path: ["pattern"], message: safe.message.slice(0, 300) });
});
var keptFor = durationSchema.refine((ms) => ms >= 6e4, { error: "expected at least 1m" });
var { success, failed, flagged, test } = projectSettingsSchema.parse({}).retention;
var settingsRequestSchema = projectSettingsSchema.extend({
  hooks: array(hookSchema.extend({ secret: webhookSecretSchema.optional() })).max(10).default([]),
  people: peopleSchema.superRefine((people, context) => {
    const seen = /* @__PURE__ */ new Set();
    for (const address of Object.keys(people)) {
      const lower = address.toLowerCase();
      if (seen.has(lower)) context.addIssue({ code: "custom", message: "two entries differ in case only" });
      seen.add(lower);
    }
  }).overwrite(inLowerCase).default({}),
  redact: strictObject({ rules: array(writtenRuleSchema).default([]), allow: array(string()).default([]) }).prefault({}),
  retention: strictObject({
    success: keptFor.default(success),
    failed: keptFor.default(failed),
    flagged: keptFor.default(flagged),
    test: keptFor.default(test)
  }).prefault({}),
  webhook_secrets: array(webhookSecretSchema).max(4).default([])
});

// src/api/schema/token-request.ts
var tokenRequestSchema = strictObject({
  name: string().min(1).max(80),
  scopes: array(scopeSchema).min(1),
  expires_at: iso_exports.datetime().optional().describe("in the future; left out: until it is revoked")
});

// src/api/endpoints/projects.ts
var projects = {
  list: endpoint({
    method: "get",
    path: "/v1/projects",
    summary: "Projects",
    scope: "administrator",
    answer: projectsSchema
  }),
  read: endpoint({
    method: "get",
    path: "/v1/projects/{project}",
    summary: "A project and its settings",
    scope: "administrator",
    answer: projectSchema
  }),
  put: endpoint({
    method: "put",
    path: "/v1/projects/{project}",
    summary: "Make a project or change its settings",
    scope: "administrator",
    body: settingsRequestSchema,
    example: { body: { sampling: { success: 0.1 }, retention: { failed: "60d" } } },
    answer: projectSchema
  }),
  remove: endpoint({
    method: "delete",
    path: "/v1/projects/{project}",
    summary: "Remove a project with all it holds; its audit stays",
    scope: "administrator",
    answer: deletedProjectSchema
  }),
  createToken: endpoint({
    method: "post",
    path: "/v1/projects/{project}/tokens",
    summary: "Make a token; it is shown once",
    scope: "administrator",
    body: tokenRequestSchema,
    example: { body: { name: "ci", scopes: ["read", "promote"] } },
    answer: madeTokenSchema,
    status: 201
  }),
  tokens: endpoint({
    method: "get",
    path: "/v1/projects/{project}/tokens",
    summary: "Tokens, without their secrets",
    scope: "administrator",
    answer: tokensSchema
  }),
  revokeToken: endpoint({
    method: "delete",
    path: "/v1/projects/{project}/tokens/{token}",
    summary: "Revoke a token",
    scope: "administrator",
    answer: revokedSchema
  }),
  audit: endpoint({
    method: "get",
    path: "/v1/projects/{project}/audit",
    summary: "Who did what in a project, newest first; it outlives the project",
    scope: "administrator",
    query: auditQuerySchema,
    answer: auditSchema
  }),
  export: endpoint({
    method: "get",
    path: "/v1/projects/{project}/export",
    summary: "All that a project holds, redacted as it is stored; repeat with `?cursor=` until `next` is null",
    scope: "administrator",
    query: exportQuerySchema,
    answer: exportPageSchema
  }),
  rebuild: endpoint({
    method: "post",
    path: "/v1/projects/{project}/rebuild",
    summary: "Write the index again from the bodies; repeat with `?cursor=` until `next` is null",
    scope: "administrator",
    query: rebuildQuerySchema,
    answer: rebuiltSchema
  })
};

// src/node/worker-admin.ts
var projectSchema2 = looseObject({ project: string(), settings: record(string(), json()) });
var pageSchema = looseObject({ lines: array(unknown()), next: string().nullable() });
function createWorkerAdmin({ url: url2, secret }) {
  const credential = { authorization: `Bearer ${secret}` };
  const { ask, askVerbatim } = createApiClient({ url: url2, credential, hint: "is it running? replaykit worker dev" });
  return {
    projects: async () => (await ask(projects.list, {})).projects,
    async project(project2) {
      try {
        return projectSchema2.parse(await askVerbatim(projects.read, { params: { project: project2 } }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return void 0;
        throw error;
      }
    },
    putProject: async (project2, settings) => projectSchema2.parse(await askVerbatim(projects.put, { params: { project: project2 }, body: JSON.stringify(settings) })),
    async *exportProject(project2, { limit } = {}) {
      const query = { limit };
      for (let more = true; more; ) {
        const { lines, next } = pageSchema.parse(await askVerbatim(projects.export, { params: { project: project2 }, query }));
        yield lines;
        query.cursor = next ?? void 0;
        more = next !== null;
      }
    },
    deleteProject: (project2) => ask(projects.remove, { params: { project: project2 } }),
    async *audit(project2) {
      let cursor;
      do {
        const { acts, next } = await ask(projects.audit, { params: { project: project2 }, query: { cursor } });
        yield* acts;
        cursor = next ?? void 0;
      } while (cursor !== void 0);
    },
    tokens: async (project2) => (await ask(projects.tokens, { params: { project: project2 } })).tokens,
    createToken: (project2, request) => ask(projects.createToken, { params: { project: project2 }, body: JSON.stringify(request) }),
    async revokeToken(project2, token2) {
      await ask(projects.revokeToken, { params: { project: project2, token: token2 } });
    }
  };
}
function mergeSettings(settings, change) {
  const merged2 = new Map(Object.entries(settings));
  for (const [name, value] of Object.entries(change)) {
    const before = merged2.get(name);
    if (value === null) merged2.delete(name);
    else merged2.set(name, isObject(before) && isObject(value) ? mergeSettings(before, value) : value);
  }
  return Object.fromEntries(merged2);
}

// src/cli/worker/settle-deploy.ts
var readySchema = looseObject({
  ok: boolean(),
  checks: record(string(), looseObject({ ok: boolean(), message: string().optional() }))
});
var patience = 3e4;
async function settle(deployment, deployed) {
  const { context, files } = deployment;
  const { terminal, env, flags } = context;
  const url2 = flags.text("worker") ?? env["REPLAYKIT_WORKER_URL"] ?? deployed;
  if (url2 === void 0) {
    terminal.print("deployed; its address is not known here: GET <address>/readyz says whether it is ready");
    return exitCode.ok;
  }
  const ready = await readiness(url2.replace(/\/+$/, ""));
  const wrong = Object.entries(ready?.checks ?? {}).filter(([, { ok }]) => !ok);
  for (const [name, { message = "not ready" }] of wrong) terminal.note(terminal.safe(`not ready: ${name}: ${message}`));
  if (!ready?.ok) {
    if (!ready) terminal.note(`no answer at ${url2}/readyz within ${patience / 1e3} s; a new address can take minutes`);
    return exitCode.broken;
  }
  const secret = env["REPLAYKIT_ADMIN_TOKEN"] || keptSecrets(files)["REPLAYKIT_ADMIN_TOKEN"];
  const first = secret === void 0 ? void 0 : await firstToken(context, url2, secret);
  if (flags.on("json")) terminal.printJson({ version: 1, url: url2, ...first });
  else {
    terminal.print(`The Worker is ready at ${url2}`);
    if (first)
      terminal.print(
        [
          `Its first project is ${first.project}. In your shell:`,
          "",
          `  export REPLAYKIT_WORKER_URL=${url2}`,
          `  export REPLAYKIT_WORKER_TOKEN=${first.token}`
        ].join("\n")
      );
  }
  return exitCode.ok;
}
async function readiness(url2) {
  const until = performance.now() + patience;
  for (let last; ; await sleep2(1e3)) {
    const answer = await fetch(`${url2}/readyz`, { redirect: "manual", signal: AbortSignal.timeout(1e4) }).catch(
      () => void 0
    );
    const read = readySchema.safeParse(await answer?.json().catch(() => void 0));
    if (read.success) last = read.data;
    if (last?.ok === true || performance.now() > until) return last;
  }
}
async function firstToken(context, url2, secret) {
  const admin = createWorkerAdmin({ url: url2, secret });
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
  const url2 = await upload(deployment, merged2, secrets);
  if (standing.applied === void 0) await migrate(deployment, merged2, pending);
  const lifecycle = ["r2", "bucket", "lifecycle", "set", config.bucket, "--file", files.lifecycle, "--force"];
  await need(deployment, merged2, lifecycle);
  terminal.note(`bucket ${config.bucket}: lifecycle rules of ${relative2(context.cwd, files.lifecycle)}`);
  return settle(deployment, url2);
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
    const url2 = target === void 0 || target.startsWith("http") ? target : `https://${target}`;
    context.terminal.note(`the Worker is uploaded${url2 === void 0 ? "" : `: ${url2}`}`);
    return url2;
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

// src/cli/worker/admin.ts
function adminOf({ flags, env }) {
  const url2 = flags.text("worker") ?? env["REPLAYKIT_WORKER_URL"];
  const secret = env["REPLAYKIT_ADMIN_TOKEN"];
  if (url2 === void 0 || url2 === "")
    throw new ReplayKitError("usage", "the address of the Worker is missing", {
      hint: "give --worker <url>, or set REPLAYKIT_WORKER_URL"
    });
  if (secret === void 0 || secret === "") {
    throw new ReplayKitError("usage", "REPLAYKIT_ADMIN_TOKEN is not set", {
      hint: "it is the secret that the Worker was deployed with; replaykit worker dev prints its own"
    });
  }
  return createWorkerAdmin({ url: url2, secret });
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
  const projects2 = await adminOf(context).projects();
  if (flags.on("json")) terminal.printJson({ version: 1, projects: projects2 });
  else for (const { id: id2, created_at } of projects2) terminal.print(`${terminal.safe(id2)}  since ${dayOf(created_at)}`);
  if (projects2.length === 0) terminal.note("no project yet: replaykit worker project <name> --create makes one");
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
  const count3 = { lines: 0, runs: 0, waiting: 0, records: 0 };
  async function* texts() {
    for await (const lines of pages) {
      for (const line of lines) {
        countLine(count3, line);
        yield `${JSON.stringify(line)}
`;
      }
      progress.update(`${count3.lines} lines`);
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
  if (flags.on("json")) terminal.printJson({ version: 1, project: name, ...count3, file });
  else {
    const told = `${count3.runs} runs, ${count3.waiting} waiting for feedback and ${count3.records} recorded runs`;
    terminal.print(`${told} of ${name} are in ${file}`);
  }
  return exitCode.ok;
}
function countLine(count3, line) {
  const kind = typeof line === "object" && line !== null && "kind" in line ? line.kind : void 0;
  count3.lines += 1;
  if (kind === "run") count3.runs += 1;
  if (kind === "waiting") count3.waiting += 1;
  if (kind === "record") count3.records += 1;
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

// src/cli/worker/releases.ts
async function releases(context, name) {
  const { flags, terminal } = context;
  if (name !== void 0) {
    throw new ReplayKitError("usage", "worker releases takes no project: its token names it", {
      hint: "replaykit worker releases --token rk_…"
    });
  }
  const limit = flags.integer("limit", { min: 1, max: 1e5 }) ?? 50;
  const [agent, since] = [flags.text("agent"), flags.text("since")];
  const rows = await connectWorker(context).releases({
    limit,
    ...agent === void 0 ? {} : { agent },
    ...since === void 0 ? {} : { since }
  });
  if (flags.on("json")) terminal.printJson({ version: 1, releases: rows });
  else for (const row of rows) terminal.print(terminal.safe(lineOf(row)));
  if (rows.length === 0) terminal.note("no release yet");
  return exitCode.ok;
}
function lineOf({ id: id2, first_seen, runs, failed: failed2, rate, ...parts }) {
  const { agent, version, commit, prompt, model, tools } = parts;
  const named = Object.entries({ version, commit, prompt, model, tools }).flatMap(
    ([part, text]) => text === void 0 ? [] : [`${part} ${text}`]
  );
  const share = rate ? `${percent(rate.rate)} failed (${percent(rate.low)} to ${percent(rate.high)})` : "no run";
  const what = [agent, ...named].filter((text) => text !== void 0).join(", ") || "nothing is known of it";
  return `${id2.padEnd(12)}  since ${dayOf(first_seen)}  ${share}, ${Math.round(failed2)} of ${Math.round(runs)}  ${what}`;
}
function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
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
  else for (const one of tokens2) terminal.print(terminal.safe(lineOf2(one)));
  if (tokens2.length === 0) terminal.note("no token yet");
  return exitCode.ok;
}
function lineOf2({ id: id2, name, scopes, created_at, expires_at, revoked_at }) {
  const end = revoked_at === null ? expires_at === null ? "" : `, until ${dayOf(expires_at)}` : ", revoked";
  return `${id2}  ${name}  ${scopes.join(" ")}  since ${dayOf(created_at)}${end}`;
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
  audit,
  releases
};
async function run(context) {
  const [name = "", subject, ...more] = context.args;
  const action = Object.hasOwn(actions, name) ? actions[name] : void 0;
  if (!action || more.length > 0) {
    throw new ReplayKitError(
      "usage",
      "worker takes dev, deploy [<folder>], project [<name>], token <project>, audit <project> or releases",
      { hint: "replaykit worker --help" }
    );
  }
  return action(context, subject);
}
export {
  run
};
