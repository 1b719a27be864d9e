import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** Kept where REPLAYKIT_SCREENSHOTS names a folder. */
export async function screenshot(page: Page, name: string, fullPage = false): Promise<void> {
  const folder = process.env["REPLAYKIT_SCREENSHOTS"];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
}
