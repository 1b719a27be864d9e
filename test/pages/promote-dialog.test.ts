import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe.ts";
import { chromiumFor } from "../support/chromium.ts";
import { type PagesScene, startPages } from "./pages-scene.ts";
import { screenshot } from "./screenshot.ts";

const browser = await chromiumFor("the promote dialog in a browser");
let scene: PagesScene;
beforeAll(async () => {
  scene = await startPages(browser);
});
afterAll(() => scene.close());

describe.skipIf(browser === undefined)("the promote dialog", () => {
  it("promotes a failure after finding, reading, stepping through and comparing its run", async () => {
    const { context, page, faults } = await scene.signedIn();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/groups\//);
    await page.getByLabel("Run, trace, session or user").fill("run-1");
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByRole("link", { name: "run-1" }).click();
    await page.waitForLoadState("load");
    await screenshot(page, "run");

    await page.getByRole("slider").waitFor();
    const steps = page.locator("[data-step]:visible");
    expect(await steps.count()).toBe(1);
    expect(await steps.first().getAttribute("data-step")).toBe("1");
    await page.getByRole("slider").focus();
    await page.keyboard.press("ArrowRight");
    expect(await steps.first().innerText()).toContain("State, changed at /tries");

    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-1")}/compare?with=${await scene.idOf("run-2")}`);
    expect(await page.getByText(/^Call 1/).count()).toBe(1);

    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-1")}/promote`);
    // The first thing that it says.
    expect(await page.locator("main > :is(p, form, div, fieldset)").allInnerTexts()).toEqual([
      expect.stringContaining("Inbox"),
      expect.stringMatching(/^needs a key/),
      expect.stringContaining("What went wrong"),
    ]);
    expect(await page.getByRole("checkbox", { name: /min_tool_calls get_order 5 holds on this run/ }).isChecked()).toBe(
      true,
    );
    // Without its sentence the case would be met by an agent that does nothing.
    await page.getByRole("checkbox", { name: /semantic/ }).uncheck();
    await page.getByRole("alert").filter({ hasText: "an agent that calls nothing" }).waitFor();
    await page.getByRole("checkbox", { name: /semantic/ }).check();
    await page.getByRole("alert").waitFor({ state: "detached" });
    await page.getByRole("checkbox", { name: /max_tool_calls/ }).uncheck();
    await page.locator("#evaluation:not([aria-busy]) label.off").waitFor();
    await screenshot(page, "promote");
    await page.getByRole("button", { name: "Open the pull request" }).click();
    expect(await page.getByRole("status").innerText()).toContain("/pull/1");
    const written = scene.github.writes.length;
    const yaml = await scene.github
      .repository("acme/agent")
      .git.run(["log", "-1", "-p", "--format=", "--all", "--", "cases/*/case.yaml"]);
    expect(yaml).toContain("+  - semantic: ");
    expect(yaml).not.toContain("max_tool_calls:");
    // What was sent stands in no history: loading the page again sends nothing again.
    expect(page.url()).toMatch(/\/promote\?done=opened$/);
    await page.reload();
    expect([await page.getByRole("status").innerText(), scene.github.writes.length]).toEqual([
      expect.stringContaining("/pull/1"),
      written,
    ]);
    expect(await page.getByRole("button", { name: "Open the pull request" }).count()).toBe(0);
    await page.goto(`${scene.worker.url}/?view=promoted`);
    await page.getByText("promoted", { exact: true }).last().waitFor();
    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-2")}/promote`);
    await page.getByText("This failure already has a case").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it("asks for an expectation in the dialog, and rates a run", async () => {
    const { context, page } = await scene.signedIn();
    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-3")}/promote`);
    expect(await page.getByRole("alert").innerText()).toContain("say what a right run does");
    expect(await page.getByText("Was cancel_order wrong to be called?").count()).toBe(1);
    await page.getByLabel("a right run writes nothing").check();
    await page.getByText("writes_are: []").first().waitFor();
    await page.getByRole("alert").waitFor({ state: "detached" });
    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-3")}`);
    await page.getByText("Rate…").click();
    await page.getByLabel("What was wrong or right").fill("cancelled without asking");
    await page.getByRole("button", { name: "Bad run" }).click();
    await page.getByText("rated bad").waitFor();
    await context.close();
  });

  it("evaluates every change of the promote dialog at once, and loses no tick", async () => {
    const { context, page, faults } = await scene.signedIn();
    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-3")}/promote`);
    const open = page.getByRole("button", { name: "Open the pull request" });
    expect(await open.isDisabled()).toBe(true);
    await page.getByLabel("Title").press("Enter"); // gives no answer for the person
    await page.waitForLoadState("load");
    expect(await page.getByLabel("Calls that a right run does not make").inputValue()).toBe("");
    await page.getByLabel("Calls that a right run does not make").fill("cancel_order");
    await page.getByRole("checkbox", { name: /tool_not_called cancel_order fails on this run/ }).waitFor();
    await page.getByLabel("Texts that a right run says").fill("30 days");
    const text = page.getByRole("checkbox", { name: /^output_contains "30 days.*fails on this run/ });
    await text.waitFor();
    expect(await open.isDisabled()).toBe(false);
    await text.focus();
    await page.keyboard.press("Space");
    await page.locator("label.off", { hasText: "30 days" }).waitFor();
    // The focus stays where it was, though the list is another.
    expect(await text.evaluate((box) => box.matches(":focus"))).toBe(true);
    await page.getByLabel("Sentences for review").fill("Says that it cannot cancel.");
    await page.getByRole("checkbox", { name: /Says that it cannot cancel.*for a person/ }).waitFor();
    expect(await text.isChecked()).toBe(false);
    // Gone with its text and back with it, the check is as it was left.
    await page.getByLabel("Texts that a right run says").fill("");
    await text.waitFor({ state: "detached" });
    await page.getByLabel("Texts that a right run says").fill("30 days");
    await text.waitFor();
    expect(await text.isChecked()).toBe(false);
    // What is being typed is not lost where it cannot be read yet.
    await page.getByLabel("Writes that a right run makes").fill('refund={"amount":');
    await page.getByRole("alert").waitFor();
    expect([await open.isDisabled(), await text.isChecked()]).toEqual([true, false]);
    await page.getByLabel("Writes that a right run makes").fill("");
    await page.getByRole("alert").waitFor({ state: "detached" });
    expect(await page.locator("#live").innerText()).toMatch(/^Ready: \d signatures? and 6 assertions/);
    expect(await violations(page)).toEqual([]);
    expect(await page.locator("#evaluation pre").first().innerText()).not.toContain('- output_contains: "30 days"');
    for (const box of await page.locator("input[name=signatures]").all()) await box.uncheck();
    await page.getByRole("alert").filter({ hasText: "no signature is ticked" }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it("says of each mistake what it is: a read under writes, a tool that is not there, writes beside none", async () => {
    const { context, page } = await scene.signedIn();
    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-3")}/promote`);
    const writes = page.getByLabel("Writes that a right run makes");
    const noted = (words: string) => page.getByRole("note").getByText(words).waitFor();
    await writes.fill('get_order={"order":"o-1"}');
    await noted("The tool get_order does not write, so a right run must call it");
    await writes.fill('cancel_ordr={"order":"o-1"}');
    await noted("No call of this run has the tool cancel_ordr; did you mean cancel_order?");
    await writes.fill('cancel_order={"order":"o-2"}');
    await page.getByRole("note").waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: "Open the pull request" }).isDisabled()).toBe(false);
    await page.getByLabel("a right run writes nothing").check();
    const refusal = page
      .getByRole("alert")
      .filter({ hasText: "A right run either writes nothing or makes the writes" });
    await refusal.waitFor();
    expect(await refusal.innerText()).toContain("Untick “A right run writes nothing”, or remove the writes.");
    expect(await page.getByRole("button", { name: "Open the pull request" }).isDisabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it("evaluates by its button without script, and keeps the ticks", async () => {
    const { context, page } = await scene.signedIn({ javaScriptEnabled: false });
    await page.goto(`${scene.worker.url}/runs/${await scene.idOf("run-3")}/promote`);
    await page.getByRole("listitem").filter({ hasText: "Was cancel_order wrong" }).getByRole("button").click();
    expect(await page.getByLabel("Calls that a right run does not make").inputValue()).toBe("cancel_order");
    await page.getByLabel("Texts that a right run says").fill("30 days");
    await page.getByRole("button", { name: "Evaluate" }).click();
    const text = page.getByRole("checkbox", { name: /^output_contains "30 days/ });
    await text.uncheck();
    await page.getByLabel("Sentences for review").fill("Says that it cannot cancel.");
    await page.getByRole("button", { name: "Evaluate" }).click();
    await page.getByRole("checkbox", { name: /Says that it cannot cancel/ }).waitFor();
    expect(await text.isChecked()).toBe(false);
    expect(await page.getByRole("checkbox", { name: /tool_not_called cancel_order/ }).isChecked()).toBe(true);
    await context.close();
  });
});
