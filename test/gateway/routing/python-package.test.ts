import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { basePython } from "../../support/base-python.ts";
import { leaveOut } from "../../support/left-out.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const source = join(import.meta.dirname, "../../../python");

const production = `
import sys
before = set(sys.modules)
import replaykit
def plain(order):
    return order
assert replaykit.tool(plain) is plain
assert replaykit.tool(name="refund", args=["order"])(plain) is plain
print(sorted(set(sys.modules) - before), replaykit.ToolError.__mro__[1].__name__)
`;

it("the installed package gives functions back as they are, loads nothing more and needs nothing", (context) => {
  using folder = temporaryFolder();
  const copy = join(folder.path, "source");
  cpSync(source, copy, { recursive: true, filter: (path) => !/__pycache__|\.egg-info|\/build$/.test(path) });
  const target = join(folder.path, "installed");
  const steady = ["--no-deps", "--retries", "0", "--timeout", "5", "--disable-pip-version-check", "--target", target];
  const pip = ["-m", "pip", "install", "--quiet", ...steady, copy];
  const installed = spawnSync(basePython(), pip, { encoding: "utf8" });
  if (/No module named pip|No matching distribution found for setuptools/.test(installed.stderr)) {
    leaveOut("the installed Python package", "python3 has no pip, or pip no index with setuptools, here");
    context.skip();
  }
  expect(installed.status, installed.stderr).toBe(0);
  const env = { PATH: process.env["PATH"] ?? "", PYTHONPATH: target };
  const { stdout, stderr } = spawnSync("python3", ["-c", production], { encoding: "utf8", env });
  expect(stderr).toBe("");
  expect(stdout).toBe("['replaykit'] Exception\n");
  const about = spawnSync("python3", ["-c", "import importlib.metadata as m; print(m.requires('replaykit'))"], { env });
  expect(String(about.stdout).trim()).toMatch(/^(?:None|\[\])$/);
});

it("a marked function asks a gateway where there is one, and fails where nobody answers", () => {
  const marked = `import replaykit\n@replaykit.tool\ndef refund(order):\n    print("ran")\nrefund(7)\n`;
  const env = { PATH: process.env["PATH"] ?? "", PYTHONPATH: source, PYTHONDONTWRITEBYTECODE: "1" };
  const plain = spawnSync("python3", ["-c", marked], { encoding: "utf8", env });
  expect([plain.status, plain.stdout]).toEqual([0, "ran\n"]);
  const nobody = { ...env, REPLAYKIT_GATEWAY_URL: "http://127.0.0.1:9/t/none" };
  const asked = spawnSync("python3", ["-c", marked], { encoding: "utf8", env: nobody });
  expect([asked.status, asked.stdout]).toEqual([1, ""]);
  expect(asked.stderr).toContain("ConnectionRefusedError");
});
