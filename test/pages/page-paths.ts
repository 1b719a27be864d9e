import type { Client } from "../worker/support/harness.ts";
import { seedRun } from "./seed-runs.ts";

/** An address of every page of a seeded project. */
export async function pagePaths(client: Client): Promise<Record<string, string>> {
  const runOf = async (runId: string) => (await client.json(`/v1/runs/${runId}`)).run.id;
  const { groups } = await client.json("/v1/groups?limit=200");
  const largest = groups.toSorted((a, b) => b.count - a.count)[0]?.id ?? "";
  const run = await runOf(seedRun(0).run_id);
  const other = await runOf(seedRun(9).run_id);
  return {
    inbox: "/",
    guarded: "/?view=guarded",
    coverage: "/coverage",
    nothing: "/?text=nothing+is+like+this",
    group: `/groups/${largest}`,
    run: `/runs/${run}`,
    long: `/runs/${await runOf("run_long")}`,
    compare: `/runs/${run}/compare?with=${other}`,
    promote: `/runs/${run}/promote`,
    found: "/find?q=tier:gold",
    gone: `/runs/${"0".repeat(24)}`,
    settings: "/settings",
    tokens: "/tokens",
    audit: "/audit",
    lost: "/inbocks",
  };
}
