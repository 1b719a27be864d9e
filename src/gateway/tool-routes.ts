import type { Context, Hono } from "hono";
import * as z from "zod";
import { ReplayKitError } from "../core/error.ts";
import { isObject } from "../core/schema/is-object.ts";
import type { Json } from "../core/schema/json.ts";
import { jsonSchema } from "../core/schema/json.ts";
import { callErrorSchema } from "../core/schema/trace.ts";
import { valueTypesSchema } from "../core/schema/value-types.ts";
import { noRetry, readCall, unknownToken } from "./read-body.ts";
import type { Session } from "./session.ts";
import { compact } from "../core/compact.ts";
import { callTool } from "./tool-call.ts";

export interface ToolRouteOptions {
  session: (token: string) => Session | undefined;
  maxBodyBytes: number;
}

const noticeSchema = z.looseObject({
  tool: z.string(),
  at: z.string().optional(),
  state: z.enum(["installed", "refused", "unkept"]),
  message: z.string().optional(),
});

const resultSchema = z.looseObject({
  id: z.string(),
  output: jsonSchema.optional(),
  output_text: z.string().optional(),
  output_types: valueTypesSchema.optional(),
  error: callErrorSchema.optional(),
});

/**
 * `POST /tools/:name` with `{args}` answers a call. With `how: run` or `live` and an `id`, the agent makes the call
 * itself and reports `{id, output | error}` to `POST /tools/:name/result`. `POST /routing` reports which functions are
 * wrapped and which could not be (docs/routing-wire.md).
 */
export function addToolRoutes(app: Hono, { session, maxBodyBytes }: ToolRouteOptions): void {
  app.post("/t/:token/tools/:name", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const body = await readCall(c, open, maxBodyBytes);
    if (body instanceof ReplayKitError) return refused(c, body);
    const args = isObject(body) && body["args"] !== undefined ? body["args"] : body;
    return answerTool(c, open, { tool: c.req.param("name"), args });
  });

  app.post("/t/:token/routing", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const body = await readCall(c, open, maxBodyBytes);
    const parsed = noticeSchema.safeParse(body);
    if (!parsed.success) return c.json({ error: { message: "expected {tool, at, state, message}" } }, 400);
    open.noteRouting(parsed.data);
    return c.json({ taken: true });
  });

  app.post("/t/:token/tools/:name/result", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const body = await readCall(c, open, maxBodyBytes);
    if (body instanceof ReplayKitError) return refused(c, body);
    const parsed = resultSchema.safeParse(body);
    if (!parsed.success) {
      const message = "expected {id, output} or {id, error}";
      open.miss({ kind: "tool", tool: c.req.param("name"), message: `a result could not be read: ${message}` });
      return c.json({ error: { message } }, 400);
    }
    const { id, output, output_text: text, output_types: types, error } = parsed.data;
    const kept = compact({ output_text: text, output_types: types });
    const result = error ? { error } : { output: output ?? null, ...kept };
    if (open.settle(id, result)) return c.json({ taken: true });
    return c.json({ error: { message: `no call "${id}" waits for a result` } }, 409);
  });
}

function refused(c: Context, { code, message }: ReplayKitError): Response {
  return c.json({ error: { message: `ReplayKit: ${message}` } }, code === "too_large" ? 413 : 400, noRetry);
}

function answerTool(c: Context, open: Session, { tool, args }: { tool: string; args: Json }): Response {
  const answer = callTool(open, { tool, args });
  if ("miss" in answer) return c.json(answer, 424);
  if ("id" in answer) return c.json(answer);
  const text = answer.output === undefined ? undefined : open.options.exactText?.(tool, answer.output);
  return c.json({ ...answer, ...compact({ output_text: text }) });
}
