import * as z from "zod";
import { feedbackSchema, traceSchema } from "../../core/schema/trace.ts";
import { endpoint } from "../endpoint.ts";
import {
  erasedRunSchema,
  feedbackAnswerSchema,
  itemsSchema,
  markAnswerSchema,
  openRunSchema,
  promoteAnswerSchema,
  runsPageSchema,
  storedRunAnswerSchema,
} from "../schema/answers.ts";
import { promoteRequestSchema } from "../schema/promote-request.ts";
import { markSchema, runQuerySchema, runsQuerySchema, sendQuerySchema } from "../schema/query.ts";

/** Feedback as in traces, but unknown members are refused: a mistyped `expected_calls` would be lost. */
const feedbackRequestSchema = z.strictObject(feedbackSchema.shape);

const open = { what: "in progress: its spans are still arriving", answer: openRunSchema };
const noRun = {
  what: "no run was accepted: each item says why, or the body has no run",
  answer: itemsSchema,
};

/** What the two endpoints that take whole runs share. */
const sending = {
  query: sendQuerySchema,
  body: z.union([traceSchema, z.array(traceSchema), z.looseObject({}), z.array(z.looseObject({}))]),
  types: { json: ["application/json"], binary: ["application/x-ndjson"] },
  answer: itemsSchema,
  also: { 422: noRun },
} as const;

const refund = { tool: "refund", args: { amount: 12.5 } };

/** Runs, and the feedback on them. */
export const runs = {
  send: endpoint({
    method: "post",
    path: "/v1/runs",
    summary: "Send a trace, a list of traces or NDJSON, in any format that ReplayKit reads",
    scope: "ingest",
    headers: {
      "idempotency-key": "for 24 hours, the same body under it gets the same answer, and another body is refused",
      "content-encoding": "gzip, br, deflate or none",
    },
    ...sending,
    example: {
      query: { format: "replaykit" },
      body: {
        run_id: "order-17",
        status: "error",
        events: [
          { type: "input_message", role: "user", content: "Refund my order" },
          { type: "error", error: "TimeoutError: no answer in 30 s" },
        ],
      },
    },
  }),
  list: endpoint({
    method: "get",
    path: "/v1/runs",
    summary: "Runs, newest first",
    scope: "read",
    query: runsQuerySchema,
    answer: runsPageSchema,
    example: { query: { failed: "true", agent: "billing", since: "2026-11-21" } },
  }),
  read: endpoint({
    method: "get",
    path: "/v1/runs/{id}",
    summary: "A run and its trace, or its state at a `step`",
    scope: ["read", "promote"],
    query: runQuerySchema,
    answer: storedRunAnswerSchema,
    also: { 202: open, 410: "sampled out, expired or erased" },
    example: { query: { step: "3" } },
  }),
  erase: endpoint({
    method: "delete",
    path: "/v1/runs/{id}",
    summary: "Erase a run",
    scope: "promote",
    answer: erasedRunSchema,
  }),
  feedback: endpoint({
    method: "post",
    path: "/v1/runs/{id}/feedback",
    summary: "Say that a run was bad or good, and what was expected",
    scope: ["ingest", "promote"],
    body: feedbackRequestSchema,
    answer: feedbackAnswerSchema,
    also: {
      202: { ...open, what: "in progress: applied when the run is closed" },
      409: "it kept changing",
      410: "sampled out, expired or erased: too late",
    },
    example: { body: { rating: "bad", comment: "the whole order was refunded", expected_calls: [refund] } },
  }),
  mark: endpoint({
    method: "post",
    path: "/v1/runs/{id}/mark",
    summary: "Mark a run for promotion or for a look, or remove the mark; a look does not replace a promotion",
    scope: "promote",
    body: markSchema,
    answer: markAnswerSchema,
    example: { body: { mark: "promote" } },
  }),
  promote: endpoint({
    method: "post",
    path: "/v1/runs/{id}/promote",
    summary: "Make a case from a run and open a pull request with it; `dry_run` only shows it",
    scope: "promote",
    body: promoteRequestSchema,
    answer: promoteAnswerSchema,
    also: {
      409: "still being gathered",
      410: "the run is gone",
      422: "the run does not make a case yet; the answer says what is missing",
      502: "GitHub failed",
    },
    example: { body: { expectation: { rating: "bad", expected_calls: [refund] }, dry_run: true } },
  }),
  hook: endpoint({
    method: "post",
    path: "/v1/hooks/{project}",
    summary: "Runs, signed after Standard Webhooks",
    scope: "signature",
    headers: { "webhook-id": "", "webhook-timestamp": "seconds since 1970", "webhook-signature": "`v1,` and base64" },
    ...sending,
    anyQuery: true,
  }),
};
