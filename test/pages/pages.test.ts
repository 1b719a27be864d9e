import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe.ts";
import { chromiumFor } from "../support/chromium.ts";
import { type PagesScene, startPages } from "./pages-scene.ts";
import { screenshot } from "./screenshot.ts";
import { longRun, seedRun } from "./seed-runs.ts";

const browser = await chromiumFor("the pages of the Worker in a browser");
let scene: PagesScene;
beforeAll(async () => {
  scene = await startPages(browser);
});
afterAll(() => scene.close());

describe.skipIf(browser === undefined)("in Chromium", () => {
  it("shows of a run of a thousand events every error and the end, and all of it at once when asked", async () => {
    await scene.client.post("/v1/runs", [longRun("run-long", 1_004)]);
    const { context, page, faults } = await scene.signedIn();
    const id = await scene.idOf("run-long");
    const elsewhere: string[] = [];
    page.on("request", (request) => !request.url().startsWith(`${scene.worker.url}/`) && elsewhere.push(request.url()));
    await page.goto(`${scene.worker.url}/runs/${id}`);
    expect(await page.locator(".story h2").allInnerTexts()).toEqual(["Asked", "Answered", "Went wrong"]);
    expect(await page.locator("dl.facts dt").allInnerTexts()).toEqual(
      expect.arrayContaining(["Agent", "Release", "Model", "Took", "Tokens", "Cost", "Can be replayed", "Received"]),
    );
    expect(await page.locator(".row.failed").count()).toBe(4);
    expect(await page.locator("ol.rows > li").last().textContent()).toContain("step limit of 250 reached");
    expect(await page.locator(".times").allTextContents()).toContain("×29");
    expect(await page.locator("ol.rows > li").count()).toBeLessThan(100);
    await page.keyboard.press("e");
    expect(await page.locator(":focus").textContent()).toContain("the search timed out");
    await page.locator(".chart a").first().click();
    expect(new URL(page.url()).hash).toBe("#event-3");
    await page.getByRole("link", { name: "show all" }).first().click();
    await page.waitForURL(/all=1/);
    expect(await page.locator("ol.rows > li").count()).toBe(753);
    expect([faults, elsewhere]).toEqual([[], []]);
    await context.close();
  });

  it("paints a run's story first and the rest in the next frame, at the place that the address names or that was left", async () => {
    await scene.client.post("/v1/runs", [longRun("run-story", 1_004)]);
    const { context, page } = await scene.signedIn();
    const address = `${scene.worker.url}/runs/${await scene.idOf("run-story")}`;
    const box = "document.querySelector('ol.rows > li:last-child').getBoundingClientRect()";
    const endIsSeen = () => page.evaluate(`${box}.top < innerHeight && ${box}.bottom > 0`);
    await page.goto(address);
    // The first frame has it hidden, which only an animation does: without one, or once it ended, it is there.
    const style = (name: string) => page.evaluate(`getComputedStyle(document.querySelector(".story-below")).${name}`);
    expect([await style("animationName"), await style("animationDuration")]).toEqual(["next-frame", "0.001s"]);
    await expect.poll(() => style("contentVisibility"), { timeout: 30_000 }).toBe("visible");
    const last = (await page.locator("ol.rows > li").last().getAttribute("id")) ?? "";
    expect(await endIsSeen()).toBe(false);
    await page.goto("about:blank");
    await page.goto(`${address}#${last}`);
    await expect.poll(endIsSeen, { timeout: 30_000 }).toBe(true);
    expect(await style("animationDuration")).toBe("0s");
    await page.goto(address);
    await page.evaluate("scrollTo({ top: 1200, behavior: 'instant' })");
    await expect.poll(() => page.evaluate("scrollY"), { timeout: 30_000 }).toBe(1200);
    await page.evaluate("document.querySelector('.head a[href*=compare]').click()"); // the mouse would scroll to it
    await page.waitForURL(/compare/);
    await page.goBack();
    await expect.poll(() => page.evaluate("scrollY"), { timeout: 30_000 }).toBe(1200);
    await context.close();
  });

  it("triages by keyboard: several at once, ignored ones gone, found again by state, text and agent", async () => {
    const inbox = await scene.worker.project("triage");
    await inbox.post(
      "/v1/runs",
      Array.from({ length: 60 }, (_, number) => seedRun(number)),
    );
    const { context, page, faults } = await scene.signedIn({ token: inbox.token });
    const titles = page.locator("[data-item] .what a");
    const [groups, all] = [(await inbox.json("/v1/groups?limit=200")).groups.length, await titles.count()];
    expect(all).toBe(Math.min(50, groups));
    expect(await page.locator(".figures").innerText()).toContain(`${groups} groups · ${groups} new in 24 hours`);
    await screenshot(page, "inbox");
    for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
    const chosen = (await titles.allInnerTexts()).slice(0, 2);
    await page.keyboard.press("i");
    await page.getByRole("link", { name: "Ignored 2", exact: true }).click();
    await page.waitForURL(/view=ignored/);
    await page.waitForLoadState("load");
    expect((await titles.allInnerTexts()).toSorted()).toEqual(chosen.toSorted());
    await page.goto(`${scene.worker.url}/?text=subscription&order=runs`);
    for (const title of await titles.allInnerTexts()) expect(title).toContain("subscription");
    await page.getByLabel("Agent").selectOption("billing-agent");
    await page.waitForURL(/agent=billing-agent/);
    await page.goto(`${scene.worker.url}/?view=all&page=2`);
    expect(await titles.count()).toBe(Math.max(0, groups - 2 - 50) || Math.min(50, groups - 2));
    expect(faults).toEqual([]);
    await context.close();
  });

  it("tells times in the reader's zone, and offers what came in since without moving the list", async () => {
    const { context, page, faults } = await scene.signedIn({ timezoneId: "Asia/Kathmandu", width: 390 });
    const time = page.locator("td time").first();
    const at = new Date((await time.getAttribute("datetime")) ?? "");
    const titleIn = (timeZone: string) =>
      new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium", timeZone }).format(at);
    await expect.poll(() => time.getAttribute("title"), { timeout: 30_000 }).toBe(titleIn("Asia/Kathmandu"));
    expect(titleIn("Asia/Kathmandu")).not.toBe(titleIn("UTC"));
    const fresh = page.locator("[data-fresh]");
    const rowAt = () => page.locator("[data-item]").first().boundingBox();
    const [before, hidden] = [await rowAt(), await fresh.isHidden()];
    await page.evaluate("document.querySelector('[data-fresh]').hidden = false");
    expect([hidden, await fresh.isVisible(), await rowAt()]).toEqual([true, true, before]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("shows JSON as a tree to search and copy, and what hides in it as an escape", async () => {
    const { context, page, faults } = await scene.signedIn();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-4")}`);
    const row = page.locator("[data-row]").nth(1);
    const text = await row.locator("pre").textContent();
    await row.getByText("JSON", { exact: true }).click();
    const tree = row.locator(".json");
    expect(await tree.innerText()).toContain("\\u202e[link]");
    await row.getByLabel("Find in this JSON").fill("tool_name");
    expect(await tree.locator(".leaf:visible").allInnerTexts()).toEqual([expect.stringMatching(/^tool_name: /)]);
    await row.getByLabel("Find in this JSON").fill("is not there");
    expect(await tree.locator(".leaf:visible").count()).toBe(0);
    await row.getByRole("button", { name: "Copy" }).click();
    await row.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(text);
    expect(await page.title()).not.toBe("1");
    expect([faults, await violations(page)]).toEqual([[], []]);
    await context.close();
  });

  it("says that it is offline, and sends nothing until it is not", async () => {
    const { context, page } = await scene.signedIn();
    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-2")}`);
    await context.setOffline(true);
    await page.getByText("You are offline.").waitFor();
    await page.getByRole("button", { name: "Mark for the next promotion" }).click();
    expect(await page.getByRole("button", { name: "Mark for the next promotion" }).count()).toBe(1);
    await context.setOffline(false);
    await page.getByText("You are offline.").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Mark for the next promotion" }).click();
    await page.getByRole("button", { name: "Remove the mark" }).click();
    await page.getByRole("button", { name: "Mark for the next promotion" }).waitFor();
    await context.close();
  });

  it("says in an empty inbox how the first run is sent", async () => {
    const { token } = await scene.worker.project("empty");
    const { context, page } = await scene.signedIn({ token });
    await page.getByText(`npx replaykit worker push trace.json --worker ${scene.worker.url}`).waitFor();
    await context.close();
  });

  it("can be read and used without script", async () => {
    const { context, page } = await scene.signedIn({ javaScriptEnabled: false });
    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-1")}`);
    await page.locator("[data-step]:visible").nth(3).waitFor();
    await page.getByRole("button", { name: "Mark for the next promotion" }).click();
    await page.getByRole("button", { name: "Remove the mark" }).waitFor();
    await context.close();
  });
});
