/**
 * Draws the pull request comment of a real replay as the README shows it.
 *
 *   node scripts/comment-picture.ts [<file.png>]
 */
import { resolve } from "node:path";
import { reportMarkdown } from "../src/core/report/markdown.ts";
import { nodePlatform } from "../src/node/platform.ts";
import { launchChromium } from "../test/support/chromium.ts";
import { commentPage } from "../test/support/comment-page.ts";
import { sampleReport } from "../test/support/sample-report.ts";

const file = resolve(process.argv[2] ?? "docs/images/comment.png");
const address = "https://github.com/acme/agent";
const markdown = reportMarkdown(await sampleReport(), {
  byteLength: nodePlatform.byteLength,
  caseBase: `${address}/blob/main`,
  artifactUrl: `${address}/actions/runs/1`,
});
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 900, height: 400 }, deviceScaleFactor: 2 });
await page.setContent(commentPage(markdown));
await page.locator("article").screenshot({ path: file });
await browser.close();
console.log(file);
