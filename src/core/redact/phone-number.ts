import { phoneFormats } from "./rules/phone-formats.ts";
import type { Span } from "./span.ts";

const announcing =
  /(?:phone|telep|tel[.:\s"]|mobil|cell|call|fax|whatsapp|sms|text me|dial|handy|m[óo]vil|celular|t[ée]l[ée]|telefo|ruf|numer|电话|電話|手机|手機|携帯|전화|휴대폰|тел|फ़ोन)[^\n]{0,24}$/i;

/** A phone number that begins at this hit. Written with spaces or without, it is the same one. */
export function phoneNumber(text: string, hit: number): Span | undefined {
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
    // Numbers that are kept free for examples.
    if (/^1?555\d{7}$|^1?\d{3}55501\d\d$/.test(value)) return undefined;
    return { start: hit, end: hit + found.length, kind: "phone", value };
  }
  return undefined;
}

/** A number among others, as in a dump or a table, is none that anybody calls. */
function isInRow(text: string, hit: number): boolean {
  return (
    /\d[ ,]$|[.:/]$|\d\.\s?$/.test(text.slice(Math.max(0, hit - 2), hit)) && text[hit] !== "(" && text[hit] !== "+"
  );
}
