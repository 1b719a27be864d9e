import type { IncomingMessage } from "node:http";
import { Problem, type Route } from "./route.ts";
import { type Level, type Permission, type Repository, type State, type Token, type User, userOf } from "./state.ts";

export interface Caller {
  user: User;
  /** `undefined`: nobody signed in. */
  token: Token | undefined;
  key: string;
}

/** Who calls; a token that was never given out is refused. */
export function callerOf(request: IncomingMessage, state: State): Caller {
  const header = request.headers.authorization;
  if (header === undefined) return { user: userOf(state, "ghost"), token: undefined, key: "" };
  const [scheme = "", value = ""] = header.split(" ");
  const basic = scheme.toLowerCase() === "basic" ? Buffer.from(value, "base64").toString().split(":") : undefined;
  const key = basic ? basic.slice(1).join(":") || (basic[0] ?? "") : value;
  const token = state.tokens.get(key);
  if (!token) throw new Problem(401, "Bad credentials");
  return { user: userOf(state, token.login), token, key };
}

export function may(token: Token | undefined, permission: Permission, level: Level): boolean {
  if (!token) return level === "read";
  if (!token.permissions || permission === "metadata") return true;
  const given = token.permissions[permission];
  return given === "write" || (given === "read" && level === "read");
}

function listed(token: Token | undefined, repository: Repository): boolean {
  return token !== undefined && (token.repositories?.includes(repository.fullName) ?? true);
}

export function maySee(token: Token | undefined, repository: Repository): boolean {
  return !repository.private || listed(token, repository);
}

export function mayWrite(token: Token | undefined, repository: Repository, permission: Permission): boolean {
  return listed(token, repository) && may(token, permission, "write");
}

/** Throws as GitHub answers: 404 for what may not be known to exist, 401 without a token, 403 with one that is too weak. */
export function checkAccess(route: Route, caller: Caller, repository: Repository | undefined): void {
  const { any, level } = route.needs;
  if (repository && !maySee(caller.token, repository)) throw new Problem(404, "Not Found");
  if (!caller.token && level === "write") throw new Problem(401, "Requires authentication");
  const reachable = !repository || level === "read" || listed(caller.token, repository);
  const publicRead = level === "read" && repository?.private === false && !any.includes("actions");
  if (publicRead || (reachable && any.some((permission) => may(caller.token, permission, level)))) return;
  throw new Problem(403, "Resource not accessible by integration");
}

export function acceptedPermissions(route: Route): string {
  return route.needs.any.map((permission) => `${permission}=${route.needs.level}`).join("; ");
}
