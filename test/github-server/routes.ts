import { actionsRoutes } from "./actions.ts";
import { checkRoutes } from "./checks.ts";
import { contentsRoutes } from "./contents.ts";
import { gitDataRoutes } from "./git-data.ts";
import { issueRoutes } from "./issues.ts";
import { pullRoutes } from "./pulls.ts";
import { repositoryRoutes } from "./repositories.ts";
import type { Route } from "./route.ts";

/** Every REST operation that the server answers, named as in GitHub's own description. */
export const routes: Record<string, Route> = {
  ...repositoryRoutes,
  ...gitDataRoutes,
  ...contentsRoutes,
  ...pullRoutes,
  ...issueRoutes,
  ...checkRoutes,
  ...actionsRoutes,
};

/** Parameters that may hold slashes. */
const greedy = new Set(["ref", "path", "basehead", "branch"]);

const patterns = Object.entries(routes).map(([key, route]) => {
  const [method = "", template = ""] = key.split(" ");
  const names: string[] = [];
  const source = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return greedy.has(name) ? (name === "path" ? "(.*)" : "(.+)") : "([^/]+)";
  });
  return { key, method, route, names, pattern: new RegExp(`^${source}$`) };
});

export interface RouteMatch {
  key: string;
  route: Route;
  params: Record<string, string>;
}

export function matchRoute(method: string, path: string): RouteMatch | undefined {
  for (const candidate of patterns) {
    const match = candidate.method === method ? candidate.pattern.exec(path) : null;
    if (!match) continue;
    const params = Object.fromEntries(
      candidate.names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? "")]),
    );
    return { key: candidate.key, route: candidate.route, params };
  }
  return undefined;
}
