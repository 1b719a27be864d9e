import { beginningOf, besides, isJoining, runsRightToLeft } from "../text/characters.ts";

/**
 * Functions that escape untrusted text of traces, one for each output format. All take linear time. They make hidden
 * characters visible instead of deleting them, so that two different texts stay different.
 */

/**
 * Controls (C0 except tab and line feed, DEL, C1), line and paragraph separators, direction marks, invisible joiners,
 * fillers and tags. Variation selectors without effect can hide a text in another, so they match too: one after another
 * selector, or an ideographic one after a character that is no ideograph.
 */
const hidden =
  // oxlint-disable-next-line no-control-regex -- the pattern must match control characters
  /[\u034f\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}\u{1d173}-\u{1d17a}]|[\u{e0100}-\u{e01ef}](?<!\p{sc=Han}[\u{e0100}-\u{e01ef}])|[\ufe00-\ufe0f](?<=[\ufe00-\ufe0f]{2})|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu;

interface UntrustedOptions {
  /** Maximum of characters. A longer text is cut and marked. */
  max?: number | undefined;
}

/** A code span. It is the only inline place where GitHub reads no mention, reference, link, HTML, emoji or formula. */
export function untrustedMarkdown(text: string, { max = 300 }: UntrustedOptions = {}): string {
  const line = oneLine(withoutComments(drawn(cut(text, max))));
  if (line === "") return "`(empty)`";
  const fence = "`".repeat(longestRun(line, "`") + 1);
  return `${fence} ${line} ${fence}`;
}

/**
 * Text for a sentence, a table's cell or a summary. Character references prevent markup. A zero-width space breaks up
 * what GitHub acts on in rendered text: mentions, references, commits, addresses, emoji. A dollar sign stands in its
 * own element, as GitHub documents for prices beside formulas.
 */
export function untrustedMarkdownText(text: string, { max = 300 }: UntrustedOptions = {}): string {
  const line = oneLine(drawn(cut(text, max)));
  if (line === "") return "(empty)";
  const broken = line
    .replaceAll(longWord, "$&\u200b")
    .replaceAll(acting, (found) => (found.length > 1 ? brokenUp(found) : `${found}\u200b`));
  // The text may begin a line, where a number or mark starts a list or underlines a heading.
  const [first = ""] = /^[\d\W]{0,12}/.exec(broken) ?? [];
  const rest = broken.slice(first.length).replaceAll(markup, reference);
  return `${first.replaceAll(/[!-/:-@[-`{-~]/g, reference)}${rest}`.replaceAll("\u200b", "&#8203;");
}

/** Characters that are markup inside a line. An underscore inside a word is not. */
const markup = /[#$&*<>@[\\\]^`|~]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;

/** Words that would make a table wider than a phone. A line may break between emoji and in scripts without spaces. */
const longWord = /[!-.0-~\u00a1-\u02ff]{20}(?=[^\s/]{4})|(?<=[^\s]{12})\/(?=[^\s]{8})/g;

/** Text that GitHub acts on after rendering. */
const acting = /[@#]|:(?=[^\s,;.])|\bwww(?=\.)|\bGH(?=-\d)|(?<![\w])[0-9a-f]{7,40}(?!\w)/gi;

/** Breaks up `www`, `GH` and anything that may be a commit. */
function brokenUp(found: string): string {
  return /^[0-9a-f]+$/i.test(found) ? found.replaceAll(/.{6}/g, "$&\u200b") : `${found}\u200b`;
}

function reference(character: string): string {
  return character === "$" ? "<span>&#36;</span>" : `&#${character.charCodeAt(0)};`;
}

/** A fenced block. The fence is longer than any run of backticks inside. */
export function untrustedMarkdownBlock(
  text: string,
  { max = 4000, language = "text" }: UntrustedOptions & { language?: "text" | "diff" | "sh" } = {},
): string {
  const body = withoutComments(drawn(cut(text.replaceAll(/\r\n?/g, "\n"), max)));
  const fence = "`".repeat(Math.max(3, longestRun(body, "`") + 1));
  return `${fence}${language}\n${body}\n${fence}`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text for an HTML element or a quoted attribute. */
export function untrustedHtml(text: string): string {
  return drawn(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}

/**
 * One line of HTML for a place inside Markdown that takes no Markdown, such as a summary. GitHub links nothing inside
 * `<code>`.
 */
export function untrustedHtmlCode(text: string, { max = 300 }: UntrustedOptions = {}): string {
  return `<code>${untrustedHtml(oneLine(withoutComments(drawn(cut(text, max)))))}</code>`;
}

/** Text for a terminal or a job's log: no escape sequence, direction mark or workflow command. Emoji stay whole. */
export function untrustedTerminal(text: string): string {
  return drawn(text.replaceAll("\r\n", "\n"))
    .replaceAll(/^([^\S\n]*):(?=:)/gm, "$1: ")
    .replaceAll("##[", "# #[");
}

/**
 * Text for our own HTML pages. Unlike `untrustedText`, it keeps joiners and direction marks that a script or an emoji
 * needs.
 */
export function untrustedPage(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(hidden, (character, at: number, whole: string) =>
      isJoining(character, at, whole) || isDirecting(character, at, whole) ? character : escapeOf(character),
    );
}

/** Whether a direction mark stands beside right-to-left letters. Embeddings and overrides are never needed. */
function isDirecting(character: string, at: number, whole: string): boolean {
  const { before, after } = besides(at, whole);
  return ["\u200e", "\u200f", "\u061c"].includes(character) && runsRightToLeft(`${before}${after}`);
}

/** Text for a plain file, such as a log. Characters that act on a terminal or hide become visible. */
export function untrustedText(text: string): string {
  return visible(text.replaceAll("\r\n", "\n"));
}

/** A value as JSON for a file or a terminal. It parses to the same value, and no character in it acts or hides. */
export function untrustedJson(value: unknown, { indent = 2 }: { indent?: number } = {}): string {
  const escaped = (character: string) => Array.from({ length: character.length }, (_, unit) => hexOf(character, unit));
  return JSON.stringify(value, undefined, indent).replaceAll(hidden, (character) => escaped(character).join(""));
}

/**
 * Escapes hidden characters in YAML. They must stand only in double quotes, where the escape means the same, or in
 * comments.
 */
export function untrustedYaml(text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll(hidden, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
  });
}

/** Whether a text contains characters that act on a terminal or hide. Line ends do not count. */
export function hidesSomething(text: string): boolean {
  return text.replaceAll("\r\n", "\n").search(hidden) !== -1;
}

function hexOf(character: string, unit: number): string {
  return `\\u${character.charCodeAt(unit).toString(16).padStart(4, "0")}`;
}

/** The message of a workflow command. */
export function untrustedCommandData(text: string): string {
  return visible(text).replaceAll("%", "%25").replaceAll("\n", "%0A");
}

/** The value of a property in a workflow command. */
export function untrustedCommandProperty(text: string): string {
  return untrustedCommandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

function visible(text: string): string {
  return text.replaceAll(hidden, escapeOf);
}

/** For GitHub, browsers and terminals: keeps joiners that emoji and scripts need. */
function drawn(text: string): string {
  return text.replaceAll(hidden, (character, at: number, whole: string) =>
    isJoining(character, at, whole) ? character : escapeOf(character),
  );
}

function escapeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}

/** Breaks up HTML comments, because the marker of our own comment is one. */
function withoutComments(text: string): string {
  return text.replaceAll("<!-", "<! -").replaceAll("->", "- >");
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function cut(text: string, max: number): string {
  const kept = beginningOf(text, max);
  return kept.length === text.length ? text : `${kept}… (${text.length - kept.length} more characters)`;
}

function longestRun(text: string, character: string): number {
  let longest = 0;
  let run = 0;
  for (const one of text) {
    run = one === character ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

/** A path inside a link's address. Everything except plain letters, digits, `-`, `_` and `.` is percent-encoded. */
export function linkPath(path: string): string {
  return path.split("/").map(encodePart).join("/");
}

function encodePart(part: string): string {
  return encodeURIComponent(part.replaceAll(/\p{Cs}/gu, "\ufffd")).replaceAll(/[!'()*~]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
