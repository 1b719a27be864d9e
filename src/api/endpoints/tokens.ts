import { endpoint } from "../endpoint.ts";
import { revokedSchema, tokensSchema } from "../schema/project-answers.ts";

/** A project's tokens, for who administers the project. */
export const tokens = {
  list: endpoint({
    method: "get",
    path: "/v1/tokens",
    summary: "Tokens of the project, without their secrets",
    scope: "admin",
    answer: tokensSchema,
  }),
  revoke: endpoint({
    method: "delete",
    path: "/v1/tokens/{token}",
    summary: "Revoke a token of the project",
    scope: "admin",
    answer: revokedSchema,
  }),
};
