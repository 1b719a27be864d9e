import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isWithin } from "../../../src/node/sandbox/view/system-places.ts";
import { writablePaths } from "../../../src/node/runner/runner-set.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

describe("writable", () => {
  it("takes folders of the checkout, also one whose name begins with dots", () => {
    using folder = temporaryFolder({ ".git/HEAD": "", "out/a.txt": "", "..bin/a.txt": "" });
    const place = { root: folder.path, cwd: folder.path, name: "agent" };
    expect(writablePaths(["out", "..bin", "later"], place)).toEqual(
      ["out", "..bin", "later"].map((name) => join(folder.path, name)),
    );
  });

  it.each(["link", "link/sub", "out/inner"])("refuses %s, a link or below one", (path) => {
    using other = temporaryFolder({ "sub/a.txt": "" });
    using folder = temporaryFolder({ ".git/HEAD": "", "out/a.txt": "" });
    symlinkSync(other.path, join(folder.path, "link"));
    symlinkSync(other.path, join(folder.path, "out/inner"));
    const place = { root: folder.path, cwd: folder.path, name: "agent" };
    expect(() => writablePaths([path], place)).toThrow(
      `replaykit.yaml: writable of the runner "agent": "${path}" is a symbolic link, or is below one`,
    );
  });

  it.each(["..", "../other", "/etc"])("refuses %s, which leads out of the checkout", (path) => {
    using folder = temporaryFolder({ ".git/HEAD": "" });
    const place = { root: folder.path, cwd: folder.path, name: "agent" };
    expect(() => writablePaths([path], place)).toThrow(`"${path}" leads out of the checkout`);
  });
});

it("a name that begins with two dots does not lead out of a folder", () => {
  expect(isWithin("/ws/..bin", "/ws")).toBe(true);
  expect(["/ws/..", "/other", "/wsx"].map((path) => isWithin(path, "/ws"))).toEqual([false, false, false]);
});
