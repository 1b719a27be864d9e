import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe.ts";
import { chromiumFor } from "../support/chromium.ts";
import { type PagesScene, startPages } from "./pages-scene.ts";

const family = "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}";
const greeting = `${family} \u05e9\u05dc\u05d5\u05dd`;
/** Where the index and the pages cut a question, each place falls into a family. */
const crowd = `${greeting} ${family.repeat(40)}`;
const broken = /\\u200d|\u200d(?=$|[\s….,"])|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/** A family of fewer people than were sent. */
const parted = /(?<!\u200d)\u{1f469}(?!\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466})/u;

const browser = await chromiumFor("emoji and right-to-left text on the pages");
let scene: PagesScene;
let token = "";
let ids: { run: string; other: string; group: string };
beforeAll(async () => {
  scene = await startPages(browser);
  const client = await scene.worker.project("whole", { repositories: ["acme/agent"], sampling: { success: 1 } });
  token = client.token;
  const run = (run_id: string, error: string) => ({
    run_id,
    status: "error",
    agent: { name: "greeter" },
    events: [
      { type: "input_message", role: "user", content: crowd },
      { type: "tool_call", call_id: "a", tool_name: "greet", tool_args: { whom: crowd } },
      { type: "tool_result", call_id: "a", output: crowd },
      { type: "error", kind: "exception", error },
    ],
  });
  const long = `\u05e9\u05dc\u05d5\u05dd ${family} 40213: ${"\u05d4\u05d4\u05d6\u05de\u05e0\u05d4 \u05dc\u05d0 \u05e0\u05de\u05e6\u05d0\u05d4 ".repeat(12)}`;
  await client.post("/v1/runs", [run("whole-1", long), run("whole-2", long.replace("40213", "777"))]);
  const { groups } = await client.json("/v1/groups");
  const idOf = async (name: string): Promise<string> => (await client.json(`/v1/runs/${name}`)).run.id;
  ids = { run: await idOf("whole-1"), other: await idOf("whole-2"), group: groups[0]?.id ?? "" };
  expect(groups).toHaveLength(1); // the masked error is one
});
afterAll(() => scene.close());

/** The first cell that holds such text: its direction and alignment, whether it is too narrow, and whether its first letter is in view. */
function firstCell(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const cell = document.querySelector("td.what[dir=auto]");
    const { direction, textAlign } = getComputedStyle(cell);
    const range = document.createRange();
    range.setStart(cell.querySelector("a").firstChild, 0);
    range.setEnd(cell.querySelector("a").firstChild, 1);
    const [letter, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
    const begins = letter.width > 0 && letter.left >= box.left && letter.right <= box.right + 1;
    return { direction, textAlign, narrow: cell.scrollWidth > cell.clientWidth, begins };
  })()`);
}

describe.skipIf(browser === undefined)("a family in emoji and a greeting in Hebrew", () => {
  it.each([1200, 390])("stay whole on every page, %i wide", async (width) => {
    const { context, page, faults } = await scene.signedIn({ token, width });
    const { run, other, group } = ids;
    const paths = ["/", "/coverage", `/groups/${group}`, `/runs/${run}`, `/runs/${run}/promote`];
    for (const path of [...paths, `/runs/${run}/compare?with=${other}`, "/find?q=whole-1"]) {
      await page.goto(`${scene.worker.url}${path}`);
      // A case's files write a joiner as an escape: there the page shows what they hold.
      await page.evaluate("for (const file of document.querySelectorAll('.files pre')) file.remove()");
      const text = await page.locator("body").innerText();
      expect([path, text.includes(family), broken.exec(text), parted.exec(text)]).toEqual([path, true, null, null]);
      expect([path, await violations(page)]).toEqual([path, []]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it("have their own direction, and begin in view where a cell is too narrow", async () => {
    const { context, page } = await scene.signedIn({ token });
    const cell = { direction: "rtl", textAlign: "left", narrow: true, begins: true };
    expect(await firstCell(page)).toEqual(cell);
    await page.goto(`${scene.worker.url}/groups/${ids.group}`);
    expect(await firstCell(page)).toEqual(cell);
    await page.goto(`${scene.worker.url}/runs/${ids.run}/promote`);
    await page.getByLabel("Sentences for review").fill(greeting);
    const direction = () => page.evaluate('getComputedStyle(document.querySelector("#statements")).direction');
    expect(await direction()).toBe("rtl");
    await page.getByLabel("Sentences for review").fill("Greets them.");
    expect(await direction()).toBe("ltr");
    await context.close();
  });
});
