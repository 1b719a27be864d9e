import { describe, expect, it } from "vitest";
import { reportMarkdown } from "../../src/core/report/comment/markdown.ts";
import { reportText } from "../../src/core/report/terminal/text.ts";
import { buildReport } from "../../src/core/verdict/suite/summary.ts";
import { nodePlatform } from "../../src/node/platform.ts";
import { deskScenarios } from "./desk-scenarios.ts";
import { type Door, mistakes, play } from "./play.ts";
import { scenarios, shopRules } from "./scenarios.ts";

const nameOf = (line: string) => line.slice(0, line.indexOf(":"));

/** What only the new paths could let through: a second name, a batch, another case's answer. */
const byNewPaths = [
  "pays-by-its-new-name-too",
  "total-by-its-new-name",
  "batch-with-one-more",
  "batch-with-a-note",
  "half-a-batch",
];

describe.each<Door>(["gateway", "output"])("changes to an agent, by the door %s", (door) => {
  it("right ones do not block, and what may go another way lets no wrong one through", async () => {
    const played = await play(scenarios, door);
    expect(played).toHaveLength(scenarios.length);
    const { blocked, held } = mistakes(played);
    expect(blocked.length, blocked.join("\n")).toBeLessThanOrEqual(2);
    expect(held.length, held.join("\n")).toBeLessThanOrEqual(1);
    expect(byNewPaths.filter((name) => held.map(nameOf).includes(name))).toEqual([]);
    expect(played.map(({ scenario }) => scenario.name)).toEqual(expect.arrayContaining(byNewPaths));
  });

  it("those of another agent do neither, but for what only a limit of steps tells", async () => {
    const { blocked, held } = mistakes(await play(deskScenarios, door));
    expect(blocked).toEqual([]);
    // Who writes down a list of calls says nothing of steps; through the gateway the reads have no recording.
    const steps = door === "output" ? ["forty-different-reads"] : [];
    expect(held.map(nameOf)).toEqual(steps);
  });

  it("right ones block where nobody says what is the same, and nothing is pooled", async () => {
    const { terminal_tools } = shopRules;
    const right = scenarios.filter((scenario) => scenario.right);
    const { blocked } = mistakes(await play(right, door, { terminal_tools, pool: { max_age: 0 } }));
    const unsaid = ["one-batch", "one-by-one", "renamed-write"];
    const unread = door === "gateway" ? ["reads-customer", "reads-returns"] : [];
    expect(blocked.map(nameOf)).toEqual(expect.arrayContaining([...unsaid, ...unread]));
  });
});

it("a verdict says that it leans on another case, and on which", async () => {
  const reading = scenarios.filter(({ name }) => name === "reads-customer");
  const [played] = await play(reading, "gateway");
  const reported = played && buildReport([played.result], ["regressed"]);
  const [terminal, comment] = [
    reported && reportText(reported),
    reported && reportMarkdown(reported, { byteLength: nodePlatform.byteLength }),
  ];
  expect(terminal).toContain('leans on get_customer {"customer":"C7001"}, from elsewhere, recorded within a day');
  expect(comment).toContain("Lean on pooled reads, which other cases or kept runs recorded: reads-customer (1)");
  expect(played?.result).toMatchObject({
    standing: "holding",
    reason: expect.stringContaining("leans on 1 pooled read"),
    attempts: [
      { leans_on_pooled: [{ tool: "get_customer", args: { customer: "C7001" }, source: "elsewhere", age_ms: 0 }] },
    ],
  });
});
