import type { Json, JsonObject } from "../schema/json.ts";
import { isCard } from "./personal.ts";
import { isSecretKey, kindOfName } from "./key-names.ts";
import { looksRandom } from "./value-place.ts";

/** Flags of secrets in an argument list (`["--token", "…"]`), by the index of the value that follows. */
export function flagged(items: readonly Json[]): Map<number, string> | undefined {
  let found: Map<number, string> | undefined;
  for (let i = 0; i + 1 < items.length; i += 1) {
    const flag = items[i];
    const value = items[i + 1];
    if (typeof flag !== "string" || typeof value !== "string" || !flag.startsWith("-") || value.startsWith("-"))
      continue;
    if (flag.length < 64 && isSecretKey(flag)) (found ??= new Map()).set(i + 1, flag);
  }
  return found;
}

/** True for a text that is short enough to be a command's argument. */
export function isShort(item: Json): item is string {
  return typeof item === "string" && item.length < 1024;
}

function isPin(value: number): boolean {
  return value > 999 && value < 100_000_000;
}

/** True for several words without digits or special characters, judged by the first 2,000 characters. */
export function looksLikeProse(value: string): boolean {
  const part = value.slice(0, 2_000);
  return /\s/.test(part) && !/\d|cookie|[^\w\s.,;:!?'"()-]/i.test(part) && part.split(/\s{1,64}/).length > 3;
}

/** The secret name that labels a value: `{name: "Authorization", value: "…"}`, OTLP's `{key, value}`. */
function labelOf(object: JsonObject): string | undefined {
  const label = object["name"] ?? object["key"] ?? object["header"];
  return typeof label === "string" && isSecretKey(label) ? label : undefined;
}

/**
 * The name by which a member's value is judged. `undefined` for the signature of a model's thoughts: it is no secret,
 * and the conversation cannot continue without it.
 */
export function nameIn(object: JsonObject, key: string): string | undefined {
  if (key !== "signature") return key;
  return object["type"] === "thinking" || object["type"] === "signature_delta" ? undefined : key;
}

export function isPlainObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isValueKey(key: string): boolean {
  return /^(?:value|val|stringValue|string_value|content|default|data|text|raw|current|plaintext|plain|secret_?[sS]tring|SecretString)$/.test(
    key,
  );
}

/**
 * True for a member of a JSON Schema that holds a value of what it describes, such as the default of a function's
 * parameter, if the value looks like a secret.
 */
function isExample(key: string, value: Json): boolean {
  return (
    /^(?:default|const|examples?)$/.test(key) &&
    [value].flat().some((one) => typeof one === "string" && looksRandom(one, 8))
  );
}

/** Members that hold names alone: of JSON Schema, of tables and queries, of CORS. */
const ofNames =
  /^(?:required|enum|columns?|fields|keys|select|names|properties|dependencies|scopes)$|(?:allow(?:ed)?|exposed?|required?|signed|vary|table|columns?|rows?|csv|sheet)[-_ ]?headers$/i;
/** Where the value of a header would stand, one of these is another name. */
const commonHeader =
  /^(?:accept|access-control|content|if|x-forwarded|x-requested)-[a-z-]+$|^x-amz-[\w-]+$|^(?:accept|cache-control|content-md5|date|etag|expires|host|last-modified|location|origin|range|referer|user-agent|vary)$/i;

/**
 * True if an array holds names, such as `required: ["token", "query"]` of a JSON Schema, not a name and its value. What
 * is taken for a secret by mistake would be hidden in the whole run.
 */
export function holdsNames(items: readonly Json[], member: string | undefined): boolean {
  // Only after the name of a secret: `["Vary", "Origin", …]` are a name and its value.
  const inQuestion = items.filter((item, index): item is string => {
    const before = items[index - 1];
    return index % 2 === 1 && typeof item === "string" && typeof before === "string" && isSecretKey(before);
  });
  const headers = inQuestion.filter((item) => commonHeader.test(item));
  const others = inQuestion.filter((item) => !commonHeader.test(item));
  if (others.some((item) => looksRandom(item, 8))) return false;
  if (headers.length > 0 && others.every((item) => /^[\w-]+$/.test(item))) return true;
  return member !== undefined && ofNames.test(member);
}

/** Header names by the position of their value, in a flat list of names and values such as Node's `rawHeaders`. */
export function flatHeaders(items: readonly Json[], name: string | undefined): Map<number, string> | undefined {
  if (name === undefined || !/headers$/i.test(name) || items.length % 2 !== 0) return undefined;
  const names = new Map<number, string>();
  for (let i = 0; i < items.length; i += 2) {
    const [header, value] = [items[i], items[i + 1]];
    if (typeof header !== "string" || typeof value !== "string" || !/^[\w-]{1,100}$/.test(header)) return undefined;
    names.set(i + 1, header);
  }
  return names;
}

/** True for a JSON Schema, which may describe a password; only its examples hold one. */
export function isSchema(object: JsonObject): boolean {
  if ("$ref" in object || "properties" in object || "anyOf" in object) return true;
  const { type } = object;
  return (
    Array.isArray(type) ||
    (typeof type === "string" && /^(?:string|number|integer|object|array|boolean|null)$/.test(type))
  );
}

/** The kind of secret that a number is, judged by its name or its digits. */
export function kindOfNumber(value: number, name: string | undefined): "secret" | "phone" | "card" | undefined {
  const says = name === undefined ? "plain" : kindOfName(name);
  if ((says === "secret" && !/token|auth|cookie/i.test(name ?? "")) || (says === "pin" && isPin(value)))
    return "secret";
  if (says === "phone" && value > 999_999) return "phone";
  return value >= 1e12 && isCard(String(value)) ? "card" : undefined;
}

/** Names that an object passes on to its members. */
export interface Names {
  /** For every string below. */
  inherited?: string | undefined;
  /** For a member that holds the value: `{"secret": {"value": "…"}}`. */
  owner?: string | undefined;
  /** For an example in a schema. */
  example?: string | undefined;
}

/** The name that a member gets from its object, instead of its own. */
export function namesWithin(object: JsonObject, { inherited, owner, example }: Names) {
  const labelled = labelOf(object) ?? owner;
  return (key: string, value: Json): string | undefined =>
    inherited ??
    (labelled !== undefined && isValueKey(key) ? labelled : undefined) ??
    (example !== undefined && isExample(key, value) ? example : undefined);
}
