/** How an error is named at the beginning of a line: its class, and what it says. */
const named = /^(?:Uncaught )?[\w.$]*(?:Error|Exception|Exit|Interrupt)\b.*$/;

/** The line of an error's text that names it: Python puts it after the stack, Node before it. `undefined` if the text is blank. */
export function errorLine(text: string): string | undefined {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const found = lines.findLast((line) => named.test(line)) ?? beforeStack(lines);
  return found ?? lines.findLast((line) => line.trim() !== "" && !/^Node\.js v\d/.test(line));
}

/** Node's own report of a class that has a name of its own: the line over the first `at …`. */
function beforeStack(lines: string[]): string | undefined {
  const stack = lines.findIndex((line) => /^ {4}at \S/.test(line));
  const line = stack < 1 ? undefined : lines[stack - 1]?.trim();
  return line === "" ? undefined : line;
}

/**
 * Masks for the variable parts of an error text, in the order in which they run: the wide forms first, so that a date inside a
 * URL does not split it. Each pattern is linear: no nested repetition.
 */
const masks: readonly [pattern: RegExp, mask: string][] = [
  [/\[redacted-[a-z0-9-]{1,60}\]|u-[0-9a-f]{8}@redacted\.invalid/g, "<redacted>"],
  [/\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s"'<>)\]]+/gi, "<url>"],
  [/(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, "<mail>"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?\b/g, "<ip>"],
  [/\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?)?/g, "<date>"],
  [/\b\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\b/g, "<time>"],
  [/\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/g, "<date>"],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, "<id>"],
  [/(?<![\w<])(?:[A-Za-z]:\\|~?\.{0,2}[/\\])[\w.@%+-]+(?:[/\\][\w.@%+-]+)*/g, "<path>"],
  [/"[^"\n]{0,2000}"|`[^`\n]{0,2000}`|(?<!\w)'[^'\n]{0,2000}'(?!\w)|“[^”\n]{0,2000}”/g, "<text>"],
  [/#?\b(?=[\w-]{0,64}\d)(?=[\w-]{0,64}[A-Za-z])[\w-]{4,64}\b/g, "<id>"],
  [/\b0x[0-9a-f]+\b/gi, "<number>"],
  [/[-+]?\d[\d,_]*(?:\.\d+)?(?:e[-+]?\d+)?/gi, "<number>"],
];

/** Longer texts add nothing to what went wrong, and stack traces would. */
const maxLength = 2000;

/** The text with ids, numbers, dates, mails, paths, URLs and quoted parts replaced, in lower case and single spaces. */
export function maskText(text: string): string {
  const masked = replaceVariable(text.slice(0, maxLength), (_found, mask) => mask);
  return masked.replace(/\s+/g, " ").trim().toLowerCase();
}

/** Replaces what varies from one occurrence of an error to the next; `before` is what stands before it. */
export function replaceVariable(
  text: string,
  replace: (found: string, mask: string, before: string) => string,
): string {
  return masks.reduce(
    (masked, [pattern, mask]) =>
      masked.replace(pattern, (found: string, at: number) =>
        replace(found, mask, masked.slice(Math.max(0, at - 24), at)),
      ),
    text,
  );
}
