import { createMiddleware } from "hono/factory";
import * as z from "zod";
import type { AppEnv } from "../deps.ts";
import { encodingOf, statusAnswer } from "./otlp-answer.ts";

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Our own error bodies, said again in OTLP's form. */
export const refusalsAsStatus = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.status < 400) return;
  const { status, headers } = c.res;
  const read = refusal.safeParse(await c.res.json());
  const message = read.success ? read.data.error.message : "refused";
  c.res = undefined; // hono would else keep the old content type
  c.res = statusAnswer(encodingOf(c.req.header("content-type")) ?? "json", { status, message, headers });
});
