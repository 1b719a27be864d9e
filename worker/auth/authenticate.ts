import type { ProjectStore } from "../store/project-store.ts";
import type { Scope } from "../../src/api/schema/project.ts";
import { type Principal, roleScopes } from "./principal.ts";
import type { IdentityVerifier } from "./signed-identity.ts";
import { bearerOf, isWellFormedToken, tokenHash } from "./token.ts";
import * as z from "zod";

export interface AuthDeps {
  projects: Pick<ProjectStore, "byToken" | "settings">;
  github: IdentityVerifier;
  access: IdentityVerifier | undefined;
}

const workflowClaims = z.looseObject({
  repository_id: z.string(),
  repository: z.string(),
  job_workflow_ref: z.string().optional(),
});
const personClaims = z.looseObject({ email: z.string() });

/** Finds who sent a request from its headers alone, before the body is read. */
export async function authenticate(headers: Headers, parts: AuthDeps): Promise<Principal | undefined> {
  const bearer = bearerOf(headers.get("authorization"));
  if (bearer?.startsWith("rk_")) return byToken(bearer, parts);
  const project = headers.get("x-replaykit-project");
  if (project === null || project.length > 64) return undefined;
  if (bearer !== undefined) return byWorkflow(bearer, project, parts);
  const assertion = headers.get("cf-access-jwt-assertion");
  return assertion === null ? undefined : byPerson(assertion, project, parts);
}

async function byToken(token: string, { projects }: AuthDeps): Promise<Principal | undefined> {
  if (!isWellFormedToken(token)) return undefined;
  const found = await projects.byToken(tokenHash(token));
  return found && { ...found, actor: `token:${found.token}` };
}

/** A GitHub workflow. The project must list its repository by id: a name can be taken over, an id cannot. */
async function byWorkflow(
  token: string,
  project: string,
  { projects, github }: AuthDeps,
): Promise<Principal | undefined> {
  const claims = workflowClaims.safeParse(await github.verify(token));
  if (!claims.success) return undefined;
  const settings = await projects.settings(project);
  const rule = settings?.oidc.find(({ repository_id, job_workflow_ref }) => {
    return (
      repository_id === claims.data.repository_id &&
      (job_workflow_ref === undefined || job_workflow_ref === claims.data.job_workflow_ref)
    );
  });
  if (!settings || !rule) return undefined;
  return { project, settings, scopes: new Set<Scope>(rule.scopes), actor: `github:${claims.data.repository}` };
}

async function byPerson(
  assertion: string,
  project: string,
  { projects, access }: AuthDeps,
): Promise<Principal | undefined> {
  const claims = personClaims.safeParse(await access?.verify(assertion));
  if (!claims.success) return undefined;
  const settings = await projects.settings(project);
  const address = claims.data.email.toLowerCase();
  if (!settings || !Object.hasOwn(settings.people, address)) return undefined;
  const role = settings.people[address];
  if (role === undefined) return undefined;
  return { project, settings, scopes: new Set(roleScopes[role]), actor: `person:${claims.data.email}` };
}
