import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const images = resolve(import.meta.dirname, "../../docs/images");
const outlineFile = join(import.meta.dirname, "picture-outlines.json");
const mostBytes = 100 * 1024;

/**
 * Holds a picture of the docs to the page that it shows, by the page's parts: another one is out of date. With REPLAYKIT_PICTURES set it is
 * taken anew; a palette of 48 colours (sharp, `png({ palette: true, colours: 48 })`) makes it small.
 */
export async function picture(page: Page, name: string, part?: Locator): Promise<void> {
  const outlines: Record<string, string[]> = JSON.parse(readFileSync(outlineFile, "utf8"));
  const file = join(images, `${name}.png`);
  const outline = await outlineOf(page);
  if (process.env["REPLAYKIT_PICTURES"] === undefined) {
    expect(outline).toEqual(outlines[name]);
    expect(readFileSync(file).byteLength).toBeLessThan(mostBytes);
    return;
  }
  // The browser that npm brings has no font of Chinese: no row of boxes is shown.
  const foreign = "[...document.querySelectorAll('tr')].filter((row) => /[\\u2e80-\\u9fff]/.test(row.textContent))";
  await page.evaluate(`for (const row of ${foreign}) row.remove()`);
  await (part ?? page).screenshot({ path: file });
  writeFileSync(outlineFile, `${JSON.stringify({ ...outlines, [name]: outline }, null, 2)}\n`);
}

/** The parts of a page in their order, each once: headings, columns, buttons, facts. What data brings is left out. */
async function outlineOf(page: Page): Promise<string[]> {
  const parts = await page.locator("h2, th, legend, main button, a.button, dl.facts dt").allInnerTexts();
  const words = parts.map((text) =>
    text
      .replaceAll(/[\d,.]+/g, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
  return [...new Set(words)].filter((text) => text !== "");
}
