import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { neededNode, oldNodeMessage } from "../../src/node/node-version.ts";
import { builtDist } from "../support/build-once.ts";
import { leaveOut } from "../support/left-out.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

describe("the Node that is needed", () => {
  it("is what package.json says", () => {
    const manifest: unknown = JSON.parse(readFileSync(resolve(import.meta.dirname, "../../package.json"), "utf8"));
    expect(manifest).toMatchObject({ engines: { node: `>=${neededNode}` } });
  });

  it.each(["22.13.0", "22.13.1", "22.20.0", "23.0.0", "24.4.1", "100.0.0", "25.0.0-nightly2026"])(
    "%s will do",
    (version) => {
      expect(oldNodeMessage(version)).toBeUndefined();
    },
  );

  it.each(["22.12.0", "22.9.9", "20.20.2", "18.0.0", "9.99.0"])("%s is too old", (version) => {
    expect(oldNodeMessage(version)).toBe(`this is Node ${version}; ReplayKit needs Node 22.13 or newer`);
  });
});

/** What Node links and runs before an entry's first own line: the files of its static imports. */
function loadedFirst(entry: string): string[] {
  const files = [join(builtDist, entry)];
  for (const file of files) {
    const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export)\b[^;(]*?"([^"]+)";/gm);
    const paths = [...imports].map(([, from = ""]) => (from.startsWith(".") ? resolve(dirname(file), from) : from));
    files.push(...paths.filter((path) => path.startsWith("/") && !files.includes(path)));
    expect(paths.filter((path) => !/^(?:\/|node:)/.test(path))).toEqual([]);
  }
  return files;
}

describe.each(["cli.js", "action.js"])("%s", (entry) => {
  it("loads next to nothing before it has looked at the version", () => {
    const sizes = loadedFirst(entry).map((file) => readFileSync(file, "utf8").length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(16_000);
    expect(readFileSync(join(builtDist, entry), "utf8")).toMatch(/await import\("\.\/chunks\/\w+\.js"\)/);
  });
});

/** A Node on the PATH that is too old, if there is one. */
function oldNode(): string | undefined {
  const places = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "node"));
  return places.find((path) => {
    if (!existsSync(path)) return false;
    const { stdout } = spawnSync(path, ["--print", "process.versions.node"], { encoding: "utf8" });
    return /^\d+\.\d+\.\d+/.test(stdout) && oldNodeMessage(stdout.trim()) !== undefined;
  });
}

const old = oldNode();
if (old === undefined) leaveOut("the command under an older Node", `no Node before ${neededNode} is on the PATH`);

describe.skipIf(old === undefined)("under an older Node", () => {
  const run = (node: string, entry: string, ...args: string[]): SpawnSyncReturns<string> => {
    using folder = temporaryFolder();
    return spawnSync(node, [join(builtDist, entry), ...args], {
      cwd: folder.path,
      encoding: "utf8",
      env: { HOME: folder.path, NO_COLOR: "1" },
    });
  };
  const said = expect.stringMatching(/^this is Node \d+\.\d+\.\d+; ReplayKit needs Node 22\.13 or newer$/);
  const hint = "install it from https://nodejs.org, and see with `node --version` which one is used";

  it("the CLI says which is needed, whatever it was asked for", () => {
    for (const args of [["replay"], ["--version"], ["ui"], []]) {
      const { status, stdout, stderr } = run(old ?? "", "cli.js", ...args);
      const [first = "", ...rest] = stderr.split("\n");
      expect({ status, stdout, rest }).toEqual({ status: 2, stdout: "", rest: [`  → ${hint}`, ""] });
      expect(/^replaykit: (.*) \[unsupported_version\]$/.exec(first)?.[1]).toEqual(said);
    }
    const { status, stdout, stderr } = run(old ?? "", "cli.js", "replay", "--json");
    expect({ status, stderr }).toEqual({ status: 2, stderr: "" });
    expect(JSON.parse(stdout)).toEqual({ error: { code: "unsupported_version", message: said, hint } });
  });

  it("the Action says it on the run's page", () => {
    const { status, stdout, stderr } = run(old ?? "", "action.js");
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    const [, message, rest] = /^::error::(.*?) → (.*)\n$/.exec(stdout) ?? [];
    expect([message, rest]).toEqual([said, hint]);
  });

  it("the Node of this run starts without a complaint", () => {
    const { status, stdout, stderr } = run(process.execPath, "cli.js", "--version");
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      stderr: "",
    });
  });
});
