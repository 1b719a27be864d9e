import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtDist } from "../support/build-once.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const kept = ".cache/replaykit/compiled";

function run(home: string, env: Record<string, string> = {}, args = ["schema", "case"]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(builtDist, "cli.js"), ...args], {
    cwd: home,
    encoding: "utf8",
    env: { HOME: home, ...env },
  });
  return { status, stderr, ok: stdout.startsWith("{") };
}

it("what a command compiled is kept for the next one, where only the user looks", () => {
  using home = temporaryFolder();
  expect(run(home.path)).toEqual({ status: 0, stderr: "", ok: true });
  const [version = ""] = readdirSync(join(home.path, kept));
  const files = readdirSync(join(home.path, kept, version));
  expect(files.length).toBeGreaterThan(1);
  expect(statSync(join(home.path, ".cache/replaykit")).mode & 0o777).toBe(0o700);
  const before = statSync(join(home.path, kept, version, files[0] ?? "")).mtimeMs;
  expect(run(home.path)).toEqual({ status: 0, stderr: "", ok: true });
  expect(statSync(join(home.path, kept, version, files[0] ?? "")).mtimeMs).toBe(before);
});

it("nothing is kept where nobody wants it, where nothing can be, or where nothing is compiled", () => {
  using home = temporaryFolder();
  expect(run(home.path, { NODE_DISABLE_COMPILE_CACHE: "1" })).toEqual({ status: 0, stderr: "", ok: true });
  expect(run(home.path, { NODE_COMPILE_CACHE: join(home.path, "own") })).toEqual({ status: 0, stderr: "", ok: true });
  expect(existsSync(join(home.path, "own"))).toBe(true);
  run(home.path, {}, ["--version"]);
  expect(existsSync(join(home.path, kept))).toBe(false);

  using closed = temporaryFolder({ ".cache": "a file, where a folder would be" });
  chmodSync(closed.path, 0o500);
  expect(run(closed.path)).toEqual({ status: 0, stderr: "", ok: true });
  expect(run("/", { HOME: "" })).toEqual({ status: 0, stderr: "", ok: true });
  chmodSync(closed.path, 0o700);
});
