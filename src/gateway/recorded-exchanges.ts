import { canonicalJson } from "../core/json/canonical-json.ts";
import type { Redactor } from "../core/redact/redact.ts";
import { isBroken } from "../core/providers/event-stream.ts";
import type { ModelExchange } from "../core/schema/fixtures.ts";
import { compact } from "../core/compact.ts";
import type { Observation } from "./observation.ts";

/**
 * The model exchanges that passed through, redacted, as they are kept in `fixtures/model.json`. A stream is kept block by block
 * only where redaction finds nothing in its whole: a secret may be split over blocks, where nobody would find it. Else the whole
 * response is kept, and replay makes a stream of it.
 */
export function recordedExchanges(observations: readonly Observation[], redactor: Redactor): ModelExchange[] {
  return observations.flatMap((seen): ModelExchange[] => {
    if (seen.type !== "model" || seen.how === "missed") return [];
    const { api, status, sse, response } = seen.exchange;
    const request = redactor.redact(seen.exchange.request);
    const redacted = response === undefined ? undefined : redactor.redact(response);
    const clean = canonicalJson(redacted ?? null) === canonicalJson(response ?? null);
    if (sse !== undefined && clean) return [{ api, request, status, sse: withoutSecretEnd(sse, redactor) }];
    return [{ api, request, status, ...compact({ response: redacted }) }];
  });
}

/** The end of a stream that broke off is no part of its whole: redaction looks at it by itself. */
function withoutSecretEnd(sse: string[], redactor: Redactor): string[] {
  const last = sse.at(-1);
  return last !== undefined && isBroken(last) && redactor.redact(last) !== last ? sse.slice(0, -1) : sse;
}
