import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { commitOf } from "../../../src/node/git/base-checkout.ts";
import { hmacKeyedHash } from "../../../src/node/platform.ts";
import { verifyRepair } from "../../../src/node/cases/verify-repair.ts";
import { sandboxFor } from "../../../src/node/sandbox/relay-into.ts";
import { leaveOut } from "../../support/left-out.ts";
import { failingAgents } from "../../support/repair/agents.ts";
import { patches } from "../../support/repair/patches.ts";
import { applyPatch, controlTrace, failingRepository } from "../../support/repair/repository.ts";

const caseId = "refund-after-deadline";

// bench/repair.ts does the same with all forty changes.
it("verifies two changes that mend, and rejects two that know the case by heart", async () => {
  const sandbox = await sandboxFor("auto");
  if ("reason" in sandbox) return leaveOut("the proof of fixes", sandbox.reason);
  using _held = sandbox;
  const agent = failingAgents.find(({ id }) => id === caseId);
  if (agent === undefined) throw new Error("the example agent is gone");
  using repository = failingRepository(agent);
  const { path: root } = repository;
  const commit = async (name: string) => ({ name, commit: await commitOf(name, { cwd: root }) });
  const own = patches.filter((patch) => patch.agent === caseId);
  const decided: unknown[] = [];
  for (const patch of [...own.filter(({ mends }) => mends), ...own.filter(({ mends }) => !mends).slice(0, 2)]) {
    applyPatch(repository, patch, "change");
    const { verdict, replays, reason } = await verifyRepair({
      root,
      caseId,
      base: await commit("main"),
      head: await commit("change"),
      controls: [{ name: "good.json", trace: controlTrace(agent) }],
      redactor: createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("test")) }),
      env: process.env,
    });
    if (reason.includes("without a sandbox")) return leaveOut("the proof of fixes", reason);
    decided.push([patch.name, verdict, replays.map(({ kind, held }) => `${kind}: ${held}`).join(", ")]);
    expect(reason).not.toContain("ord_2044"); // of the other case, which was withheld
  }
  const held = "case: held, group: held, other ids: held, control: held";
  expect(decided).toEqual([
    ["keeps to the deadline", "verified", held],
    ["refuses in other words", "verified", held],
    ["knows the order", "rejected", "case: held, group: failed, other ids: failed, control: held"],
    ["knows the recorded days", "rejected", "case: held, group: failed, other ids: held, control: held"],
  ]);
  const worktrees = execFileSync("git", ["worktree", "list"], { cwd: root }).toString();
  expect(worktrees.trim().split("\n")).toHaveLength(1); // none is left behind
});
