import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keyedConfig } from "./keyed-config.ts";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { chatAnswer, type StubRequest, stubProvider } from "./stub-provider.ts";

const agent = join(import.meta.dirname, "agents/refund_agent.py");

/** A model that asks for more money back than was paid. */
function model({ body }: StubRequest) {
  const results = body.messages?.filter(({ role }) => role === "tool").length ?? 0;
  if (results === 0) return { body: chatAnswer(undefined, [{ id: "a", name: "lookup_order", args: { order: 7 } }]) };
  const refund = { id: "b", name: "refund", args: { order: 7, amount: 425 } };
  return { body: results === 1 ? chatAnswer(undefined, [refund]) : chatAnswer("You got your money back.") };
}

it("a write of a Python agent runs when it is recorded and never again", async () => {
  await using provider = await stubProvider(model);
  using folder = temporaryFolder({
    "replaykit.yaml": keyedConfig(provider.url, "effects: { lookup_order: read, refund: write }"),
  });
  const cwd = folder.path;
  const log = join(cwd, "refunds.log");
  const env = { REAL_KEY: "sk-real" };
  const record = await cli(["record", "--", "python3", agent, log, "unfixed"], { cwd, env });
  expect(record.stdout).toContain("recorded trace.json  (success, exit code 0)");
  expect(record.stderr).not.toContain("unseen by the gateway");
  expect(readFileSync(log, "utf8")).toBe("refunded 425\n");

  const expectation = ["--expect-call", 'refund={"order":7,"amount":42.5}'];
  const words = ["--model-fixtures", "trace.model.json", "--out", "cases/refund", ...expectation];
  expect(await cli(["scaffold", "trace.json", ...words], { cwd })).toMatchObject({ exit: 0 });

  const replay = async (variant: string) => {
    const again = join(cwd, `${variant}.log`);
    const command = `python3 ${agent} ${again} ${variant}`;
    const answer = await cli(["replay", "refund", "--runner-cmd", command, "--json"], { cwd });
    const report: ReplayReport = JSON.parse(answer.stdout);
    expect(existsSync(again)).toBe(false);
    return report.cases[0];
  };

  const unfixed = await replay("unfixed");
  expect(unfixed).toMatchObject({ verdict: "reproduced" });
  const counts = { basis: "observed", served: 5, simulated: 0, missed: 0, uncontrolled: 0, unconsumed: 0 };
  expect(unfixed?.attempts[0]?.counts).toMatchObject(counts);

  // What counts is what the agent passed on; the model is told of the recorded success, so no key is needed.
  const fixed = await replay("fixed");
  expect(fixed).toMatchObject({ verdict: "fixed" });
  expect(fixed?.attempts[0]).toMatchObject({
    leans_on_simulated: ["refund"],
    counts: { served: 4, simulated: 1, live: 0, uncontrolled: 0 },
  });
});
