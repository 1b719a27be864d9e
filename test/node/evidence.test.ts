import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createEvidence } from "../../src/node/evidence/evidence.ts";
import { newestEvidence } from "../../src/node/evidence/kept-evidence.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const at = new Date("2026-11-20T10:11:12.345Z");

function collect(folder: string) {
  const problems: string[] = [];
  const of = createEvidence({ folder, at, onProblem: ({ message }) => problems.push(message) });
  return { of, problems };
}

describe("evidence", () => {
  it("has a folder for each case, and one for each attempt from the second", () => {
    using root = temporaryFolder();
    const folder = join(root.path, ".replaykit", "runs");
    const { of, problems } = collect(folder);
    const first = of("search-loop");
    first.writeAttempt(1, { "stdout.log": "one" });
    first.writeAttempt(2, { "stdout.log": "two" });
    first.write({ "result.json": "{}" });
    of("search-loop").write({ "result.json": "[]" });
    expect(problems).toEqual([]);
    expect(readdirSync(folder).toSorted()).toEqual(["20261120-101112-search-loop", "20261120-101112-search-loop-2"]);
    expect(readdirSync(join(folder, "20261120-101112-search-loop")).toSorted()).toEqual([
      "attempt-2",
      "result.json",
      "stdout.log",
    ]);
    expect(readFileSync(join(folder, "20261120-101112-search-loop/attempt-2/stdout.log"), "utf8")).toBe("two");
    expect(readFileSync(join(root.path, ".replaykit/.gitignore"), "utf8")).toBe("*\n");
  });

  it("of one second is found by its number, the newest last", () => {
    using root = temporaryFolder();
    const folder = join(root.path, ".replaykit", "runs");
    const { of } = collect(folder);
    const result = (case_id: string) => ({ "result.json": JSON.stringify({ case_id, verdict: "fixed" }) });
    for (let replay = 1; replay <= 11; replay += 1) of("loop").write(result("loop"));
    of("loop-9").write(result("loop-9"));
    expect(newestEvidence(folder, "loop")).toBe(join(folder, "20261120-101112-loop-11"));
    expect(newestEvidence(folder, "loop-9")).toBe(join(folder, "20261120-101112-loop-9-2"));
    expect(newestEvidence(folder, "loop-11")).toBeUndefined();
  });

  it("says once that it cannot be kept, and throws nothing", () => {
    using root = temporaryFolder({ ".replaykit": "a file where the folder should be" });
    const { of, problems } = collect(join(root.path, ".replaykit", "runs"));
    of("a").write({ "result.json": "{}" });
    of("b").write({ "result.json": "{}" });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("evidence cannot be written");
  });

  it("is not written through a link", () => {
    using outside = temporaryFolder();
    using root = temporaryFolder();
    symlinkSync(outside.path, join(root.path, ".replaykit"));
    const { of, problems } = collect(join(root.path, ".replaykit", "runs"));
    of("a").write({ "result.json": "{}" });
    expect(problems[0]).toContain("symbolic link");
    expect(readdirSync(outside.path)).toEqual([]);
  });
});
