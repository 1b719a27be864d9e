import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import MarkdownIt from "markdown-it";
import type { Browser } from "playwright-core";

export type Theme = "light" | "dark";

const grounds: Record<Theme, { page: string; line: string }> = {
  light: { page: "#ffffff", line: "#d0d7de" },
  dark: { page: "#0d1117", line: "#30363d" },
};

const marks: Record<string, string> = { "🔴": "#dd2e44", "🟡": "#fdcb58", "🟢": "#78b159", "⚪": "#c4ccd2" };

/** The HTML of a comment as GitHub shows it: rendered as GFM, with GitHub's own stylesheet. */
export function commentPage(markdown: string, theme: Theme = "light"): string {
  const stylesheet = createRequire(import.meta.url).resolve(`github-markdown-css/github-markdown-${theme}.css`);
  const { page, line } = grounds[theme];
  const rendered = new MarkdownIt({ html: true, linkify: true }).render(markdown);
  // The browser from npm has no emoji font, so the emoji are drawn as coloured dots.
  const body = rendered.replaceAll(
    /[🔴🟡🟢⚪]/gu,
    (mark) => `<span class="mark" style="background: ${marks[mark]}"></span>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>comment</title><style>${readFileSync(stylesheet, "utf8")} body { margin: 16px; background: ${page}; } .markdown-body { max-width: 860px; border: 1px solid ${line};
border-radius: 6px; padding: 16px; font-size: 14px; } .mark { display: inline-block; width: 0.95em; height: 0.95em; border-radius: 50%;
vertical-align: -0.1em; }</style></head><body><article class="markdown-body">${body}</article></body></html>`;
}

/** What a comment shows on a phone. */
export interface SeenComment {
  /** The title, and the lines of the first paragraph. */
  opening: string[];
  /** The table's rows: case and evidence. */
  rows: string[][];
  /** Cases with a fold of their own. */
  cases: string[];
  counted: string[];
  /** The last paragraph. */
  closing: string;
  /** True if something is wider than the screen. */
  overflows: boolean;
  /** In pixels. */
  height: number;
  picture: Buffer;
}

export async function lookAtComment(browser: Browser, markdown: string): Promise<SeenComment> {
  const width = 390;
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  try {
    await page.setContent(commentPage(markdown));
    const texts = async (selector: string) => page.locator(selector).allInnerTexts();
    const rows = await page.locator("article > table > tbody > tr").all();
    const titles = await texts("h3");
    const lines = (await page.locator("article > p").first().innerText()).split("\n");
    return {
      opening: [...titles.map((title) => title.trim()), ...lines],
      rows: await Promise.all(
        rows.map(async (row) => (await row.locator("td").allInnerTexts()).map((text) => text.trim())),
      ),
      cases: await texts("details > summary > code:first-of-type"),
      counted: (await texts("details > summary:not(:has(code))")).map((text) => text.trim()),
      closing: (await texts("article > p")).at(-1) ?? "",
      overflows: Number(await page.evaluate("document.documentElement.scrollWidth")) > width,
      height: Number(await page.evaluate("document.documentElement.scrollHeight")),
      picture: await page.screenshot({ fullPage: true }),
    };
  } finally {
    await page.close();
  }
}
