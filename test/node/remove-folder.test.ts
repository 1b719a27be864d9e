import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { leaveOut } from "../support/left-out.ts";
import { canPlayUsers, plainUser } from "../support/other-users.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

if (!canPlayUsers) leaveOut("folders that a process closed to their owner", "root removes whatever it is");

const modules = ["src/node/files/remove-folder.ts", "node:fs"].map((name) =>
  name.startsWith("node:") ? name : join(import.meta.dirname, "../..", name),
);

/** What is left of a folder with one that is closed to its owner, after another user removed it in this way. */
function leftBy(call: string): boolean {
  using place = temporaryFolder();
  const folder = join(place.path, "made");
  const closed = join(folder, "closed");
  mkdirSync(join(closed, "inner"), { recursive: true });
  writeFileSync(join(closed, "file"), "");
  for (const path of [place.path, folder, closed, join(closed, "inner"), join(closed, "file")])
    chownSync(path, plainUser, plainUser);
  chmodSync(closed, 0o000);
  const text = `
    const { removeFolder } = await import(${JSON.stringify(modules[0])});
    const { rmSync } = await import(${JSON.stringify(modules[1])});
    const rm = (path) => { try { rmSync(path, { recursive: true, force: true }); } catch { process.exitCode = 0; } };
    ${call}(${JSON.stringify(folder)});`;
  const user = [`--reuid=${plainUser}`, `--regid=${plainUser}`, "--clear-groups"];
  execFileSync("setpriv", [...user, process.execPath, "--input-type=module", "--eval", text], { stdio: "ignore" });
  return existsSync(folder);
}

it.skipIf(!canPlayUsers)("what a process closed to its owner is removed all the same", () => {
  expect(leftBy("removeFolder")).toBe(false);
  expect(leftBy("rm")).toBe(true); // its twin: the plain way stops there
});
