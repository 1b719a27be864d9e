import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import { decodeOtlpProtobuf } from "../../src/core/formats/otlp/otlp-protobuf.ts";
import { parseJson } from "../../src/core/json-limits.ts";
import { isObject } from "../../src/core/schema/is-object.ts";
import type { Json } from "../../src/core/schema/json.ts";
import { requireScope } from "../auth/require-scope.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { HttpError } from "../http-error.ts";
import { jsonLimits } from "../ingest/read-items.ts";
import { encodingOf, exportAnswer, statusAnswer } from "../otlp/otlp-answer.ts";
import { receiveSpans } from "../otlp/receive-spans.ts";
import { decode, decodeText, readRaw } from "../read-body.ts";

/** OTLP/HTTP: what a server must and should do is in the specification's words in `test/worker/otlp.test.ts`. */
export function traceRoutes(deps: Deps) {
  return new Hono<AppEnv>().use(refusalsAsStatus).post("/", requireScope("ingest", deps), async (c) => {
    const encoding = encodingOf(c.req.header("content-type"));
    if (encoding === undefined) {
      await c.req.raw.body?.cancel();
      throw new HttpError(
        415,
        "invalid_input",
        "send application/x-protobuf or application/json",
        "set the content type",
      );
    }
    const limit = deps.variables.MAX_BODY_BYTES;
    const bytes = decode(await readRaw(c.req.raw, limit), c.req.header("content-encoding") ?? null, limit);
    const document = encoding === "protobuf" ? decodeOtlpProtobuf(bytes) : readDocument(decodeText(bytes));
    return exportAnswer(encoding, await receiveSpans(document, c.get("principal"), deps));
  });
}

function readDocument(text: string): Json {
  const document = parseJson(text, { name: "body", ...jsonLimits });
  const groups = isObject(document) ? document["resourceSpans"] : null;
  if (groups === undefined || Array.isArray(groups)) return document;
  throw new HttpError(400, "invalid_input", "body: expected {resourceSpans: […]}", "see the OTLP specification");
}

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Our own error bodies, said again in OTLP's form. */
const refusalsAsStatus = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.status < 400) return;
  const { status, headers } = c.res;
  const read = refusal.safeParse(await c.res.json());
  const message = read.success ? read.data.error.message : "refused";
  c.res = undefined; // hono would else keep the old content type
  c.res = statusAnswer(encodingOf(c.req.header("content-type")) ?? "json", { status, message, headers });
});
