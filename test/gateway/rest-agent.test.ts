import { join, resolve } from "node:path";
import { symlinkSync } from "node:fs";
import { expect, it } from "vitest";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { refundModel } from "./refund-model.ts";
import { type RestAnswer, restApi } from "./rest-api.ts";
import { stubProvider } from "./stub-provider.ts";

const agent = join(import.meta.dirname, "agents/rest-agent.mjs");
const root = resolve(import.meta.dirname, "../..");

const answers: Record<string, RestAnswer> = {
  "/orders/7": [200, '{"order": 7, "paid": 42.5}'],
  "/policies?topic=refund": [200, "30 days"],
  "/refunds": [201, '{"refunded":true}'],
};

it("an agent whose tools are REST calls is recorded and replayed: what it sends is judged, and nothing is sent", async () => {
  await using provider = await stubProvider(refundModel);
  await using api = await restApi(answers);
  using folder = temporaryFolder({
    "replaykit.yaml": [
      "version: 1",
      `upstream: { openai: { base_url: "${provider.url}/v1", key_env: REAL_KEY } }`,
      "effects: { lookup_order: pure, lookup_policy: pure, refund: pure }",
      `http: { allow: [{ host: orders.example, base_url: "${api.url}" }] }`,
      "",
    ].join("\n"),
  });
  symlinkSync(join(root, "node_modules"), join(folder.path, "node_modules"));
  const cwd = folder.path;
  const record = await cli(["record", "--", "node", agent, "unfixed"], { cwd, env: { REAL_KEY: "sk-real" } });
  expect(record.stdout).toContain("(success, exit code 0)");
  expect(api.requests).toEqual([
    "GET /orders/7",
    "GET /policies?topic=refund",
    'POST /refunds {"order":7,"amount":425}',
  ]);
  const wanted = 'POST orders.example={"path":"/refunds","body":{"order":7,"amount":42.5}}';
  const words = ["--model-fixtures", "trace.model.json", "--out", "cases/refund", "--expect-call", wanted];
  const scaffold = await cli(["scaffold", "trace.json", ...words], { cwd });
  expect(scaffold).toMatchObject({ exit: 0 });

  const replay = async (variant: string) => {
    const answer = await cli(["replay", "refund", "--runner-cmd", `node ${agent} ${variant}`, "--json"], { cwd });
    const report: ReplayReport = JSON.parse(answer.stdout);
    return report.cases[0];
  };
  const unfixed = await replay("unfixed");
  expect(unfixed).toMatchObject({ verdict: "reproduced" });
  // The three functions run, since they are declared pure: what the model was told of them is not served.
  const counts = { basis: "observed", served: 6, simulated: 0, missed: 0, live: 0, uncontrolled: 3, unconsumed: 3 };
  expect(unfixed?.attempts[0]?.counts).toMatchObject(counts);

  const fixed = await replay("fixed");
  expect(fixed).toMatchObject({ verdict: "fixed" });
  expect(fixed?.attempts[0]).toMatchObject({
    leans_on_simulated: ["POST orders.example"],
    counts: { served: 5, simulated: 1, missed: 0 },
  });
  expect(api.requests).toHaveLength(3);
  expect(provider.requests).toHaveLength(3);
});
