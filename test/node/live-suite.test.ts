import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ReplayKitError } from "../../src/core/error.ts";
import { configSchema } from "../../src/core/schema/config.ts";
import type { CaseResult } from "../../src/core/schema/result.ts";
import { commitOf, createBaseCheckout } from "../../src/node/base-checkout.ts";
import { loadConfig } from "../../src/node/load-config.ts";
import type { ReplayOptions } from "../../src/node/replay/replay-options.ts";
import { planOf } from "../../src/node/replay/suite-plan.ts";
import { planLines } from "../../src/core/verdict/plan-suite.ts";
import type { ReplayGateway } from "../../src/node/replay/tool-evidence.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { caseFilesOf, testProject } from "./project.ts";

/** A live agent: fails as its rule says, by case and by the number of the attempt. */
const agentWith = (rule: string) => `
import { writeFileSync } from "node:fs";
const id = process.env.REPLAYKIT_CASE_ID;
const attempt = Number(process.env.REPLAYKIT_ATTEMPT);
const call = { tool_name: "lookup_billing", tool_args: { user_id: "usr_8821" }, error: { kind: "timeout", message: "down" } };
const fails = ${rule};
const run = fails === "changed"
  ? { status: "success", tool_calls: [call], errors: [] }
  : fails
  ? { status: "error", tool_calls: [call, call, call], errors: [{ kind: "limit", message: "limit reached" }] }
  : { status: "success", final_output: "It is down.", tool_calls: [call], errors: [] };
writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({ ...run, replay: { live: 1 } }));
`;

const runner = { command: [process.execPath, "agent.mjs"], timeout: "20s" };
const guards = (...ids: string[]) => Object.assign({}, ...ids.map((id) => caseFilesOf(id, { state: "guard" })));

interface Compared {
  head: string;
  base: string;
  files: Record<string, string>;
  live?: object;
  options?: Partial<ReplayOptions>;
}

/** Replays cases on an agent beside the one of the base. */
async function compare({ head, base, files, live = {}, options = {} }: Compared) {
  using before = temporaryFolder({ "agent.mjs": agentWith(base) });
  using project = testProject({ ...files, "agent.mjs": agentWith(head) });
  const config = configSchema.parse({ runner, live, ...(options.config?.budget && { budget: options.config.budget }) });
  let opened = 0;
  const baseCheckout = {
    name: "main",
    open: async () => {
      opened += 1;
      return { root: before.path, config };
    },
  };
  const report = await project.replayWith(runner, { baseCheckout, ...options, config });
  const kept = readdirSync(join(project.path, "runs"));
  return { report, opened, kept };
}

const brief = ({ case_id, standing, blocks }: CaseResult) => [case_id, standing, blocks];

describe("live guards beside the base's code", () => {
  it("hold without it being checked out, and are red where the change made one worse", async () => {
    const files = guards("a", "b");
    const held = await compare({ head: "false", base: "true", files });
    expect(held.opened).toBe(0);
    expect(held.report.summary).toMatchObject({ ok: true, headline: "Passed: 2 holding" });
    const worse = await compare({ head: 'id === "a"', base: "false", files });
    expect(worse.opened).toBe(1);
    expect(worse.report.cases.map(brief)).toEqual([
      ["a", "regressed", true],
      ["b", "holding", false],
    ]);
    const [a] = worse.report.cases;
    expect(a?.reason).toContain("failed 8 of 8 on this branch, 0 of 8 on main");
    // Every attempt has a number of its own over both sides, so that seeds fall on either side by the draw.
    const numbers = a?.attempts.map(({ attempt }) => attempt) ?? [];
    expect(numbers[0]).toBe(1);
    expect(new Set(numbers).size).toBe(9);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(17);
    expect(worse.report.summary.live).toMatchObject({ guards: 2, suspects: 1, attempts: { head: 10, base: 8 } });
    expect(worse.kept).toHaveLength(2);
  });

  it("that fail alike are listed with both counts; a fixed case is newly fixed beside a failing base only", async () => {
    const files = { ...guards("a"), ...caseFilesOf("open") };
    const alike = await compare({ head: "true", base: "true", files: guards("a") });
    expect(alike.report.cases.map(brief)).toEqual([["a", "flaky", false]]);
    expect(alike.report.cases[0]?.reason).toContain("fails on main too");
    const fixed = await compare({ head: "false", base: 'id === "open"', files });
    expect(fixed.report.cases.map(brief)).toEqual([
      ["a", "holding", false],
      ["open", "newly-fixed", false],
    ]);
    const unchanged = await compare({ head: "false", base: "false", files });
    expect(unchanged.report.cases.map(brief)[1]).toEqual(["open", "unproven", false]);
  });

  it("that both bear one id are judged apart", async () => {
    const files = guards("a", "b");
    const path = "cases/b/case.yaml";
    files[path] = files[path].replace("id: b", "id: a");
    const { report } = await compare({ head: 'process.env.REPLAYKIT_CASE_PATH.includes("/a/")', base: "false", files });
    expect(report.cases.map(({ path: at, standing }) => [at, standing])).toEqual([
      ["cases/a", "regressed"],
      ["cases/b", "holding"],
    ]);
  });

  it("whose attempts all time out prove nothing, and are not green", async () => {
    const { report } = await compare({
      head: "(await new Promise((done) => setTimeout(done, 60_000)), true)",
      base: "(await new Promise((done) => setTimeout(done, 60_000)), true)",
      files: guards("a"),
      options: { timeout: 400 },
    });
    expect(report.cases.map(brief)).toEqual([["a", "error", true]]);
    using project = testProject({ ...guards("a"), "agent.mjs": "setTimeout(() => {}, 60_000);" });
    const open = { ...runner, network: "allow", timeout: "400ms" };
    const live = await project.replayWith(open, {
      baseCheckout: {
        name: "main",
        open: async () => ({ root: project.path, config: configSchema.parse({ runner: open }) }),
      },
    });
    expect(live.cases[0]).toMatchObject({ live_model: true, blocks: false, standing: "inconclusive" });
    expect(live.cases[0]?.live_because).toContain("network: allow");
    expect(live.summary.headline).toContain("Not proven");
  });

  it("without a base block at a terminal, and are shown where the caller says so", async () => {
    const files = guards("a");
    const alone = { head: "true", base: "true", files };
    const noBase = { baseCheckout: undefined };
    const blocked = await compare({ ...alone, options: noBase });
    expect(blocked.report.cases.map(brief)).toEqual([["a", "regressed", true]]);
    expect(blocked.report.cases[0]?.reason).toContain("no base was given to compare with");
    const shown = await compare({ ...alone, live: { without_base: "show" }, options: noBase });
    expect(shown.report.summary).toMatchObject({ ok: true, blocking: 0 });
    expect(shown.report.summary.headline).toContain("Not proven: 1 guard inconclusive (no base was compared)");
    const spoiled: ReplayOptions["baseCheckout"] = {
      name: "main",
      open: () => Promise.reject(new ReplayKitError("runner_failed", "npm ci ended with 1")),
    };
    const { report } = await compare({ ...alone, live: { without_base: "show" }, options: { baseCheckout: spoiled } });
    expect(report.cases[0]?.reason).toContain("main was not compared: npm ci ended with 1");
  });

  it("are screened as often as the case says, and more where the change touches their runner", async () => {
    const third = { head: "attempt === 3", base: "false" };
    const once = await compare({ ...third, files: guards("a") });
    expect(once.report.cases[0]?.standing).toBe("holding");
    const files = guards("a");
    files["cases/a/case.yaml"] = files["cases/a/case.yaml"].replace("model: recorded", "model: recorded, attempts: 3");
    expect((await compare({ ...third, files })).report.cases[0]?.standing).toBe("flaky");
    using project = testProject({ ...guards("a"), "agent.mjs": agentWith("attempt === 3") });
    const touched = await project.replayWith({ ...runner, paths: ["src/**"] }, { changedFiles: ["src/prompt.md"] });
    expect(touched.cases[0]?.attempts.length).toBeGreaterThan(2);
    const untouched = await project.replayWith({ ...runner, paths: ["src/**"] }, { changedFiles: ["README.md"] });
    expect(untouched.cases[0]?.attempts).toHaveLength(1);
  });
});

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

describe("what cannot be", () => {
  it.each([
    ["alpha", 0],
    ["alpha", 2],
    ["screen", 0],
    ["max_pairs", 1],
    ["without_base", "pass"],
  ])("live.%s: %s is refused by name", async (key, value) => {
    using folder = temporaryFolder({ "replaykit.yaml": `version: 1\nlive: { ${key}: ${value} }\n` });
    await expect(loadConfig(folder.path)).rejects.toThrow(`live.${key}`);
  });

  it("a guard that may always fail is refused", async () => {
    using project = testProject(caseFilesOf("a", { state: "guard", more: "tolerated_rate: 1\n" }));
    await expect(project.replay("fixed")).rejects.toThrow("tolerated_rate");
  });

  it("a base that is no commit is named with what to give instead", async () => {
    using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
    execFileSync("git", ["init", "--quiet"], { cwd: folder.path });
    await expect(commitOf("no-such-branch", { cwd: folder.path })).rejects.toThrow(
      '"no-such-branch" is no commit, branch or tag of this repository, and no report',
    );
    const checkout = createBaseCheckout({ name: "main", commit: "0".repeat(40), cwd: folder.path });
    await expect(checkout.open()).rejects.toThrow("is not in this checkout and cannot be fetched");
    await checkout[Symbol.asyncDispose]();
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
    attempts: { expected: 12, most: 96 },
    usd: 0,
    unpriced: 3,
    models: [],
  });
  expect(planLines(plan, config)).toEqual([
    "plan: 3 cases, 2 guards, of which 2 may meet a live model",
    "plan: about 12 attempts; the price of 3 cases is not known; a live case that fails may take up to 96 more",
    "budget.usd is 5, but nobody knows the price of the models that the cases ask: set upstream.<provider>.price, or budget.tokens",
  ]);
  expect(planLines(planOf({ root: project.path, config: configSchema.parse({ runner }), cases }), {})[0]).toBe(
    "plan: 3 cases, 2 guards, of which 0 may meet a live model",
  );
});

describe("a guard that fails without chance", () => {
  const files = guards("a");
  const agentOf = (act: string) => ({ ...runner, command: [process.execPath, "agent.mjs", act] });

  async function beside(act: string, onBase: string) {
    using project = testProject(files);
    const config = configSchema.parse({ runner: agentOf(onBase) });
    const baseCheckout = { name: "main", open: async () => ({ root: project.path, config }) };
    const { cases } = await project.replayWith(agentOf(act), { baseCheckout });
    return [cases[0]?.standing, cases[0]?.blocks, cases[0]?.attempts.length];
  }

  it("is asked once on the base, whose own failure excuses it and whose crash does not", async () => {
    expect(await beside("broken", "fixed")).toEqual(["regressed", true, 1]);
    expect(await beside("broken", "broken")).toEqual(["still-failing", false, 1]);
    expect(await beside("broken", "crash")).toEqual(["regressed", true, 1]);
    expect(await beside("crash", "crash")).toEqual(["error", true, 1]);
    expect(await beside("missed", "missed")).toEqual(["unguarded", false, 1]);
    expect(await beside("missed", "crash")).toEqual(["unguarded", true, 1]);
    expect(await beside("missed", "fixed")).toEqual(["unguarded", true, 1]);
  });
});
