import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { leaveOut } from "./left-out.ts";

const root = resolve(import.meta.dirname, "../..");
const { version }: { version: string } = JSON.parse(
  readFileSync(join(root, "node_modules/@sparticuz/chromium/package.json"), "utf8"),
);

/**
 * Starts the browser for a test file. Returns `undefined`, and notes it for the end of the run, on a platform for which npm has no
 * browser.
 */
export async function chromiumFor(what: string): Promise<Browser | undefined> {
  const { platform, arch } = process;
  if (process.env["CHROMIUM_PATH"] !== undefined || (platform === "linux" && arch === "x64")) return launchChromium();
  leaveOut(what, `npm brings no browser for ${platform} on ${arch}: set CHROMIUM_PATH`);
  return undefined;
}

/** Starts the browser that npm installed, the same on every machine; an installed one only if CHROMIUM_PATH names it. */
export async function launchChromium(): Promise<Browser> {
  const browser = await launch();
  // Just below Vitest's limit, so that the error of a test that hangs names the element. A busy machine needs more than half a minute.
  browser.on("context", (context) => context.setDefaultTimeout(170_000));
  return browser;
}

function launch(): Promise<Browser> {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined) return chromium.launch({ executablePath: named });
  const folder = unpacked();
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(folder, "al2023/lib"),
    FONTCONFIG_FILE: join(folder, "fonts.conf"),
  };
  // The package's own arguments are for cloud functions: with `--single-process` the browser crashes on its second page.
  return chromium.launch({ executablePath: join(folder, "chromium"), env });
}

/** Uses the fonts of the machine and, if it has none, those of the package. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/**
 * Unpacks the browser into a cache folder of this checkout. The package would use the shared temporary folder, which other users can
 * write to.
 */
function unpacked(): string {
  const cache = join(root, "node_modules/.cache/replaykit");
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  try {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "unpack-chromium.mjs")], {
      env: { ...process.env, TMPDIR: partial },
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`the browser of @sparticuz/chromium cannot be unpacked: ${stderr}`);
    writeFileSync(join(partial, "fonts.conf"), fonts);
    // The rename is atomic: another worker finds the whole folder or none.
    if (!existsSync(folder)) renameSync(partial, folder);
  } catch (error) {
    // Another worker has created the folder first.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return folder;
}
