import { isHarmlessValue, isWorkingFolder } from "./key-names.ts";
import { looksRandom, type ValueStart } from "./value-place.ts";
import { kindOfToken } from "./vendor-token.ts";

/** How a text says a value under the name of a secret. */
export interface Saying {
  name: string;
  by: ValueStart["by"];
  quoted: boolean;
  /** True if `=` stands before it without a space, or a scheme such as `Bearer`. */
  tight: boolean;
  /** True if nothing follows it on its line. */
  alone: boolean;
}

/** Longest value that is looked at as a word; what is longer is none. */
const longestWord = 80;

/**
 * Whether a text that says the name of a secret says the secret too. Prose, manuals and programs name secrets all the time: what
 * follows there is a word, a type, or an expression. In JSON that was parsed every value of such a name is taken; here it must look like one.
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

/** What stands behind the quote that closes `'Password: '`. */
function isBetweenTexts(value: string): boolean {
  return /^(?:[),;\]}.]|\\?[\r\n])/.test(value) && /\s/.test(value.slice(0, 2_000));
}

/** What programs say under names of secrets and people do not choose: a colour, a sentinel, a standard, a masked value. */
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

/** Words and small numbers, joined: `options-cache-v1`, `trace2-expansion:tools`. */
export function isWords(value: string): boolean {
  return value.length <= longestWord && pieces.test(value);
}

/** `name=value` with a digit in the value, or one long value alone. */
function isCookie(value: string): boolean {
  if (value.includes("${") || isCode(value.replace(/,$/, ""))) return false;
  if (/^[\w-]{1,32}=(?:\d{1,3}|abc123|xyz\d{0,3})(?:$|[;\s\\])/.test(value) && !/;/.test(value)) return false;
  return /=[^;\s=\d]*\d/.test(value) || (hasDigits(value, 16) && !/\s/.test(value));
}

/** Lines in an encoding, or what stands between BEGIN and END. */
function isKeyFile(value: string): boolean {
  return value.startsWith("-----") || value.startsWith("PuTTY-");
}

function hasDigits(value: string, least: number): boolean {
  return value.length >= least && /\d/.test(value.slice(0, 2_000)) && /[A-Za-z]/.test(value.slice(0, 2_000));
}

/** An identifier without digits, a member of one, a call, a comment: what a program says. */
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

/** A name under which people put words of their own, not what a machine made. */
function isPassword(name: string): boolean {
  return !/token|key|auth|cookie|credential|bearer|basic|jwt|sess|sig|secret/i.test(name);
}

/** A word that may be a chosen password: lower-case or with a sign, and no word of programs. */
function isWord(value: string): boolean {
  return value.length <= longestWord && (/^[a-z]{6,}$/.test(value) || isMarked(value));
}

/** Letters of both cases, or a digit, with a sign that no name of a program has. */
function isMarked(value: string): boolean {
  return /^[\w-]{2,40}[!@#$%^&*-][\w!@#$%^&*-]{0,40}$/.test(value) && /\d|[a-z][A-Z]/.test(value);
}

/** What manuals write in the place of a secret. */
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

/** What programs and manuals write that has digits or signs, and is no secret. */
const notations = [
  /^[\^~]?\d{1,4}(?:\.\d{1,4}){2}$/, // a version
  /^\d?\*[a-z]|^\*{2,}/, // a name of a grammar; stars
  /^urn:[\w-]+:|^[a-z]{1,20}\/[a-z][a-z.+-]{1,40}$/, // a name, a media type
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_(?:KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?)$/, // a variable
  /^\$\w+(?:->|::|-$)|:\$[A-Z][A-Z_]{2,}$/, // a variable of Perl, or of a shell behind a user
  /^%[sdr](?:\W{1,3}%[sdr])*$/, // a format
  /^[a-z]\w{0,16}(?:_(?:[A-Za-z]{1,16}|\d{1,2})){3,}$/, // a name of C
  /^\/(?:dev|etc|usr|var|proc)\/[\w./-]+$/, // a file of a system
  /^(?:my|personal|access|api|auth|token|secret|key|test|abc123|xyz456|[-_ ]){1,12}(?:123)?$/i, // words of manuals
  /^[A-Z]{1,3}0{6,}\d{0,2}$|\w0{8}$/, // a number of manuals
  /^\.{0,2}\/(?:[\w.-]+\/){1,12}[\w-]+\.(?:json|pem|txt|ya?ml|key|crt|p12)$/, // where a file is
  /^(?:Big)?(?:Uint|Int|Float)\d{1,2}(?:Clamped)?Array$/, // a type
  /^[A-Za-z_$]+(?:\.[A-Za-z_$]+)+(?:-1\b.*|[=!]==?.*|[[(?:;|&].*)$/, // an expression
];

/** `sk-${id}`, `key-${v4()}`, `${"a".repeat(64)}`. */
const template = /\$\{(?:[A-Za-z_][\w.]*[}(]|["'])/;

function isNotation(value: string): boolean {
  return notations.some((notation) => notation.test(value));
}

/** `jwt: "JWT"`, `password: Password1`: the name again. */
function repeatsName(value: string, name: string): boolean {
  if (value.length > longestWord) return false;
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");
  if (value.length > 2 && name.includes(value)) return true;
  const said = plain(value);
  return said.length > 2 && !/\d{2}/.test(value) && plain(name).includes(said);
}
