import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withRemedy } from "../../src/cli/system-fault.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

describe("an error of the machine", () => {
  const failing = (code: string) => Object.assign(new Error(`${code}: it failed, write`), { code });

  it("is no bug, and says what to do", () => {
    expect(withRemedy(failing("ENOSPC"))).toMatchObject({
      code: "io_failed",
      message: "ENOSPC: it failed, write",
      hint: expect.stringContaining("make room on the disks"),
    });
    expect(withRemedy(failing("EMFILE"))).toMatchObject({ hint: expect.stringContaining("ulimit -n") });
    const refused = (syscall: string) => withRemedy(Object.assign(failing("EACCES"), { syscall }));
    expect(refused("spawn ./agent")).toMatchObject({ hint: expect.stringContaining("chmod +x") });
    expect(refused("open")).toMatchObject({ hint: expect.stringContaining("name another file") });
  });

  it("is not what any other error is", () => {
    const others = [new TypeError("x is not a function"), failing("ERR_INVALID_ARG_TYPE"), "text", undefined];
    const known = new ReplayKitError("io_failed", "known", { cause: failing("ENOSPC") });
    for (const error of [...others, known]) expect(withRemedy(error)).toBe(error);
  });

  it("that keeps a report from being written comes after the verdict", async () => {
    using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
    mkdirSync(join(folder.path, "out"));
    const replay = (file: string) => cli(["replay", "--report", file], { cwd: folder.path });
    const written = await replay("report.json");
    expect(written).toMatchObject({ exit: 0, stderr: expect.not.stringContaining("io_failed") });
    const failed = await replay("out");
    expect(failed.exit).toBe(2);
    expect(failed.stdout).toBe(written.stdout);
    expect(failed.stderr).toContain("EISDIR");
    expect(failed.stderr).toContain("[io_failed]\n  → check the path and its permissions, or name another file\n");
    expect(failed.stderr).not.toContain("bug in ReplayKit");
  });
});
