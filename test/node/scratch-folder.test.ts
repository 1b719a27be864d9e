import { readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { readEvent } from "../../src/action/event.ts";
import { scratchFolder } from "../../src/node/files/scratch-folder.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

afterEach(() => vi.unstubAllEnvs());

it("gives the sandbox, which shows only real paths, no path through a link", () => {
  using real = temporaryFolder();
  using beside = temporaryFolder();
  const link = join(beside.path, "link");
  symlinkSync(real.path, link);
  vi.stubEnv("TMPDIR", link);
  const folder = scratchFolder("x-");
  expect([dirname(folder), readdirSync(real.path)]).toEqual([realpathSync(real.path), [basename(folder)]]);
  rmSync(folder, { recursive: true });
  const workspace = (path: string) => readEvent({ GITHUB_REPOSITORY: "acme/agent", GITHUB_WORKSPACE: path }).workspace;
  expect([workspace(link), workspace("/no/such/folder")]).toEqual([realpathSync(real.path), "/no/such/folder"]);
});
