import * as z from "zod";
import { errorCodes } from "../../core/error.ts";
import { traceEventSchema, traceSchema } from "../../core/schema/trace.ts";
import { groupRowSchema, groupStateSchema } from "./group.ts";
import { runMarkSchema, runRowSchema } from "./run-row.ts";

const count = z.number().int().nonnegative();

/** Why a run is not in the index. */
export const absenceSchema = z.enum([
  "never_seen",
  "open",
  "recorded",
  "in_window",
  "sampled_out",
  "expired",
  "rejected",
  "erased",
]);
export type AbsenceReason = z.infer<typeof absenceSchema>;

/** Counts of runs by what became of them. */
export const countsSchema = z.object({
  received: count,
  stored: count,
  sampled_out: count,
  duplicate: count,
  rejected: count,
  reasons: z.record(z.string(), count),
  lifted: count,
  late_feedback: count,
});

/** Every refusal, except at OTLP's addresses, which have their own form. */
export const errorSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    reason: absenceSchema.optional().describe("why a run is not there"),
    message: z.string(),
    hint: z.string().optional().describe("what to do next"),
  }),
});

/**
 * Why an item, or what is new in a duplicate, was not taken: an error code, or what the Worker knows of its run or key.
 */
const itemReasonSchema = z.enum([
  ...errorCodes,
  "erased",
  "idempotency_key_reused",
  "too_many_continued",
  "other_parts",
]);

export const itemsSchema = z.object({
  items: z.array(
    z.object({
      outcome: z.enum(["stored", "sampled_out", "duplicate", "rejected"]),
      run_id: z.string().optional(),
      id: z.string().optional(),
      group: z.string().optional(),
      failed: z.boolean().optional(),
      waits_until: z.string().optional().describe("sampled out, but kept if feedback comes until then"),
      continued: z.literal(true).optional().describe("continued the stored run, and replaced it"),
      differs: z.literal(true).optional().describe("a duplicate with other content than the stored run of its id"),
      replayability: z.object({ score: z.number().min(0).max(1), reasons: z.array(z.string()) }).optional(),
      reason: itemReasonSchema.optional(),
      message: z.string().optional(),
    }),
  ),
  repeated: z.literal(true).optional().describe("the answer that the Idempotency-Key had before"),
});
export type ItemAnswer = z.infer<typeof itemsSchema>["items"][number];

export const healthSchema = z.object({
  ok: z.literal(true),
  version: z.string(),
  accepts: z.object({ trace: z.array(z.number()), client: z.string() }),
});

const check = z.object({ ok: z.boolean(), message: z.string().optional().describe("what is wrong, and what to do") });
export const readinessSchema = z.object({
  ok: z.boolean(),
  checks: z.object({ database: check, bucket: check, migrations: check, key: check, github: check }),
});
export type ReadinessAnswer = z.infer<typeof readinessSchema>;

const step = z.object({ number: count, of: count, id: z.string().optional(), at: z.string().optional() });

export const storedRunAnswerSchema = z.union([
  z.object({ run: runRowSchema, trace: traceSchema }),
  z
    .object({ run: runRowSchema, step, state: z.unknown(), events: z.array(traceEventSchema) })
    .describe("with `?step=`"),
]);

export const openRunSchema = z.object({ id: z.string(), state: z.literal("in progress") });
export const feedbackAnswerSchema = z.union([
  z.object({ run: runRowSchema }),
  z.object({ id: z.string(), outcome: z.literal("stored") }).describe("to a credential without the scope read"),
]);
export const runsPageSchema = z.object({ runs: z.array(runRowSchema), next: z.string().nullable() });
export const groupsPageSchema = z.object({ groups: z.array(groupRowSchema), next: z.string().nullable() });
export const groupAnswerSchema = z.object({ group: groupRowSchema });
export const markAnswerSchema = z.object({ id: z.string(), mark: runMarkSchema.nullable() });
export const groupStateAnswerSchema = z.object({ id: z.string(), state: groupStateSchema });

const remains = z.array(z.string()).describe("what an erasure does not reach");
export const erasedRunSchema = z.object({ id: z.string(), erased: z.literal(true), objects: count, remains });
export const erasedSubjectSchema = z.object({
  runs: count.describe("erased by this request"),
  objects: count,
  more: z.boolean().describe("repeat the request until this is false: it continues where it ended"),
  remains,
});

const promotedSchema = z.object({
  case_id: z.string(),
  fingerprint: z.string().optional(),
  repository: z.string().nullable(),
  notes: z.array(z.string()),
  how: z.enum(["opened", "updated", "unchanged", "on_base", "declined", "known", "waiting", "counted", "reopened"]),
  branch: z.string().optional(),
  commit: z.string().optional(),
  number: count.optional(),
  url: z.string().optional(),
  existing: z.string().optional(),
  seen: z.looseObject({ count }).optional(),
  added: count.optional().describe("assertions of this request that went to the case of an open pull request"),
});

export const promoteAnswerSchema = z.union([
  promotedSchema,
  promotedSchema.extend({
    how: z.literal("dry_run"),
    title: z.string(),
    body: z.string(),
    files: z
      .record(z.string(), z.string())
      .describe(
        "by path; to a credential without the scope read only case.yaml, which quotes no more of the trace than its checks",
      ),
  }),
]);

export const statsAnswerSchema = z.object({
  from: count,
  to: count,
  usd: z.number().nonnegative(),
  hours: z.array(countsSchema.extend({ hour: count })),
});

export const auditSchema = z.object({
  acts: z.array(z.object({ at: count, actor: z.string(), act: z.string(), subject: z.string() })),
  next: z.string().nullable(),
});

const errorMessage = z.string();
export const exportTraceAnswerSchema = z.object({
  partialSuccess: z.object({ rejectedSpans: z.string(), errorMessage }).optional(),
});
export const exportLogsAnswerSchema = z.object({
  partialSuccess: z.object({ rejectedLogRecords: z.string(), errorMessage }).optional(),
});
export const exportMetricsAnswerSchema = z.object({
  partialSuccess: z.object({ rejectedDataPoints: z.string(), errorMessage }),
});
export const rpcStatusSchema = z.object({
  code: count,
  message: z.string(),
  details: z.array(z.looseObject({})).optional(),
});
