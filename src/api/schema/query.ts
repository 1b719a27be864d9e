import * as z from "zod";
import { runStatusSchema } from "../../core/schema/trace.ts";
import { absenceSchema } from "./answers.ts";
import { groupStateSchema } from "./group.ts";
import { runMarkSchema, runRowSchema } from "./run-row.ts";

/** A place in a list that is sorted by time, and then by id. */
export interface TimePosition {
  time: number;
  /**
   * At most 80 characters on one line. It becomes part of a cursor, so it must be an id, not a name that a user chose.
   */
  id: string;
}

const form = /^(\d{1,15})\.(.{1,80})$/;

const timeCursorSchema = z
  .string()
  .regex(form, "expected `next` of the page before")
  .optional()
  .describe("`next` of the page before");

export function readTimeCursor(text: string | undefined): TimePosition | undefined {
  const [, time, id] = form.exec(text ?? "") ?? [];
  return time === undefined || id === undefined ? undefined : { time: Number(time), id };
}

/** Cuts a list of up to `limit + 1` rows to one page, and returns the cursor of the next page. */
export function pageOf<Item>(items: readonly Item[], limit: number, placeOf: (item: Item) => TimePosition) {
  const page = items.slice(0, limit);
  const last = items.length > limit ? page.at(-1) : undefined;
  const place = last && placeOf(last);
  return { page, next: place === undefined ? null : `${place.time}.${place.id}` };
}

/** Milliseconds since 1970, a time, or a day, which begins at midnight UTC. */
const time = z.union(
  [
    // An empty value would be read as 0: with `until`, nothing would be found.
    z.preprocess((text) => (/^\s*$/.test(String(text)) ? undefined : text), z.coerce.number().int().nonnegative()),
    z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
    z.iso.date().transform((text) => Date.parse(`${text}T00:00:00Z`)),
  ],
  "expected a time as 2026-11-21T08:00:00Z, a day as 2026-11-21, or milliseconds since 1970",
);
const limit = z.coerce.number().int().min(1).max(200).default(50);

export const runsQuerySchema = z.object({
  status: runStatusSchema.optional(),
  failed: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  group: z.string().optional(),
  agent: z.string().optional(),
  release: z.string().max(20).optional().describe("`id` of `GET /v1/releases`"),
  label: z
    .string()
    .regex(/^[^:]+:/, "name:value")
    .optional()
    .describe("`name:value`"),
  mark: z.string().optional().describe("`promote`, or `look` with any share"),
  parent: z.string().max(200).optional().describe("forks of a run, by its `run_id`"),
  since: time.optional(),
  until: time.optional(),
  limit,
  cursor: z
    .string()
    .regex(/^\d+\.[0-9a-f]*$/, "expected `next` of the page before")
    .optional()
    .describe("`next` of the page before"),
});

export const sendQuerySchema = z.object({
  format: z.string().optional().describe("default: recognised by content; `npx replaykit trace formats` lists them"),
});

export const runQuerySchema = z.object({
  step: z.coerce.number().int().min(1).optional().describe("the run as it stood at this step, from 1"),
});

export const auditQuerySchema = z.object({ cursor: timeCursorSchema });

export const rebuildQuerySchema = z.object({
  cursor: z
    .string()
    .regex(/^(?:|[a-z]+-[^/]*)$/, "expected `next` of the page before")
    .optional()
    .describe("`next` of the page before"),
});

export const groupsQuerySchema = z.object({
  state: groupStateSchema.optional(),
  agent: z.string().optional(),
  release: z.string().max(20).optional().describe("groups that failed in it: `id` of `GET /v1/releases`"),
  limit,
  cursor: timeCursorSchema,
});

export const releasesQuerySchema = z.object({
  agent: z.string().optional(),
  since: time.optional().describe("counts runs from then on; default: seven days ago"),
  until: time.optional(),
  limit,
  cursor: timeCursorSchema,
});

export const findQuerySchema = z.object({
  q: z.string().min(1).max(500).describe("a run, trace, session or user id, or `name:value` of a label"),
});

/** Strict, because a mistyped member of a body would otherwise be ignored. */
export const findBodySchema = z.strictObject(findQuerySchema.shape);

/** A success that was sampled out and waits for feedback. */
const waitingRunSchema = z.object({
  id: z.string(),
  run_id: z.string(),
  received_at: z.number().int(),
  waits_until: z.iso.datetime(),
});

export const runMatchesSchema = z.object({
  runs: z.array(runRowSchema),
  waiting: z.array(waitingRunSchema).optional(),
  /** True if there may be more runs than the listed ones, which are the newest. */
  more: z.literal(true).optional(),
  /** Why nothing was found. */
  reason: absenceSchema.optional(),
  message: z.string().optional(),
});
export type RunMatches = z.infer<typeof runMatchesSchema>;

export const subjectSchema = z.strictObject({
  user: z.string().min(1).max(500).describe("as it was sent with the runs"),
});

export const statsQuerySchema = z.object({ from: time.optional(), to: time.optional() });

export const markSchema = z.strictObject({ mark: runMarkSchema.nullable() });

export const groupStateChangeSchema = z.strictObject({
  state: groupStateSchema,
  note: z.record(z.string().max(40), z.string().max(500)).default({}),
});

export const cursorText = {
  write: ({ minute, id }: { minute: number; id: string }) => `${minute}.${id}`,
  read(text: string): { minute: number; id: string } | undefined {
    const parts = /^(\d+)\.([0-9a-f]*)$/.exec(text);
    return parts ? { minute: Number(parts[1]), id: parts[2] ?? "" } : undefined;
  },
};
