import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runStatusSchema,
  traceEventSchema,
  traceSchema
} from "./chunk-3QQEB6C6.js";
import {
  coerce_exports,
  iso_exports
} from "./chunk-ZPONSFWV.js";
import {
  _enum,
  array,
  boolean,
  errorCodes,
  literal,
  looseObject,
  number,
  object,
  record,
  strictObject,
  string,
  union,
  unknown
} from "./chunk-T7EWDS7W.js";

// src/core/schema/release.ts
var releasePartsSchema = object({
  agent: string().optional(),
  version: string().optional().describe("the agent's version"),
  commit: string().optional(),
  prompt: string().optional().describe("version or digest of its prompts"),
  model: string().optional(),
  tools: string().optional().describe("version or digest of its tools' schemas")
});

// src/api/schema/release.ts
var count = number().int().nonnegative();
var releaseRowSchema = releasePartsSchema.extend({
  id: string().describe("digest of its parts; `unknown`: its runs say nothing of their release"),
  first_seen: count,
  last_seen: count.optional().describe("left out: no run of it came in the time asked for"),
  runs: number().nonnegative().describe("all that came, sampled out or not; an estimate where `effective` is less"),
  failed: number().nonnegative(),
  effective: number().nonnegative().describe("as many runs, all seen, would say as much"),
  rate: object({ rate: number(), low: number(), high: number() }).optional().describe("share that failed, with its 95 % interval; left out: no run")
});
var releasesPageSchema = object({ releases: array(releaseRowSchema), next: string().nullable() });
var groupReleaseSchema = object({ id: string(), count, first_seen: count, last_seen: count });

// src/api/schema/counts.ts
var count2 = number().int().nonnegative();
var countsSchema = object({
  received: count2,
  stored: count2,
  sampled_out: count2,
  duplicate: count2,
  rejected: count2,
  reasons: record(string(), count2),
  lifted: count2,
  late_feedback: count2
});

// src/api/schema/absence.ts
var absenceSchema = _enum([
  "never_seen",
  "open",
  "recorded",
  "in_window",
  "sampled_out",
  "expired",
  "rejected",
  "erased"
]);

// src/api/schema/group.ts
var groupStateSchema = _enum(["new", "promoted", "guarded", "resolved", "came_back", "ignored"]);
var groupRowSchema = object({
  id: string(),
  title: string(),
  agent: string().optional(),
  count: number().int(),
  kept: number().int(),
  first_seen: number().int(),
  last_seen: number().int(),
  /** Failures by day (`20261121`), the newest 30, for a sparkline. */
  days: record(string(), number().int()),
  /** Ids of its newest kept runs. */
  recent: array(string()),
  state: groupStateSchema,
  /** Releases in which it was seen: the first of them first, the last last. */
  releases: array(groupReleaseSchema).default([]),
  /** Case, pull request and the like, once there are some. */
  note: record(string(), string())
});

// src/api/schema/run-row.ts
var runClassSchema = _enum(["success", "failed", "flagged", "test"]);
var runFactsSchema = object({
  run_id: string(),
  status: runStatusSchema,
  format: string().optional(),
  agent: string().optional(),
  agent_version: string().optional(),
  model: string().optional(),
  /** Digest of its release; runs of before they were told apart have none. */
  release: string().optional(),
  /** What went wrong, in words. */
  what: string().optional(),
  started_at: string().optional(),
  duration_ms: number().optional(),
  events: number().int(),
  tool_calls: number().int(),
  bytes: number().int(),
  labels: record(string(), string()).optional(),
  trace_id: string().optional(),
  late: boolean().optional(),
  /** How often it was written anew: rated, or gone on. Of several bodies of a run the one with most is the run. */
  revision: number().int().optional()
});
var ratingSchema = _enum(["bad", "good"]);
var runRowSchema = runFactsSchema.extend({
  id: string(),
  received_at: number().int(),
  expires_at: number().int(),
  class: runClassSchema,
  failed: boolean(),
  group: string().optional(),
  /** How many runs this one stands for: 1 over the share that is kept. */
  weight: number(),
  rating: ratingSchema.optional(),
  mark: string().optional()
});

// src/api/schema/answers.ts
var count3 = number().int().nonnegative();
var errorSchema = object({
  error: object({
    code: _enum(errorCodes),
    reason: absenceSchema.optional().describe("why a run is not there"),
    message: string(),
    hint: string().optional().describe("what to do next")
  })
});
var itemReasonSchema = _enum([
  ...errorCodes,
  "erased",
  "idempotency_key_reused",
  "too_many_continued",
  "other_parts"
]);
var itemsSchema = object({
  items: array(
    object({
      outcome: _enum(["stored", "sampled_out", "duplicate", "rejected"]),
      run_id: string().optional(),
      id: string().optional(),
      group: string().optional(),
      failed: boolean().optional(),
      waits_until: string().optional().describe("sampled out, but kept if feedback comes until then"),
      continued: literal(true).optional().describe("went on from what was there, and took its place"),
      differs: literal(true).optional().describe("a duplicate that tells something else than what is stored under its id"),
      replayability: object({ score: number().min(0).max(1), reasons: array(string()) }).optional(),
      reason: itemReasonSchema.optional(),
      message: string().optional()
    })
  ),
  repeated: literal(true).optional().describe("the answer that the Idempotency-Key had before")
});
var healthSchema = object({
  ok: literal(true),
  version: string(),
  accepts: object({ trace: array(number()), client: string() })
});
var check = object({ ok: boolean(), message: string().optional().describe("what is wrong, and what to do") });
var readinessSchema = object({
  ok: boolean(),
  checks: object({ database: check, bucket: check, migrations: check, key: check, github: check })
});
var step = object({ number: count3, of: count3, id: string().optional(), at: string().optional() });
var storedRunAnswerSchema = union([
  object({ run: runRowSchema, trace: traceSchema }),
  object({ run: runRowSchema, step, state: unknown(), events: array(traceEventSchema) }).describe("with `?step=`")
]);
var openRunSchema = object({ id: string(), state: literal("in progress") });
var feedbackAnswerSchema = union([
  object({ run: runRowSchema }),
  object({ id: string(), outcome: literal("stored") }).describe("to a credential without the scope read")
]);
var runsPageSchema = object({ runs: array(runRowSchema), next: string().nullable() });
var groupsPageSchema = object({ groups: array(groupRowSchema), next: string().nullable() });
var groupAnswerSchema = object({ group: groupRowSchema });
var markAnswerSchema = object({ id: string(), mark: literal("promote").nullable() });
var groupStateAnswerSchema = object({ id: string(), state: groupStateSchema });
var remains = array(string()).describe("what an erasure does not reach");
var erasedRunSchema = object({ id: string(), erased: literal(true), objects: count3, remains });
var erasedSubjectSchema = object({
  runs: count3.describe("erased by this request"),
  objects: count3,
  more: boolean().describe("repeat the request until this is false: it goes on where it ended"),
  remains
});
var promotedSchema = object({
  case_id: string(),
  fingerprint: string().optional(),
  repository: string().nullable(),
  notes: array(string()),
  how: _enum(["opened", "updated", "unchanged", "on_base", "declined", "known", "waiting", "counted", "reopened"]),
  branch: string().optional(),
  commit: string().optional(),
  number: count3.optional(),
  url: string().optional(),
  existing: string().optional(),
  seen: looseObject({ count: count3 }).optional()
});
var promoteAnswerSchema = union([
  promotedSchema,
  promotedSchema.extend({
    how: literal("dry_run"),
    title: string(),
    body: string(),
    files: record(string(), string()).describe(
      "by path; to a credential without the scope read only case.yaml, which quotes no more of the trace than its checks"
    )
  })
]);
var statsAnswerSchema = object({
  from: count3,
  to: count3,
  usd: number().nonnegative(),
  hours: array(countsSchema.extend({ hour: count3 }))
});
var auditSchema = object({
  acts: array(object({ at: count3, actor: string(), act: string(), subject: string() })),
  next: string().nullable()
});
var errorMessage = string();
var exportTraceAnswerSchema = object({
  partialSuccess: object({ rejectedSpans: string(), errorMessage }).optional()
});
var exportLogsAnswerSchema = object({
  partialSuccess: object({ rejectedLogRecords: string(), errorMessage }).optional()
});
var exportMetricsAnswerSchema = object({
  partialSuccess: object({ rejectedDataPoints: string(), errorMessage })
});
var rpcStatusSchema = object({
  code: count3,
  message: string(),
  details: array(looseObject({})).optional()
});

// src/api/schema/time-cursor.ts
var form = /^(\d{1,15})\.(.{1,80})$/;
var timeCursorSchema = string().regex(form, "expected `next` of the page before").optional().describe("`next` of the page before");

// src/api/schema/query.ts
var time = union(
  [
    coerce_exports.number().int().nonnegative(),
    iso_exports.datetime({ offset: true }).transform((text) => Date.parse(text)),
    iso_exports.date().transform((text) => Date.parse(`${text}T00:00:00Z`))
  ],
  "expected a time as 2026-11-21T08:00:00Z, a day as 2026-11-21, or milliseconds since 1970"
);
var limit = coerce_exports.number().int().min(1).max(200).default(50);
var runsQuerySchema = object({
  status: runStatusSchema.optional(),
  failed: _enum(["true", "false"]).transform((text) => text === "true").optional(),
  group: string().optional(),
  agent: string().optional(),
  release: string().max(20).optional().describe("`id` of `GET /v1/releases`"),
  label: string().regex(/^[^:]+:/, "name:value").optional().describe("`name:value`"),
  mark: string().optional().describe("`promote`"),
  since: time.optional(),
  until: time.optional(),
  limit,
  cursor: string().regex(/^\d+\.[0-9a-f]*$/, "expected `next` of the page before").optional().describe("`next` of the page before")
});
var sendQuerySchema = object({
  format: string().optional().describe("left out: known by the content; `replaykit trace formats` lists them")
});
var runQuerySchema = object({
  step: coerce_exports.number().int().min(1).optional().describe("the run as it stood at this step, from 1")
});
var auditQuerySchema = object({ cursor: timeCursorSchema });
var rebuildQuerySchema = object({ cursor: string().optional().describe("`next` of the page before") });
var groupsQuerySchema = object({
  state: groupStateSchema.optional(),
  agent: string().optional(),
  release: string().max(20).optional().describe("groups that failed in it: `id` of `GET /v1/releases`"),
  limit,
  cursor: timeCursorSchema
});
var releasesQuerySchema = object({
  agent: string().optional(),
  since: time.optional().describe("runs from then on are counted; left out: seven days"),
  until: time.optional(),
  limit,
  cursor: timeCursorSchema
});
var findQuerySchema = object({
  q: string().min(1).max(500).describe("a run, trace, session or user id, or `name:value` of a label")
});
var findBodySchema = strictObject(findQuerySchema.shape);
var waitingRunSchema = object({
  id: string(),
  run_id: string(),
  received_at: number().int(),
  waits_until: iso_exports.datetime()
});
var foundRunsSchema = object({
  runs: array(runRowSchema),
  waiting: array(waitingRunSchema).optional(),
  /** True where there may be more than are listed, which are the newest. */
  more: literal(true).optional(),
  /** Why there is none. */
  reason: absenceSchema.optional(),
  message: string().optional()
});
var subjectSchema = strictObject({
  user: string().min(1).max(500).describe("as it was sent with the runs")
});
var statsQuerySchema = object({ from: time.optional(), to: time.optional() });
var markSchema = strictObject({ mark: literal("promote").nullable() });
var groupStateChangeSchema = strictObject({
  state: groupStateSchema,
  note: record(string().max(40), string().max(500)).default({})
});

export {
  countsSchema,
  releasesPageSchema,
  groupRowSchema,
  runRowSchema,
  itemsSchema,
  storedRunAnswerSchema,
  openRunSchema,
  feedbackAnswerSchema,
  runsPageSchema,
  groupsPageSchema,
  groupAnswerSchema,
  markAnswerSchema,
  groupStateAnswerSchema,
  erasedRunSchema,
  erasedSubjectSchema,
  promoteAnswerSchema,
  statsAnswerSchema,
  auditSchema,
  runsQuerySchema,
  sendQuerySchema,
  runQuerySchema,
  auditQuerySchema,
  rebuildQuerySchema,
  groupsQuerySchema,
  releasesQuerySchema,
  findQuerySchema,
  findBodySchema,
  foundRunsSchema,
  subjectSchema,
  statsQuerySchema,
  markSchema,
  groupStateChangeSchema
};
