/** A part of a text to replace. */
export interface Span {
  start: number;
  end: number;
  kind: string;
  /** What the placeholder is made from; the covered text where absent. */
  value?: string;
  /** Text that takes its place as it stands (a decoded and redacted run). */
  replacement?: string;
  /** True if the value has to be put in quotes, because a placeholder is no JSON number. */
  quote?: string;
  /** True if a name said that it is secret: the value is then looked for elsewhere too. */
  named?: boolean;
}

/**
 * Whether a token may begin at this offset: after nothing, after what is no word character, or after an escape (`\n`, `\u0022`),
 * whose letter belongs to stringified JSON and not to the token.
 */
export function startsToken(text: string, offset: number): boolean {
  if (offset === 0 || !isWordCode(text.charCodeAt(offset - 1))) return true;
  return endsEscape(text, offset);
}

/** Whether the characters before this offset are an escape sequence. */
export function endsEscape(text: string, offset: number): boolean {
  if (text[offset - 2] === "\\" && "nrtbf".includes(text[offset - 1] ?? " ")) return true;
  return (
    text[offset - 6] === "\\" && text[offset - 5] === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(offset - 4, offset))
  );
}

/** Letters (beyond ASCII too), digits and the underscore. */
export function isWordCode(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    (code >= 97 && code <= 122) ||
    code === 95 ||
    (code >= 0xc0 && code < 0x2000)
  );
}
