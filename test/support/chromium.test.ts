import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { chromiumFor } from "./chromium.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const [major = ""] = (devDependencies["@sparticuz/chromium"] ?? "").split(".");

afterEach(() => vi.unstubAllEnvs());

/** A program with the name of the browser that is not a browser. */
function impostor(name: string) {
  const folder = temporaryFolder();
  const file = join(folder.path, name);
  writeFileSync(file, "#!/bin/sh\necho an impostor was started >&2\nexit 9\n", { mode: 0o755 });
  return { folder: folder.path, file, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

it.skipIf(process.platform !== "linux" || process.arch !== "x64")(
  "is the browser that npm brought, whatever is on the PATH, and shows one page after another",
  async () => {
    using installed = impostor("chromium");
    vi.stubEnv("CHROMIUM_PATH", undefined);
    vi.stubEnv("PATH", `${installed.folder}:${process.env["PATH"]}`);
    const browser = await chromiumFor("this test");
    expect(browser?.version().split(".")[0]).toBe(major);
    for (const title of ["one", "two", "three"]) {
      const page = await browser?.newPage();
      await page?.setContent(`<title>${title}</title>`);
      expect(await page?.title()).toBe(title);
      await page?.close();
    }
    await browser?.close();
  },
);

it("is the one that CHROMIUM_PATH names, and no other where that one does not start", async () => {
  using named = impostor("my-browser");
  vi.stubEnv("CHROMIUM_PATH", named.file);
  await expect(chromiumFor("this test")).rejects.toThrow("an impostor was started");
});
