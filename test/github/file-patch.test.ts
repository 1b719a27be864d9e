import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filePatch } from "../../src/github/comment/file-patch.ts";

const lines = (count: number, change: (line: number) => string | undefined = () => undefined) =>
  Array.from({ length: count }, (_, index) => change(index + 1) ?? `line ${index + 1}\n`).join("");

/** What `git apply` makes of the file. */
function applied(before: string | undefined, patch: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "replaykit-patch-"));
  try {
    execFileSync("git", ["init", "--quiet"], { cwd: folder });
    if (before !== undefined) writeFileSync(join(folder, "case.yaml"), before);
    execFileSync("git", ["apply", "-"], { cwd: folder, input: patch, stdio: ["pipe", "pipe", "pipe"] });
    return existsSync(join(folder, "case.yaml")) ? readFileSync(join(folder, "case.yaml"), "utf8") : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each<[string, string | undefined, string]>([
  ["in the middle", lines(20), lines(20, (line) => (line === 10 ? "other\n" : undefined))],
  ["of the first line", lines(9), lines(9, (line) => (line === 1 ? "other\n" : undefined))],
  ["that adds lines at the end", lines(4), lines(6)],
  ["that takes lines away", lines(9), lines(2)],
  ["that makes a file", undefined, lines(3)],
  ["that fills an empty file", "", lines(3)],
  ["that makes a file without a last line feed", undefined, "one"],
  ["of a file without a last line feed, before its end", `${lines(9)}end`, `other\n${lines(9)}end`],
  ["of a last line without a line feed", `${lines(3)}end`, `${lines(3)}other`],
  ["that adds the last line feed", `${lines(3)}end`, `${lines(3)}end\n`],
])("git applies a change %s", (_what, before, after) => {
  expect(applied(before, filePatch("case.yaml", before, after))).toBe(after);
});

it("git refuses it where the file is another one", () => {
  const patch = filePatch("case.yaml", lines(3), lines(4));
  expect(() => applied("something else\n", patch)).toThrow("patch does not apply");
});
