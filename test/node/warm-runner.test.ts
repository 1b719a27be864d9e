import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AttemptRequest, Runner } from "../../src/node/runner/attempt-request.ts";
import { commandOf } from "../../src/node/runner/command.ts";
import { runnerEnvironment } from "../../src/node/runner/environment.ts";
import { createSlots } from "../../src/node/runner/slots.ts";
import { createWarmRunner } from "../../src/node/runner/warm-runner.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** A warm agent whose answer depends on the case's id. */
const agent = `
import { createInterface } from "node:readline";
let served = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { case_id, attempt } = JSON.parse(line);
  served += 1;
  if (case_id === "crash") process.exit(7);
  if (case_id === "hang") continue;
  if (case_id === "garbage") { console.log('{"case_id": "garb'); continue; }
  if (case_id === "chatty") console.log("thinking about it");
  const answered = case_id === "mixed-up" ? "other" : case_id;
  console.log(JSON.stringify({ case_id: answered, attempt, status: "success", final_output: { pid: process.pid, served } }));
}
`;

function requestOf(caseId: string, more: Partial<AttemptRequest> = {}): AttemptRequest {
  const paths = { casePath: "/c/case.yaml", fixturesDir: "/c/fixtures", sourceTracePath: "/c/source-trace.json" };
  return {
    caseId,
    paths,
    attempt: 1,
    input: "Why?",
    inputs: ["Why?"],
    turn: 1,
    seed: 1,
    now: undefined,
    timeoutMs: 5000,
    gatewayEnv: {},
    ...more,
  };
}

async function withRunner(act: (runner: Runner) => Promise<void>, recycleAfter = 100): Promise<void> {
  using folder = temporaryFolder({ "agent.mjs": agent });
  const runner = createWarmRunner({
    command: commandOf([process.execPath, "agent.mjs"]),
    cwd: folder.path,
    env: runnerEnvironment(process.env, []),
    slots: createSlots(1),
    scratch: join(folder.path, "scratch"),
    recycleAfter,
  });
  try {
    await act(runner);
  } finally {
    await runner.close();
  }
}

function pidOf(answer: Awaited<ReturnType<Runner["run"]>>): unknown {
  const output = answer.output?.final_output;
  return typeof output === "object" && output !== null && !Array.isArray(output) ? output["pid"] : undefined;
}

describe("a warm runner", () => {
  it("serves many cases with one process", () =>
    withRunner(async (runner) => {
      const first = await runner.run(requestOf("a"));
      const second = await runner.run(requestOf("b"));
      expect(first.failure).toBeUndefined();
      expect(pidOf(second)).toBe(pidOf(first));
      expect(second.output?.final_output).toMatchObject({ served: 2 });
    }));

  it("replaces the process after its share of cases", () =>
    withRunner(async (runner) => {
      const pids = [];
      for (const id of ["a", "b", "c", "d"]) pids.push(pidOf(await runner.run(requestOf(id))));
      expect(new Set(pids).size).toBe(2);
      expect(pids[0]).toBe(pids[1]);
    }, 2));

  it("says how a process crashed, and goes on with a new one", () =>
    withRunner(async (runner) => {
      expect((await runner.run(requestOf("crash"))).failure).toBe(
        "the runner ended with exit code 7 before it answered",
      );
      expect((await runner.run(requestOf("after"))).failure).toBeUndefined();
    }));

  it("ends one that hangs, and goes on with a new one", () =>
    withRunner(async (runner) => {
      const answer = await runner.run(requestOf("hang", { timeoutMs: 300 }));
      expect([answer.failure, answer.exit.timed_out]).toEqual(["the runner did not answer within 300 ms", true]);
      expect(answer.duration_ms).toBeLessThan(10_000); // it would hang for ever
      expect((await runner.run(requestOf("after"))).failure).toBeUndefined();
    }));

  it("refuses half a line of JSON, and an answer for another case", () =>
    withRunner(async (runner) => {
      const garbage = await runner.run(requestOf("garbage"));
      expect(garbage.output).toBeUndefined();
      expect(garbage.failure).toContain("the runner's output:1:");
      const mixedUp = await runner.run(requestOf("mixed-up"));
      expect(mixedUp.failure).toBe(
        'the runner answered for case "other", attempt 1, when it was asked for "mixed-up", attempt 1',
      );
    }));

  it("keeps other lines as the log", () =>
    withRunner(async (runner) => {
      const answer = await runner.run(requestOf("chatty"));
      expect([answer.failure, answer.stdout]).toEqual([undefined, "thinking about it\n"]);
    }));

  it("ends an attempt when it is aborted", () =>
    withRunner(async (runner) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 100);
      const answer = await runner.run(requestOf("hang", { signal: controller.signal }));
      expect(answer.aborted).toBe(true);
    }));
});
