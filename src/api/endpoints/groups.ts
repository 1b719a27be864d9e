import { endpoint } from "../endpoint.ts";
import { groupAnswerSchema, groupsPageSchema, groupStateAnswerSchema } from "../schema/answers.ts";
import { coverageRequestSchema, coverageSchema } from "../schema/coverage.ts";
import { releasesPageSchema } from "../schema/group.ts";
import { inboxAnswerSchema, inboxQuerySchema } from "../schema/inbox.ts";
import { groupsQuerySchema, groupStateChangeSchema, releasesQuerySchema } from "../schema/query.ts";

/** Groups of similar failures. */
export const groups = {
  list: endpoint({
    method: "get",
    path: "/v1/groups",
    summary: "Groups of similar failures, the last seen first",
    scope: "read",
    query: groupsQuerySchema,
    answer: groupsPageSchema,
    example: { query: { state: "new" } },
  }),
  inbox: endpoint({
    method: "get",
    path: "/v1/inbox",
    summary: "The groups as the inbox shows them, in pages, with totals",
    scope: "read",
    query: inboxQuerySchema,
    answer: inboxAnswerSchema,
    example: { query: { view: "open", order: "trend" } },
  }),
  coverage: endpoint({
    method: "post",
    path: "/v1/coverage",
    summary: "How many of this week's failures guards cover, and the largest groups without a case. Changes nothing",
    scope: "read",
    body: coverageRequestSchema,
    answer: coverageSchema,
    example: { body: { guards: ["v2:9f2c41aa03be77d1"] } },
  }),
  read: endpoint({
    method: "get",
    path: "/v1/groups/{id}",
    summary: "One group",
    scope: "read",
    answer: groupAnswerSchema,
  }),
  setState: endpoint({
    method: "post",
    path: "/v1/groups/{id}/state",
    summary: "Set the state of a group",
    scope: "promote",
    body: groupStateChangeSchema,
    answer: groupStateAnswerSchema,
    example: { body: { state: "ignored" } },
  }),
};

/** Releases of agents: version, commit, prompt, model and tools. */
export const releases = {
  list: endpoint({
    method: "get",
    path: "/v1/releases",
    summary: "Releases, newest first, each with its number of failed runs",
    scope: "read",
    query: releasesQuerySchema,
    answer: releasesPageSchema,
    example: { query: { agent: "billing" } },
  }),
};
