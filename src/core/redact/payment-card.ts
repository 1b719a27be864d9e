import type { Span } from "./span.ts";

/** Digits in groups, with spaces (the no-break ones too), dashes or dots between, or none. */
const card =
  /\d{4}([ .\u00a0\u202f-]?)(?:\d{4}\1\d{4}\1\d{4}(?:\1?\d{3})?|\d{6}\1\d{4,5}|\d{4}\1\d{4}\1?\d|\d{4}\1\d{5})(?!\d)/y;
/** Lengths and first digits of the issuers: Visa, Mastercard, JCB, Discover, American Express, Diners Club, UnionPay, Maestro. */
const issuer =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7]|35|65)\d{14}|6011\d{12}|64[4-9]\d{13}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|62\d{14,17}|(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15})$/;

/** A payment card that begins at this hit. Written with spaces or without, it is the same one. */
export function paymentCard(text: string, hit: number): Span | undefined {
  for (let i = hit; i < hit + 4; i += 1) if (!isDigitCode(text.charCodeAt(i))) return undefined;
  card.lastIndex = hit;
  const found = card.exec(text)?.[0];
  if (found === undefined || !isCard(found)) return undefined;
  return { start: hit, end: card.lastIndex, kind: "card", value: found.replace(/\D/g, "") };
}

function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Digits of a known issuer's length and range with a right check digit. */
export function isCard(found: string): boolean {
  // The check digit first: it refuses nine of ten, and needs no copy of the text.
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
