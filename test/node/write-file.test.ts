import { execFile, execFileSync, spawnSync } from "node:child_process";
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { replaceFile, replaceFiles, writeOutput } from "../../src/node/files/write-file.ts";
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

  it("writes what a user named through links, and into pipes", async () => {
    using folder = temporaryFolder({ "report.json": "a longer old report" });
    const [file = "", link = "", pipe = ""] = ["report.json", "latest.json", "pipe"].map((name) =>
      join(folder.path, name),
    );
    symlinkSync(file, link);
    chmodSync(file, 0o600);
    const inode = statSync(file).ino;
    writeOutput(link, "new");
    expect([readFileSync(file, "utf8"), lstatSync(link).isSymbolicLink()]).toEqual(["new", true]);
    expect(statSync(file).ino).not.toBe(inode); // it was never half a report
    expect(statSync(file).mode & 0o777).toBe(0o600);
    rmSync(file);
    writeOutput(link, "first");
    expect([readFileSync(file, "utf8"), lstatSync(link).isSymbolicLink()]).toEqual(["first", true]);
    execFileSync("mkfifo", [pipe]);
    const read = promisify(execFile)("cat", [pipe]);
    writeOutput(pipe, "new");
    expect([(await read).stdout, readdirSync(folder.path)]).toEqual(["new", ["latest.json", "pipe", "report.json"]]);
    expect(() => writeOutput(folder.path, "new")).toThrow("EISDIR");
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
