import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { auditSchema } from "../schema/answers.ts";
import {
  exportPageSchema,
  exportQuerySchema,
  importedSchema,
  importPageSchema,
  importQuerySchema,
} from "../schema/export.ts";
import {
  deletedProjectSchema,
  madeTokenSchema,
  projectSchema,
  projectsSchema,
  rebuiltSchema,
  revokedSchema,
  scopeSchema,
  settingsRequestSchema,
  tokensSchema,
} from "../schema/project.ts";
import { auditQuerySchema, rebuildQuerySchema } from "../schema/query.ts";

/** A project's tokens, for the project's administrators. */
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

const tokenRequestSchema = z.strictObject({
  name: z.string().min(1).max(80),
  scopes: z.array(scopeSchema).min(1),
  expires_at: z.iso.datetime().optional().describe("in the future; left out: until it is revoked"),
});

/** Projects and their tokens, for the Worker's administrator. */
export const projects = {
  list: endpoint({
    method: "get",
    path: "/v1/projects",
    summary: "Projects",
    scope: "administrator",
    answer: projectsSchema,
  }),
  read: endpoint({
    method: "get",
    path: "/v1/projects/{project}",
    summary: "A project and its settings",
    scope: "administrator",
    answer: projectSchema,
  }),
  put: endpoint({
    method: "put",
    path: "/v1/projects/{project}",
    summary: "Create a project or change its settings",
    scope: "administrator",
    body: settingsRequestSchema,
    example: { body: { sampling: { success: 0.1 }, retention: { failed: "60d" } } },
    answer: projectSchema,
  }),
  remove: endpoint({
    method: "delete",
    path: "/v1/projects/{project}",
    summary: "Delete a project and its data; its audit stays. Repeat it until `deleted` is true",
    scope: "administrator",
    answer: deletedProjectSchema,
  }),
  createToken: endpoint({
    method: "post",
    path: "/v1/projects/{project}/tokens",
    summary: "Create a token; it is shown once",
    scope: "administrator",
    body: tokenRequestSchema,
    example: { body: { name: "ci", scopes: ["read", "promote"] } },
    answer: madeTokenSchema,
    status: 201,
  }),
  tokens: endpoint({
    method: "get",
    path: "/v1/projects/{project}/tokens",
    summary: "Tokens, without their secrets",
    scope: "administrator",
    answer: tokensSchema,
  }),
  revokeToken: endpoint({
    method: "delete",
    path: "/v1/projects/{project}/tokens/{token}",
    summary: "Revoke a token",
    scope: "administrator",
    answer: revokedSchema,
  }),
  audit: endpoint({
    method: "get",
    path: "/v1/projects/{project}/audit",
    summary: "Who did what in a project, newest first; kept after the project",
    scope: "administrator",
    query: auditQuerySchema,
    answer: auditSchema,
  }),
  export: endpoint({
    method: "get",
    path: "/v1/projects/{project}/export",
    summary: "Everything in a project, redacted as stored; repeat with `?cursor=` until `next` is null",
    scope: "administrator",
    query: exportQuerySchema,
    answer: exportPageSchema,
  }),
  import: endpoint({
    method: "post",
    path: "/v1/projects/{project}/import",
    summary: "Import the lines of an export into a new project: from line 0, then from `next`",
    scope: "administrator",
    query: importQuerySchema,
    body: importPageSchema,
    answer: importedSchema,
    also: { 409: "a project of this name exists, or the export is of another one" },
    example: { query: { backup: "9f2c41d07ab35e68", line: "0" }, body: { lines: [{ kind: "end", at: 0, seal: "" }] } },
  }),
  rebuild: endpoint({
    method: "post",
    path: "/v1/projects/{project}/rebuild",
    summary: "Rebuild the index from the bodies; repeat with `?cursor=` until `next` is null",
    scope: "administrator",
    query: rebuildQuerySchema,
    answer: rebuiltSchema,
  }),
};
