import { compact } from "../compact.ts";
import { formatPointer } from "../matching/json-pointer.ts";
import type { KeyedHash } from "../platform.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { compileRules, createAllowList, matchesOf, type RedactRule } from "./user-rules.ts";
import { isHarmlessValue, isSecretCollection, isSecretKey, isWorkingFolder, kindOfName } from "./key-names.ts";
import { flagged, isPlainObject, isSchema, isShort, kindOfNumber } from "./json-names.ts";
import { flatHeaders, holdsNames, looksLikeProse, nameIn, type Names, namesWithin } from "./json-names.ts";
import { createKnownValues, replaceInside } from "./known-values.ts";
import { fitsKind } from "./named-value.ts";
import { createPlaceholderMaker, isNumberPlaceholder, isPlaceholder } from "./placeholder.ts";
import { isTypeAt } from "../schema/value-types.ts";
import { scanText, secretArguments } from "./scan-text.ts";
import { seedPhrases } from "./seed-phrase.ts";
import type { Span } from "./span.ts";
import { kindOfToken } from "./vendor-token.ts";

export interface RedactorOptions {
  /** HMAC under the project's key, else under a random key of this run, which is never stored. */
  keyedHash: KeyedHash;
  rules?: readonly RedactRule[];
  /** Values to keep: exact ones, kinds (`phone`), or values with `*` at an end (`*@example.com`). */
  allow?: readonly string[];
}

export interface RedactionFinding {
  /** Kind of the secret: `email`, `github-token`, `secret`, or a user rule's name. */
  rule: string;
  /** JSON Pointer of the value, as it is after redaction. */
  pointer: string;
  placeholder: string;
}

export interface Redactor {
  /** The value without its secrets, in the same shape. Returns the same object if it has none. */
  redact<T>(value: T): T;
  text(text: string): string;
  /** All replacements so far, at most 10,000, without the secrets. */
  findings(): RedactionFinding[];
}

/**
 * Limits of scans of a text that still changes and of levels of encoding. More would only let an attacker waste time.
 */
const maxRounds = 4;
const maxEncodings = 3;
const maxFindings = 10_000;

/**
 * Makes a redactor. Use one for all files of a case, so that equal values get equal placeholders. A value with a secret
 * name is replaced everywhere in the same call and in later ones; so redact values that belong together in one call.
 */
export function createRedactor(options: RedactorOptions): Redactor {
  return new Redaction(options);
}

/** A redactor with its state: placeholders, values with secret names, and findings. */
class Redaction implements Redactor {
  private readonly placeholders: ReturnType<typeof createPlaceholderMaker>;
  private readonly known = createKnownValues();
  private readonly userRules: ReturnType<typeof compileRules>;
  private readonly allowed: ReturnType<typeof createAllowList>;
  private readonly found: RedactionFinding[] = [];
  private readonly plainKeys = new Set<string>();

  constructor({ keyedHash, rules = [], allow = [] }: RedactorOptions) {
    this.placeholders = createPlaceholderMaker(keyedHash);
    this.userRules = compileRules(rules);
    this.allowed = createAllowList(allow);
  }

  text(text: string): string {
    return this.known.replace(this.redactText(text, [], 0));
  }

  findings(): RedactionFinding[] {
    return [...this.found];
  }

  redact<T>(value: T): T {
    const first = this.walk(toJson(value), [], undefined);
    const second = this.known.size === 0 ? first : replaceInside(first, this.known);
    return second as T; // the walk keeps the shape: texts stay texts, numbers stay numbers
  }

  private walk(value: Json, path: string[], name: string | undefined): Json {
    if (typeof value === "string") return this.redactNamed(value, path, name);
    if (typeof value === "number") return this.redactNumber(value, path, name);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return this.walkArray(value, path, name);
    const owner = name !== undefined && isSecretKey(name) ? name : undefined;
    if (owner !== undefined && isSchema(value)) return this.walkObject(value, path, { example: owner });
    const inherited = owner !== undefined && isSecretCollection(owner) ? owner : undefined;
    return this.walkObject(value, path, { inherited, owner });
  }

  private walkArray(items: Json[], path: string[], name: string | undefined): Json {
    const [first, second] = items;
    const pair = items.length === 2 && typeof first === "string" && typeof second === "string" && isSecretKey(first);
    const named = pair ? new Map([[1, first]]) : flatHeaders(items, name);
    const given = named && !holdsNames(items, path.at(-1)) ? named : flagged(items);
    const ends = typeof first === "string" && items.every(isShort) ? secretArguments(items) : undefined;
    let copy: Json[] | undefined;
    for (let i = 0; i < items.length; i += 1) {
      const item = items[i] ?? null;
      path.push(String(i));
      const from = ends?.get(i);
      const made =
        from !== undefined && typeof item === "string"
          ? item.slice(0, from) + this.redactSecret(item.slice(from), path, "argument")
          : this.walk(item, path, given?.get(i) ?? name);
      path.pop();
      if (made !== item) copy ??= [...items];
      if (copy !== undefined) copy[i] = made;
    }
    return copy ?? items;
  }

  private walkObject(object: JsonObject, path: string[], names: Names): Json {
    const keys = Object.keys(object);
    const nameOf = namesWithin(object, names);
    let copy: [string, Json][] | undefined;
    for (let i = 0; i < keys.length; i += 1) {
      const key = keys[i] ?? "";
      const member = object[key] ?? null;
      const newKey = this.redactKey(key, path);
      path.push(newKey);
      const given = nameOf(key, member);
      const made =
        given !== undefined && isPlainObject(member)
          ? this.walkObject(member, path, { inherited: given })
          : this.walk(member, path, given ?? nameIn(object, key));
      path.pop();
      if (made !== member || newKey !== key) copy ??= keys.map((name) => [name, object[name] ?? null]);
      if (copy !== undefined) copy[i] = [newKey, made];
    }
    // fromEntries defines own members, so a `__proto__` key stays data.
    return copy === undefined ? object : Object.fromEntries(copy);
  }

  /** Caches plain keys: keys repeat, and almost all are plain. */
  private redactKey(key: string, path: string[]): string {
    if (this.plainKeys.has(key)) return key;
    const made = this.redactText(key, path, 0);
    if (made === key && key.length < 80 && this.plainKeys.size < 20_000) this.plainKeys.add(key);
    return made;
  }

  private redactNamed(text: string, path: string[], name: string | undefined): string {
    if (isTypeAt(path, text)) return text;
    const kind = name === undefined ? "plain" : kindOfName(name);
    if (name !== undefined && (kind === "secret" || ((kind === "pin" || kind === "random") && fitsKind(kind, text))))
      return this.redactSecret(text, path, name);
    if (kind === "phone" && /^[+(]?\d[\d ().-]{5,18}\d$/.test(text)) {
      return this.replaced({ kind: "phone", value: text.replace(/\D/g, ""), path, original: text });
    }
    return kind === "version" && text.length < 64 && /^[\d.]+$/.test(text) ? text : this.redactText(text, path, 0);
  }

  /**
   * Replaces the whole value except the scheme of an authorization header. In prose it replaces only what rules find.
   */
  private redactSecret(text: string, path: string[], name: string): string {
    const scheme = /auth/i.test(name)
      ? (/^(?:Bearer|Basic|Token|Bot|ApiKey|Negotiate) {1,16}/i.exec(text)?.[0] ?? "")
      : "";
    const value = text.slice(scheme.length);
    if (isHarmlessValue(value) || isWorkingFolder(name, value) || isPlaceholder(value)) return text;
    if (looksLikeProse(value) && !/passphrase|mnemonic|seed|phrase|passw/i.test(name))
      return this.redactText(text, path, 0);
    return scheme + this.replaced({ kind: kindOfToken(value) ?? "secret", value, path, named: true });
  }

  private redactNumber(value: number, path: string[], name: string | undefined): number {
    if (value < 100 || !Number.isSafeInteger(value) || isNumberPlaceholder(value)) return value;
    const kind = kindOfNumber(value, name);
    if (kind === undefined) return value;
    if (this.allowed(String(value), kind)) return value;
    const made = this.placeholders.number(String(value));
    this.note(kind, path, String(made));
    return made;
  }

  private redactText(text: string, path: string[], depth: number): string {
    let current = this.apply(text, seedPhrases(text), path);
    for (let round = 0; round < maxRounds; round += 1) {
      const next = this.redactOnce(current, path, depth);
      if (next === current) break;
      current = next;
    }
    return current;
  }

  private redactOnce(text: string, path: string[], depth: number): string {
    let current = text;
    for (const rule of this.userRules) current = this.apply(current, matchesOf(rule, current), path);
    if (current.length < 4) return current;
    const inner = (decoded: string): string =>
      depth < maxEncodings ? this.redactText(decoded, path, depth + 1) : decoded;
    return this.apply(current, scanText(current, inner), path);
  }

  private apply(text: string, spans: Span[], path: string[]): string {
    if (spans.length === 0) return text;
    const parts: string[] = [];
    let done = 0;
    for (const { start, end, kind, value, replacement, quote, named } of spans) {
      const covered = text.slice(start, end);
      if (start < done || isPlaceholder(covered)) continue;
      const made =
        replacement ?? this.replaced({ kind, value: value ?? covered, path, original: covered, ...compact({ named }) });
      parts.push(text.slice(done, start), quote !== undefined && made !== covered ? `${quote}${made}${quote}` : made);
      done = end;
    }
    return parts.join("") + text.slice(done);
  }

  private replaced(hit: { kind: string; value: string; path: string[]; named?: boolean; original?: string }): string {
    const { kind, value, path, named, original } = hit;
    if (this.allowed(value, kind)) return original ?? value;
    const placeholder = this.placeholders.text(kind, value);
    if (named === true) this.known.add(value, placeholder);
    this.note(kind, path, placeholder);
    return placeholder;
  }

  private note(rule: string, path: string[], placeholder: string): void {
    if (this.found.length >= maxFindings) return;
    this.found.push({ rule, pointer: formatPointer(path), placeholder });
  }
}

/** What redaction would still replace, for lint and promote. Placeholders are not findings, whichever key made them. */
export function findSecrets(value: unknown, options: Omit<RedactorOptions, "keyedHash"> = {}): RedactionFinding[] {
  const redactor = createRedactor({ ...options, keyedHash: () => "00000000" });
  redactor.redact(value);
  return redactor.findings();
}

function toJson(value: unknown): Json {
  return value as Json; // values come from JSON.parse, the YAML reader or a schema over them
}
