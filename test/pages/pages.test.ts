import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GithubServer, startGithubServer } from "../github-server/server.ts";
import { loopingRun, quietRun } from "../promote/traces.ts";
import { chromiumFor } from "../support/chromium.ts";
import { clientOf, type Client, startWorker, type TestWorker } from "../worker/support/harness.ts";
import { screenshot } from "./screenshot.ts";
import { longRun, seedRun } from "./seed-runs.ts";

let github: GithubServer;
let worker: TestWorker;
let client: Client;
const browser = await chromiumFor("the pages of the Worker in a browser");

const hostile = '<img src=x onerror="document.title=1">\u202e[link](javascript:alert(1))';

beforeAll(async () => {
  github = await startGithubServer({
    repositories: { "acme/agent": { files: { "replaykit.yaml": "version: 1\n" } } },
    tokens: { worker: { login: "replaykit[bot]" } },
  });
  worker = await startWorker({ GITHUB_TOKEN: "worker", GITHUB_API_URL: github.url });
  const settings = { repositories: ["acme/agent"], effects: { get_order: "read", cancel_order: "write" } };
  client = await worker.project("pages", { ...settings, sampling: { success: 1 } });
  await client.post("/v1/runs", [
    timed(loopingRun("run-1")),
    timed(loopingRun("run-2", "o-2", { refunds: "30 days" })),
  ]);
  await client.post("/v1/runs", [
    quietRun("run-3"),
    { ...quietRun(`run-4`), labels: { note: hostile }, events: hostileEvents() },
  ]);
});
afterAll(async () => {
  await browser?.close();
  await worker.close();
  await github[Symbol.asyncDispose]();
});

/** The same run with times and with recorded states. */
function timed(run: ReturnType<typeof loopingRun>) {
  const at = (index: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, index)).toISOString();
  const events = run.events.flatMap((event, index) => [
    { ...event, at: at(index) },
    ...(event.type === "tool_result"
      ? [{ type: "state", step_id: `s${index}`, state: { tries: index, order: "o-1" }, at: at(index) }]
      : []),
  ]);
  return { ...run, events };
}

function hostileEvents() {
  return [
    { type: "input_message", role: "user", content: hostile },
    { type: "tool_call", call_id: "a", tool_name: hostile, tool_args: { [hostile]: hostile } },
    { type: "tool_result", call_id: "a", output: hostile },
    { type: "final_output", content: hostile },
  ];
}

interface Visit {
  javaScriptEnabled?: boolean;
  colorScheme?: "dark" | "light";
  width?: number;
  token?: string;
}

async function signedIn({ width = 1200, token = client.token, ...rest }: Visit = {}) {
  if (!browser) throw new Error("there is no browser");
  const context = await browser.newContext({ ...rest, viewport: { width, height: 900 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(`${worker.url}/`);
  await page.getByLabel("Token of a project").fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Inbox" }).waitFor();
  await page.waitForLoadState("load"); // the script runs before
  return { context, page, faults };
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

const idOf = async (run: string): Promise<string> => (await client.json(`/v1/runs/${run}`)).run.id;

describe("without a browser", () => {
  const cookie = () => `replaykit_token=${client.token}`;
  const get = (path: string) => fetch(`${worker.url}${path}`, { headers: { cookie: cookie() }, redirect: "manual" });

  it("leads strangers to the sign-in, and takes a token into a cookie that no script and no other site gets", async () => {
    const stranger = await fetch(`${worker.url}/`, { redirect: "manual" });
    expect([stranger.status, stranger.headers.get("location")]).toEqual([303, "/sign-in"]);
    const post = (token: string, origin = worker.url) =>
      fetch(`${worker.url}/sign-in`, {
        method: "POST",
        body: new URLSearchParams({ token }),
        headers: { origin },
        redirect: "manual",
      });
    expect((await post("rk_wrong")).status).toBe(401);
    const signed = await post(client.token);
    expect(signed.status).toBe(303);
    expect(signed.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await post(client.token, "https://evil.example")).status).toBe(403);
  });

  it("leads through the sign-in to what was asked for, and to no other site", async () => {
    const asked = await fetch(`${worker.url}/runs/${"0".repeat(24)}?all=1`, { redirect: "manual" });
    const at = asked.headers.get("location") ?? "";
    expect(at).toBe(`/sign-in?to=${encodeURIComponent(`/runs/${"0".repeat(24)}?all=1`)}`);
    const post = async (to: string) => {
      const init = { method: "POST", headers: { origin: worker.url }, redirect: "manual" } as const;
      const answer = await fetch(`${worker.url}/sign-in`, {
        ...init,
        body: new URLSearchParams({ token: client.token, to }),
      });
      return answer.headers.get("location");
    };
    expect(await post("/?view=guarded")).toBe("/?view=guarded");
    for (const elsewhere of ["//evil.example", "/\\evil.example", "https://evil.example", "/\n/evil.example", ""])
      expect([elsewhere, await post(elsewhere)]).toEqual([elsewhere, "/"]);
  });

  it("keeps what was looked for out of the address, and says to a person that a page is not there", async () => {
    const found = await fetch(`${worker.url}/find`, {
      method: "POST",
      headers: { cookie: cookie(), origin: worker.url },
      body: new URLSearchParams({ q: "run-1" }),
      redirect: "manual",
    });
    expect([found.status, found.headers.get("location")]).toEqual([303, "/find"]);
    const remembered = found.headers.get("set-cookie") ?? "";
    expect(remembered).toMatch(/^replaykit_find=run-1; .*HttpOnly; .*SameSite=Strict/i);
    const headers = { cookie: `${cookie()}; replaykit_find=run-1` };
    expect(await (await fetch(`${worker.url}/find`, { headers })).text()).toContain("Found for “run-1”");
    const lost = await fetch(`${worker.url}/inbocks`, { headers: { accept: "text/html" } });
    expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining("There is no such page")]);
    const program = await fetch(`${worker.url}/v1/runz`, { headers: { accept: "text/html" } });
    expect([program.status, program.headers.get("content-type")]).toEqual([404, expect.stringContaining("json")]);
  });

  it("forbids everything but its own style and script", async () => {
    const response = await get("/");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; style-src 'self'; script-src 'self'");
    expect(policy).not.toContain("unsafe");
    const html = await response.text();
    expect(html).not.toMatch(/ style="| on\w+="|<style/);
  });

  it("shows trace text as text", async () => {
    const html = await (await get(`/runs/${await idOf("run-4")}`)).text();
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain("\u202e");
    expect(html).toContain("&lt;img src=x");
  });

  it("refuses acts that another site sends, and acts without the scope", async () => {
    const id = await idOf("run-1");
    const act = (path: string, body: Record<string, string>, headers: Record<string, string>) =>
      fetch(`${worker.url}${path}`, { method: "POST", body: new URLSearchParams(body), headers, redirect: "manual" });
    const foreign = await act(
      `/runs/${id}/mark`,
      { mark: "promote" },
      { cookie: cookie(), origin: "https://evil.example" },
    );
    expect(foreign.status).toBe(403);
    const reader = await worker.project("pages", { repositories: ["acme/agent"], sampling: { success: 1 } }, ["read"]);
    const headers = { cookie: `replaykit_token=${reader.token}`, origin: worker.url };
    expect((await act(`/runs/${id}/mark`, { mark: "promote" }, headers)).status).toBe(403);
    expect((await act(`/runs/${id}/promote`, { do: "open" }, headers)).status).toBe(403);
    expect(github.writes).toEqual([]);
  });

  it("says what is wrong of a run that is not there", async () => {
    const response = await get(`/runs/${"0".repeat(24)}`);
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining("no run with this id was received"),
    ]);
    expect((await get("/groups/v1:none")).status).toBe(404);
    const other = await worker.project("other");
    expect((await clientOf(worker.url, other.token).send(`/v1/runs/${await idOf("run-1")}`)).status).toBe(404);
  });
});

describe.skipIf(browser === undefined)("in Chromium", () => {
  it("shows of a run of a thousand events every error and the end, and all of it at once when asked", async () => {
    await client.post("/v1/runs", [longRun("run-long", 1_004)]);
    const { context, page, faults } = await signedIn();
    const id = await idOf("run-long");
    const elsewhere: string[] = [];
    page.on("request", (request) => !request.url().startsWith(`${worker.url}/`) && elsewhere.push(request.url()));
    await page.goto(`${worker.url}/runs/${id}`);
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

  it("triages by keyboard: several at once, ignored ones gone, found again by state, text and agent", async () => {
    const inbox = await worker.project("triage");
    await inbox.post(
      "/v1/runs",
      Array.from({ length: 60 }, (_, number) => seedRun(number)),
    );
    const { context, page, faults } = await signedIn({ token: inbox.token });
    const titles = page.locator("[data-item] .what a");
    const [groups, all] = [(await inbox.json("/v1/groups?limit=200")).groups.length, await titles.count()];
    expect(all).toBe(Math.min(50, groups));
    expect(await page.locator(".figures").innerText()).toContain(`${groups} groups · ${groups} new in 24 hours`);
    await screenshot(page, "inbox");
    for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
    const chosen = (await titles.allInnerTexts()).slice(0, 2);
    await page.keyboard.press("i");
    await page.getByRole("link", { name: "Ignored 2" }).click();
    expect((await titles.allInnerTexts()).toSorted()).toEqual(chosen.toSorted());
    await page.goto(`${worker.url}/?text=subscription&order=runs`);
    for (const title of await titles.allInnerTexts()) expect(title).toContain("subscription");
    await page.getByLabel("Agent").selectOption("billing-agent");
    await page.waitForURL(/agent=billing-agent/);
    await page.goto(`${worker.url}/?view=all&page=2`);
    expect(await titles.count()).toBe(Math.max(0, groups - 2 - 50) || Math.min(50, groups - 2));
    expect(faults).toEqual([]);
    await context.close();
  });

  it("says in an empty inbox how the first run is sent", async () => {
    const { token } = await worker.project("empty");
    const { context, page } = await signedIn({ token });
    await page.getByText(`npx replaykit push trace.json --worker ${worker.url}`).waitFor();
    await context.close();
  });

  it("find, read, step, compare, promote", async () => {
    const { context, page, faults } = await signedIn();
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

    await page.goto(`${worker.url}/runs/${await idOf("run-1")}/compare?with=${await idOf("run-2")}`);
    expect(await page.getByText(/^Call 1/).count()).toBe(1);

    await page.goto(`${worker.url}/runs/${await idOf("run-1")}/promote`);
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
    const written = github.writes.length;
    const yaml = await github
      .repository("acme/agent")
      .git.run(["log", "-1", "-p", "--format=", "--all", "--", "cases/*/case.yaml"]);
    expect(yaml).toContain("+  - semantic: ");
    expect(yaml).not.toContain("max_tool_calls:");
    // What was sent stands in no history: loading the page again sends nothing again.
    expect(page.url()).toMatch(/\/promote\?done=opened$/);
    await page.reload();
    expect([await page.getByRole("status").innerText(), github.writes.length]).toEqual([
      expect.stringContaining("/pull/1"),
      written,
    ]);
    expect(await page.getByRole("button", { name: "Open the pull request" }).count()).toBe(0);
    await page.goto(`${worker.url}/?view=promoted`);
    await page.getByText("promoted", { exact: true }).last().waitFor();
    await page.goto(`${worker.url}/runs/${await idOf("run-2")}/promote`);
    await page.getByText("This failure has a case already").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it("asks for an expectation in the dialog, and rates a run", async () => {
    const { context, page } = await signedIn();
    await page.goto(`${worker.url}/runs/${await idOf("run-3")}/promote`);
    expect(await page.getByRole("alert").innerText()).toContain("say what a right run does");
    expect(await page.getByText("Was cancel_order wrong to be called?").count()).toBe(1);
    await page.getByLabel("a right run writes nothing").check();
    await page.getByText("writes_are: []").first().waitFor();
    await page.getByRole("alert").waitFor({ state: "detached" });
    await page.goto(`${worker.url}/runs/${await idOf("run-3")}`);
    await page.getByText("Rate…").click();
    await page.getByLabel("What was wrong or right").fill("cancelled without asking");
    await page.getByRole("button", { name: "Bad run" }).click();
    await page.getByText("rated bad").waitFor();
    await context.close();
  });

  it("evaluates every change of the promote dialog at once, and loses no tick", async () => {
    const { context, page, faults } = await signedIn();
    await page.goto(`${worker.url}/runs/${await idOf("run-3")}/promote`);
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

  it("evaluates by its button without script, and keeps the ticks", async () => {
    const { context, page } = await signedIn({ javaScriptEnabled: false });
    await page.goto(`${worker.url}/runs/${await idOf("run-3")}/promote`);
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

  it("can be read and used without script", async () => {
    const { context, page } = await signedIn({ javaScriptEnabled: false });
    await page.goto(`${worker.url}/runs/${await idOf("run-1")}`);
    expect(await page.locator("[data-step]:visible").count()).toBeGreaterThan(3);
    await page.getByRole("button", { name: "Mark for the next promotion" }).click();
    await page.getByRole("button", { name: "Take the mark away" }).waitFor();
    await context.close();
  });

  it.each([
    ["light", 1200],
    ["dark", 390],
  ] as const)("axe finds nothing (%s, %i wide), and nothing sticks out", async (colorScheme, width) => {
    const { context, page } = await signedIn({ colorScheme, width });
    const [first, second] = [await idOf("run-1"), await idOf("run-4")];
    const group = (await client.json("/v1/groups")).groups[0]?.id ?? "";
    const third = await idOf("run-3");
    const paths = {
      inbox: "/",
      empty: "/?view=ignored",
      group: `/groups/${group}`,
      run: `/runs/${first}`,
      compare: `/runs/${first}/compare?with=${second}`,
      promote: `/runs/${first}/promote`,
      asked: `/runs/${third}/promote`,
      found: "/find?q=run-1",
      nothing: "/find?q=nothing",
      gone: `/runs/${"0".repeat(24)}`,
      "sign-in": "/sign-in",
    };
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(`${worker.url}${path}`);
      await screenshot(page, `${name}-${colorScheme}`);
      expect([path, await violations(page)]).toEqual([path, []]);
      const over = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
      expect([path, over]).toEqual([path, 0]);
    }
    await context.close();
  });
});
