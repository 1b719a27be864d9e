import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const paths = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

export const chromiumPath = paths.find((path): path is string => path !== undefined && existsSync(path));

if (chromiumPath === undefined)
  console.log("skipped: no Chromium on this machine (apt-get install chromium, or set CHROMIUM_PATH)");

/** A browser without a sandbox of its own: tests run as root in containers. */
export function launchChromium(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error("there is no Chromium; tests that need one are to be skipped");
  const args = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ];
  return chromium.launch({ executablePath: chromiumPath, args });
}
