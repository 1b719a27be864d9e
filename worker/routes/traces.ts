import { Hono } from "hono";
import type { AppEnv, Deps } from "../deps.ts";

export function traceRoutes(_deps: Deps) {
  return new Hono<AppEnv>();
}
