import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quietRun } from "../promote/traces.ts";
import { violations } from "../support/axe.ts";
import { chromiumFor } from "../support/chromium.ts";
import { type PagesScene, startPages } from "./pages-scene.ts";

const browser = await chromiumFor("runs to look at first");
let scene: PagesScene;
beforeAll(async () => {
  scene = await startPages(browser);
});
afterAll(() => scene.close());

describe.skipIf(browser === undefined)("the inbox's list of runs to look at first", () => {
  it("stands above the failures, the largest share first, and loses a run that somebody looked at", async () => {
    const { page } = await scene.signedIn();
    const list = page.getByRole("group").filter({ hasText: "Look at these first" });
    await page.goto(scene.worker.url);
    expect(await list.count()).toBe(0);

    const names = ["a-half", "all", "a-third", "for-promotion"];
    await scene.client.post(
      "/v1/runs",
      names.map((name) => quietRun(name)),
    );
    const marks = ["look:1/2", "look:3/3", "look:1/3", "promote"];
    for (const [index, name] of names.entries())
      await scene.client.post(`/v1/runs/${await scene.idOf(name)}/mark`, { mark: marks[index] });
    await page.goto(scene.worker.url);
    const open = () => list.locator("summary").click();
    await open();
    const shares = () => list.locator("tbody tr td:nth-child(3)").allInnerTexts();
    expect(await shares()).toEqual(["3 of 3", "1 of 2", "1 of 3"]);
    expect(await violations(page)).toEqual([]);
    await page.goto(`${scene.worker.url}/?text=nothing-like-it`);
    expect(await list.count()).toBe(0);

    await page.goto(scene.worker.url);
    await open();
    await list.locator("tbody a").first().click();
    await page.getByText("3 of 3 re-runs wrote something else").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Looked at" }).click();
    await page.getByRole("button", { name: "Mark for the next promotion" }).waitFor();
    expect(await page.getByRole("button", { name: "Looked at" }).count()).toBe(0);
    await page.goto(`${scene.worker.url}/?view=guarded`);
    expect(await shares()).toEqual(["1 of 2", "1 of 3"]); // open where nothing else is listed
  });
});
