import { endpoint } from "../endpoint.ts";
import { auditSchema, erasedSubjectSchema, statsAnswerSchema } from "../schema/answers.ts";
import {
  auditQuerySchema,
  findBodySchema,
  findQuerySchema,
  runMatchesSchema,
  statsQuerySchema,
  subjectSchema,
} from "../schema/query.ts";

/** Search, accounting, and the erasure of a user. */
export const search = {
  findByAddress: endpoint({
    method: "get",
    path: "/v1/find",
    summary: "Find a run by its run, trace, session or user id or a label, or learn why it is not there",
    scope: "read",
    query: findQuerySchema,
    answer: runMatchesSchema,
  }),
  find: endpoint({
    method: "post",
    path: "/v1/find",
    summary: "Find as `GET /v1/find` does, with the search key in the body",
    scope: "read",
    body: findBodySchema,
    example: { body: { q: "tier:gold" } },
    answer: runMatchesSchema,
  }),
  stats: endpoint({
    method: "get",
    path: "/v1/stats",
    summary: "Received = stored + sampled out + duplicate + rejected, by hour; `usd` estimates what they cost",
    scope: "read",
    query: statsQuerySchema,
    example: { query: { from: "2026-11-21" } },
    answer: statsAnswerSchema,
  }),
  audit: endpoint({
    method: "get",
    path: "/v1/audit",
    summary: "Who viewed, promoted, erased and made tokens, newest first",
    scope: "admin",
    query: auditQuerySchema,
    answer: auditSchema,
  }),
  eraseUserByAddress: endpoint({
    method: "delete",
    path: "/v1/subjects/{user}",
    summary: "Erase all runs of a user",
    scope: "admin",
    answer: erasedSubjectSchema,
    also: { 409: "the Worker's key differs from that of its stored runs: no user would be found" },
  }),
  eraseUser: endpoint({
    method: "post",
    path: "/v1/subjects/erase",
    summary: "Erase all runs of a user, named in the body",
    scope: "admin",
    body: subjectSchema,
    example: { body: { user: "user-7" } },
    answer: erasedSubjectSchema,
    also: { 409: "the Worker's key differs from that of its stored runs: no user would be found" },
  }),
};
