import { tokens as endpoints } from "../../src/api/endpoints/projects.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../http/answer.ts";
import { audited } from "../http/request.ts";
import type { Serve } from "../http/serve.ts";

/** A project's own tokens. Its admins list and revoke them; only the Worker's administrator creates them. */
export function tokenRoutes(serve: Serve, deps: Deps): void {
  const { projects } = deps;

  serve(endpoints.list, async ({ principal: { project } }) => ({ tokens: await projects.tokens(project) }));

  serve(endpoints.revoke, async ({ principal, params: { token } }) => {
    if (!(await projects.revokeToken(principal.project, token)))
      throw new HttpError(
        404,
        "not_found",
        `no such token: ${token.slice(0, 20)}`,
        "the page of tokens and GET /v1/tokens list them",
      );
    await audited(deps, principal, "token revoke", token);
    return { revoked: token };
  });
}
