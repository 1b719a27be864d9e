import { base64Run, encodedRun } from "./encoded-run.ts";
import { namedValue } from "./named-value.ts";
import { internetAddress6, mailAddress, numberLike } from "./personal.ts";
import type { Span } from "./span.ts";
import { type Trigger, triggerPattern, triggers } from "./trigger.ts";
import { azureSecret, privateKey, urlPassword, vendorToken } from "./vendor-token.ts";

interface Hit {
  text: string;
  at: number;
  found: string;
  /** Redacts a decoded run; gives it back unchanged beyond the depth of encodings that is looked through. */
  inner: (decoded: string) => string;
}

const verify: Record<Trigger, (hit: Hit) => Span | undefined> = {
  vendor: ({ text, at, found }) => vendorToken(text, at, found),
  name: ({ text, at, found }) => namedValue(text, at, at + found.length),
  pem: ({ text, at }) => privateKey(text, at),
  mail: ({ text, at }) => mailAddress(text, at),
  url: ({ text, at }) => urlPassword(text, at),
  number: ({ text, at }) => numberLike(text, at),
  address6: ({ text, at }) => internetAddress6(text, at),
  encoded: ({ text, at, inner }) => encodedRun(text, at, inner),
  base64: ({ text, at, inner }) => base64Run(text, at, inner),
  azure: ({ text, at }) => azureSecret(text, at),
};

/** Every part of a text to replace, in order and without overlap: one pass of the trigger pattern, each hit verified in place. */
export function scanText(text: string, inner: (decoded: string) => string): Span[] {
  const spans: Span[] = [];
  let done = 0;
  let from = 0;
  for (;;) {
    triggerPattern.lastIndex = from;
    const match = triggerPattern.exec(text);
    if (match === null) return spans;
    const at = match.index;
    const found = match[0];
    const trigger = triggerOf(match);
    const span = at < done ? undefined : verify[trigger]({ text, at, found, inner });
    // One step on, not past the hit: another announcer may begin inside it.
    from = at + 1;
    if (span === undefined || span.end <= span.start || span.end <= at) continue;
    absorb(spans, span);
    done = span.end;
    from = span.end;
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

function triggerOf(match: RegExpExecArray): Trigger {
  for (let i = 0; i < triggers.length; i += 1) {
    const name = triggers[i];
    if (name !== undefined && match[i + 1] !== undefined) return name;
  }
  return "name";
}
