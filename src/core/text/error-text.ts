/** A line that begins with the class of an error, followed by its message. */
const named = /^(?:Uncaught )?[\w.$]*(?:Error|Exception|Exit|Interrupt)\b.*$/;

/**
 * The line of an error text that names the error. Python puts it after the stack, Node before. `undefined`: blank text.
 */
export function errorLine(text: string): string | undefined {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const found = lines.findLast((line) => named.test(line)) ?? beforeStack(lines);
  return found ?? lines.findLast((line) => line.trim() !== "" && !/^Node\.js v\d/.test(line));
}

/** The line above the first `at …` of Node's stack, for classes whose names `named` does not match. */
function beforeStack(lines: string[]): string | undefined {
  const stack = lines.findIndex((line) => /^ {4}at \S/.test(line));
  const line = stack < 1 ? undefined : lines[stack - 1]?.trim();
  return line === "" ? undefined : line;
}

/**
 * Masks for the variable parts of an error text, in the order of use: wide forms first, so that a date inside a URL
 * does not split it. Each pattern takes linear time, since it has no unbounded nested repetition.
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

/** In characters. The rest is mostly stack traces, which do not tell what went wrong. */
const maxLength = 2000;

/** The text with ids, numbers, dates, mails, paths, URLs and quotes masked, in lower case and with single spaces. */
export function maskText(text: string): string {
  const masked = replaceVariable(text.slice(0, maxLength), (_found, mask) => mask);
  return masked.replace(/\s+/g, " ").trim().toLowerCase();
}

/** Replaces the parts that vary between occurrences of an error. `before` is the text before the part. */
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
