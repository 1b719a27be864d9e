import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { buildReport } from "../../src/core/verdict/suite/summary.ts";
import { reportPage, type RunPairs } from "../../src/pages/report/report-page.tsx";
import { call, makeRun } from "../core/checks/make-run.ts";
import { failOn, sampleResult } from "../core/report/sample.ts";
import { violations } from "../support/axe.ts";
import { chromiumFor } from "../support/chromium.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const browser = await chromiumFor("the report of a replay in a browser");
afterAll(() => browser?.close());

const evil = '<script>document.title="owned"</script> \u202e';
const cases = [
  sampleResult({ case_id: "regressed-case", path: "cases/regressed-case", standing: "regressed", blocks: true }),
  sampleResult({
    case_id: "unproven-case",
    path: "cases/unproven-case",
    standing: "unproven",
    blocks: false,
    title: evil,
  }),
  sampleResult({ case_id: "held-case", path: "cases/held-case", standing: "holding", blocks: false }),
];
const search = call("search_docs", { query: "refund" }, { output: [] });
const runs: RunPairs = new Map([
  [
    "cases/regressed-case",
    {
      recorded: makeRun({ calls: [search, search], status: "error" }),
      replayed: makeRun({ calls: [search, call("escalate", {})], final_output: "A colleague will write to you." }),
    },
  ],
]);
const report = buildReport(cases, failOn);

it("begins with the verdict in words, and names exactly what the word leaves out", () => {
  const page = reportPage(report, runs);
  expect(page).toContain(">1 regression. Merging would bring back a failure that was fixed.");
  expect(page.match(/<h2>[^<]*/g)).toEqual(["<h2>1 regressed", "<h2>1 needs you", "<h2>1 holding"]);
  expect(page).toContain("(fixed but unproven)");
  expect(page).not.toMatch(/<script|\u202e/);
  expect(reportPage(buildReport(cases.slice(2), failOn))).not.toContain("<fieldset");
});

it("says what to do next, and unfolds the first three cases that block", () => {
  const blocking = Array.from({ length: 5 }, (_, n) =>
    sampleResult({ case_id: `c${n}`, standing: "regressed", blocks: true }),
  );
  const page = reportPage(buildReport(blocking, failOn));
  expect(page).toContain("Next: fix what came back");
  expect(page.match(/<details open/g)).toHaveLength(3);
  const none = reportPage(buildReport([], failOn));
  expect(none).toContain('<h1 class="">No cases yet.');
  expect(none).toContain("make one with npx replaykit scaffold");
  expect(none).not.toContain("0 cases");
});

it("shows a failure that came back in red and one that did not in green, the checks of a good run the other way about", () => {
  const [regressed] = cases;
  const [attempt] = regressed?.attempts ?? [];
  if (!regressed || !attempt) throw new Error("the sample has no attempt");
  const outcome = (check: string, gave: "pass" | "fail") => ({ check, kind: check, outcome: gave, message: "" });
  const outcomes = {
    signatures: [outcome("again", "pass"), outcome("gone", "fail")],
    assertions: [outcome("kept", "pass"), outcome("lost", "fail")],
  };
  const page = reportPage(buildReport([{ ...regressed, attempts: [{ ...attempt, ...outcomes }] }], failOn));
  const marks = [...page.matchAll(/<li><span class="(\w+)">([^<]*)<\/span> <code>(\w+)/g)].map(([, ...mark]) => mark);
  expect(marks).toEqual([
    ["bad", "came back", "again"],
    ["good", "did not come back", "gone"],
    ["good", "holds", "kept"],
    ["bad", "fails", "lost"],
  ]);
  expect(page).toContain(">npx replaykit replay cases/");
});

it.skipIf(browser === undefined).each([
  ["light", 1280],
  ["dark", 390],
] as const)("is filtered and read in a browser, %s, %i wide", async (colorScheme, width) => {
  if (!browser) throw new Error("there is no browser");
  using folder = temporaryFolder();
  const file = join(folder.path, "report.html");
  writeFileSync(file, reportPage(report, runs));
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href);
  const shown = () => page.locator(".group:visible h2").allTextContents();
  expect(await shown()).toHaveLength(3);
  // The two runs stand side by side, marked from where they part.
  expect(await page.locator(".columns .parts").allTextContents()).toEqual([
    expect.stringContaining("search_docs"),
    expect.stringContaining("escalate"),
  ]);
  expect(await violations(page)).toEqual([]);
  expect(await page.locator("main").evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(width);
  const shot = process.env["REPLAYKIT_TEST_SCREENSHOTS"];
  if (shot !== undefined) await page.screenshot({ path: join(shot, `report-${colorScheme}.png`), fullPage: true });
  await page.getByLabel("1 needs you").check();
  expect(await shown()).toEqual(["1 needs you"]);
  await page.getByLabel("all 3").check();
  expect(await shown()).toHaveLength(3);
  await context.close();
});

it.skipIf(browser === undefined)("is no wider than a phone where titles and checks are one long word", async () => {
  if (!browser) throw new Error("there is no browser");
  const long = "x".repeat(400);
  const wide = sampleResult({ standing: "regressed", blocks: true, title: long, reason: long });
  const attempts = wide.attempts.map((attempt) => ({
    ...attempt,
    assertions: [
      { check: `output_contains ${long}`, kind: "output_contains", outcome: "fail" as const, message: long },
    ],
  }));
  expect(attempts).not.toEqual([]);
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
  await page.setContent(reportPage(buildReport([{ ...wide, attempts }], failOn), new Map()));
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
  await page.close();
});
