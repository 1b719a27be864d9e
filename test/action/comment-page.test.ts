import { afterAll, expect, it } from "vitest";
import { reportMarkdown } from "../../src/core/report/comment/markdown.ts";
import type { CaseResult, Standing } from "../../src/core/schema/result.ts";
import { buildReport } from "../../src/core/verdict/suite/summary.ts";
import { nodePlatform } from "../../src/node/platform.ts";
import { reportPage } from "../../src/pages/report/report-page.tsx";
import { picture } from "../pages/picture.ts";
import { chromiumFor } from "../support/chromium.ts";
import { commentPage, lookAtComment } from "../support/comment-page.ts";
import { sampleReport } from "../support/sample-report.ts";

const browser = await chromiumFor("the pull request comment in a browser");
afterAll(() => browser?.close());

const report = await sampleReport();
const options = { byteLength: nodePlatform.byteLength, artifactUrl: "https://github.com/acme/agent/actions/runs/1" };

it.skipIf(browser === undefined)(
  "the comment reads well on a phone: the verdict, a line for each case, then folds, nothing wider than the screen",
  async () => {
    if (!browser) throw new Error("there is no browser");
    const { picture: _, height, ...seen } = await lookAtComment(browser, reportMarkdown(report, options));
    expect(height).toBeLessThan(2200);
    expect(seen).toEqual({
      opening: [
        "2 regressions. Merging would bring back failures that were fixed.",
        "ReplayKit · 5 cases: 2 regressed, 1 needs you, 2 holding",
        "Next: fix what came back; each fold below has the command that shows it.",
      ],
      rows: [
        ["Asked for the same billing data 5 times and never answered\nholding → regressed", "fixtures · runner's word"],
        ["Refunded 60.50 instead of 12.50\nholding → regressed", "fixtures · runner's word"],
        [
          "Claimed a cancellation that was never made\nholding → needs you",
          "the runner ended with exit code 1 and wrote no output (no API key for the model); the cas…",
        ],
      ],
      cases: ["search-loop", "wrong-refund-amount", "cancel-claimed-not-made"],
      counted: ["2 holding"],
      closing: "Full report",
      overflows: false,
    });
  },
);

it.skipIf(browser === undefined)("the pictures of the docs show the comment and the report as they are", async () => {
  if (!browser) throw new Error("there is no browser");
  const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
  const address = "https://github.com/acme/agent";
  const caseBase = `${address}/blob/main`;
  await page.setContent(commentPage(reportMarkdown(report, { ...options, caseBase })));
  await picture(page, "comment", page.locator("article"));
  await page.setContent(reportPage(report));
  await picture(page, "report");
  await page.close();
});

it.skipIf(browser === undefined)("the comment on 200 cases fits on two screens of a phone", async () => {
  if (!browser) throw new Error("there is no browser");
  const [regressed, second] = report.cases;
  const holding = report.cases.at(-1);
  if (!regressed || !second || !holding) throw new Error("the sample has too few cases");
  const like = (result: CaseResult, standing: Standing, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      ...result,
      case_id: `${standing}-${i}`,
      path: `cases/${standing}-${i}`,
      standing,
      blocks: false,
    }));
  const cases = [
    regressed,
    second,
    ...like(holding, "changed", 1),
    ...like(holding, "newly-fixed", 1),
    ...like(second, "still-failing", 14),
    ...like(holding, "holding", 182),
  ];
  const { height, overflows, counted } = await lookAtComment(
    browser,
    reportMarkdown(buildReport(cases, report.summary.fail_on), options),
  );
  expect({ cases: cases.length, overflows, counted }).toEqual({
    cases: 200,
    overflows: false,
    counted: ["14 still failing, as before", "182 holding"],
  });
  // An iPhone's screen is 844 pixels high.
  expect(height).toBeLessThan(2 * 844);
});
