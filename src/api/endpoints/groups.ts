import { endpoint } from "../endpoint.ts";
import { groupAnswerSchema, groupStateAnswerSchema, groupsPageSchema } from "../schema/answers.ts";
import { inboxAnswerSchema, inboxQuerySchema } from "../schema/inbox.ts";
import { groupStateChangeSchema, groupsQuerySchema } from "../schema/query.ts";

/** Failures that are alike. */
export const groups = {
  list: endpoint({
    method: "get",
    path: "/v1/groups",
    summary: "Failures that are alike, the last seen first",
    scope: "read",
    query: groupsQuerySchema,
    answer: groupsPageSchema,
    example: { query: { state: "new" } },
  }),
  inbox: endpoint({
    method: "get",
    path: "/v1/inbox",
    summary:
      "The groups as people go through them: by view, agent, text and order, a page at a time, with totals over all",
    scope: "read",
    query: inboxQuerySchema,
    answer: inboxAnswerSchema,
    example: { query: { view: "open", order: "trend" } },
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
    summary: "Set what became of a group",
    scope: "promote",
    body: groupStateChangeSchema,
    answer: groupStateAnswerSchema,
    example: { body: { state: "ignored" } },
  }),
};
