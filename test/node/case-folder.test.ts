import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { findCases, readCaseFolder, writeCaseFolder } from "../../src/node/files/case-folder.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

async function found(root: string, ...patterns: string[]): Promise<string[]> {
  return (await findCases(root, patterns)).map((folder) => relative(root, folder));
}

describe("finding cases", () => {
  const files = {
    "cases/billing-a/case.yaml": "",
    "cases/billing-b/case.yaml": "",
    "cases/deep/er/search/case.yaml": "",
    "cases/node_modules/x/case.yaml": "",
    "cases/.git/x/case.yaml": "",
    "cases/empty/notes.md": "",
    "services/pay/cases/z/case.yaml": "",
  };

  it("refuses a file, with the folder that is meant; a path that leads to nothing names no case", async () => {
    using folder = temporaryFolder(files);
    await expect(findCases(folder.path, ["cases/empty/notes.md"])).rejects.toMatchObject({
      code: "invalid_input",
      message: '"cases/empty/notes.md" is a file',
      hint: "name the case's folder: cases/empty",
    });
    expect(await found(folder.path, "cases/empty", "cases/none.md")).toEqual([]);
  });

  it("takes folders, files and globs, in one order", async () => {
    using folder = temporaryFolder(files);
    expect(await found(folder.path, "cases")).toEqual(["cases/billing-a", "cases/billing-b", "cases/deep/er/search"]);
    expect(await found(folder.path, "cases/billing-b/case.yaml")).toEqual(["cases/billing-b"]);
    expect(await found(folder.path, "cases/billing-*")).toEqual(["cases/billing-a", "cases/billing-b"]);
    expect(await found(folder.path, "cases/**/case.yaml")).toHaveLength(3);
    expect(await found(folder.path, "services/*/cases", "cases/billing-a/")).toEqual([
      "cases/billing-a",
      "services/pay/cases/z",
    ]);
    expect(await found(folder.path, "nowhere", "cases/x*")).toEqual([]);
  });

  it("takes a folder that lost only its case.yaml for a case, and no folder of cases or of other files", async () => {
    const trace = "source-trace.json";
    using folder = temporaryFolder({ ...files, [`cases/lost/${trace}`]: "{}", [`cases/${trace}`]: "{}" });
    mkdirSync(join(folder.path, "cases/empty", trace));
    const all = ["cases/billing-a", "cases/billing-b", "cases/deep/er/search", "cases/lost"];
    expect(await found(folder.path, "cases")).toEqual(all);
    expect(await found(folder.path, "cases/lost", "cases/empty")).toEqual(["cases/lost"]);
  });

  it("follows no link, and refuses one that was named", async () => {
    using outside = temporaryFolder({ "stolen/case.yaml": "" });
    using folder = temporaryFolder(files);
    symlinkSync(outside.path, join(folder.path, "cases/linked"));
    symlinkSync(join(folder.path, "cases"), join(folder.path, "cases/deep/loop"));
    expect(await found(folder.path, "cases")).toHaveLength(3);
    await expect(findCases(folder.path, ["cases/linked"])).rejects.toMatchObject({ code: "unsafe_path" });
    await expect(findCases(folder.path, ["cases/linked/stol*"])).rejects.toMatchObject({ code: "unsafe_path" });
  });
});

describe("writing a case", () => {
  it("refuses what could not be read again, and writes nothing", async () => {
    using folder = temporaryFolder();
    const path = join(folder.path, "a");
    const yaml = (bytes: number) => "#".repeat(bytes);
    await expect(writeCaseFolder(path, { "case.yaml": yaml(1024 * 1024 + 1), "notes.md": "" })).rejects.toMatchObject({
      code: "too_large",
      message: expect.stringContaining("would have 1048577 bytes"),
    });
    expect(existsSync(path)).toBe(false);
    await writeCaseFolder(path, { "case.yaml": yaml(1024 * 1024) });
    expect((await readCaseFolder(path)).files["case.yaml"]).toHaveLength(1024 * 1024);
  });
});

describe("reading a case", () => {
  const yaml = "version: 1\n";

  it("gives its files and names those that do not belong there", async () => {
    using folder = temporaryFolder({ "case.yaml": yaml, "fixtures/tools.json": "{}", "run.sh": "", "fixtures/x": "" });
    expect(await readCaseFolder(folder.path)).toEqual({
      files: { "case.yaml": yaml, "fixtures/tools.json": "{}" },
      foreign: ["fixtures/x", "run.sh"],
    });
  });

  it("refuses links at any place", async () => {
    using outside = temporaryFolder({ secret: "s", "case.yaml": yaml });
    for (const name of ["case.yaml", "source-trace.json", "fixtures/tools.json"]) {
      using folder = temporaryFolder({ "case.yaml": yaml, "fixtures/model.json": "{}" });
      execFileSync("ln", ["-sf", join(outside.path, "secret"), join(folder.path, name)]);
      await expect(readCaseFolder(folder.path)).rejects.toMatchObject({ code: "unsafe_path" });
    }
    using folder = temporaryFolder({ "case.yaml": yaml });
    symlinkSync(outside.path, join(folder.path, "fixtures"));
    await expect(readCaseFolder(folder.path)).rejects.toMatchObject({ code: "unsafe_path" });
    symlinkSync(outside.path, join(folder.path, "whole"));
    await expect(readCaseFolder(join(folder.path, "whole"))).rejects.toMatchObject({ code: "unsafe_path" });
  });

  it("says that git LFS has not fetched a file, and takes one that only names LFS", async () => {
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";
    using folder = temporaryFolder({ "case.yaml": "x", "fixtures/tools.json": pointer });
    await expect(readCaseFolder(folder.path)).rejects.toMatchObject({
      message: expect.stringMatching(/fixtures\/tools\.json is a git LFS pointer, not the file itself$/),
      hint: "fetch it with `git lfs pull`, or set `lfs: true` on actions/checkout",
    });
    using other = temporaryFolder({ "case.yaml": "x", "notes.md": `# Notes\n${pointer}` });
    expect((await readCaseFolder(other.path)).files["notes.md"]).toContain("git-lfs");
  });

  it("does not wait at a named pipe, and refuses a folder, huge files and what is not UTF-8", async () => {
    using folder = temporaryFolder({ "case.yaml": yaml });
    execFileSync("mkfifo", [join(folder.path, "notes.md")]);
    await expect(readCaseFolder(folder.path)).rejects.toMatchObject({ code: "unsafe_path" });
    using other = temporaryFolder();
    mkdirSync(join(other.path, "case.yaml"));
    await expect(readCaseFolder(other.path)).rejects.toMatchObject({ code: "unsafe_path" });
    using huge = temporaryFolder({ "case.yaml": yaml, "source-trace.json": "" });
    truncateSync(join(huge.path, "source-trace.json"), 65 * 1024 * 1024);
    await expect(readCaseFolder(huge.path)).rejects.toMatchObject({ code: "too_large" });
    using binary = temporaryFolder();
    writeFileSync(join(binary.path, "case.yaml"), Buffer.from([0xff, 0xfe, 0x41]));
    await expect(readCaseFolder(binary.path)).rejects.toMatchObject({ code: "invalid_case" });
  });

  it("says where there is no case", async () => {
    using folder = temporaryFolder({ "notes.md": "" });
    await expect(readCaseFolder(folder.path)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("writing a case", () => {
  it("writes what it can read again, and leaves nothing else", async () => {
    using folder = temporaryFolder();
    const path = join(folder.path, "cases", "a");
    const files = { "case.yaml": "version: 1\n", "fixtures/tools.json": "{}" };
    await writeCaseFolder(path, files);
    await writeCaseFolder(path, { "case.yaml": "version: 1\n# again\n" });
    expect((await readCaseFolder(path)).files).toEqual({ ...files, "case.yaml": "version: 1\n# again\n" });
    expect(readdirSync(path).toSorted()).toEqual(["case.yaml", "fixtures"]);
  });

  it("replaces a link instead of writing through it", async () => {
    using outside = temporaryFolder({ secret: "s" });
    using folder = temporaryFolder({ "case.yaml": "" });
    symlinkSync(join(outside.path, "secret"), join(folder.path, "notes.md"));
    await writeCaseFolder(folder.path, { "notes.md": "n" });
    expect(readFileSync(join(outside.path, "secret"), "utf8")).toBe("s");
    symlinkSync(outside.path, join(folder.path, "fixtures"));
    await expect(writeCaseFolder(folder.path, { "fixtures/tools.json": "{}" })).rejects.toMatchObject({
      code: "unsafe_path",
    });
    expect(existsSync(join(outside.path, "tools.json"))).toBe(false);
  });

  it("says what went wrong, and leaves the old files whole", async () => {
    using folder = temporaryFolder({ "case.yaml": "old" });
    mkdirSync(join(folder.path, "notes.md"));
    await expect(writeCaseFolder(folder.path, { "notes.md": "n" })).rejects.toMatchObject({ code: "io_failed" });
    expect(readFileSync(join(folder.path, "case.yaml"), "utf8")).toBe("old");
    expect(readdirSync(folder.path).toSorted()).toEqual(["case.yaml", "notes.md"]);
    // The files before the one that cannot be written get back what they had, and a new one goes.
    const several = { "case.yaml": "new", "source-trace.json": "{}", "notes.md": "n" };
    await expect(writeCaseFolder(folder.path, several)).rejects.toMatchObject({ code: "io_failed" });
    expect(readFileSync(join(folder.path, "case.yaml"), "utf8")).toBe("old");
    expect(readdirSync(folder.path).toSorted()).toEqual(["case.yaml", "notes.md"]);
  });
});
