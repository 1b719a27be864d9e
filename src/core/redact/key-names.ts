import {
  foreignNames,
  harmlessTokens,
  passOwners,
  secretCodeKinds,
  secretKeyKinds,
  secretWords,
  unspacedNames,
} from "./rules/name-words.ts";

/**
 * What a name reveals about its value. `secret`: it is one. `random`: it is a secret if it looks random. `pin`: it is a
 * secret if it has four to eight digits. `version`: it may look like an IP address, but is a version.
 */
export type NameKind = "secret" | "random" | "pin" | "phone" | "version" | "plain";

const cache = new Map<string, NameKind>();

/** Judges a name by its words (`X-Api-Key`, `dbPassword`, `client_secret`). Names repeat, so results are cached. */
export function kindOfName(name: string): NameKind {
  if (name.length > 80) return "plain";
  const known = cache.get(name);
  if (known !== undefined) return known;
  if (cache.size > 20_000) cache.clear();
  const kind = judgeName(name);
  cache.set(name, kind);
  return kind;
}

function judgeName(name: string): NameKind {
  const words = wordsOf(name);
  if (words.at(-1) === "key" && words.at(-2) === "storage") return "random"; // usually a key of a browser's storage
  if (judge(words) || isForeignSecret(name, words)) return "secret";
  if (words.at(-1) === "pin" || /^pin(?:code|number|nummer)$/.test(words.at(-1) ?? "")) return "pin";
  if (isThought(words)) return "plain";
  if (randomNames.has(words.at(-1) ?? "")) return "random";
  if (isPhoneName(name)) return "phone";
  return versionName.test(name) ? "version" : "plain";
}

/** The signature of a model's thoughts. It grants no access, and the conversation cannot continue without it. */
function isThought(words: readonly string[]): boolean {
  return words.at(-1) === "signature" && /^(?:thought|thinking|reasoning)$/.test(words.at(-2) ?? "");
}

/** Names of secrets and of much else. Their values must look random. */
const randomNames = new Set("signature sig session sessionid sid pat".split(" "));

function isForeignSecret(name: string, words: readonly string[]): boolean {
  if (unspacedNames.some((one) => name.includes(one))) return true;
  const joined = words.slice(-6).join(" ");
  return foreign.some((one) => joined === one || joined.startsWith(`${one} `) || joined.endsWith(` ${one}`));
}

const foreign = foreignNames.map((name) => name.normalize("NFC"));

export function isSecretKey(name: string): boolean {
  return kindOfName(name) === "secret";
}

/** Names of versions: a version such as 1.2.3.4 looks like an IP address. */
const versionName = /version|release|build/i;

function judge(words: string[]): boolean {
  const last = (words.at(-1) ?? "").replace(/(?<=[a-z]{3})\d{1,3}$/, "");
  const before = words.at(-2) ?? "";
  if (secretWords.has(last) || /(?:password|passwd|passphrase|secret|apikey|authtoken|accesstoken)$/.test(last))
    return true;
  if (last === "token") return !harmlessTokens.has(before);
  if (last === "key" || last === "keys") return secretKeyKinds.has(before);
  if (last === "code" || last === "codes")
    return secretCodeKinds.has(before) || (before === "time" && words.at(-3) === "one");
  if (last === "phrase") return before === "seed" || before === "recovery" || before === "secret";
  if (last === "id" || last === "value")
    return before === "key" ? secretKeyKinds.has(words.at(-3) ?? "") && last === "value" : false;
  if (last === "hash" || last === "salt" || last === "digest") return before === "password" || before === "passwd";
  if (last === "pass") return passOwners.has(before);
  if (last === "string") return before === "connection";
  if (last === "auth") return words.length === 1 || before === "basic" || before === "proxy" || before === "x";
  if (last === "header") return before === "auth" || before === "authorization";
  return last === "signature" && (before === "access" || before === "amz" || before === "goog");
}

function wordsOf(name: string): string[] {
  return name
    .normalize("NFC")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "");
}

/** Names under which every string is a secret, however deep. */
export function isSecretCollection(name: string): boolean {
  return /^(?:credentials?|secrets|cookies?|passwords|api_?keys|authorization|set-cookie)$/i.test(name);
}

function isPhoneName(name: string): boolean {
  return (
    /(?:^|[_\s-]|[a-z](?=[A-Z]))(?:phone|mobile|telephone|tel|fax|msisdn|whatsapp|cell)(?:[_\s-]?(?:number|no|num))?$/i.test(
      name,
    ) && !/count|per_/i.test(name)
  );
}

const harmless =
  /^(?:true|false|null|none|nil|undefined|string|str|number|bool|boolean|object|any|bearer|basic|digest|oauth2?|password|secret|token|required|optional|yes|no|unknown|n\/a|hidden|redacted|masked|empty|missing|invalid|expired|valid|ok|set|unset|same-origin|include|omit|\.\.\.)$/i;

/** Values that reveal nothing: empty, a type name, a reference to a variable, already masked. */
export function isHarmlessValue(value: string): boolean {
  if (value.length < 3 || harmless.test(value)) return true;
  // A longer value is no such word; the patterns need not scan it.
  if (value.length > 120) return false;
  if (/^[*•x.:#\s_-]+$/i.test(value)) return true;
  return reference.test(value);
}

/** True for a working folder as `env` prints it (`PWD=/home/ann/shop`), since `pwd` is also a name of passwords. */
export function isWorkingFolder(name: string, value: string): boolean {
  return /^pwd$/i.test(name) && value.length < 1024 && folder.test(value);
}

// A password may begin with a slash, so the first folder must be a word.
const folder = /^(?:[A-Za-z]:[\\/]|~\/|\/(?=[a-z_-]*$|[A-Za-z_-]+\/))[\w\-.@+ \\/]*$/;

const reference =
  /^(?:\$\{[^}]*\}|\$\([^)]*\)|\{\{[^}]*\}\}|%[A-Z_]+%|\$[A-Z_][A-Z0-9_]*|<[^<>]*>|\[(?:redacted|filtered|masked|hidden|removed)\]|(?:process\.env|os\.environ|env|secrets|vars|config|settings)[.[(][\w.'"[\]()]*)$/i;
