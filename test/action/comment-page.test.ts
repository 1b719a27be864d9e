import { afterAll, expect, it } from "vitest";
import { reportMarkdown } from "../../src/core/report/markdown.ts";
import { nodePlatform } from "../../src/node/platform.ts";
import { chromiumFor } from "../support/chromium.ts";
import { commentPage } from "../support/comment-page.ts";
import { sampleReport } from "../support/sample-report.ts";

const browser = await chromiumFor("the pull request comment in a browser");
afterAll(() => browser?.close());

it.skipIf(browser === undefined)(
  "the comment reads well on a phone: prose first, then folds, nothing wider than the screen",
  async () => {
    const markdown = reportMarkdown(await sampleReport(), { byteLength: nodePlatform.byteLength });
    if (!browser) throw new Error("there is no browser");
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    await page.setContent(commentPage(markdown));
    const first = await page.locator("article > *").first().innerText();
    expect(first.split("\n")).toEqual([
      "ReplayKit failed: 3 cases stand against merging.",
      "This pull request leaves 2 regressed, 1 in error; 2 of 5 cases held.",
      "Next: fix what came back: each fold below has the command that reproduces it.",
    ]);
    expect(await page.locator("h3").allInnerTexts()).toEqual(["Regressed (2)", "Errors (1)", "Held (2)"]);
    expect(await page.locator("details > summary > code:first-child").allInnerTexts()).toEqual([
      "search-loop",
      "wrong-refund-amount",
      "cancel-claimed-not-made",
    ]);
    expect(await page.locator("a, img, table").count()).toBe(0);
    const width = await page.evaluate("document.documentElement.scrollWidth");
    expect(width).toBeLessThanOrEqual(390);
  },
);
