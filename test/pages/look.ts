// Takes a picture of every page with 600 runs, at three widths and in two themes: `node test/pages/look.ts <folder> [page…]`.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "../support/chromium.ts";
import { startWorker } from "../worker/support/harness.ts";
import { pagePaths } from "./page-paths.ts";
import { seedProject } from "./seed-project.ts";

const [folder = "look", ...only] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const worker = await startWorker();
const client = await seedProject(worker, "acme", 600);
const empty = await worker.project("empty");
const paths = await pagePaths(client);
const browser = await launchChromium();
for (const width of [1440, 768, 390]) {
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: width === 390 ? 844 : 900 } });
    const signIn = (token: string) => context.addCookies([{ name: "replaykit_token", value: token, url: worker.url }]);
    const page = await context.newPage();
    const take = async (name: string, path: string) => {
      if (only.length > 0 && !only.includes(name)) return;
      await page.goto(`${worker.url}${path}`);
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) });
    };
    await take("sign-in", "/sign-in");
    await signIn(client.token);
    for (const [name, path] of Object.entries(paths)) await take(name, path);
    await signIn(empty.token);
    await take("empty", "/");
    await context.close();
  }
}
await browser.close();
await worker.close();
