import { endpoint } from "../endpoint.ts";
import { groupAnswerSchema, groupStateAnswerSchema, groupsPageSchema } from "../schema/answers.ts";
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
