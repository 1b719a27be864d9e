import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { cli } from "../support/cli.ts";
import { python, pythonHas } from "../support/python.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { refundModel } from "./refund-model.ts";
import { stubProvider } from "./stub-provider.ts";

const agents = join(import.meta.dirname, "agents");
const node = (framework: string) => ["node", join(agents, "framework-agent.mjs"), framework];

/** An agent of each framework; `words` come before the variant and the log. */
const frameworks = [
  { name: "AI SDK", words: node("ai"), skip: false },
  { name: "OpenAI Agents SDK", words: node("agents"), skip: false },
  { name: "LangGraph.js", words: node("langgraph"), skip: false },
  {
    name: "LangChain and LangGraph in Python",
    words: [python, join(agents, "langchain_agent.py")],
    skip: !pythonHas("langchain", "langgraph", "langchain_openai"),
  },
];

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []);

/** A repository in which an agent was recorded and made a case. */
async function recorded(agent: string[], url: string) {
  const config = [
    "version: 1",
    `upstream: { openai: { base_url: "${url}/v1", key_env: REAL_KEY } }`,
    "effects: { lookup_order: read, lookup_policy: read, refund: write }",
    "",
  ].join("\n");
  const folder = temporaryFolder({ "replaykit.yaml": config });
  const cwd = folder.path;
  const log = join(cwd, "record.log");
  const record = await cli(["record", "--", ...agent, "unfixed", log], {
    cwd,
    env: { REAL_KEY: "sk-real" },
  });
  const words = ["--model-fixtures", "trace.model.json", "--out", "cases/refund"];
  const expectation = ["--expect-call", 'refund={"order":7,"amount":42.5}'];
  const scaffold = await cli(["scaffold", "trace.json", ...words, ...expectation], { cwd });

  async function replay(variant: string, env: Record<string, string> = {}) {
    // What a tool does when it really runs is seen in its log, which a sandbox would throw away.
    const again = join(cwd, "logs", "replay.log");
    mkdirSync(join(cwd, "logs"), { recursive: true });
    const runner = JSON.stringify({ command: [...agent, variant, again], writable: ["logs"] });
    writeFileSync(join(cwd, "replaykit.yaml"), `${config}runner: ${runner}\n`);
    const answer = await cli(["replay", "refund", "--attempts", "1", "--json"], { cwd, env });
    const report: ReplayReport = JSON.parse(answer.stdout);
    return { result: report.cases[0], ran: linesOf(again) };
  }
  return { folder, record, scaffold, ran: linesOf(log), replay };
}

describe.each(frameworks)("an unmodified agent of $name", ({ name, words, skip }) => {
  it.skipIf(skip)("is recorded and replayed: reads served, writes never run, and its fix is seen", async () => {
    await using provider = await stubProvider(refundModel);
    const { folder, record, scaffold, ran, replay } = await recorded(words, provider.url);
    using _ = folder;
    expect(record).toMatchObject({ exit: 0, stdout: expect.stringContaining("(success, exit code 0)") });
    expect(record.stderr).toContain("You got your money back.");
    expect(record.stderr).not.toContain("unseen by the gateway");
    expect(new Set(ran.map((line) => line.split(" ")[0]))).toEqual(
      new Set(["lookup_order", "lookup_policy", "refund"]),
    );
    expect(scaffold).toMatchObject({ exit: 0 });

    const unfixed = await replay("unfixed");
    expect(unfixed).toMatchObject({ result: { verdict: "reproduced" }, ran: [] });
    const counts = { basis: "observed", served: 6, simulated: 0, missed: 0, live: 0, uncontrolled: 0, unconsumed: 0 };
    expect(unfixed.result?.attempts[0]?.counts).toMatchObject(counts);

    // The AI SDK tells the model of the corrected arguments: there the recorded conversation ends and the model is asked.
    const live = name === "AI SDK" ? 1 : 0;
    const fixed = await replay("fixed", { REAL_KEY: "sk-real" });
    expect(fixed).toMatchObject({ result: { verdict: "fixed" }, ran: [] });
    expect(fixed.result?.attempts[0]).toMatchObject({
      leans_on_simulated: ["refund"],
      counts: { served: 5 - live, simulated: 1, missed: 0, live, uncontrolled: 0 },
    });
    expect(provider.requests).toHaveLength(3 + live);

    // Its twin: with the shims off the write goes out unseen, and the attempt is no verdict.
    const off = await replay("unfixed", { REPLAYKIT_SHIMS: "off" });
    expect(off.ran).toHaveLength(3);
    expect(off.result).toMatchObject({ verdict: "error" });
    expect(off.result?.attempts[0]).toMatchObject({
      reason: expect.stringContaining("uncontrolled write: refund"),
      counts: { served: 3, uncontrolled: 3 },
    });
  });
});
