import * as z from "zod";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe.ts";
import { chromiumFor } from "../support/chromium.ts";
import { pagePaths } from "./page-paths.ts";
import { type PagesScene, startPages } from "./pages-scene.ts";
import { screenshot } from "./screenshot.ts";
import { seedProject } from "./seed-project.ts";

const browser = await chromiumFor("every page at three widths and in two themes");
let scene: PagesScene;
let visits: { name: string; path: string; token: string }[] = [];
beforeAll(async () => {
  scene = await startPages(browser);
  const client = await seedProject(scene.worker, "layout", 600, { repositories: ["acme/agent"] });
  const { token } = scene.client;
  const [first, quiet, hostile] = await Promise.all(["run-1", "run-3", "run-4"].map((run) => scene.idOf(run)));
  const besides = {
    ignored: "/?view=ignored",
    looping: `/runs/${first}`,
    hostile: `/runs/${hostile}`,
    beside: `/runs/${first}/compare?with=${hostile}`,
    good: `/runs/${first}/compare?with=good`,
    ready: `/runs/${first}/promote`,
    asked: `/runs/${quiet}/promote`,
    unfound: "/find?q=nothing",
    "sign-in": "/sign-in",
  };
  const visitsOf = (paths: Record<string, string>, by: string) =>
    Object.entries(paths).map(([name, path]) => ({ name, path, token: by }));
  visits = [...visitsOf(await pagePaths(client), client.token), ...visitsOf(besides, token)];
});
afterAll(() => scene.close());

/** A run's story is painted first, the rest in the next frame. */
const isPainted = `[...document.querySelectorAll(".story-below")].every((one) => getComputedStyle(one).contentVisibility === "visible")`;

interface Structure {
  /** Headings by level, in their order. */
  headings: string[];
  /** What a screen reader jumps to. */
  landmarks: string[];
}

/** What a page is made of, whatever its width and its colours. */
function structureOf(page: Page): Promise<Structure> {
  return page.evaluate(`(() => {
    const shown = (one) => one.checkVisibility({ contentVisibilityAuto: false });
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    return {
      headings: all("h1, h2, h3").map((one) => one.localName + " " + one.textContent.trim()),
      landmarks: all("header, nav, main, aside, search").map((one) => (one.localName + " " + (one.ariaLabel ?? "")).trim()),
    };
  })()`);
}

/** How far the page scrolls sideways, and the texts that are cut off with nothing that says so. */
function sideways(page: Page): Promise<[beyond: number, ...cut: string[]]> {
  return page.evaluate(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const clipped = [...document.querySelectorAll("main *")].filter((one) => {
      const { overflowX, textOverflow } = getComputedStyle(one);
      return overflowX === "hidden" && textOverflow !== "ellipsis" && !one.matches(".unseen, svg, svg *") && one.scrollWidth > one.clientWidth + 1;
    });
    return [scrollWidth - clientWidth, ...clipped.map((one) => one.localName + "." + one.className)];
  })()`);
}

/** Levels follow one another: none is left out on the way down. */
function leavesOut(headings: readonly string[]): string[] {
  const levels = headings.map((text) => Number(text[1]));
  return headings.filter((_, place) => (levels[place] ?? 1) > (levels[place - 1] ?? 0) + 1);
}

describe.skipIf(browser === undefined)("with 600 runs", () => {
  it("finds a level that is left out, what is wider than the screen, what is cut off, and what axe complains of", async () => {
    const { context, page } = await scene.signedIn({ width: 390 });
    const fault = '<div style="width: 50px; overflow: hidden" class="short"><div style="width: 90px">b</div></div>';
    const wide = '<div style="width: 500px">c</div>';
    await page.goto("about:blank");
    const faint = '<p style="color: #aaa">too faint to read</p>';
    await page.setContent(`<!doctype html><main><h1>a</h1><h3>b</h3>${fault}${wide}${faint}</main>`);
    const { headings, landmarks } = await structureOf(page);
    expect([headings, landmarks, leavesOut(headings)]).toEqual([["h1 a", "h3 b"], ["main"], ["h3 b"]]);
    const [beyond, ...cut] = await sideways(page);
    expect([beyond > 0, cut]).toEqual([true, ["div.short"]]);
    const complaints = ["color-contrast: p", "document-title: html", "heading-order: h3", "html-has-lang: html"];
    expect(await violations(page)).toEqual(complaints);
    await context.close();
  });

  /** A page lays itself out by its style sheet alone, so that it is loaded once and then shown in each way. */
  const looks = [
    { width: 1440, colorScheme: "light", axe: true },
    { width: 1440, colorScheme: "dark" },
    { width: 768, colorScheme: "light" },
    { width: 768, colorScheme: "dark" },
    { width: 390, colorScheme: "light" },
    { width: 390, colorScheme: "dark", axe: true },
  ] as const;

  it("every page has its parts at each width and in both themes, none sticks out, and axe complains of none", async () => {
    const { context, page, faults } = await scene.signedIn();
    for (const { name, path, token } of visits) {
      await context.addCookies([{ name: "replaykit_token", value: token, url: scene.worker.url }]);
      await page.goto(`${scene.worker.url}${path}`);
      await expect.poll(() => page.evaluate(isPainted), { timeout: 30_000 }).toBe(true);
      const first = await structureOf(page);
      const parts = [...first.headings, ...first.landmarks];
      const counts = ["h1 ", "main"].map((part) => parts.filter((one) => one.startsWith(part)).length);
      expect([name, counts, leavesOut(first.headings)]).toEqual([name, [1, 1], []]);
      for (const { width, colorScheme, ...look } of looks) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const seen = `${name}-${width}-${colorScheme}`;
        await screenshot(page, seen);
        expect([seen, await structureOf(page)]).toEqual([seen, first]);
        expect([seen, await sideways(page)]).toEqual([seen, [0]]);
        if ("axe" in look) expect([seen, await violations(page)]).toEqual([seen, []]);
      }
    }
    expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
    await context.close();
  });

  it("paper shows no buttons, cuts off no file, and is light", async () => {
    const { context, page } = await scene.signedIn({ colorScheme: "dark" });
    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-1")}/promote`);
    const look = () =>
      page.evaluate(`(() => {
        const file = document.querySelector("pre.added");
        return [
          [...document.querySelectorAll("button, header")].some((one) => one.checkVisibility()),
          file.scrollWidth > file.clientWidth,
          getComputedStyle(document.body).backgroundColor,
        ];
      })()`);
    expect(await look()).toEqual([true, true, "rgb(18, 18, 21)"]);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await look()).toEqual([false, false, "rgb(255, 255, 255)"]);
    await context.close();
  });

  it("the inbox shows the agent and the trend of each group at every width, and a row without them is seen", async () => {
    const { context, page } = await scene.signedIn({ width: 1440, colorScheme: "light" });
    await page.goto(scene.worker.url);
    const [{ agent }] = z
      .tuple([z.object({ agent: z.string() })], z.unknown())
      .parse((await scene.client.json("/v1/inbox")).groups);
    const row = page.locator("form table.list tbody tr").first();
    const shown = () =>
      row.evaluate(
        (line, name) => [
          line.innerText.includes(name),
          [...line.querySelectorAll("svg.spark")].filter((spark) => spark.checkVisibility()).length,
        ],
        agent,
      );
    for (const width of [1440, 1100, 900, 768, 700, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await shown()]).toEqual([width, [true, 1]]);
    }
    await row.locator(".under").evaluate((under) => under.remove());
    expect(await shown()).toEqual([false, 0]);
    await context.close();
  });

  it("words without a blank break, on a phone and on paper", async () => {
    const word = "w".repeat(900);
    const { client } = scene;
    const events = [
      { type: "input_message", role: "user", content: word },
      { type: "tool_call", call_id: "a", tool_name: word, tool_args: { [word]: word } },
      { type: "tool_result", call_id: "a", error: { kind: "tool", message: word } },
      { type: "error", kind: "exception", error: word },
    ];
    const agent = { name: word, version: word };
    await client.post("/v1/runs", [
      { run_id: "r".repeat(200), status: "error", agent, labels: { [word]: word }, events },
    ]);
    const id = await scene.idOf("r".repeat(200));
    const { groups } = await client.json("/v1/groups?limit=1");
    const [run, other] = [`/runs/${id}`, await scene.idOf("run-1")];
    const { context, page } = await scene.signedIn({ width: 360 });
    // The buttons for ticked groups fit, too.
    await page
      .getByRole("checkbox", { name: /^Select/ })
      .first()
      .check();
    expect(await sideways(page)).toEqual([0]);
    for (const path of ["/", run, `${run}/promote`, `${run}/compare?with=${other}`, `/groups/${groups[0]?.id}`]) {
      await page.goto(`${scene.worker.url}${path}`);
      await expect.poll(() => page.evaluate(isPainted), { timeout: 30_000 }).toBe(true);
      for (const media of ["screen", "print"] as const) {
        await page.emulateMedia({ media });
        expect([path, media, await sideways(page)]).toEqual([path, media, [0]]);
      }
    }
    await context.close();
  });
});
