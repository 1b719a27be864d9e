import { commitView } from "./git-data.ts";
import { notFound, param, Problem, type Route, reads, writes } from "./route.ts";
import { repositoryView, userView } from "./views.ts";

export const repositoryRoutes: Record<string, Route> = {
  "GET /repos/{owner}/{repo}": reads("metadata", (call) => ({ body: repositoryView(call.repository, call.state) })),
  "GET /repos/{owner}/{repo}/branches/{branch}": reads("contents", async (call) => {
    const name = param(call, "branch");
    const oid = call.repository.git.ref(`refs/heads/${name}`);
    if (oid === undefined) throw new Problem(404, "Branch not found");
    const commit = await commitView(call, oid);
    const url = `${call.state.url}/repos/${call.repository.fullName}/branches/${name}`;
    const wrapped = { ...commit, commit: { ...commit, comment_count: 0 }, author: null, committer: null };
    return { body: { name, commit: wrapped, protected: false, protection_url: url, _links: { html: url, self: url } } };
  }),
  "GET /repos/{owner}/{repo}/collaborators/{username}/permission": reads("metadata", (call) => {
    const user = call.state.users.get(param(call, "username"));
    if (!user) throw notFound();
    const permission = call.repository.people.get(user.login) ?? "read";
    return { body: { permission, role_name: permission, user: userView(user) } };
  }),
  "POST /repos/{owner}/{repo}/dispatches": writes("contents", () => ({ status: 204 })),
  "GET /user": reads("metadata", ({ user }) => {
    if (user.type === "Bot") throw new Problem(403, "Resource not accessible by integration");
    return { body: userView(user) };
  }),
  "GET /rate_limit": reads("metadata", () => {
    const free = { limit: 5000, remaining: 5000, reset: 0, used: 0 };
    return { body: { resources: { core: free, search: free, graphql: free }, rate: free } };
  }),
  "POST /app/installations/{installation_id}/access_tokens": writes("metadata", ({ state, body, params }) => {
    if (params["installation_id"] === undefined) throw notFound();
    const token = `ghs_test${state.nextId()}`;
    const names = Array.isArray(body["repositories"]) ? body["repositories"].map(String) : undefined;
    const repositories = [...state.repositories.values()].filter((item) => names?.includes(item.name) ?? true);
    state.tokens.set(token, { login: "replaykit[bot]", repositories: repositories.map((item) => item.fullName) });
    return { status: 201, body: { token, expires_at: new Date(Date.now() + 3_600_000).toISOString() } };
  }),
};
