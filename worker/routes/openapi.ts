import { Hono } from "hono";
import { answer } from "../answer.ts";
import { openapi } from "../openapi.ts";

export function openapiRoutes() {
  let made: object | undefined;
  return new Hono().get("/openapi.json", () => answer((made ??= openapi())));
}
