import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  auditQuerySchema,
  auditSchema,
  countsSchema,
  groupRowSchema,
  rebuildQuerySchema,
  runRowSchema
} from "./chunk-J7ST2HF5.js";
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
  iso_exports
} from "./chunk-ZPONSFWV.js";
import {
  durationSchema
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError,
  _enum,
  array,
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
    async project(project) {
      try {
        return projectSchema2.parse(await askVerbatim(projects.read, { params: { project } }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return void 0;
        throw error;
      }
    },
    putProject: async (project, settings) => projectSchema2.parse(await askVerbatim(projects.put, { params: { project }, body: JSON.stringify(settings) })),
    async *exportProject(project, { limit } = {}) {
      const query = { limit };
      for (let more = true; more; ) {
        const { lines, next } = pageSchema.parse(await askVerbatim(projects.export, { params: { project }, query }));
        yield lines;
        query.cursor = next ?? void 0;
        more = next !== null;
      }
    },
    deleteProject: (project) => ask(projects.remove, { params: { project } }),
    async *audit(project) {
      let cursor;
      do {
        const { acts, next } = await ask(projects.audit, { params: { project }, query: { cursor } });
        yield* acts;
        cursor = next ?? void 0;
      } while (cursor !== void 0);
    },
    tokens: async (project) => (await ask(projects.tokens, { params: { project } })).tokens,
    createToken: (project, request) => ask(projects.createToken, { params: { project }, body: JSON.stringify(request) }),
    async revokeToken(project, token) {
      await ask(projects.revokeToken, { params: { project, token } });
    }
  };
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

export {
  createWorkerAdmin,
  mergeSettings,
  adminOf,
  projectOf,
  dayOf
};
