import { Hono } from "hono";

export function openapiRoutes() {
  return new Hono();
}
