import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumFor } from "../support/chromium.ts";
import { type PagesScene, startPages } from "./pages-scene.ts";

const browser = await chromiumFor("pages that load, fail or have no connection");
let scene: PagesScene;
beforeAll(async () => {
  scene = await startPages(browser);
});
afterAll(() => scene.close());

/** Answers when it is let go. */
function slowly(): { answer: (route: Route) => Promise<void>; go: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    answer: async (route) => {
      await promise;
      await route.continue().catch(() => {}); // it was given up meanwhile
    },
    go: resolve,
  };
}

const notice = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

describe.skipIf(browser === undefined)("a page says what happened and what to do", () => {
  it("where the Worker is slow to answer, and no more once it answered", async () => {
    const { context, page } = await scene.signedIn();
    const { answer, go } = slowly();
    await page.route(/\/coverage$/, answer);
    const words = "The Worker has not answered yet. Wait a little, or load the page again.";
    const told: string[] = [];
    page.on("console", (message) => {
      told.push(message.text());
      if (message.text().includes(words)) go();
    });
    // While it waits for the next page a browser answers nobody, so the page itself tells; its waits are made short.
    await page.evaluate(`{
      const wait = setTimeout;
      setTimeout = (act, ms) => wait(act, ms / 20);
      const tell = () => console.info([document.documentElement.dataset.loading ?? "ready", $("#notice").textContent].join(": "));
      new MutationObserver(tell).observe(document.documentElement, { attributes: true, childList: true, subtree: true });
      document.querySelector('a[href="/coverage"]').click();
    }`);
    await page.getByRole("heading", { name: "Coverage" }).waitFor();
    expect(told.slice(-2)).toEqual([": ", `: ${words}`]);
    expect(await notice(page, words).count()).toBe(0);
    await context.close();
  });

  it("where somebody opens a page or filters without a connection, and stays where they are", async () => {
    const { context, page } = await scene.signedIn();
    const before = page.url();
    await context.setOffline(true);
    await page.getByRole("link", { name: "Coverage" }).click();
    await notice(page, "You are offline. What you see may be old, and nothing can be sent.").waitFor();
    await page.getByLabel("Text in what went wrong").fill("loop");
    await page.keyboard.press("Enter");
    expect([page.url(), await page.getByRole("heading", { name: "Inbox" }).count()]).toEqual([before, 1]);
    await context.setOffline(false);
    await page.getByRole("link", { name: "Coverage" }).click();
    await page.getByRole("heading", { name: "Coverage" }).waitFor();
    await context.close();
  });

  it("where the inbox cannot be brought up to date: silent, faulty, signed out, well again", async () => {
    const { context, page } = await scene.signedIn();
    await page.clock.install();
    await page.goto(`${scene.worker.url}/`);
    const silent = "The Worker does not answer. What you see may be old.";
    const asked = async (handler: (route: Route) => Promise<void>) => {
      await page.unrouteAll();
      await page.route(`${scene.worker.url}/`, handler);
      await page.clock.fastForward(61_000);
    };
    await asked((route) => route.abort());
    await notice(page, silent).waitFor();
    await asked((route) => route.continue());
    await notice(page, silent).waitFor({ state: "hidden" });
    await asked((route) => route.fulfill({ status: 500, body: "fault" }));
    await notice(page, silent).waitFor();
    await page.unrouteAll();
    await context.clearCookies();
    await page.clock.fastForward(61_000);
    await notice(page, "You were signed out. Load the page again to sign in.").waitFor();
    await context.close();
  });

  it("where a case cannot be evaluated, and keeps what was typed", async () => {
    const { context, page } = await scene.signedIn();
    await page.clock.install();
    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-3")}/promote`);
    const field = page.getByLabel("Calls that a right run does not make");
    const typed = async (handler: (route: Route) => Promise<void>, text: string) => {
      await page.unrouteAll();
      await page.route(/\/promote$/, handler);
      await field.fill(text);
      await page.clock.fastForward(500);
    };
    const evaluate = page.getByRole("button", { name: "Evaluate" });
    expect(await evaluate.count()).toBe(0);
    await typed((route) => route.abort(), "cancel");
    await notice(page, "This could not be evaluated: the Worker does not answer.").waitFor();
    expect([await field.inputValue(), await evaluate.count()]).toEqual(["cancel", 1]);
    await typed((route) => route.fulfill({ status: 500, body: "fault" }), "cancel_");
    await notice(page, "This could not be evaluated: the Worker has a fault. What you typed is still here").waitFor();
    const { answer, go } = slowly();
    await typed(answer, "cancel_order");
    await page.clock.fastForward(6_000);
    await notice(page, "Still evaluating: the Worker has not answered yet.").waitFor();
    expect(await page.locator("#evaluation[aria-busy]").count()).toBe(1);
    go();
    await page.getByRole("checkbox", { name: /tool_not_called cancel_order/ }).waitFor();
    await page.getByText("Still evaluating").waitFor({ state: "hidden" });
    await context.setOffline(true);
    await field.fill("cancel_order\nget_order");
    await page.clock.fastForward(500);
    await notice(page, "This could not be evaluated: you are offline.").waitFor();
    await context.close();
  });

  it("where something is not here, or not allowed, or a page does not let it copy", async () => {
    const { context, page } = await scene.signedIn();
    const fault = async (path: string) => {
      await page.goto(`${scene.worker.url}${path}`);
      return [await page.locator("h1").innerText(), await page.getByRole("alert").innerText()];
    };
    const [heading, words] = await fault(`/runs/${"0".repeat(24)}`);
    expect([heading, words]).toEqual([
      "No run with this id was received",
      expect.stringMatching(/^No run with this id was received\s+Search for it by run, trace/),
    ]);
    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-1")}`);
    await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))");
    await page.getByRole("button", { name: "Copy" }).first().click();
    await notice(page, "select the text and copy it").waitFor();
    const reader = await scene.worker.project("pages", { repositories: ["acme/agent"] }, ["read"]);
    await context.addCookies([{ name: "replaykit_token", value: reader.token, url: scene.worker.url }]);
    expect((await fault("/settings"))[0]).toBe("This credential lacks the scope admin");
    await context.close();
  });
});
