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

const seen = new Map<string, Structure>();

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

  it.each([
    [1440, "light", "with axe"],
    [1440, "dark", "without axe"],
    [768, "light", "without axe"],
    [768, "dark", "without axe"],
    [390, "light", "without axe"],
    [390, "dark", "with axe"],
  ] as const)("every page has its parts at %i px (%s), and none sticks out (%s)", async (width, colorScheme, axe) => {
    const { context, page, faults } = await scene.signedIn({ width, colorScheme });
    for (const { name, path, token } of visits) {
      await context.addCookies([{ name: "replaykit_token", value: token, url: scene.worker.url }]);
      await page.goto(`${scene.worker.url}${path}`);
      await expect.poll(() => page.evaluate(isPainted), { timeout: 30_000 }).toBe(true);
      await screenshot(page, `${name}-${width}-${colorScheme}`);
      const structure = await structureOf(page);
      const first = seen.get(name) ?? structure;
      seen.set(name, first);
      const { headings, landmarks } = structure;
      const counts = ["h1 ", "main"].map(
        (part) => [...headings, ...landmarks].filter((one) => one.startsWith(part)).length,
      );
      expect([name, structure]).toEqual([name, first]);
      expect([name, counts, leavesOut(headings)]).toEqual([name, [1, 1], []]);
      expect([name, await sideways(page)]).toEqual([name, [0]]);
      if (axe === "with axe") expect([name, await violations(page)]).toEqual([name, []]);
    }
    expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
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
});
