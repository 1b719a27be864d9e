import type { Trigger } from "./announcers.ts";
import { base64Run, encodedRun } from "./encoded-run.ts";
import { isHarmlessValue } from "./key-names.ts";
import { namedValue } from "./named-value.ts";
import { bankAccount, internetAddress6, mailAddress, numberLike } from "./personal.ts";
import { placeholderEnd } from "./placeholder.ts";
import { shellIdioms } from "./rules/shell-idioms.ts";
import type { RunEnds } from "./rules/token-shape.ts";
import type { Span } from "./span.ts";
import { longRuns, nextAnnouncer } from "./trigger.ts";
import { looksRandom } from "./value-place.ts";
import { azureSecret, kindOfToken, privateKey, puttyKey, urlPassword, vendorToken } from "./vendor-token.ts";

interface Hit {
  text: string;
  at: number;
  found: string;
  /** Redacts a decoded run. Returns it unchanged beyond the maximum depth of encodings. */
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

/**
 * The parts of a text to replace, in order and without overlap. A quick scan (`trigger.ts`) finds places where a secret
 * may be; `verify` decides each one.
 */
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
    // Skips placeholders: they hold no secrets, and a redacted text is full of them.
    if (hit.trigger === "placeholder" && hit.at >= done) done = placeholderEnd(text, hit.at) ?? done;
    const span = hit.at < done ? undefined : verify[hit.trigger]({ text, at: hit.at, found: hit.found, inner, ends });
    if (span !== undefined && span.end > hit.at) {
      absorb(spans, span);
      done = span.end;
    }
    // Advances by one character, not past the hit: another announcer may begin inside it.
    if (!takesToken) announced = nextAnnouncer(text, Math.max(hit.at + 1, done));
  }
}

/** Adds a span. It replaces earlier spans that it overlaps: a mail address or encoded run can begin before its hit. */
function absorb(spans: Span[], span: Span): void {
  let last = spans.at(-1);
  while (last !== undefined && last.end > span.start) {
    spans.pop();
    span.start = Math.min(span.start, last.start);
    last = spans.at(-1);
  }
  spans.push(span);
}

/** The secret in a command line that begins at this hit: `curl -u me:…`, `mysql -p…`. */
function shellSecret(text: string, hit: number, command: string): Span | undefined {
  const known = command.toLowerCase();
  for (const idiom of shellIdioms) {
    if (idiom.command !== known) continue;
    idiom.pattern.lastIndex = hit;
    const groups = idiom.pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    const value = groups["double"] ?? groups["single"] ?? groups["bare"] ?? "";
    const end = idiom.pattern.lastIndex;
    const start = end - value.length;
    if (placeholderEnd(text, start) !== undefined || !looksReal(value)) continue;
    return { start, end, kind: kindOfToken(value) ?? "secret", named: true };
  }
  return undefined;
}

/**
 * Where secrets begin in an argument list, as offset by item: `["mysql", "-pHunter2"]` has one in item 1 at offset 2.
 */
export function secretArguments(items: readonly string[]): Map<number, number> {
  const found = new Map<number, number>();
  const line = items.join(" ");
  const program = /[^/\\]*$/.exec(items[0]?.slice(-64) ?? "")?.[0] ?? "";
  for (const { command } of shellIdioms) {
    if (!`${line.slice(0, 64)} `.includes(command) || !command.startsWith(program)) continue;
    const span = shellSecret(line, line.indexOf(command), command);
    const value = span && line.slice(span.start, span.end);
    const index = value === undefined ? -1 : items.findIndex((item, i) => i > 0 && item.endsWith(value));
    if (index !== -1 && value !== undefined) found.set(index, (items[index] ?? "").length - value.length);
  }
  return found;
}

/** False for the stand-ins of manuals. */
function looksReal(value: string): boolean {
  if (isHarmlessValue(value) || /^[$<{[%]|^[A-Z][A-Z_]*$/.test(value)) return false;
  return looksRandom(value, 4) || /[a-z][A-Z]/.test(value);
}
