import type { KeyedHash } from "../../src/core/platform.ts";
import { isObject } from "../../src/core/schema/is-object.ts";
import type { Json, JsonObject } from "../../src/core/schema/json.ts";
import type { ScopedRecord } from "./records.ts";

/** Hashes of users and sessions as they were sent. A key is `user:` or `session:` and the redacted value. */
export type KnownSubjects = Record<string, string>;

/** Matches the names of attributes that may hold the user or session; each instrumentation uses its own. */
const naming = /user|session|conversation|thread/i;
const longest = 500;
const kinds = ["user", "session"] as const;

/**
 * Hashes what may be a trace's user or session before redaction replaces it. Spans are redacted before they are kept,
 * but only the whole trace shows which attribute is its user. So a user who is an e-mail address is found and erased
 * like any other.
 */
export function knownSubjects(
  sent: readonly ScopedRecord[],
  redacted: readonly ScopedRecord[],
  subjectHash: KeyedHash,
): KnownSubjects {
  const known = new Map<string, string>();
  const noted = new Set<Json>(); // spans share their resource
  sent.forEach((scoped, index) => {
    const made = redacted[index];
    for (const part of ["resource", "record"] as const) {
      if (made === undefined || noted.has(scoped[part])) continue;
      noted.add(scoped[part]);
      note(attributesOf(scoped[part]), attributesOf(made[part]));
    }
  });
  return Object.fromEntries(known);

  function note(before: readonly JsonObject[], after: readonly JsonObject[]): void {
    before.forEach((attribute, index) => {
      const given = namedText(attribute);
      const kept = given === undefined ? undefined : textOf(after[index]?.["value"]);
      if (given === undefined || kept === undefined || kept === given) return;
      for (const kind of kinds) known.set(`${kind}:${kept}`, subjectHash(`${kind}:${given}`));
    });
  }
}

/** A subject hash that uses the hash of the sent value if redaction replaced the value. */
export function hashOfSent(known: readonly KnownSubjects[], subjectHash: KeyedHash): KeyedHash {
  const all = new Map(known.flatMap((subjects) => Object.entries(subjects)));
  return (text) => all.get(text) ?? subjectHash(text);
}

function attributesOf(holder: Json): JsonObject[] {
  const list = isObject(holder) ? holder["attributes"] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function namedText({ key, value }: JsonObject): string | undefined {
  if (typeof key !== "string" || !naming.test(key)) return undefined;
  const text = textOf(value);
  return text !== undefined && text.length <= longest ? text : undefined;
}

/** Some instrumentations write texts as JSON: the quotes are not part of the name. */
function textOf(value: Json | undefined): string | undefined {
  const text = isObject(value) ? value["stringValue"] : undefined;
  if (typeof text !== "string") return undefined;
  return /^"[^"\\]*"$/.test(text) ? text.slice(1, -1) : text;
}
