import { describe, expect, it } from "vitest";
import { programFiles } from "../../src/node/runner/program-files.ts";

const place = { cwd: "/repo/services", top: "/repo", path: "/usr/bin:/repo/bin:relative" };

function has(command: string | string[], ...files: string[]): boolean[] {
  const { named, implied } = programFiles(command, place);
  return files.map((file) => [...named, ...implied].includes(`/repo/${file}`));
}

describe("the files that a command may run", () => {
  it.each([
    ["python3 check.py --rules=../rules.json", ["services/check.py", "rules.json"]],
    [
      "python3 -m tools.check",
      ["services/tools/check.py", "services/tools/check/__main__.py", "services/tools/__init__.py"],
    ],
    ["/usr/bin/python3.12 -mtools.check", ["services/tools/check.py"]],
    [
      ["sh", "-c", "cd ../lib && python3 $PWD/a.py; cat checks/*.sh | sh"],
      ["lib", "services/a.py", "services/checks"],
    ],
    ["node --import=./hook.mjs lib/check", ["services/hook.mjs", "services/lib/check.js", "services/lib/check.ts"]],
    ["npm run -s check", ["services/package.json", "package.json", ".npmrc"]],
    ["make -C tools check", ["services/Makefile", "services/GNUmakefile", "services/tools"]],
    ["my-check", ["bin/my-check"]],
  ])("%s", (command, files) => {
    expect(has(command, ...files)).toEqual(files.map(() => true));
  });

  it("are none that it does not look for, and none outside of the checkout", () => {
    expect(has("npm run check", "services/check.py", "services/check.js")).toEqual([false, false]);
    expect(has("python3 tools/check.py", "services/tools/__init__.py", "services/package.json")).toEqual([
      false,
      false,
    ]);
    const { named, implied } = programFiles("python3 ../../other/check.py ..", place);
    expect([...named, ...implied].filter((path) => !path.startsWith("/repo/"))).toEqual([]);
  });
});
