import * as z from "zod";
import { scopeSchema } from "./scope.ts";
import { projectSettingsSchema } from "./settings.ts";

const count = z.number().int().nonnegative();

export const projectsSchema = z.object({
  projects: z.array(z.object({ id: z.string(), created_at: count })),
});
export const projectSchema = z.object({ project: z.string(), settings: projectSettingsSchema });
export const deletedProjectSchema = z.object({
  project: z.string(),
  deleted: z.literal(true),
  objects: count,
});
export const rebuiltSchema = z.object({ runs: count, next: z.string().nullable() });
export const madeTokenSchema = z.object({
  token: z.string(),
  id: z.string(),
  project: z.string(),
  name: z.string(),
  scopes: z.array(scopeSchema),
});
export const tokensSchema = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      scopes: z.array(scopeSchema),
      created_at: count,
      expires_at: count.nullable(),
      revoked_at: count.nullable(),
    }),
  ),
});
export const revokedSchema = z.object({ revoked: z.string() });
