import { execFileSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { guardName, liveRepository, type LiveRepository } from "../../../bench/chance/live-repository.ts";
import type { CaseResult } from "../../../src/core/schema/result.ts";
import { checkoutDigest } from "../../../src/node/replay/trial/earlier-runs.ts";
import { cli } from "../../support/cli.ts";

const first = guardName(0);
/** One block a run: two of them prove what always fails, one does not. */
const config = "live: { max_pairs: 4 }\n";

async function replay({ path }: LiveRepository, ...flags: string[]): Promise<CaseResult | undefined> {
  const { stdout } = await cli(["replay", "--base", "main", "--json", ...flags], { cwd: path });
  return (JSON.parse(stdout) as { cases: CaseResult[] }).cases.find(({ case_id }) => case_id === first);
}

const runsBefore = (result: CaseResult | undefined) => result?.trial?.earlier?.length ?? 0;

describe("runs of the very same code", () => {
  it("count together, each with all before it, and no other run does", async () => {
    using repository = liveRepository(1, { main: { pass: 1 }, branch: { pass: 0 }, config });
    const one = await replay(repository);
    expect([runsBefore(one), one?.standing, one?.trial?.blocks.length]).toEqual([0, "flaky", 1]);
    const two = await replay(repository);
    expect([runsBefore(two), two?.standing, two?.blocks]).toEqual([1, "regressed", true]);
    expect(two?.reason).toContain(
      "failed 4 of 4 on this branch, 0 of 4 on main (in 1 earlier run of the same code 4 of 4, 0 of 4)",
    );
    expect(runsBefore(await replay(repository))).toBe(2);
    // A push is another code, and so is what was not committed.
    writeFileSync(join(repository.path, "notes.txt"), "a change\n");
    const changed = await replay(repository);
    expect([runsBefore(changed), changed?.standing]).toEqual([0, "flaky"]);
    rmSync(join(repository.path, "notes.txt"));
    expect(runsBefore(await replay(repository))).toBe(3);
  });

  it("are of one base, one case and one runner", async () => {
    using repository = liveRepository(1, { main: { pass: 1 }, branch: { pass: 0 }, config });
    await replay(repository);
    const git = (...args: string[]) => execFileSync("git", args, { cwd: repository.path, stdio: "ignore" });
    git("branch", "--force", "other", "main");
    git("checkout", "--quiet", "other");
    git("commit", "--quiet", "--allow-empty", "--message", "moves on");
    git("checkout", "--quiet", "change");
    const { stdout } = await cli(["replay", "--base", "other", "--json"], { cwd: repository.path });
    expect((JSON.parse(stdout) as { cases: CaseResult[] }).cases.map(runsBefore)).toEqual([0]);
    expect(runsBefore(await replay(repository, "--runner-cmd", `${process.execPath} agent.mjs --other`))).toBe(0);
    expect(runsBefore(await replay(repository))).toBe(1);
  });

  it("try again what was a suspect before, though it holds now", async () => {
    using repository = liveRepository(2, { main: { pass: 1 }, branch: { pass: 1 }, config });
    writeFileSync(join(repository.path, "down"), "");
    const down = await replay(repository);
    rmSync(join(repository.path, "down"));
    expect([down?.standing, runsBefore(down)]).toEqual(["flaky", 0]);
    const up = await replay(repository);
    expect([up?.standing, up?.blocks, runsBefore(up)]).toEqual(["flaky", false, 1]);
    expect(up?.attempts.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 5 }, () => "fixed"));
    for (const name of readdirSync(join(repository.path, ".replaykit", "runs")))
      rmSync(join(repository.path, ".replaykit", "runs", name), { recursive: true });
    expect((await replay(repository))?.standing).toBe("holding");
  });
});

describe("the digest of a checkout", () => {
  it("changes with what is committed, changed or added, and not with what git ignores; without git there is none", async () => {
    using repository = liveRepository(0, { main: { pass: 1 } });
    const cwd = repository.path;
    const clean = await checkoutDigest({ cwd });
    expect(clean).toMatch(/^[0-9a-f]{64}$/);
    writeFileSync(join(cwd, "down"), ""); // ignored
    expect(await checkoutDigest({ cwd })).toBe(clean);
    writeFileSync(join(cwd, "new.txt"), "one");
    const added = await checkoutDigest({ cwd });
    writeFileSync(join(cwd, "new.txt"), "two");
    const other = await checkoutDigest({ cwd });
    rmSync(join(cwd, "new.txt"));
    writeFileSync(join(cwd, "change.txt"), "changed");
    expect(new Set([clean, added, other, await checkoutDigest({ cwd })]).size).toBe(4);
    expect(await checkoutDigest({ cwd: "/" })).toBeUndefined();
  });
});
