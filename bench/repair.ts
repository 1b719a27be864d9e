import { createRedactor } from "../src/core/redact/redact.ts";
import { commitOf } from "../src/node/git/base-checkout.ts";
import { hmacKeyedHash } from "../src/node/platform.ts";
import { verifyRepair } from "../src/node/cases/verify-repair.ts";
import { failingAgents } from "../test/support/repair/agents.ts";
import { patches } from "../test/support/repair/patches.ts";
import { applyPatch, controlTrace, failingRepository } from "../test/support/repair/repository.ts";
import type { BenchResult } from "./bench-result.ts";

/** Runs `case verify` on forty changes of the example agents: half fix the cause, half overfit to the case. */
export async function run(): Promise<BenchResult[]> {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("bench")) });
  const counts = { true: { verified: 0, rejected: 0, unproven: 0 }, false: { verified: 0, rejected: 0, unproven: 0 } };
  for (const agent of failingAgents) {
    using repository = failingRepository(agent);
    const { path: root } = repository;
    for (const [index, patch] of patches.filter((one) => one.agent === agent.id).entries()) {
      applyPatch(repository, patch, `change-${index}`);
      const { verdict, reason } = await verifyRepair({
        root,
        caseId: agent.id,
        base: { name: "main", commit: await commitOf("main", { cwd: root }) },
        head: { name: "change", commit: await commitOf("HEAD", { cwd: root }) },
        controls: [{ name: "a good run", trace: controlTrace(agent) }],
        redactor,
        env: process.env,
      });
      counts[patch.mends ? "true" : "false"][verdict] += 1;
      console.log(
        `  ${patch.mends ? "mends   " : "memorises"} ${verdict.padEnd(9)} ${agent.id}, ${patch.name}: ${reason}`,
      );
    }
  }
  const mending = patches.filter(({ mends }) => mends).length;
  return [
    { name: `changes that mend, verified, of ${mending} (at least 95)`, ...percent(counts.true.verified / mending) },
    {
      name: `changes that memorise, rejected, of ${patches.length - mending} (at least 95)`,
      ...percent(counts.false.rejected / (patches.length - mending)),
    },
    {
      name: "changes that memorise, verified (none)",
      value: counts.false.verified,
      unit: "",
      ok: counts.false.verified === 0,
    },
  ];
}

function percent(share: number): Pick<BenchResult, "value" | "unit" | "ok"> {
  return { value: share * 100, unit: " %", ok: share >= 0.95 };
}
