import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quietRun } from "../promote/traces.ts";
import { violations } from "../support/axe.ts";
import { chromiumFor } from "../support/chromium.ts";
import { type PagesScene, startPages } from "./pages-scene.ts";

const browser = await chromiumFor("a second person who promotes the same failure");
let scene: PagesScene;
beforeAll(async () => {
  scene = await startPages(browser);
  await scene.client.post("/v1/runs", [
    { ...quietRun("run-5"), feedback: { rating: "bad", comment: "It cancelled without asking." } },
  ]);
});
afterAll(() => scene.close());

const button = (page: Page) => page.getByRole("button", { name: "Open the pull request" });

async function promote(page: Page, fields: Record<string, string>): Promise<string> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  const words = Object.values(fields).at(-1) ?? "";
  await page
    .locator("#evaluation:not([aria-busy]) label", { hasText: words.split("=")[0] ?? "" })
    .first()
    .waitFor();
  await button(page).click();
  const status = page.getByRole("status").filter({ hasText: "/pull/" });
  await status.waitFor();
  return status.innerText();
}

const caseYaml = () =>
  scene.github.repository("acme/agent").git.run(["log", "-1", "-p", "--format=", "--all", "--", "cases/*/case.yaml"]);

describe.skipIf(browser === undefined)("a failure whose pull request is open", () => {
  it("gets what a second person says of it, named to them before they type; what disputes it is for its reviewer", async () => {
    const address = `${scene.worker.url}/runs/${await scene.idOf("run-5")}/promote`;
    const first = await scene.signedIn();
    await first.page.goto(address);
    expect(await first.page.getByText("This failure already has a case").count()).toBe(0);
    await promote(first.page, { "Calls that a right run does not make": "cancel_order" });
    const opened = scene.github.repository("acme/agent").issues;
    expect([opened.size, await caseYaml()]).toEqual([
      1,
      expect.stringContaining("+  - tool_not_called: { tool: cancel_order, match: ignore }"),
    ]);
    await first.context.close();

    const colleague = await scene.worker.project(
      "pages",
      { repositories: ["acme/agent"], effects: { cancel_order: "write" } },
      ["read", "promote"],
    );
    const second = await scene.signedIn({ token: colleague.token });
    await second.page.goto(address);
    const order = await second.page.locator("main > :is(div.box, form)").allInnerTexts();
    expect(order[0]).toMatch(/^This failure already has a case: \S+\.\s+\S+\/pull\/1\./);
    expect(await second.page.locator("main > div.box a").getAttribute("href")).toMatch(/\/pull\/1$/);
    expect(await violations(second.page)).toEqual([]);
    const before = scene.github.writes.length;
    const said = { "Texts that a right run says": "Shall I cancel it?", "Sentences for review": "Asks first." };
    expect(await promote(second.page, said)).toContain("2 assertions added to it");
    const yaml = await caseYaml();
    for (const line of ["+      text: Shall I cancel it?", "+  - semantic: Asks first."]) expect(yaml).toContain(line);
    const body = () => opened.get(1)?.body ?? "";
    expect(body().match(/^- \[ \] .*added to `case\.yaml`$/gm)).toHaveLength(2);
    expect([opened.size, scene.github.writes.length]).toEqual([1, before + 2]);
    await second.page.reload();
    expect(scene.github.writes).toHaveLength(before + 2);

    await second.page.goto(address);
    const disputed = await promote(second.page, { "Writes that a right run makes": 'cancel_order={"order":"o-2"}' });
    expect(disputed).not.toContain("added to it");
    expect(body()).toMatch(/writes_are cancel_order.* — not added: the case says otherwise/);
    expect(await caseYaml()).toBe(yaml);
    expect(second.faults).toEqual([]);
    await second.context.close();
  });
});
