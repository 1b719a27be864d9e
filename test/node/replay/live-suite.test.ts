import { describe, expect, it } from "vitest";
import { ReplayKitError } from "../../../src/core/error.ts";
import { compact } from "../../../src/core/compact.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import type { Standing } from "../../../src/core/schema/result.ts";
import type { ReplayGateway } from "../../../src/node/replay/attempt/tool-evidence.ts";
import type { ReplayOptions } from "../../../src/node/replay/replay-options.ts";
import { agentWith, brief, compare, guards, runner } from "./live-suite.ts";
import { caseFilesOf, testProject } from "../project.ts";

describe("live guards beside the base's code", () => {
  it("hold without it being checked out, and are red where the change made one worse", async () => {
    const files = guards("a", "b");
    const held = await compare({ head: "false", base: "true", files });
    expect(held.opened).toBe(0);
    expect(held.report.summary).toMatchObject({
      ok: true,
      headline: "Passed: 2 holding; 2 guards rest on the runner's word",
    });
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
    // A shard does not know what the others try: it tries its case until it is proven among all open ones.
    const three = Object.entries({ ...caseFilesOf("open"), ...caseFilesOf("other"), ...caseFilesOf("third") });
    const asking = Object.fromEntries(three.map(([name, text]) => [name, text.replace("recorded", "live")]));
    const part = await compare({ head: "false", base: "true", files: asking, options: { shard: { index: 1, of: 3 } } });
    expect(part.report.cases.map(({ trial }) => trial?.blocks.length)).toEqual([2]);
    expect(fixed.report.cases[1]?.trial?.blocks).toHaveLength(1);
  });

  const [twice, once, none] = [2, 1, undefined].map((after) => Array.from({ length: 8 }, () => after));
  it.each([
    ["ask models live after as many recorded answers as the screening", [2], [none?.[0], ...(twice ?? [])]],
    ["begin anew when one was live after fewer, so that neither gets more", [2, 1], [none?.[0], 2, ...(once ?? [])]],
    ["serve every recording where no model was live", [], [none?.[0], ...(none ?? [])]],
  ])("of which both sides %s", async (_, live, expected) => {
    const asked: (number | undefined)[] = [];
    const counts = { isolated: false, served: 2, simulated: 0, missed: 0, blocked: 0, uncontrolled: 0, unconsumed: 0 };
    const gateway: ReplayGateway = {
      open: async ({ liveAfter }) => {
        const live_after = live[asked.push(liveAfter) - 1] ?? live.at(-1);
        const seen = { ...counts, basis: "observed" as const, live: 1, ...compact({ live_after }) };
        return { env: {}, finish: async () => ({ counts: seen, misses: [] }) };
      },
    };
    const { report } = await compare({ head: "true", base: "true", files: guards("a"), options: { gateway, jobs: 1 } });
    expect(asked).toEqual(expected);
    expect(report.cases[0]?.trial).toMatchObject({ head: { reproduced: 4 }, base: { reproduced: 4 } });
  });

  it("that both bear one id are judged apart", async () => {
    const files = guards("a", "b");
    const path = "cases/b/case.yaml";
    files[path] = files[path].replace("id: b", "id: a");
    const head = 'process.env.REPLAYKIT_CASE_PATH.includes("/a/")';
    const notices: string[] = [];
    const onNotice = (notice: string) => notices.push(notice);
    const { report } = await compare({ head, base: "false", files, options: { onNotice } });
    expect(notices).toEqual([
      "cases/a, cases/b share the id a, so the base's result for one counts for each: give each its own id (npx replaykit lint --fix uses the folder's name)",
    ]);
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

it("attempts that follow others have numbers, and seeds, of their own", async () => {
  const { report } = await compare({
    head: "attempt === 2",
    base: "false",
    files: guards("a"),
    options: { repeat: 3, firstAttempt: 2 },
  });
  expect(report.cases[0]?.attempts.map(({ attempt, verdict }) => [attempt, verdict])).toEqual([
    [2, "reproduced"],
    [3, "fixed"],
    [4, "fixed"],
  ]);
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
    expect(await beside("broken", "broken-live")).toEqual(["regressed", true, 1]);
  });

  it("is excused by a base's report that it fails there, but not if it failed by chance", async () => {
    using project = testProject(files);
    const before = await project.replay("broken");
    const judged = async (standing: Standing) => {
      const base = { ...before, cases: before.cases.map((one) => ({ ...one, standing })) };
      return (await project.replay("broken", { base })).cases[0]?.standing;
    };
    expect(await judged("still-failing")).toBe("still-failing");
    expect(await judged("flaky")).toBe("regressed");
    expect(await judged("inconclusive")).toBe("regressed"); // its trial was not decided
  });
});
