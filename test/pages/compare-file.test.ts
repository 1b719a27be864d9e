import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { type ComparedRun, compareRuns } from "../../src/core/diff/explain.ts";
import { comparisonPage } from "../../src/pages/run/compare-page.tsx";
import { call, makeRun } from "../core/checks/make-run.ts";
import { violations } from "../support/axe.ts";
import { chromiumFor } from "../support/chromium.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const browser = await chromiumFor("the comparison of two runs in a browser");
afterAll(() => browser?.close());

const evil = '<script>document.title="owned"</script><img src=x onerror=alert(1)> \u202e';
const loop: ComparedRun = {
  name: "run_xyz789",
  run: makeRun({
    status: "error",
    calls: Array.from({ length: 20 }, () => call("search_docs", { query: "refund policy" }, { output: { docs: [] } })),
    errors: [{ kind: "limit", text: "step limit of 20 reached" }],
  }),
};
const fork: ComparedRun = {
  name: `fork ${evil}`,
  run: makeRun({
    status: "success",
    calls: [call("search_docs", { query: "refund policy" }, { output: { docs: [] } }), call(evil, { evil })],
    final_output: `I don't have any documents. ${evil}`,
  }),
};

describe("the comparison as a file", () => {
  it("is one HTML file without script, and text of a trace is text in it", () => {
    const page = comparisonPage(loop, fork);
    expect(page).toMatch(/^<!doctype html><html lang="en">/);
    expect(page).not.toMatch(/<script|<img|<link|<a |\u202e/);
    expect(page.match(/https?:\/\//g)).toBeNull();
    expect(page).toContain("&lt;script&gt;");
  });

  it("begins the calls shortly before they differ, and counts the others", () => {
    const calls = (count: number, last: string) => [
      ...Array.from({ length: count }, (_, n) => call("read", { n })),
      ...Array.from({ length: 120 }, (_, n) => call(last, { n })),
    ];
    const run = (name: string, last: string): ComparedRun => ({ name, run: makeRun({ calls: calls(500, last) }) });
    const page = comparisonPage(run("a", "x"), run("b", "y"));
    expect(page.match(/497 calls before, the same in both/g)).toHaveLength(2);
    expect(page.match(/and 23 more calls/g)).toHaveLength(2);
    expect(page.match(/class="event/g)).toHaveLength(202);
    expect(comparisonPage(loop, fork)).not.toMatch(/calls? before, the same|more calls?</);
  });

  it("says the same as the text", () => {
    const { where, why, outcome } = compareRuns(loop, loop);
    expect([where, why, outcome.changed]).toEqual(["They do not differ.", "There is nothing to explain.", false]);
    expect(comparisonPage(loop, loop)).toContain("They do not differ.");
    expect(comparisonPage(loop, loop)).not.toContain("<h2>Why</h2>");
    expect(comparisonPage(loop, fork)).toContain("<h2>Why</h2>");
  });
});

describe.skipIf(browser === undefined)("in a browser", () => {
  it.each([
    ["light", 1280],
    ["dark", 375],
  ] as const)(
    "is readable, %s, %i wide: axe finds nothing, nothing sticks out, nothing runs",
    async (colorScheme, width) => {
      if (!browser) throw new Error("there is no browser");
      using folder = temporaryFolder();
      const file = join(folder.path, "diff.html");
      writeFileSync(file, comparisonPage(loop, fork));
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.goto(pathToFileURL(file).href);
      expect(await page.title()).toContain("run_xyz789");
      expect(await violations(page)).toEqual([]);
      const [inner, outer] = [await page.locator("main").evaluate((node) => node.scrollWidth), width];
      expect(inner).toBeLessThanOrEqual(outer);
      const shot = process.env["REPLAYKIT_TEST_SCREENSHOTS"];
      if (shot !== undefined) await page.screenshot({ path: join(shot, `diff-${colorScheme}.png`), fullPage: true });
      await context.close();
    },
  );
});
