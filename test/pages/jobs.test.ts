import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumFor } from "../support/chromium.ts";
import { type PagesScene, startPages } from "./pages-scene.ts";
import { picture } from "./picture.ts";
import { screenshot } from "./screenshot.ts";
import { seedProject } from "./seed-project.ts";
import { seedRun } from "./seed-runs.ts";

const browser = await chromiumFor("the jobs that people do with the pages");
let scene: PagesScene;
let token = "";
let pictured = "";
beforeAll(async () => {
  scene = await startPages(browser);
  const client = await seedProject(scene.worker, "jobs", 100, { repositories: ["acme/agent"] });
  token = client.token;
  pictured = (await client.json(`/v1/runs/${seedRun(9).run_id}`)).run.id;
  await client.post("/v1/runs", {
    run_id: "run_of_ann",
    status: "success",
    agent: { name: "order-agent", version: "7.0.1" },
    user_id: "ann@acme.example",
    feedback: { rating: "bad", comment: "I asked when it comes, and my order was cancelled!" },
    events: [
      { type: "input_message", role: "user", content: "When does my order o-1 come?" },
      { type: "tool_call", call_id: "a", tool_name: "cancel_order", tool_args: { order: "o-1" } },
      { type: "tool_result", call_id: "a", output: { cancelled: true } },
      { type: "final_output", content: "Your order is cancelled." },
    ],
  });
});
afterAll(() => scene.close());

/** Counts what somebody does with the mouse or a finger; typing is not counted. */
function hand(): { click: (target: Locator) => Promise<void>; clicks: () => number } {
  let count = 0;
  return {
    async click(target) {
      count += 1;
      await target.click();
    },
    clicks: () => count,
  };
}

async function opened(page: Page, path: RegExp): Promise<void> {
  await page.waitForURL(path);
  await page.waitForLoadState("load");
}

describe.skipIf(browser === undefined)("with a month of failures", () => {
  it("a failure that a customer wrote about is found, known to be new, and promoted, with five clicks", async () => {
    const { context, page, faults } = await scene.signedIn({ token, width: 1440 });
    const { click, clicks } = hand();
    // Found by who wrote: one click into the field, one on the run.
    await click(page.getByLabel("Run, trace, session or user"));
    await page.keyboard.type("ann@acme.example");
    await page.keyboard.press("Enter");
    await opened(page, /\/find$/);
    await click(page.getByRole("link", { name: "run_of_ann" }));
    await opened(page, /\/runs\//);
    expect(await page.locator(".story .wrong").innerText()).toContain("my order was cancelled!");
    expect(await page.locator(".story .wrong").innerText()).toContain("cancel_order");
    expect(clicks()).toBe(2);
    // Whether it is new: one more.
    await click(page.getByRole("link", { name: "Runs with the same failure" }));
    await opened(page, /\/groups\//);
    expect(await page.locator(".figures .chip").innerText()).toBe("new");
    expect(await page.locator(".figures").innerText()).toMatch(/1 run of order-agent/);
    expect(await page.getByRole("complementary", { name: "Newest run" }).innerText()).toContain("When does my order");
    expect(clicks()).toBe(3);
    // Promoted: two more, beside saying in words what is right.
    await click(page.getByRole("link", { name: "Promote to a case" }));
    await opened(page, /\/promote$/);
    await page.getByLabel("Calls that a right run does not make").fill("cancel_order");
    const open = page.getByRole("button", { name: "Open the pull request" });
    await page.locator("#evaluation:not([aria-busy]) label", { hasText: "tool_not_called cancel_order" }).waitFor();
    await click(open);
    await page.getByRole("status").filter({ hasText: "/pull/" }).waitFor();
    expect(clicks()).toBe(5);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("the same failure is found in the inbox by a word, with the keyboard alone", async () => {
    const { context, page } = await scene.signedIn({ token, width: 1440 });
    await page.goto(`${scene.worker.url}/?view=all`);
    await page.getByLabel("Text in what went wrong").focus();
    await page.keyboard.type("order was cancelled");
    await page.keyboard.press("Enter");
    await opened(page, /text=order/);
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await opened(page, /\/groups\//);
    expect(await page.locator("h1").innerText()).toContain("my order was cancelled");
    await context.close();
  });

  it.each([
    [1440, "light", 24],
    [768, "dark", 14],
    [390, "light", 5],
  ] as const)(
    "at %i px (%s) the inbox shows %i rows or more, and nothing sticks out",
    async (width, colorScheme, least) => {
      const { context, page } = await scene.signedIn({ token, width, colorScheme });
      await screenshot(page, `jobs-inbox-${width}`);
      const shown = await page.locator("[data-item]").evaluateAll((rows) => {
        const { innerHeight } = globalThis as unknown as { innerHeight: number }; // a page's, which node's types do not know
        return rows.filter((row) => (row as unknown as HTMLElementLike).getBoundingClientRect().bottom < innerHeight)
          .length;
      });
      expect(shown).toBeGreaterThanOrEqual(least);
      expect(await sticksOut(page)).toEqual([]);
      await context.close();
    },
  );
});

it.skipIf(browser === undefined)("the pictures of the docs show the inbox and a run as they are", async () => {
  const { context, page } = await scene.signedIn({ token, width: 1100 });
  await page.setViewportSize({ width: 1100, height: 620 });
  await picture(page, "inbox");
  await page.goto(`${scene.worker.url}/runs/${pictured}`);
  await picture(page, "run");
  await context.close();
});

interface HTMLElementLike {
  getBoundingClientRect(): { bottom: number };
}

/** What is wider than the screen and does not scroll by itself. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll("main *")].filter((one) => {
    const { right, width } = one.getBoundingClientRect();
    return width > 0 && right > innerWidth + 1 && !one.closest(".tabs, .scroll, pre, td, th, .unseen");
  }).map((one) => one.tagName + "." + one.className)`);
}
