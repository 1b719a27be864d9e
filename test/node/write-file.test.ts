import { execFileSync, spawnSync } from "node:child_process";
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { replaceFile, replaceFiles } from "../../src/node/files/write-file.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

describe("writing files", () => {
  it("writes all or none, and leaves no other file", () => {
    using folder = temporaryFolder({ "trace.json": "old" });
    const files = ["trace.json", "new/model.json"].map((name) => ({ path: join(folder.path, name), text: "new" }));
    mkdirSync(join(folder.path, "model.json"));
    const refused = { path: join(folder.path, "model.json"), text: "new" };
    expect(() => replaceFiles([...files, refused])).toThrow(/EISDIR|EEXIST|ENOTEMPTY/);
    expect(readFileSync(join(folder.path, "trace.json"), "utf8")).toBe("old");
    expect(readdirSync(join(folder.path, "new"))).toEqual([]);
    replaceFiles(files);
    expect(files.map(({ path }) => readFileSync(path, "utf8"))).toEqual(["new", "new"]);
    expect(readdirSync(folder.path).toSorted()).toEqual(["model.json", "new", "trace.json"]);
  });

  it("writes to a device such as /dev/null, and puts no file in its place", () => {
    using folder = temporaryFolder();
    const [own = "", pipe = ""] = ["null", "pipe"].map((name) => join(folder.path, name));
    execFileSync("mkfifo", [pipe]);
    // Only root can make a device, and only root could lose the real one.
    const device = spawnSync("mknod", [own, "c", "1", "3"]).status === 0 ? own : "/dev/null";
    replaceFiles([device, pipe].map((path) => ({ path, text: "new" })));
    expect([lstatSync(device).isCharacterDevice(), readFileSync(pipe, "utf8")]).toEqual([true, "new"]);
    expect(readdirSync(folder.path)).toEqual(device === own ? ["null", "pipe"] : ["pipe"]);
  });

  it("keeps secrets to their owner, and writes through no link that waits at the temporary name", () => {
    using folder = temporaryFolder({ kept: "kept" });
    const path = join(folder.path, "secrets.json");
    symlinkSync(join(folder.path, "kept"), `${path}.${process.pid}.new`);
    replaceFiles([{ path, text: "secret", mode: 0o600 }]);
    expect([readFileSync(path, "utf8"), lstatSync(path).mode & 0o777]).toEqual(["secret", 0o600]);
    expect(readFileSync(join(folder.path, "kept"), "utf8")).toBe("kept");
    replaceFile(path, "open");
    expect(statSync(path).mode & 0o777).toBe(0o666 & ~process.umask());
  });
});
