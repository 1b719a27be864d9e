import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

/** Chromium of this machine, else the one that npm brought; where neither starts it says why. */
export async function launchBrowser(): Promise<Browser | undefined> {
  try {
    if (installed !== undefined) return await chromium.launch({ executablePath: installed, args: ["--no-sandbox"] });
    const { default: bundled } = await import("@sparticuz/chromium");
    return await chromium.launch({
      executablePath: await bundled.executablePath(),
      args: [...bundled.args, "--no-sandbox"],
    });
  } catch (error) {
    process.stdout.write(`no Chromium starts here, so the pages are not looked at: ${String(error).slice(0, 300)}\n`);
    return undefined;
  }
}
