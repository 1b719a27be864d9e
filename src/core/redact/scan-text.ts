import { base64Run, encodedRun } from "./encoded-run.ts";
import { namedValue } from "./named-value.ts";
import { bankAccount, internetAddress6, mailAddress, numberLike } from "./personal.ts";
import { placeholderEnd } from "./placeholder.ts";
import type { RunEnds } from "./rules/token-shape.ts";
import type { Span } from "./span.ts";
import { longRuns, nextAnnouncer } from "./trigger.ts";
import type { Trigger } from "./announcers.ts";
import { shellSecret } from "./shell-secret.ts";
import { azureSecret, privateKey, puttyKey, urlPassword, vendorToken } from "./vendor-token.ts";

interface Hit {
  text: string;
  at: number;
  found: string;
  /** Redacts a decoded run; gives it back unchanged beyond the depth of encodings that is looked through. */
  inner: (decoded: string) => string;
  ends: RunEnds;
}

const verify: Record<Trigger, (hit: Hit) => Span | undefined> = {
  vendor: ({ text, at, ends }) => vendorToken(text, at, ends),
  name: ({ text, at, found }) => namedValue(text, at, at + found.length),
  shell: ({ text, at, found }) => shellSecret(text, at, found),
  putty: ({ text, at }) => puttyKey(text, at),
  pem: ({ text, at }) => privateKey(text, at),
  mail: ({ text, at }) => mailAddress(text, at),
  url: ({ text, at }) => urlPassword(text, at),
  number: ({ text, at }) => numberLike(text, at),
  account: ({ text, at }) => bankAccount(text, at),
  address6: ({ text, at }) => internetAddress6(text, at),
  encoded: ({ text, at, inner }) => encodedRun(text, at, inner),
  base64: ({ text, at, inner }) => base64Run(text, at, inner),
  placeholder: () => undefined,
  azure: ({ text, at }) => azureSecret(text, at),
};

/** Every part of a text to replace, in order and without overlap: each announced place is verified where it stands. */
export function scanText(text: string, inner: (decoded: string) => string): Span[] {
  const spans: Span[] = [];
  const runs = longRuns(text);
  const ends: RunEnds = new Map();
  let run = 0;
  let announced = nextAnnouncer(text, 0);
  for (let done = 0; ; ) {
    const token = runs[run];
    if (token === undefined && announced === undefined) return spans;
    const takesToken = token !== undefined && (announced === undefined || token.at <= announced.at);
    const hit = takesToken ? token : announced;
    if (hit === undefined) return spans;
    if (takesToken) run += 1;
    // Nothing in a placeholder is worth a look, and a text that was redacted once is full of them.
    if (hit.trigger === "placeholder" && hit.at >= done) done = placeholderEnd(text, hit.at) ?? done;
    const span = hit.at < done ? undefined : verify[hit.trigger]({ text, at: hit.at, found: hit.found, inner, ends });
    if (span !== undefined && span.end > hit.at) {
      absorb(spans, span);
      done = span.end;
    }
    // One step on, not past the hit: another announcer may begin inside it.
    if (!takesToken) announced = nextAnnouncer(text, Math.max(hit.at + 1, done));
  }
}

/** A mail address or an encoded run also reaches back, over what an earlier hit may have taken. */
function absorb(spans: Span[], span: Span): void {
  let last = spans.at(-1);
  while (last !== undefined && last.end > span.start) {
    spans.pop();
    span.start = Math.min(span.start, last.start);
    last = spans.at(-1);
  }
  spans.push(span);
}
