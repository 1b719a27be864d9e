import { isHarmlessValue, isWorkingFolder } from "./key-names.ts";
import { looksRandom, type ValueStart } from "./value-place.ts";
import { kindOfToken } from "./vendor-token.ts";

/** How a value follows the name of a secret in a text. */
export interface Saying {
  name: string;
  by: ValueStart["by"];
  quoted: boolean;
  /** True directly after `=` or after a scheme such as `Bearer`. */
  tight: boolean;
  /** True if nothing follows on its line. */
  alone: boolean;
}

/** Maximum length of a word. */
const longestWord = 80;

/**
 * Whether the value after the name of a secret is one. Prose, manuals and programs often name secrets; a word, a type
 * or an expression follows. In parsed JSON every value of such a name counts; in text it must look like a secret.
 */
export function isSaidSecret(value: string, saying: Saying): boolean {
  const { name, by, quoted, tight, alone } = saying;
  if (isHarmlessValue(value) || isWorkingFolder(name, value) || isStandIn(value) || repeatsName(value, name))
    return false;
  if (quoted && isBetweenTexts(value)) return false;
  if (!isPassword(name) && isTerm(value)) return false;
  if (kindOfToken(value) !== undefined) return true;
  if (/^\d{4,8}$/.test(value) && /pin|code|otp/i.test(name)) return true;
  if (/cookie/i.test(name)) return isCookie(value.slice(0, 2_000));
  if (/\s/.test(value.slice(0, 2_000)) && !(isPassword(name) && hasDigits(value, 6)) && !isKeyFile(value)) return false;
  if (isCode(value)) return false;
  if (by === "verb") return looksRandom(value, 4) && (value.length >= 6 || /^\d{4,5}$/.test(value));
  if (by === "setter") return hasDigits(value, 8);
  if (isPassword(name) && (quoted || tight ? isWord(value) : alone && isMarked(value))) return true;
  return looksRandom(value, quoted || tight || alone || by === "flag" ? 4 : 6);
}

/** True for program text after the quote that closes `'Password: '`. */
function isBetweenTexts(value: string): boolean {
  return /^(?:[),;\]}.]|\\?[\r\n])/.test(value) && /\s/.test(value.slice(0, 2_000));
}

/** True for values that programs give to such names: a colour, a sentinel, a standard, a masked value. */
function isTerm(value: string): boolean {
  if (value.length > longestWord) return false;
  return (
    /^#(?:[\da-f]{3,4}){1,2}$/i.test(value) ||
    /^[^a-z\d]*[A-Z][^a-z\d]*$/.test(value) ||
    /^[A-Z]{2,5}[-_]?\d{1,4}(?:-[A-Z]{2,4})?$/.test(value) ||
    /^0x[\da-f]{1,8}(?:U?L{0,2})$/i.test(value) ||
    /^[\w-]{0,24}\.{3}/.test(value)
  );
}

const pieces =
  /^[-_:./]*(?:[A-Za-z]+\d{0,2}|\d{1,4}[a-z]{0,3})(?:[-_:./]+(?:[A-Za-z]+\d{0,2}|\d{1,4}[a-z]{0,3}))+[-_:./]*$/;

/** True for joined words and small numbers: `options-cache-v1`, `trace2-expansion:tools`. */
export function isWords(value: string): boolean {
  return value.length <= longestWord && pieces.test(value);
}

/** True for `name=value` with a digit in the value, or for one long value. */
function isCookie(value: string): boolean {
  if (value.includes("${") || isCode(value.replace(/,$/, ""))) return false;
  if (/^[\w-]{1,32}=(?:\d{1,3}|abc123|xyz\d{0,3})(?:$|[;\s\\])/.test(value) && !/;/.test(value)) return false;
  return /=[^;\s=\d]*\d/.test(value) || (hasDigits(value, 16) && !/\s/.test(value));
}

/** True for the text of a PEM or PuTTY key file. */
function isKeyFile(value: string): boolean {
  return value.startsWith("-----") || value.startsWith("PuTTY-");
}

function hasDigits(value: string, least: number): boolean {
  return value.length >= least && /\d/.test(value.slice(0, 2_000)) && /[A-Za-z]/.test(value.slice(0, 2_000));
}

/** True for program code: an identifier without digits, a member of one, a call, a comment. */
function isCode(value: string): boolean {
  if (value.length > longestWord) return false;
  if (/^\/[*/]/.test(value)) return true;
  const rest = /^[!&*]?[A-Za-z_$][\w$]*/.exec(value)?.[0].length ?? 0;
  if (rest === 0) return false;
  // Bundlers number names that two modules share: `TokenSchema$1`.
  if (rest === value.length) return !hasDigits(value, 6) || /^[A-Za-z_]+\$\d{1,3}$/.test(value);
  return (
    /^(?:(?:\??\.|::|->)[A-Za-z_$#][\w$]*)*(?:[([?!;{].*)?$|^\.[A-Za-z_$][\w$]*=/.test(value.slice(rest)) &&
    !isMarked(value)
  );
}

/** True for names of secrets that people choose rather than machines make. */
function isPassword(name: string): boolean {
  return !/token|key|auth|cookie|credential|bearer|basic|jwt|sess|sig|secret/i.test(name);
}

/** True for a word that may be a chosen password: lower-case, or `isMarked`. */
function isWord(value: string): boolean {
  return value.length <= longestWord && (/^[a-z]{6,}$/.test(value) || isMarked(value));
}

/** True for a word with a special character, and with a digit or letters of both cases. */
function isMarked(value: string): boolean {
  return /^[\w-]{2,40}[!@#$%^&*-][\w!@#$%^&*-]{0,40}$/.test(value) && /\d|[a-z][A-Z]/.test(value);
}

/** True for the stand-ins of manuals. */
function isStandIn(value: string): boolean {
  if (template.test(value.slice(0, longestWord))) return true;
  if (value.length > longestWord) return false;
  if (isNotation(value)) return true;
  if (/^[<{[(%$]|^\.\.\.|…/.test(value))
    return !/^[$%(]\w*[^\w\s${}()[\]<>%]/.test(value) || /^<|^\$\{|^\{/.test(value);
  if (/^https?:\/\/|^\/[\^*/]|^(.)\1{5,}.?$|^0?123456789/.test(value)) return true;
  if (/^[A-Z]\w*[a-z]\w*$/.test(value) && /Credential|Client|Token|Key|Secret|Auth|Cookie|Password/.test(value))
    return true;
  if (/^(?:x{3,}|abc(?:123|def)?|foo(?:bar)?|bar|baz|qux|123456?|todo|tbd|n\/a)$/i.test(value)) return true;
  return (
    !/\d/.test(value) &&
    /your|example|here$|change|replace|placeholder|dummy|sample|insert|provided|token|secret|passw|key|value|string|user|name|env\b|auth|bearer|cookie|credential|session|optional|required|default|enabled|disabled|hidden|input|field|label|prompt|text|type|invalid|wrong|correct|strong|weak|reset|forgot|confirm|current|new\b|old\b/i.test(
      value,
    )
  );
}

/** Texts of programs and manuals that have digits or special characters, but are no secrets. */
const notations = [
  /^[\^~]?\d{1,4}(?:\.\d{1,4}){2}$/, // a version
  /^\d?\*[a-z]|^\*{2,}/, // a name in a grammar; asterisks
  /^urn:[\w-]+:|^[a-z]{1,20}\/[a-z][a-z.+-]{1,40}$/, // a URN, a media type
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_(?:KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?)$/, // a variable
  /^\$\w+(?:->|::|-$)|:\$[A-Z][A-Z_]{2,}$/, // a Perl variable, or a shell variable after a user
  /^%[sdr](?:\W{1,3}%[sdr])*$/, // a printf format
  /^[a-z]\w{0,16}(?:_(?:[A-Za-z]{1,16}|\d{1,2})){3,}$/, // a C name
  /^\/(?:dev|etc|usr|var|proc)\/[\w./-]+$/, // a system file
  /^(?:my|personal|access|api|auth|token|secret|key|test|abc123|xyz456|[-_ ]){1,12}(?:123)?$/i, // words in manuals
  /^[A-Z]{1,3}0{6,}\d{0,2}$|\w0{8}$/, // a number in manuals
  /^\.{0,2}\/(?:[\w.-]+\/){1,12}[\w-]+\.(?:json|pem|txt|ya?ml|key|crt|p12)$/, // a path
  /^(?:Big)?(?:Uint|Int|Float)\d{1,2}(?:Clamped)?Array$/, // a type
  /^[A-Za-z_$]+(?:\.[A-Za-z_$]+)+(?:-1\b.*|[=!]==?.*|[[(?:;|&].*)$/, // an expression
];

/** `sk-${id}`, `key-${v4()}`, `${"a".repeat(64)}`. */
const template = /\$\{(?:[A-Za-z_][\w.]*[}(]|["'])/;

function isNotation(value: string): boolean {
  return notations.some((notation) => notation.test(value));
}

/** True if the value repeats the name: `jwt: "JWT"`, `password: Password1`. */
function repeatsName(value: string, name: string): boolean {
  if (value.length > longestWord) return false;
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");
  if (value.length > 2 && name.includes(value)) return true;
  const plainValue = plain(value);
  return plainValue.length > 2 && !/\d{2}/.test(value) && plain(name).includes(plainValue);
}
