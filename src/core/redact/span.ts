/** A part of a text to replace. */
export interface Span {
  start: number;
  end: number;
  kind: string;
  /** Text that the placeholder is made from. Absent: the covered text. */
  value?: string;
  /** Text that replaces the span instead of a placeholder (a redacted encoded run). */
  replacement?: string;
  /** The quote to put around a placeholder that replaces a JSON number. */
  quote?: string;
  /** True if the value has a secret name. It is then replaced elsewhere too. */
  named?: boolean;
}

/**
 * Whether a token may begin at this offset: at the start, after a non-word character, or after an escape (`\n`,
 * `\u0022`), whose letters belong to stringified JSON and not to the token.
 */
export function startsToken(text: string, offset: number): boolean {
  if (offset === 0 || !isWordCode(text.charCodeAt(offset - 1))) return true;
  return endsEscape(text, offset);
}

/** Whether an escape sequence ends at this offset. */
export function endsEscape(text: string, offset: number): boolean {
  if (text[offset - 2] === "\\" && "nrtbf".includes(text[offset - 1] ?? " ")) return true;
  return (
    text[offset - 6] === "\\" && text[offset - 5] === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(offset - 4, offset))
  );
}

/** True for letters (also beyond ASCII), digits and the underscore. */
export function isWordCode(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    (code >= 97 && code <= 122) ||
    code === 95 ||
    (code >= 0xc0 && code < 0x2000)
  );
}
