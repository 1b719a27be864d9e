import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import MarkdownIt from "markdown-it";
import type { Browser } from "playwright-core";

const stylesheet = createRequire(import.meta.url).resolve("github-markdown-css/github-markdown-light.css");

/** A comment as GitHub shows it: rendered as GFM, with GitHub's own stylesheet. */
export function commentPage(markdown: string): string {
  const body = new MarkdownIt({ html: true, linkify: true }).render(markdown);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>comment</title><style>${readFileSync(stylesheet, "utf8")} body { margin: 16px; } .markdown-body { max-width: 860px; border: 1px solid #d0d7de;
border-radius: 6px; padding: 16px; font-size: 14px; }</style></head><body><article class="markdown-body">${body}</article></body></html>`;
}

/** What somebody sees of a comment on a phone. */
export interface SeenComment {
  /** The lines of the first paragraph. */
  opening: string[];
  /** Headings, and the cases under them. */
  headings: string[];
  cases: string[];
  /** The last paragraph. */
  closing: string;
  /** True where something is wider than the screen. */
  overflows: boolean;
  picture: Buffer;
}

export async function lookAtComment(browser: Browser, markdown: string): Promise<SeenComment> {
  const width = 390;
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  try {
    await page.setContent(commentPage(markdown));
    const texts = async (selector: string) => page.locator(selector).allInnerTexts();
    return {
      opening: (await page.locator("article > p").first().innerText()).split("\n"),
      headings: await texts("h3"),
      cases: await texts("details > summary > code:first-child"),
      closing: (await texts("article > p")).at(-1) ?? "",
      overflows: Number(await page.evaluate("document.documentElement.scrollWidth")) > width,
      picture: await page.screenshot({ fullPage: true }),
    };
  } finally {
    await page.close();
  }
}
