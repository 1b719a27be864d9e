import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { restApi } from "./rest-api.ts";

const agent = join(import.meta.dirname, "agents/tools-only-agent.mjs");
const wanted = 'POST orders.example={"path":"/refunds","body":{"order":7,"amount":42.5}}';

/** The agent recorded with 425 for 42.5, in a repository of its own. */
async function recorded(writes: string) {
  const api = await restApi({ "/orders/7": [200, '{"paid": 42.5}'], "/refunds": [201, '{"refunded":true}'] });
  const http = `http: { allow: [{ host: orders.example, base_url: "${api.url}" }] }`;
  const folder = temporaryFolder({ "replaykit.yaml": `version: 1\n${http}\n` });
  const cwd = folder.path;
  const record = await cli(["record", "--", "node", agent, "425", writes], { cwd });
  const trace: TraceRun = JSON.parse(readFileSync(join(cwd, "trace.json"), "utf8"));
  const scaffold = (...words: string[]) =>
    cli(["scaffold", "trace.json", "--model-fixtures", "trace.model.json", "--out", "cases/refund", ...words], { cwd });
  const replay = async (amount: string, says = writes) => {
    const command = `node ${agent} ${amount} '${says}'`;
    const answer = await cli(["replay", "refund", "--runner-cmd", command, "--shell", "--json"], { cwd });
    const report: ReplayReport = JSON.parse(answer.stdout);
    return report.cases[0]?.verdict;
  };
  const signatures = () => /^signatures:$[^]*?^$/m.exec(readFileSync(join(cwd, "cases/refund/case.yaml"), "utf8"))?.[0];
  const dispose = async () => {
    folder[Symbol.dispose]();
    await api[Symbol.asyncDispose]();
  };
  return { record, trace, scaffold, replay, signatures, [Symbol.asyncDispose]: dispose };
}

const answersIn = ({ events }: TraceRun) =>
  events.flatMap((event) => (event.type === "final_output" ? [event.content] : []));

it("what the agent writes of its run is recorded, as a replay reads it", async () => {
  await using run = await recorded("answer");
  expect(answersIn(run.trace)).toEqual(["You got your money back."]);
  expect(await run.scaffold("--expect-call", wanted)).toMatchObject({ exit: 0 });
  expect(run.signatures()).not.toContain("final_output_exists");
  expect(await run.replay("425")).toBe("reproduced");
  expect(await run.replay("42.5")).toBe("fixed");
  await using failed = await recorded("failure");
  expect(failed.trace).toMatchObject({ status: "error" });
  expect(failed.trace.events).toContainEqual({ type: "error", kind: "exception", error: "KeyError: plan" });
});

it("an agent that wrote nothing and asked no model has an unknown answer, and no detector claims that it gave none", async () => {
  await using run = await recorded("nothing");
  expect(run.record.stderr).toContain("its answer was not recorded");
  expect(answersIn(run.trace)).toEqual([]);
  expect(await run.scaffold("--expect-call", wanted)).toMatchObject({ exit: 0 });
  expect(run.signatures()).not.toContain("final_output_exists");
  expect(await run.replay("425")).toBe("reproduced");
  // What the replay says more than the recording changes nothing of the failure.
  expect(await run.replay("425", "answer")).toBe("reproduced");
  expect(await run.replay("42.5")).toBe("fixed");
});

it("an output without an answer is found as a failure", async () => {
  await using run = await recorded("no answer");
  expect(run.record.stderr).not.toContain("its answer was not recorded");
  expect(answersIn(run.trace)).toEqual([null]);
  expect(await run.scaffold()).toMatchObject({ exit: 0 });
  expect(run.signatures()).toContain("final_output_exists: false");
  expect(await run.replay("425")).toBe("reproduced");
});

it("an output that breaks the contract is not taken, and the recording says why", async () => {
  await using run = await recorded("misspelt");
  expect(run.record.stderr).toContain('final_ouput is an unknown member; did you mean "final_output"?');
  expect(answersIn(run.trace)).toEqual([]);
});
