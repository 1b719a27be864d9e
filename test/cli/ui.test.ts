import { spawn, spawnSync } from "node:child_process";
import { request } from "node:http";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { screenshot } from "../pages/screenshot.ts";
import { violations } from "../support/axe.ts";
import { builtDist, packageOptions } from "../support/build-once.ts";
import { chromiumFor } from "../support/chromium.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const browser = await chromiumFor("replaykit ui in a browser");
afterAll(() => browser?.close());

/** A folder with the run of the article's agent, which repeats its search to the step limit, and a fork that does not. */
function recorded() {
  const folder = temporaryFolder({ "replaykit.yaml": "version: 1\neffects: { search_docs: read }\n" });
  const env = { ...process.env, NODE_OPTIONS: packageOptions };
  const script = (version: string) => resolve(root, `examples/article/agent-${version}.mjs`);
  spawnSync(process.execPath, [script("v1"), "run_xyz789"], { cwd: folder.path, env });
  return { ...folder, runner: `${process.execPath} ${script("v2")}`, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

/** The command as a user starts it, until the end of the block. */
async function startUi(cwd: string) {
  const child = spawn(process.execPath, [join(builtDist, "cli.js"), "ui", "--json"], { cwd });
  const ended = new Promise<number | null>((done) => void child.once("exit", done));
  const text = await new Promise<string>((done, fail) => {
    let out = "";
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes("}")) done(out);
    });
    child.once("exit", () => fail(new Error(`replaykit ui ended: ${out}`)));
  });
  const { url }: { url: string } = JSON.parse(text);
  return {
    url,
    stop: async () => {
      child.kill("SIGINT");
      return ended;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGINT");
      await ended;
    },
  };
}

/** `fetch` does not let a caller say its host. */
function statusFor(url: string, host: string, method = "GET"): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const asked = request(url, { headers: { host }, method }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    asked.on("error", fail);
    asked.end();
  });
}

describe("replaykit ui", () => {
  it("answers on this machine, to its own name, and to whoever knows the address, and ends with Ctrl-C", async () => {
    using folder = recorded();
    await using ui = await startUi(folder.path);
    const { host, origin, hostname, port } = new URL(ui.url);
    expect(hostname).toBe("127.0.0.1");
    expect(new URL(ui.url).pathname).toMatch(/^\/[\w-]{24}\/$/);
    const first = await fetch(ui.url);
    expect([first.status, await first.text()]).toEqual([200, expect.stringContaining("run_xyz789")]);
    expect(first.headers.get("content-security-policy")).toContain(
      "default-src 'none'; style-src 'self'; script-src 'self'",
    );
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/${"a".repeat(24)}/`)).status).toBe(404);
    expect(await statusFor(ui.url, `localhost:${port}`)).toBe(200);
    expect(await statusFor(ui.url, `evil.example:${port}`)).toBe(421);
    expect(await statusFor(ui.url, host, "POST")).toBe(404);
    const gone = await fetch(`${ui.url}runs/${Buffer.from("no such run").toString("base64url")}`);
    expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining("There is no such run")]);
    const one = await fetch(`${ui.url}compare?run=x`);
    expect([one.status, await one.text()]).toEqual([400, expect.stringContaining("Go back and tick two")]);
    expect(await ui.stop()).toBe(0);
  });

  it("says what is wrong: no store, a port that is taken", async () => {
    using empty = temporaryFolder({});
    expect((await cli(["ui"], { cwd: empty.path })).stderr).toContain("there is no store of runs");
    using folder = recorded();
    await using ui = await startUi(folder.path);
    const taken = await cli(["ui", "--port", new URL(ui.url).port], { cwd: folder.path });
    expect([taken.exit, taken.stderr]).toEqual([2, expect.stringContaining("cannot listen on port")]);
  });
});

describe.skipIf(browser === undefined)("replaykit ui in Chromium", () => {
  it.each([
    ["light", 1200],
    ["dark", 390],
  ] as const)("lists runs, goes through steps, shows forks, compares (%s, %i wide)", async (colorScheme, width) => {
    using folder = recorded();
    const env = { NODE_OPTIONS: packageOptions };
    const fork = ["fork", "run_xyz789", "--step", "1", "--agent-version", "v2", "--runner-cmd", folder.runner];
    expect((await cli(fork, { cwd: folder.path, env })).exit).toBe(0);
    await using ui = await startUi(folder.path);
    const context = await browser?.newContext({ colorScheme, viewport: { width, height: 900 } });
    const page = await context?.newPage();
    if (!context || !page) throw new Error("there is no browser");
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    const look = async (name: string) => {
      await screenshot(page, `ui-${name}-${colorScheme}`, true);
      expect([name, await violations(page)]).toEqual([name, []]);
      const over = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
      expect([name, over]).toEqual([name, 0]);
    };

    await page.goto(ui.url);
    expect(await page.locator("[data-item] .what a").allInnerTexts()).toEqual(["run_xyz789-fork-1", "run_xyz789"]);
    await page.waitForLoadState("load");
    await look("runs");
    await page.getByLabel("Status").selectOption("error");
    await page.getByRole("button", { name: "Filter" }).click();
    await page.waitForURL(/status=error/); // the script has run when it is loaded
    expect(await page.locator("[data-item]").count()).toBe(1);
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /Run run_xyz789/ }).waitFor();

    const step = page.locator("[data-step]:visible");
    await page.getByRole("slider").focus();
    await page.keyboard.press("End");
    expect(await step.getAttribute("data-step")).toBe("20");
    await page.getByRole("button", { name: "Step before" }).click();
    expect(await step.getAttribute("data-step")).toBe("19");
    expect(await step.innerText()).toContain('"retrieved_docs": []');
    await look("run");

    await page.getByRole("link", { name: "compare with its parent" }).click();
    await page.getByRole("heading", { name: "Two runs side by side" }).waitFor();
    await look("compare");
    await page.goto(ui.url);
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await page.getByRole("button", { name: "Compare the two ticked runs" }).click();
    await page.getByRole("link", { name: "run_xyz789-fork-1" }).first().click();
    expect(await page.locator('[aria-current="page"]').innerText()).toBe("run_xyz789-fork-1");
    expect(faults).toEqual([]);
    await context.close();
  });
});
