import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/report/untrusted.ts
var hidden = (
  // oxlint-disable-next-line no-control-regex -- these are what must not get through
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\u206a-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu
);
function untrustedMarkdown(text, { max = 300 } = {}) {
  const line = oneLine(withoutComments(visible(cut(text, max))));
  if (line === "") return "`(empty)`";
  const fence = "`".repeat(longestRun(line, "`") + 1);
  return `${fence} ${line} ${fence}`;
}
function untrustedMarkdownBlock(text, { max = 4e3, language = "text" } = {}) {
  const body = withoutComments(visible(cut(text.replaceAll(/\r\n?/g, "\n"), max)));
  const fence = "`".repeat(Math.max(3, longestRun(body, "`") + 1));
  return `${fence}${language}
${body}
${fence}`;
}
var entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
function untrustedHtml(text) {
  return visible(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
function untrustedHtmlCode(text, { max = 300 } = {}) {
  return `<code>${untrustedHtml(oneLine(withoutComments(visible(cut(text, max)))))}</code>`;
}
function untrustedTerminal(text) {
  return visible(text.replaceAll("\r\n", "\n")).replaceAll(/^([^\S\n]*):(?=:)/gm, "$1: ").replaceAll("##[", "# #[");
}
function untrustedCommandData(text) {
  return visible(text).replaceAll("%", "%25").replaceAll("\n", "%0A");
}
function untrustedCommandProperty(text) {
  return untrustedCommandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function visible(text) {
  return text.replaceAll(hidden, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 65535 ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
  });
}
function withoutComments(text) {
  return text.replaceAll("<!-", "<! -").replaceAll("->", "- >");
}
function oneLine(text) {
  return text.replaceAll(/\s+/g, " ").trim();
}
function cut(text, max) {
  return text.length <= max ? text : `${text.slice(0, max)}… (${text.length - max} more characters)`;
}
function longestRun(text, character) {
  let longest = 0;
  let run = 0;
  for (const one of text) {
    run = one === character ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

export {
  untrustedMarkdown,
  untrustedMarkdownBlock,
  untrustedHtml,
  untrustedHtmlCode,
  untrustedTerminal,
  untrustedCommandData,
  untrustedCommandProperty
};
