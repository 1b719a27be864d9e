import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { withNames } from "../../src/cli/worker/push.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import { hmacKeyedHash } from "../../src/node/platform.ts";
import { traceSchema } from "../../src/core/schema/trace.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { sharedWorker, type TestWorker } from "../worker/support/harness.ts";
import { failedTrace } from "../worker/support/traces.ts";

let worker: TestWorker;
beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
});

const names = {
  user_id: "ann@example.com",
  session_id: "dora@example.com/chat",
  labels: { customer: "eve@example.com" },
};

it("a pushed run is found and erased by what its user, session and labels were, none of which is stored", async () => {
  const own = await worker.project("pushed", { sampling: { success: 1 } });
  const env = { REPLAYKIT_WORKER_URL: worker.url, REPLAYKIT_WORKER_TOKEN: own.token };
  using folder = temporaryFolder();
  const cwd = folder.path;
  writeFileSync(join(cwd, "ann.json"), JSON.stringify(failedTrace("ann", names)));
  writeFileSync(join(cwd, "else.json"), JSON.stringify(failedTrace("else")));
  expect((await cli(["worker", "push", "ann.json", "else.json"], { cwd, env })).exit).toBe(0);
  const find = async (q: string) =>
    JSON.parse((await cli(["worker", "find", q, "--json"], { cwd, env })).stdout).runs.map(
      (run: { run_id: string }) => run.run_id,
    );
  for (const q of ["ann@example.com", "dora@example.com/chat", "customer:eve@example.com"])
    expect([q, await find(q)]).toEqual([q, ["ann"]]);
  expect(JSON.stringify(await own.json("/v1/runs/ann"))).not.toContain("@example.com");
  const erased = await cli(["worker", "erase", "--user", "ann@example.com", "--yes"], { cwd, env });
  expect(erased.stdout).toMatch(/^erased 1 run; 1 stored object rewritten\n/);
  expect([await find("ann@example.com"), await find("else")]).toEqual([[], ["else"]]);
});

it("what a rule of the project hides, and a secret, stays hidden", () => {
  const keyedHash = hmacKeyedHash(Buffer.from("k"));
  const redactor = createRedactor({ keyedHash, rules: [{ name: "staff", pattern: "staff-\\d+|boss@example\\.com" }] });
  const token = `ghp_${"aB3".repeat(12)}`;
  const sent = traceSchema.parse(
    failedTrace("r", {
      user_id: "staff-4711",
      session_id: "boss@example.com",
      labels: { key: token, mail: "eve@example.com", both: `eve@example.com ${token}`, tier: "gold" },
    }),
  );
  const hidden = redactor.redact(sent);
  const { user_id, session_id, labels } = withNames(sent, hidden, keyedHash);
  expect([user_id, session_id, labels]).toEqual([
    hidden.user_id,
    hidden.session_id,
    { ...hidden.labels, mail: "eve@example.com", tier: "gold" },
  ]);
  expect(JSON.stringify([user_id, session_id, labels])).not.toMatch(/staff-4711|boss@|ghp_/);
});
