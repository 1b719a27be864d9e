import type { Scope } from "../../src/api/schema/project.ts";
import type { ProjectSettings } from "../../src/api/schema/settings.ts";

/** Who sends a request, for which project, and what they may do. */
export interface Principal {
  project: string;
  settings: ProjectSettings;
  scopes: ReadonlySet<Scope>;
  /** For the audit: `token:<id>`, `github:<repository>`, `person:<mail>`, `hook`. */
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
