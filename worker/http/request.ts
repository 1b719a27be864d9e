import type { Context } from "hono";
import type * as z from "zod";
import { pageOf, readTimeCursor } from "../../src/api/schema/query.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { parseJson } from "../../src/core/json/json-limits.ts";
import type { Json } from "../../src/core/schema/json.ts";
import type { AppEnv, Defer, Deps } from "../deps.ts";
import { hostilePart, mayBeHostile } from "../ingest/read-items.ts";
import type { ProjectStore } from "../store/project-store.ts";
import { HttpError } from "./answer.ts";
import { runKey } from "./platform.ts";
import { decode, decodeText, readRaw } from "./read-body.ts";

type AppContext = Context<AppEnv>;

/** Nesting that a line of an export may have: it may hold a run. */
const storedDepth = 128;
const runId = /^[0-9a-f]{24}$/;

/** A run's key. `{id}` is the key itself (24 hex digits) or the agent's own run id. */
export function idOf({ principal, params }: { principal: { project: string }; params: { id: string } }): string {
  return runId.test(params.id) ? params.id : runKey(principal.project, params.id);
}

/**
 * Reads a JSON body. It may not hold what runs may not hold, except in recorded steps: a refused step would stop the
 * agent.
 */
export async function readBody(c: AppContext, schema: z.ZodType, recorded = false): Promise<unknown> {
  const { value, text } = await readValue(c, recorded ? 16_777_216 : 1_048_576);
  if (!recorded && mayBeHostile(text)) assertHarmless(value);
  return parsed(schema, value, "body");
}

async function readValue(c: AppContext, limit: number, maxDepth = 64): Promise<{ value: Json; text: string }> {
  const raw = await readRaw(c.req.raw, limit);
  const text = decodeText(decode(raw, c.req.header("content-encoding") ?? null, limit));
  return { value: parseJson(text, { name: "body", maxBytes: limit, maxDepth }), text };
}

/** Reads lines of an export as they are, without the check for hostile parts. A line may be as large as a run. */
export async function readStored<Schema extends z.ZodType>(
  c: AppContext,
  schema: Schema,
  limit: number,
): Promise<z.infer<Schema>> {
  const { value } = await readValue(c, limit, storedDepth);
  return parsed(schema, value, "body");
}

export function assertHarmless(value: Json): void {
  const refused = hostilePart(value, "body");
  if (refused) throw new HttpError(400, "invalid_input", refused.message, refused.hint ?? "");
}

export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown, where: string): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const place = [where, issue?.path.map(String).join(".")].filter(Boolean).join(": ");
  throw new ReplayKitError("invalid_input", `${place}: ${issue?.message ?? "not understood"}`, {
    hint: "see /openapi.json",
  });
}

/** Runs work after the answer. The platform waits for it; its faults are only logged. */
export function deferOf(c: AppContext, deps: Deps): Defer {
  return (work) => {
    const quiet = work.catch((error: unknown) => deps.log("deferred_fault", { name: nameOf(error) }));
    try {
      c.executionCtx.waitUntil(quiet);
    } catch {
      // Outside Workers there is no execution context; the work continues by itself.
    }
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}

export function audited(
  deps: Deps,
  { project, actor }: { project: string; actor: string },
  act: string,
  subject: string,
) {
  return deps.projects.audit({ project, actor, act, subject });
}

const pageSize = 200;

/** A page of a project's audit, newest first. */
export async function auditPage(
  projects: Pick<ProjectStore, "audits">,
  { project, cursor }: { project: string; cursor: string | undefined },
) {
  const found = await projects.audits(project, { before: readTimeCursor(cursor), limit: pageSize + 1 });
  const { page, next } = pageOf(found, pageSize, ({ at, id }) => ({ time: at, id }));
  return { acts: page.map(({ at, actor, act, subject }) => ({ at, actor, act, subject })), next };
}
