import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { createLanes } from "../../../src/node/sandbox/warden/lanes.ts";
import { children } from "../../../src/node/sandbox/process-tree.ts";
import { findPrograms } from "../../../src/node/sandbox/system-programs.ts";
import { leaveOut } from "../../support/left-out.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const found = findPrograms();
const programs = "missing" in found ? undefined : found;
const possible = programs !== undefined && spawnSync(programs.unshare, ["--net", "true"]).status === 0;
if (!possible) leaveOut("networks by themselves", "this process may make none");

const program = resolve(import.meta.dirname, "../../../src/node/sandbox/warden/warden.ts");
/** One more than may wait. */
const many = Math.max(8, 2 * availableParallelism()) + 1;

const start = () => {
  const { unshare = "", ip = "", sh = "" } = programs ?? {};
  return createLanes({ unshare, ip, sh, program });
};

describe.skipIf(!possible)("networks", () => {
  it("are started only for rooms that run beside others", async () => {
    using folder = temporaryFolder();
    const lanes = start();
    await lanes.relay({ port: 0, socket: join(folder.path, "gateway") });
    const before = new Set(children(process.pid));
    const started = () => children(process.pid).filter((pid) => !before.has(pid)).length;
    expect(await lanes.take("head")).toMatchObject({ pid: undefined });
    expect(started()).toBe(0);
    lanes.prepare();
    lanes.prepare();
    const prepared = availableParallelism() > 1 ? 1 : 0;
    expect(started()).toBe(prepared);
    expect((await lanes.take("head")).pid).toBeGreaterThan(0);
    expect(started()).toBe(1);
  });

  it("take a further gateway while one that waited longest ends", async () => {
    using folder = temporaryFolder();
    const lanes = start();
    for (let side = 0; side < many; side += 1) lanes.giveBack(`${side}`, await lanes.take(`${side}`));
    const relayed = lanes.relay({ port: 0, socket: join(folder.path, "gateway") });
    const lane = await lanes.take("another checkout");
    await relayed;
    expect(lane.pid).toBeGreaterThan(0);
    // The twin: a gateway that no network can have is still said.
    await expect(lanes.relay({ port: 70_000, socket: join(folder.path, "no") })).rejects.toThrow(
      /options.port|could not be made/,
    );
  });
});
