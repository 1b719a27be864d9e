import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Json } from "../../src/core/schema/json.ts";
import { caseMatchers, replayCase, toMatchState, toSatisfyCase, toSatisfyChecks } from "../../src/node/vitest.ts";
import type { AgentRun } from "../../src/sdk/index.ts";
import { copyOfRepository } from "../support/temporary-folder.ts";

expect.extend(caseMatchers);
afterEach(() => vi.unstubAllEnvs());

const folder = resolve(import.meta.dirname, "../../cases/search-loop");
const failed = JSON.parse(readFileSync(resolve(folder, "source-trace.json"), "utf8"));
const call = { tool_name: "lookup_billing", tool_args: { user_id: "usr_8821" }, tool_output: "Error: down" };
const fixed = { status: "success", final_output: "I could not look that up.", tool_calls: [call, call], errors: [] };

/** The agent of the case: gives up after so many tries, and keeps what it knows. */
function billingAgent(tries: number, { user = "usr_8821" }: { user?: string } = {}) {
  return async (run: AgentRun): Promise<Json> => {
    const lookup = run.tool("lookup_billing", (): Json => "the real billing service was asked");
    for (let i = 1; i <= tries; i += 1) {
      await run.step(`try ${i}`, async () => {
        const found = await lookup({ user_id: user }).catch((error: Error) => error.message);
        run.state = { tries: i, found };
        return null;
      });
    }
    if (tries === 5) throw new Error("Max tool call limit exceeded. Agent terminated.");
    return "I could not look that up.";
  };
}

describe("toSatisfyCase", () => {
  it("takes a run without the failure, and says of a run with it what is broken", async () => {
    await Promise.resolve(expect(fixed).toSatisfyCase(folder)); // may be awaited, and need not be
    expect(failed).not.toSatisfyCase(folder);
    expect(toSatisfyCase(failed, folder).message().split("\n")).toEqual([
      "the run does not satisfy the case search-loop (Asked for the same billing data 5 times and never answered)",
      "  the failure is there again: every signature of the failure holds",
      '  status_is success: expected status success, the run ended with error: "Max tool call limit exceeded. Agent terminated."',
      "  max_tool_calls lookup_billing 3: expected at most 3 calls; lookup_billing was called 5 times",
      "  final_output_exists true: expected a final output; the run has no final output",
    ]);
    expect(toSatisfyCase(fixed, folder).message()).toBe(
      "the run satisfies the case search-loop: all 3 decided assertions hold",
    );
  });

  it("decides as a replay does: by the rules of replaykit.yaml, and by what was missed", () => {
    const rules = "aliases: { fetch_billing: lookup_billing }\neffects: { settle: write }\n";
    using project = copyOfRepository("cases/search-loop");
    writeFileSync(join(project.path, "replaykit.yaml"), `version: 1\n${rules}`);
    const path = join(project.path, "cases/search-loop");
    const yaml = join(path, "case.yaml");
    writeFileSync(yaml, readFileSync(yaml, "utf8").replace(/^assertions:\n/m, "assertions:\n  - writes_are: []\n"));
    const calling = (tool_name: string) => ({ ...fixed, tool_calls: [{ ...call, tool_name, tool_output: "x" }] });
    const missed = { replay: { missed: [{ tool: "lookup_billing", args: {} }] } };
    const reasonOf = (run: unknown) => toSatisfyCase(run, path).message().split("\n  ").slice(1);
    expect(calling("fetch_billing")).toSatisfyCase(path);
    expect(reasonOf(calling("settle"))).toEqual([expect.stringMatching(/^writes_are none: .* extra: settle/)]);
    expect(reasonOf({ ...fixed, ...missed })).toEqual([expect.stringContaining("lookup_billing")]);
  });

  it("does not take an empty run, nor something else than a run", () => {
    expect({ status: "success" }).not.toSatisfyCase(folder);
    expect(() => toSatisfyCase("a text", folder)).toThrow("expected a run");
  });
});

describe("replayCase", () => {
  it("replays the known-bad run against an agent of this process: recorded tools, the recorded input", async () => {
    await expect(replayCase(folder, billingAgent(2))).resolves.toSatisfyCase(folder);
    await expect(replayCase(folder, billingAgent(5))).resolves.not.toSatisfyCase(folder);
    const trace = await replayCase(folder, billingAgent(1), { agent: "billing" });
    expect(trace).toMatchObject({ run_id: "replay-search-loop", agent: { name: "billing" } });
    expect(trace.events[0]).toMatchObject({ type: "input_message", content: "Why was I charged $49.99?" });
    expect(JSON.stringify(trace)).not.toContain("the real billing service");
  });

  it("does not judge a run that needed what was not recorded, though the agent caught it", async () => {
    await expect(replayCase(folder, billingAgent(1, { user: "another" }))).rejects.toMatchObject({
      code: "not_found",
      message: expect.stringContaining("the replay of search-loop needs a recording that it does not have: "),
      hint: "npx replaykit case fixtures add search-loop extends the recordings",
    });
  });

  it("never runs a write", async () => {
    let sent = 0;
    const program = async (run: AgentRun) => {
      await run.tool("send_email", () => (sent += 1), { effect: "write" })({ to: "ann" });
      return "sent";
    };
    const trace = await replayCase(folder, program, { effects: { send_email: "write" } });
    expect([sent, trace.status]).toEqual([0, "success"]);
  });
});

describe("toSatisfyChecks", () => {
  it("reads the checks of case.yaml: sequence, arguments, states, the answer", async () => {
    const run = await replayCase(folder, billingAgent(2));
    expect(run).toSatisfyChecks({ tool_sequence: { mode: "exact", calls: ["lookup_billing", "lookup_billing"] } });
    expect(run).toSatisfyChecks([
      { tool_called: { tool: "lookup_billing", args: { user_id: "usr_8821" }, times: 2 } },
      { state_at: { step: 1, pointer: "/tries", value: 1 } },
      { state_at: { step: -1, pointer: "/tries", value: 2 } },
      { output_contains: "could not" },
    ]);
    expect(run).not.toSatisfyChecks({ tool_sequence: { mode: "exact", calls: ["lookup_billing"] } });
  });

  it("says what is wrong, and takes nothing for granted", async () => {
    const run = await replayCase(folder, billingAgent(2));
    expect(
      toSatisfyChecks(run, [
        { tool_called: { tool: "lookup_billing", args: { user_id: "usr_1" } } },
        { state_at: { step: 2, pointer: "/tries", value: 3 } },
        { semantic: "It is polite." },
      ])
        .message()
        .split("\n"),
    ).toEqual([
      "the run does not satisfy the checks",
      expect.stringContaining("  tool_called lookup_billing"),
      "  state_at 2 /tries 3: /tries in the state at step 2 differs: expected 3, got 2",
      '  semantic "It is polite.": needs a person or a judge',
    ]);
    expect(() => toSatisfyChecks(run, { tool_sequenze: [] })).toThrow(/is not a check: .*tool_sequenze/);
    expect(() => toSatisfyChecks(run, "tool_sequence")).toThrow("is not a check");
  });
});

describe("toMatchState", () => {
  const advice = "  run the test with REPLAYKIT_UPDATE=1 to keep what it is now, and review the change of case.yaml";

  async function inCopy(test: (place: { path: string; yaml: () => string }) => Promise<void>) {
    using copy = copyOfRepository("cases/search-loop", "replaykit.yaml");
    const path = join(copy.path, "cases/search-loop");
    await test({ path, yaml: () => readFileSync(join(path, "case.yaml"), "utf8") });
  }

  it("keeps a state only when it is asked to, changes nothing else, and then holds later runs to it", async () => {
    await inCopy(async ({ path, yaml }) => {
      const before = yaml();
      const run = await replayCase(path, billingAgent(2));
      const at = { step: 1, pointer: "/found" };
      vi.stubEnv("CI", "");
      expect(toMatchState(run, path, at).message().split("\n")).toEqual([
        'the case search-loop keeps no snapshot of /found in the state at step 1; it is now "Error: billing service timeout"',
        advice,
      ]);
      expect(yaml()).toBe(before);
      vi.stubEnv("REPLAYKIT_UPDATE", "1");
      expect(run).toMatchState(path, at);
      expect(run).toMatchState(path, { step: 2 });
      vi.stubEnv("REPLAYKIT_UPDATE", "");
      const added = yaml()
        .split("\n")
        .filter((line) => !before.split("\n").includes(line));
      expect(added).toEqual([
        "  - state_at:",
        "      step: 1",
        "      pointer: /found",
        '      value: "Error: billing service timeout"',
        "  - state_at:",
        "      step: 2",
        "      value:",
        "        tries: 2",
        '        found: "Error: billing service timeout"',
      ]);
      expect(yaml().split("\n")).toHaveLength(before.split("\n").length + 9);
      expect(run).toMatchState(path, at);
      const other = {
        ...run,
        events: run.events.map((event) => (event.type === "state" ? { ...event, state: { found: "x" } } : event)),
      };
      expect(other).not.toMatchState(path, at);
      expect(toMatchState(other, path, at).message().split("\n")).toEqual([
        '/found in the state at step 1 differs: expected "Error: billing service timeout", got "x"',
        advice,
      ]);
      expect(other).not.toSatisfyCase(path);
      vi.stubEnv("REPLAYKIT_UPDATE", "1");
      expect(other).toMatchState(path, at);
      expect(yaml()).toContain("      pointer: /found\n      value: x\n");
    });
  });

  it("never writes in CI, never a secret, and never of a step that is not there", async () => {
    await inCopy(async ({ path, yaml }) => {
      const before = yaml();
      const run = await replayCase(path, billingAgent(1));
      vi.stubEnv("REPLAYKIT_UPDATE", "1");
      vi.stubEnv("CI", "true");
      expect(() => toMatchState(run, path, { step: 1 })).toThrow("REPLAYKIT_UPDATE is set in CI");
      vi.stubEnv("CI", "false");
      expect(toMatchState(run, path, { step: 7 }).message()).toBe("expected a state at step 7; recorded: 0");
      expect(toMatchState(run, path, { pointer: "/nothing" })).toMatchObject({ pass: false });
      const state = { type: "state", step_id: "0", state: { password: "hunter2-hunter2" } };
      const secret = { version: 1, run_id: "r", status: "success", events: [state] };
      expect(() => toMatchState(secret, path, { step: 1 })).toThrow(/holds a secret .* at \/password: not written/);
      expect(yaml()).toBe(before);
    });
  });
});
