const secretWords = new Set(
  (
    "password passwords passwd pwd passphrase passcode secret secrets apikey apikeys credential credentials cookie cookies " +
    "authorization jwt cvv cvc cvv2 ssn accesskey secretkey privatekey authkey accesstoken authtoken refreshtoken idtoken " +
    "clientsecret mnemonic otp totp sharedaccesssignature connectionstring accountkey sharedaccesskey apitoken bearertoken " +
    "sessiontoken userpassword dbpassword mysqlpwd pgpassword"
  ).split(" "),
);

/** Words before `key` that make it a secret one; a bare `key`, `primary key` or `sort key` is not. */
const secretKeyKinds = new Set(
  "api access private secret account auth encryption signing master ssh deploy service admin license subscription function anon".split(
    " ",
  ),
);

/** Words before `token` that make it a count, a cursor or a part of a text. */
const harmlessTokens = new Set(
  (
    "page next continuation cursor max min num stop eos bos pad unk mask sep cls start end first last special per prompt completion " +
    "input output total image audio reasoning cached sync current text cancellation previous single each every sub"
  ).split(" "),
);

const passOwners = new Set(
  "db database smtp mysql postgres pg redis ftp mail admin root login ssh mongo user".split(" "),
);

/** What a name says of its value. */
export type NameKind = "secret" | "phone" | "version" | "plain";

const cache = new Map<string, NameKind>();

/** Judges a name by its words (`X-Api-Key`, `dbPassword`, `client_secret`). Names repeat, so each is judged once. */
export function kindOfName(name: string): NameKind {
  if (name.length > 80) return "plain";
  const known = cache.get(name);
  if (known !== undefined) return known;
  if (cache.size > 20_000) cache.clear();
  const kind = judge(wordsOf(name))
    ? "secret"
    : isPhoneName(name)
      ? "phone"
      : versionName.test(name)
        ? "version"
        : "plain";
  cache.set(name, kind);
  return kind;
}

export function isSecretKey(name: string): boolean {
  return kindOfName(name) === "secret";
}

/** A version such as 1.2.3.4 looks like an address. */
const versionName = /version|release|build/i;

function judge(words: string[]): boolean {
  const last = words.at(-1) ?? "";
  const before = words.at(-2) ?? "";
  if (secretWords.has(last) || /(?:password|passwd|passphrase|secret|apikey|authtoken|accesstoken)$/.test(last))
    return true;
  if (last === "token") return !harmlessTokens.has(before);
  if (last === "key" || last === "keys") return secretKeyKinds.has(before);
  if (last === "id" || last === "value")
    return before === "key" ? secretKeyKinds.has(words.at(-3) ?? "") && last === "value" : false;
  if (last === "hash" || last === "salt" || last === "digest") return before === "password" || before === "passwd";
  if (last === "pass") return passOwners.has(before);
  if (last === "string") return before === "connection";
  if (last === "auth") return words.length === 1 || before === "basic" || before === "proxy" || before === "x";
  return last === "signature" && (before === "access" || before === "amz");
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

/** Names whose every string below is a secret, not only a direct value. */
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

/** Values that say nothing: empty, a type name, a reference to a variable, already masked. */
export function isHarmlessValue(value: string): boolean {
  if (value.length < 3 || harmless.test(value)) return true;
  if (/^[*•x.#\s_-]+$/i.test(value)) return true;
  if (value.length > 120) return false;
  return /^(?:\$\{[^}]*\}|\$\([^)]*\)|\{\{[^}]*\}\}|%[A-Z_]+%|\$[A-Z_][A-Z0-9_]*|<[^<>]*>|\[(?:redacted|filtered|masked|hidden|removed)\]|(?:process\.env|os\.environ|env|secrets|vars|config|settings)[.[(][\w.'"[\]()]*)$/i.test(
    value,
  );
}
