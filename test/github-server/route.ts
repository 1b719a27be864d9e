import type { Level, Permission, Repository, State, User } from "./state.ts";

/** An answer that is not a success, thrown by handlers. */
export class Problem extends Error {
  readonly status: number;
  readonly errors: unknown[] | undefined;

  constructor(status: number, message: string, errors?: unknown[]) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export interface Call {
  state: State;
  repository: Repository;
  /** Who holds the token; GitHub knows nobody without one. */
  user: User;
  params: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

export interface Answer {
  status?: number;
  body?: unknown;
  /** Sent page by page with a Link header. */
  list?: unknown[];
  /** Where the list stands in an object (`{total_count, check_runs: []}`). */
  listKey?: string;
  headers?: Record<string, string>;
  bytes?: Uint8Array;
}

export interface Route {
  /** One of these permissions is needed; `write` covers `read`. */
  needs: { any: Permission[]; level: Level };
  handle(call: Call): Answer | Promise<Answer>;
}

export function reads(permission: Permission | Permission[], handle: Route["handle"]): Route {
  return { needs: { any: [permission].flat(), level: "read" }, handle };
}

export function writes(permission: Permission | Permission[], handle: Route["handle"]): Route {
  return { needs: { any: [permission].flat(), level: "write" }, handle };
}

export function notFound(): Problem {
  return new Problem(404, "Not Found");
}

/** A body's string field; the body has passed GitHub's own description by then. */
export function textOf(body: Record<string, unknown>, name: string): string | undefined {
  const value = body[name];
  return typeof value === "string" ? value : undefined;
}

export function param(call: Call, name: string): string {
  return call.params[name] ?? "";
}

export function numberParam(call: Call, name: string): number {
  return Number(param(call, name));
}
