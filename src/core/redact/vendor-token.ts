import { startsToken } from "./boundary.ts";
import type { Span } from "./span.ts";
import { rulesByPrefix, vendorRules } from "./vendor-rules.ts";

/** The vendor's token that begins at this hit. */
export function vendorToken(text: string, hit: number, prefix: string): Span | undefined {
  if (!startsToken(text, hit)) return undefined;
  return (
    firstOf(prefix, text, hit) ?? (prefix !== "sk-" && prefix.startsWith("sk-") ? firstOf("sk-", text, hit) : undefined)
  );
}

function firstOf(prefix: string, text: string, hit: number): Span | undefined {
  for (const { kind, pattern } of rulesByPrefix.get(prefix) ?? []) {
    pattern.lastIndex = hit;
    if (pattern.test(text)) return { start: hit, end: pattern.lastIndex, kind };
  }
  return undefined;
}

/** The vendor whose token a whole value is: a value gets one kind, however it was found. */
export function kindOfToken(value: string): string | undefined {
  if (value.length < 12 || value.length > 4096) return undefined;
  for (const { kind, prefixes, pattern } of vendorRules) {
    if (!prefixes.some((prefix) => value.startsWith(prefix))) continue;
    pattern.lastIndex = 0;
    if (pattern.test(value) && pattern.lastIndex === value.length) return kind;
  }
  return undefined;
}

/** A private key, whole: from its BEGIN line to its END line, or as far as its lines go where the text is cut. */
export function privateKey(text: string, hit: number): Span | undefined {
  const label = text.slice(hit, hit + 60);
  if (!/^-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/.test(label)) return undefined;
  const close = text.indexOf("-----END ", hit + 20);
  if (close === -1) return { start: hit, end: text.length, kind: "private-key" };
  const dashes = text.indexOf("-----", close + 9);
  return { start: hit, end: dashes === -1 || dashes > close + 60 ? close + 9 : dashes + 5, kind: "private-key" };
}

/** A client secret of Microsoft Entra: three characters, a digit, `Q~`, then the rest. */
export function azureSecret(text: string, hit: number): Span | undefined {
  const start = hit - 3;
  const found = /^[\w~.-]{3}\dQ~[\w~.-]{31,34}/.exec(text.slice(Math.max(0, start), start + 48));
  return found === null || start < 0 ? undefined : { start, end: start + found[0].length, kind: "azure-secret" };
}

/** `scheme://user:password@host`: the password, however it is written. */
export function urlPassword(text: string, hit: number): Span | undefined {
  const from = hit + 3;
  let at = -1;
  let colon = -1;
  for (let i = from; i < text.length && i - from < 1024; i += 1) {
    const char = text[i] ?? "";
    if (" \t\r\n\"'`\\<>/?#,".includes(char)) break;
    if (char === ":" && colon === -1) colon = i;
    if (char === "@") at = i;
  }
  if (at === -1 || colon === -1 || colon > at || at - colon < 2) return undefined;
  return { start: colon + 1, end: at, kind: "secret", named: true };
}
