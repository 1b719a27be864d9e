import { phoneFormats } from "./rules/phone-formats.ts";
import { endsEscape, isWordCode, type Span } from "./span.ts";

const announcing =
  /(?:phone|telep|tel[.:\s"]|mobil|cell|call|fax|whatsapp|sms|text me|dial|handy|m[óo]vil|celular|t[ée]l[ée]|telefo|ruf|numer|电话|電話|手机|手機|携帯|전화|휴대폰|тел|फ़ोन)[^\n]{0,24}$/i;

/** A phone number that begins at this hit. Its value has only digits, so that spaces make no difference. */
function phoneNumber(text: string, hit: number): Span | undefined {
  if (/[\d-]/.test(text[hit - 1] ?? "") || isInRow(text, hit)) return undefined;
  let announced: boolean | undefined;
  for (const format of phoneFormats) {
    format.pattern.lastIndex = hit;
    const found = format.pattern.exec(text)?.[0];
    if (found === undefined) continue;
    if (format.announced) {
      announced ??= announcing.test(text.slice(Math.max(0, hit - 40), hit));
      if (!announced) continue;
    }
    if (/\d \d\d(?: |$)/.test(found) && /^ \d/.test(text.slice(hit + found.length, hit + found.length + 2))) continue;
    const value = found.replace(/\D/g, "");
    // Numbers reserved for examples.
    if (/^1?555\d{7}$|^1?\d{3}55501\d\d$/.test(value)) return undefined;
    return { start: hit, end: hit + found.length, kind: "phone", value };
  }
  return undefined;
}

/** True for a number in a row of numbers, as in a dump or a table: it is no phone number. */
function isInRow(text: string, hit: number): boolean {
  return (
    /\d[ ,]$|[.:/]$|\d\.\s?$/.test(text.slice(Math.max(0, hit - 2), hit)) && text[hit] !== "(" && text[hit] !== "+"
  );
}

const domain = /@[\w\u00c0-\u1fff-]{1,63}(?:\.[\w\u00c0-\u1fff-]{1,63}){0,8}\.[A-Za-z\u00c0-\u1fff]{2,24}(?![\w-])/y;
const fileEnding = /\.(?:png|jpe?g|gif|svg|webp|avif|js|ts|css|json|map|html?)$/i;

/** A mail address around its `@`. */
export function mailAddress(text: string, hit: number): Span | undefined {
  domain.lastIndex = hit;
  if (!domain.test(text)) return undefined;
  const end = domain.lastIndex;
  let start = hit;
  while (start > 0 && hit - start < 64 && isLocalCode(text.charCodeAt(start - 1)) && !endsEscape(text, start))
    start -= 1;
  while (start < hit && ".'-".includes(text[start] ?? "")) start += 1;
  const local = text.slice(start, hit);
  const host = text.slice(hit + 1, end);
  if (local === "" || (local === "git" && text[end] === ":") || fileEnding.test(host)) return undefined;
  return host === "redacted.invalid" ? undefined : { start, end, kind: "email" };
}

function isLocalCode(code: number): boolean {
  return isWordCode(code) || code === 46 || code === 43 || code === 45 || code === 37 || code === 39;
}

const address4 = /\d{1,3}(?:\.\d{1,3}){3}(?!\.?\w)/y;
const social = /(?!000|666|9\d\d)\d{3}-(?!00)\d\d-(?!0000)\d{4}(?![\w-])/y;

/** A payment card, address, phone number or social security number that begins at this hit. */
export function numberLike(text: string, hit: number): Span | undefined {
  const before = text.charCodeAt(hit - 1);
  if (hit > 0 && isWordCode(before) && !endsEscape(text, hit)) return undefined;
  return paymentCard(text, hit) ?? address(text, hit) ?? socialSecurity(text, hit) ?? phoneNumber(text, hit);
}

function address(text: string, hit: number): Span | undefined {
  address4.lastIndex = hit;
  const found = address4.exec(text)?.[0];
  if (found === undefined || !isPublicAddress(found, text, hit)) return undefined;
  return { start: hit, end: address4.lastIndex, kind: "ip", value: found };
}

function socialSecurity(text: string, hit: number): Span | undefined {
  social.lastIndex = hit;
  const found = social.exec(text)?.[0];
  if (found === undefined || /[\d-]/.test(text[hit - 1] ?? "")) return undefined;
  return { start: hit, end: social.lastIndex, kind: "ssn", value: found.replace(/\D/g, "") };
}

const account = /[A-Z]{2}\d{2}(?:[A-Z0-9]{11,30}|(?: [A-Z0-9]{4}){2,7}(?: [A-Z0-9]{1,3})?)(?![A-Za-z0-9])/y;

/** An international bank account number (ISO 13616). With letters as numbers, its remainder modulo 97 is 1. */
export function bankAccount(text: string, hit: number): Span | undefined {
  account.lastIndex = hit;
  const found = account.exec(text)?.[0].replaceAll(" ", "");
  if (found === undefined || found.length < 15 || found.length > 34) return undefined;
  let rest = 0;
  for (const char of found.slice(4) + found.slice(0, 4)) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1 ? { start: hit, end: account.lastIndex, kind: "iban", value: found } : undefined;
}

/**
 * False for loopback, unspecified, broadcast and documentation addresses, and for versions such as `Chrome/120.0.0.0`.
 */
function isPublicAddress(found: string, text: string, hit: number): boolean {
  if (!withinBytes(found)) return false;
  if (/^(?:127\.|0\.|255\.255\.255\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)/.test(found)) return false;
  const last = text[hit - 1] ?? "";
  if (last === "/") return !/[A-Za-z]/.test(text[hit - 2] ?? "") || !found.endsWith(".0");
  return !"n: vNV".includes(last) || !/version:? ?v?$/i.test(text.slice(Math.max(0, hit - 12), hit));
}

/** True if all four numbers are below 256 and have no leading zero. */
function withinBytes(address: string): boolean {
  let part = 0;
  let length = 0;
  for (let i = 0; i <= address.length; i += 1) {
    const digit = address.charCodeAt(i) - 48;
    if (digit >= 0 && digit <= 9) {
      if (length === 1 && part === 0) return false;
      part = part * 10 + digit;
      length += 1;
      continue;
    }
    if (part > 255) return false;
    part = 0;
    length = 0;
  }
  return true;
}

const address6 = /[0-9a-fA-F:]{3,39}(?:\d{1,3}(?:\.\d{1,3}){3})?(?![\w:])/y;

/**
 * An IPv6 address around its first colon. Times and MAC addresses also have colons, but neither eight groups nor `::`.
 */
export function internetAddress6(text: string, hit: number): Span | undefined {
  let start = hit;
  while (start > 0 && hit - start < 5 && /[0-9a-f]/i.test(text[start - 1] ?? "")) start -= 1;
  if (/[\w:.]/.test(text[start - 1] ?? "") && !endsEscape(text, start)) return undefined;
  address6.lastIndex = start;
  const found = address6.exec(text)?.[0];
  if (found === undefined) return undefined;
  const halves = found.split("::");
  const groups = found.split(":").filter((group) => group !== "");
  if (halves.length > 2 || groups.some((group) => group.length > 4) || !/\d/.test(found)) return undefined;
  if (halves.length === 1 ? groups.length !== 8 : groups.length > 7 || groups.length < 2) return undefined;
  if (halves.length === 2 && !/^(?:[23][0-9a-f]{3}|f[cde][0-9a-f]{2}|64):/i.test(found)) return undefined;
  if (/^2001:db8:/i.test(found) || /^(?:\d\d?:)+\d\d?$/.test(found)) return undefined;
  return { start, end: address6.lastIndex, kind: "ip" };
}

/** Groups of digits, separated by spaces (also no-break ones), dashes, dots or nothing. */
const card =
  /\d{4}([ .\u00a0\u202f-]?)(?:\d{4}\1\d{4}\1\d{4}(?:\1?\d{3})?|\d{6}\1\d{4,5}|\d{4}\1\d{4}\1?\d|\d{4}\1\d{5})(?!\d)/y;
/** Lengths and first digits of Visa, Mastercard, JCB, Discover, American Express, Diners Club, UnionPay, Maestro. */
const issuer =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7]|35|65)\d{14}|6011\d{12}|64[4-9]\d{13}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|62\d{14,17}|(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15})$/;

/** A payment card that begins at this hit. Its value has only digits, so that spaces make no difference. */
function paymentCard(text: string, hit: number): Span | undefined {
  for (let i = hit; i < hit + 4; i += 1) if (!isDigitCode(text.charCodeAt(i))) return undefined;
  card.lastIndex = hit;
  const found = card.exec(text)?.[0];
  if (found === undefined || !isCard(found)) return undefined;
  return { start: hit, end: card.lastIndex, kind: "card", value: found.replace(/\D/g, "") };
}

function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** True for the length and first digits of a known issuer and a correct check digit (Luhn). */
export function isCard(found: string): boolean {
  // The check digit comes first: it rejects nine of ten numbers without a copy of the text.
  let sum = 0;
  let count = 0;
  for (let i = found.length - 1; i >= 0; i -= 1) {
    const digit = found.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) continue; // a space, a dot or a dash
    sum += count % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
    count += 1;
  }
  if (sum % 10 !== 0) return false;
  const digits = found.replace(/\D/g, "");
  return issuer.test(digits) && !/^(\d)\1+$/.test(digits);
}
