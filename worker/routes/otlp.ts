import type { Context } from "hono";
import { otlp } from "../../src/api/endpoints/otlp.ts";
import { decodeOtlpProtobuf } from "../../src/core/formats/otlp/otlp-protobuf.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { parseJson } from "../../src/core/json/json-limits.ts";
import type { Principal } from "../auth/principal.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { HttpError, statusOf } from "../http/answer.ts";
import { hostilePart, jsonLimits, mayBeHostile } from "../ingest/read-items.ts";
import { countRejection } from "../ingest/receive-runs.ts";
import { type Encoding, encodingOf, exportAnswer, type PartialSuccess } from "../otlp/otlp-answer.ts";
import { receiveRecords } from "../otlp/receive-records.ts";
import { isGenAiEvent, type ScopedRecord, recordsOf, type Signal } from "../otlp/records.ts";
import { timed } from "../metrics/latencies.ts";
import { decode, decodeText, readRaw } from "../http/read-body.ts";
import type { Serve } from "../http/serve.ts";

const unkept = "metrics are not kept: send them elsewhere, or turn the metrics exporter off";

/** OTLP/HTTP. `test/worker/otlp-specification.test.ts` has the requirements in the specification's words. */
export function otlpRoutes(serve: Serve, deps: Deps): void {
  serve(otlp.traces, ({ c, principal }) => timed(principal.project, () => receiveTraces(c, principal, deps), deps));
  serve(otlp.logs, ({ c, principal }) => timed(principal.project, () => receiveLogs(c, principal, deps), deps));

  serve(otlp.metrics, async ({ c, principal }) => {
    const encoding = await encodingFor(c.req.raw, principal, deps);
    await readRaw(c.req.raw, deps.variables.MAX_BODY_BYTES);
    return exportAnswer(encoding, "metrics", { rejected: 0, message: unkept });
  });
}

async function receiveTraces(c: Context<AppEnv>, principal: Principal, deps: Deps): Promise<Response> {
  const encoding = await encodingFor(c.req.raw, principal, deps);
  const records = await readRecords(c.req.raw, { signal: "spans", encoding, project: principal.project }, deps);
  const { origin } = new URL(c.req.url);
  const refused = await receiveRecords({ signal: "spans", records }, { ...principal, origin }, deps);
  return exportAnswer(encoding, "spans", refused);
}

async function receiveLogs(c: Context<AppEnv>, principal: Principal, deps: Deps): Promise<Response> {
  const encoding = await encodingFor(c.req.raw, principal, deps);
  const all = await readRecords(c.req.raw, { signal: "logs", encoding, project: principal.project }, deps);
  const records = all.filter(({ record }) => isGenAiEvent(record));
  const { origin } = new URL(c.req.url);
  const refused = await receiveRecords({ signal: "logs", records }, { ...principal, origin }, deps);
  return exportAnswer(encoding, "logs", withOthers(refused, all.length - records.length));
}

async function encodingFor(request: Request, { project, settings }: Principal, deps: Deps): Promise<Encoding> {
  const encoding = encodingOf(request.headers.get("content-type") ?? undefined);
  if (encoding === undefined) {
    await request.body?.cancel();
    await countRejection(project, { reason: "invalid_input" }, deps);
    const message = "the content type is neither application/x-protobuf nor application/json";
    throw new HttpError(415, "invalid_input", message, "set the header content-type to one of them");
  }
  await deps.quota.assert(project, settings);
  return encoding;
}

interface Reading {
  signal: Signal;
  encoding: Encoding;
  project: string;
}

/** Reads a body's records. An unreadable body counts as one received and rejected, as at `/v1/runs`. */
async function readRecords(
  request: Request,
  { signal, encoding, project }: Reading,
  deps: Deps,
): Promise<ScopedRecord[]> {
  const limit = deps.variables.MAX_BODY_BYTES;
  try {
    const bytes = decode(await readRaw(request, limit), request.headers.get("content-encoding"), limit);
    if (encoding === "protobuf") {
      return recordsOf(decodeOtlpProtobuf(bytes, "body", signal === "logs" ? "logs" : "trace"), signal);
    }
    const text = decodeText(bytes);
    const document = parseJson(text, { name: "body", ...jsonLimits });
    const refused = mayBeHostile(text) ? hostilePart(document, "body") : undefined;
    if (refused) throw new HttpError(400, "invalid_input", refused.message, refused.hint ?? "");
    return recordsOf(document, signal);
  } catch (error) {
    if (error instanceof ReplayKitError && statusOf(error) < 500)
      await countRejection(project, { reason: error.code }, deps);
    throw error;
  }
}

/** Reports other log records as dropped; they are not runs and not counted. */
function withOthers(refused: PartialSuccess | undefined, others: number): PartialSuccess | undefined {
  if (others === 0) return refused;
  const message = "only events of the GenAI conventions (gen_ai.*) are kept";
  return {
    rejected: others + (refused?.rejected ?? 0),
    message: refused === undefined ? message : `${refused.message}; ${message}`,
  };
}
