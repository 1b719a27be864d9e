import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
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

type Mode = "whole" | "stream" | "warm";

/** How an agent acts. */
interface Variant {
  mode: Mode;
  /** The case that it is replayed against: of a crash, or of an agent that wrote nothing where it should have. */
  of: "crash" | "absence";
  act: string;
}

const idOf = ({ mode, of, act }: Variant) => `${of}-${mode}-${act}`;

/**
 * Every variant is a case of its own with a runner of its own, so that one replay tries them all: what each gave, by its id. The
 * recordings are of the whole and of the streamed answers; a warm agent is asked for the whole ones.
 */
async function outcomes(words: readonly string[], variants: Variant[]): Promise<Map<string, string>> {
  await using provider = await stubProvider(model);
  const runners = variants.map((variant) => {
    const { mode, act } = variant;
    const command = [...words, act, ...(mode === "warm" ? ["whole", "warm"] : [mode])];
    return [idOf(variant), { command, ...compact({ mode: mode === "warm" ? "jsonl" : undefined }) }];
  });
  using folder = temporaryFolder({
    "replaykit.yaml": JSON.stringify({
      version: 1,
      upstream: { openai: { base_url: `${provider.url}/v1`, key_env: "REAL_KEY" } },
      effects: { lookup_order: "read", set_price: "write" },
      runners: Object.fromEntries(runners),
    }),
  });
  const at = { cwd: folder.path, env: { REAL_KEY: "sk-real" } };
  const make = async (of: Variant["of"], mode: "whole" | "stream") => {
    const id = `${of}-${mode}`;
    const act = of === "crash" ? "breaks" : "answers";
    const expectation = of === "crash" ? [] : ["--expect-call", 'set_price={"order":7}'];
    await cli(["record", "--out", `${id}.json`, "--", ...words, act, mode], at);
    const files = [`${id}.json`, "--model-fixtures", `${id}.model.json`, "--out", `made/${id}`];
    expect(await cli(["scaffold", ...files, ...expectation], at)).toMatchObject({ exit: 0, stderr: "" });
  };
  await Promise.all([
    make("crash", "whole"),
    make("absence", "whole"),
    make("crash", "stream"),
    make("absence", "stream"),
  ]);
  for (const variant of variants) {
    const id = idOf(variant);
    const made = join(folder.path, "made", `${variant.of}-${variant.mode === "warm" ? "whole" : variant.mode}`);
    cpSync(made, join(folder.path, "cases", id), { recursive: true });
    const file = join(folder.path, "cases", id, "case.yaml");
    const yaml = readFileSync(file, "utf8");
    if (variant.of === "crash") {
      expect(yaml).toContain("status_is: error");
      expect(yaml).toContain(words[0] === "node" ? errors.Node : errors.Python);
    }
    const timed = variant.act === "hangs" ? yaml.replace(/attempts: .*$/m, "timeout: 4s") : yaml;
    writeFileSync(file, timed.replace(/^id: .*$/m, `id: ${id}\nrunner: ${id}`));
  }
  const answer = await cli(["replay", "--attempts", "1", "--json"], at);
  const report: ReplayReport = JSON.parse(answer.stdout);
  return new Map(
    report.cases.map(({ case_id, verdict, reason, attempts }) => [
      case_id,
      `${verdict}: ${attempts[0]?.reason ?? reason}`,
    ]),
  );
}

const unnamed = "the case is about another failure, so this crash decides nothing";
const reproduced = "reproduced: every signature of the failure holds";
const named = /^reproduced: every signature of the failure holds: .*total/;
const other = new RegExp(
  `^error: .*ended with exit code 1 and wrote no output.*OPENAI_API_KEY is not set.*${unnamed}$`,
);
const silent = /^error: the runner .*and wrote no output/;
const fixed = "fixed: every decided assertion holds; 1 needs a person";

/** What each variant has to give: a text, or what it must match. */
const wanted: [Mode, Variant["of"], string, string | RegExp][] = [
  ...(["whole", "stream"] as const).flatMap((mode): [Mode, Variant["of"], string, string | RegExp][] => [
    [mode, "crash", "breaks", named],
    [mode, "crash", "other", other],
    [mode, "absence", "answers", reproduced],
    [mode, "absence", "breaks", silent],
  ]),
  ["whole", "crash", "early", /^error: .*OPENAI_API_KEY is not set/],
  ["whole", "crash", "exits", /error: the runner ended with exit code 3 and wrote no output/],
  ["whole", "crash", "killed", /error: the runner was ended by SIGKILL and wrote no output/],
  ["whole", "crash", "half", /^error: the runner's output/],
  ["whole", "crash", "answers", fixed],
  // A non-zero exit matters only without output.
  ["whole", "crash", "late", fixed],
  ["whole", "absence", "other", silent],
  ["whole", "absence", "exits", silent],
  ["whole", "absence", "killed", silent],
  [
    "whole",
    "absence",
    "hangs",
    `error: the runner timed out after 4000 ms and wrote no output (the agent did not end in time); ${unnamed}`,
  ],
  ["warm", "crash", "breaks", named],
  ["warm", "crash", "other", /^error: .*before it answered.*OPENAI_API_KEY is not set/],
  ["warm", "absence", "answers", reproduced],
  ["warm", "absence", "breaks", /^error: .*before it answered/],
  ["warm", "absence", "killed", /^error: the runner was ended by SIGKILL before it answered/],
];

describe.each(["Node", "Python"] as const)("an agent in %s that dies", (language) => {
  let given: Map<string, string>;
  beforeAll(async () => {
    given = await outcomes(
      programs[language],
      wanted.map(([mode, of, act]) => ({ mode, of, act })),
    );
  });

  it.each(wanted)("%s, a case of %s: what it shows where it %s", (mode, of, act, outcome) => {
    const said = given.get(idOf({ mode, of, act }));
    if (typeof outcome === "string") expect(said).toBe(outcome);
    else expect(said).toMatch(outcome);
  });
});
