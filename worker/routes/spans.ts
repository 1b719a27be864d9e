import { spans } from "../../src/api/endpoints/spans.ts";
import { decodeOtlpProtobuf } from "../../src/core/formats/otlp/otlp-protobuf.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { parseJson } from "../../src/core/json-limits.ts";
import type { Deps } from "../deps.ts";
import { HttpError, statusOf } from "../http-error.ts";
import { hostilePart, mayBeHostile } from "../ingest/hostile-parts.ts";
import { jsonLimits } from "../ingest/read-items.ts";
import { countRejection } from "../ingest/receive-runs.ts";
import { type Encoding, encodingOf, exportAnswer } from "../otlp/otlp-answer.ts";
import { receiveSpans } from "../otlp/receive-spans.ts";
import { type PlacedSpan, spansOf } from "../otlp/spans.ts";
import { decode, decodeText, readRaw } from "../read-body.ts";
import type { Serve } from "../serve.ts";

/** OTLP/HTTP: what a server must and should do is in the specification's words in `test/worker/otlp-specification.test.ts`. */
export function spanRoutes(serve: Serve, deps: Deps): void {
  serve(spans.send, async ({ c, principal }) => {
    const encoding = encodingOf(c.req.header("content-type"));
    if (encoding === undefined) {
      await c.req.raw.body?.cancel();
      await countRejection(principal.project, { reason: "invalid_input" }, deps);
      const message = "send application/x-protobuf or application/json";
      throw new HttpError(415, "invalid_input", message, "set the content type");
    }
    await deps.quota.assert(principal.project, principal.settings);
    const read = await readSpans(c.req.raw, { encoding, project: principal.project, deps });
    const { origin } = new URL(c.req.url);
    return exportAnswer(encoding, await receiveSpans(read, { ...principal, origin }, deps));
  });
}
interface Reading {
  encoding: Encoding;
  project: string;
  deps: Deps;
}

/** A body of which nothing can be taken counts as one received and rejected, as it does at `/v1/runs`. */
async function readSpans(request: Request, { encoding, project, deps }: Reading): Promise<PlacedSpan[]> {
  const limit = deps.variables.MAX_BODY_BYTES;
  try {
    const bytes = decode(await readRaw(request, limit), request.headers.get("content-encoding"), limit);
    if (encoding === "protobuf") return spansOf(decodeOtlpProtobuf(bytes));
    const text = decodeText(bytes);
    const document = parseJson(text, { name: "body", ...jsonLimits });
    const refused = mayBeHostile(text) ? hostilePart(document, "body") : undefined;
    if (refused) throw new HttpError(400, "invalid_input", refused.message, refused.hint ?? "");
    return spansOf(document);
  } catch (error) {
    if (error instanceof ReplayKitError && statusOf(error) < 500)
      await countRejection(project, { reason: error.code }, deps);
    throw error;
  }
}
