import * as z from "zod";
import type { ProjectSettings } from "../schema/settings.ts";

export const scopeSchema = z.enum(["ingest", "read", "promote", "admin"]);
export type Scope = z.infer<typeof scopeSchema>;

/** Who asks, for which project, and what they may do. */
export interface Principal {
  project: string;
  settings: ProjectSettings;
  scopes: ReadonlySet<Scope>;
  /** For the audit: `token:<id>`, `github:<repository>@<workflow>`, `person:<mail>`, `hook`. */
  actor: string;
}

export function allows(principal: Principal, scope: Scope): boolean {
  return principal.scopes.has(scope) || principal.scopes.has("admin");
}

export const roleScopes: Record<"viewer" | "promoter" | "admin", Scope[]> = {
  viewer: ["read"],
  promoter: ["read", "promote"],
  admin: ["admin"],
};
