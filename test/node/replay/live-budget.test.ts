import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { configSchema } from "../../../src/core/schema/config.ts";
import { planLines } from "../../../src/core/verdict/suite/plan-suite.ts";
import { planOf } from "../../../src/node/replay/plan/plan-replay.ts";
import type { ReplayGateway } from "../../../src/node/replay/attempt/tool-evidence.ts";
import { compare, guards, runner } from "./live-suite.ts";
import { caseFilesOf, testProject } from "../project.ts";

describe("a budget", () => {
  const files = { ...caseFilesOf("a-open"), ...caseFilesOf("b-open"), ...guards("g-1", "g-2", "g-3") };

  /** Every attempt costs a dollar. */
  async function spend(usd: number, head: string) {
    const config = configSchema.parse({ runner, budget: { usd } });
    const counts = { isolated: false, served: 0, simulated: 0, missed: 0, blocked: 0, uncontrolled: 0, unconsumed: 0 };
    const gateway: ReplayGateway = {
      open: async () => ({
        env: {},
        finish: async () => ({
          counts: { basis: "observed", live: 1, ...counts },
          misses: [],
          spend: { usd: 1, tokens: 1 },
        }),
      }),
    };
    const { report, opened } = await compare({ head, base: "false", files, options: { config, gateway, jobs: 1 } });
    return { standings: Object.fromEntries(report.cases.map(({ case_id, standing }) => [case_id, standing])), opened };
  }

  it("that suffices for the guards only ends in no open case before them", async () => {
    const skipped = { "a-open": "skipped", "b-open": "skipped" };
    const held = { "g-1": "holding", "g-2": "holding", "g-3": "holding" };
    expect(await spend(3, "false")).toEqual({ standings: { ...skipped, ...held }, opened: 0 });
    const unproven = { "a-open": "unproven", "b-open": "unproven" };
    expect(await spend(100, "false")).toEqual({ standings: { ...unproven, ...held }, opened: 1 });
  });

  it("goes to the suspects before open cases, and first to what shows its failure", async () => {
    const head = 'id === "g-1" ? "changed" : id === "g-3"';
    const { standings } = await spend(3 + 16, head);
    expect(standings).toEqual({
      "a-open": "skipped",
      "b-open": "skipped",
      "g-1": "inconclusive",
      "g-2": "holding",
      "g-3": "regressed",
    });
    expect((await spend(100, head)).standings).toMatchObject({
      "a-open": "unproven",
      "g-1": "broken",
      "g-2": "holding",
      "g-3": "regressed",
    });
  });
});

it("a plan counts what may meet a live model, and says at once that a budget in dollars limits nothing", () => {
  using project = testProject({ ...guards("a", "b"), ...caseFilesOf("open") });
  const config = configSchema.parse({ runner: { ...runner, network: "allow" }, budget: { usd: 5 } });
  const cases = ["a", "b", "open"].map((id) => join(project.path, "cases", id));
  const plan = planOf({ root: project.path, config, cases });
  expect(plan).toEqual({
    cases: 3,
    guards: 2,
    live_guards: 2,
    open: 1,
    live_open: 1,
    silent: 0,
    attempts: { expected: 12, most: 96 },
    usd: 0,
    unpriced: 3,
    models: [],
  });
  expect(planLines(plan, config)).toEqual([
    "plan: 3 cases: 2 guards (all may meet a live model), 1 open (it may meet a live model)",
    "plan: about 12 attempts; the price of 3 cases is not known; a live guard that fails, or an open case that looks fixed, may take up to 96 more",
    "budget.usd is 5, but the price of the models that the cases ask is not known: set upstream.<provider>.price, or budget.tokens",
  ]);
  expect(planLines(planOf({ root: project.path, config: configSchema.parse({ runner }), cases }), {})).toEqual([
    "plan: 3 cases: 2 guards (no live model), 1 open (no live model)",
    "plan: about 3 attempts",
  ]);
});
