import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import MarkdownIt from "markdown-it";

const stylesheet = createRequire(import.meta.url).resolve("github-markdown-css/github-markdown-light.css");

/** A comment as GitHub shows it: rendered as GFM, with GitHub's own stylesheet. */
export function commentPage(markdown: string): string {
  const body = new MarkdownIt({ html: true, linkify: true }).render(markdown);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>comment</title><style>${readFileSync(stylesheet, "utf8")} body { margin: 16px; } .markdown-body { max-width: 860px; border: 1px solid #d0d7de;
border-radius: 6px; padding: 16px; font-size: 14px; }</style></head><body><article class="markdown-body">${body}</article></body></html>`;
}
