import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { cli } from "../support/cli.ts";
import { python } from "../support/python.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { chatAnswer, chatStream, type StubAnswer, type StubRequest, stubProvider } from "./stub-provider.ts";

const agents = join(import.meta.dirname, "agents");
const programs: Record<"Node" | "Python", string[]> = {
  Node: ["node", join(agents, "dying-agent.mjs")],
  Python: [python, join(agents, "dying_agent.py")],
};
/** What each language's own error for an order without the wanted member is called. */
const errors = { Node: "Cannot read properties of undefined (reading 'total')", Python: "KeyError: 'total'" };

function model({ body }: StubRequest): StubAnswer {
  const answered = (body.messages ?? []).some(({ role }) => role === "tool");
  const said = answered ? "Order 7 costs 42.50." : undefined;
  const calls = answered ? [] : [{ id: "call_1", name: "lookup_order", args: { order: 7 } }];
  return body.stream === true ? chatStream(String(answered), said, calls) : { body: chatAnswer(said, calls) };
}

/** A repository with a case that was made of an agent's crash, and one of an agent that wrote nothing where it should have. */
async function project(words: readonly string[], mode: string, url: string) {
  const folder = temporaryFolder({
    "replaykit.yaml": [
      "version: 1",
      `upstream: { openai: { base_url: "${url}/v1", key_env: REAL_KEY } }`,
      "effects: { lookup_order: read, set_price: write }",
      "",
    ].join("\n"),
  });
  const at = { cwd: folder.path, env: { REAL_KEY: "sk-real" } };
  const make = async (id: string, act: string, expectation: string[]) => {
    await cli(["record", "--out", `${id}.json`, "--", ...words, act, mode], at);
    const files = [`${id}.json`, "--model-fixtures", `${id}.model.json`, "--out", `cases/${id}`];
    expect(await cli(["scaffold", ...files, ...expectation], at)).toMatchObject({ exit: 0, stderr: "" });
  };
  await make("crash", "breaks", []);
  await make("absence", "answers", ["--expect-call", 'set_price={"order":7}']);
  const replay = async (id: string, act: string, more: string[] = [], warm = false) => {
    const command = [...words, act, mode, ...(warm ? ["warm"] : [])];
    const runner = warm ? ["--config", "warm.yaml"] : ["--runner-cmd", command.join(" ")];
    const config = `version: 1\nrunner: { command: ${JSON.stringify(command)}, mode: jsonl }\n`;
    writeFileSync(join(folder.path, "warm.yaml"), `${config}effects: { lookup_order: read, set_price: write }\n`);
    const answer = await cli(["replay", id, ...runner, "--attempts", "1", "--json", ...more], at);
    const report: ReplayReport = JSON.parse(answer.stdout);
    const { verdict, attempts } = report.cases[0] ?? {};
    return `${verdict}: ${attempts?.[0]?.reason}`;
  };
  return { folder, replay };
}

const unnamed = "the case is about another failure, so this crash decides nothing";

describe.each([
  ["Node", "whole"],
  ["Node", "stream"],
  ["Python", "whole"],
  ["Python", "stream"],
] as const)("an agent in %s that dies, its model's answers %s", (language, mode) => {
  it("shows the failure that names its error, and no other", { timeout: 120_000 }, async () => {
    await using provider = await stubProvider(model);
    const { folder, replay } = await project(programs[language], mode, provider.url);
    using _folder = folder;
    const yaml = readFileSync(join(folder.path, "cases/crash/case.yaml"), "utf8");
    expect(yaml).toContain("status_is: error");
    expect(yaml).toContain(errors[language]);

    expect(await replay("crash", "breaks")).toContain("reproduced: every signature of the failure holds");
    expect(await replay("crash", "other")).toMatch(
      new RegExp(`^error: .*ended with exit code 1 and wrote no output.*OPENAI_API_KEY is not set.*${unnamed}$`),
    );
    expect(await replay("absence", "answers")).toBe("reproduced: every signature of the failure holds");
    expect(await replay("absence", "breaks")).toMatch(/^error: the runner .*and wrote no output/);
    if (mode === "stream") return;

    expect(await replay("crash", "early")).toMatch(/^error: .*OPENAI_API_KEY is not set/);
    expect(await replay("crash", "exits")).toContain("error: the runner ended with exit code 3 and wrote no output");
    expect(await replay("crash", "killed")).toContain("error: the runner was ended by SIGKILL and wrote no output");
    expect(await replay("crash", "half")).toMatch(/^error: the runner's output/);
    expect(await replay("crash", "answers")).toBe("fixed: every decided assertion holds; 1 needs a person");
    // A non-zero exit matters only without output.
    expect(await replay("crash", "late")).toBe("fixed: every decided assertion holds; 1 needs a person");

    for (const act of ["other", "exits", "killed"]) {
      expect(await replay("absence", act), act).toMatch(/^error: the runner .*and wrote no output/);
    }
    expect(await replay("absence", "hangs", ["--timeout", "2s"])).toBe(
      `error: the runner timed out after 2000 ms and wrote no output (the agent did not end in time); ${unnamed}`,
    );
  });
});

describe.each(["Node", "Python"] as const)("a warm agent in %s that dies", (language) => {
  it("shows the failure that names its error, and no other", { timeout: 60_000 }, async () => {
    await using provider = await stubProvider(model);
    const { folder, replay } = await project(programs[language], "whole", provider.url);
    using _folder = folder;
    const warm = (id: string, act: string) => replay(id, act, [], true);
    expect(await warm("crash", "breaks")).toContain("reproduced: every signature of the failure holds");
    expect(await warm("crash", "other")).toMatch(/^error: .*before it answered.*OPENAI_API_KEY is not set/);
    expect(await warm("absence", "answers")).toBe("reproduced: every signature of the failure holds");
    expect(await warm("absence", "breaks")).toMatch(/^error: .*before it answered/);
    expect(await warm("absence", "killed")).toMatch(/^error: the runner was ended by SIGKILL before it answered/);
  });
});
