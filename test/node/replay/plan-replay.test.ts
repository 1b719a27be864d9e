import { describe, expect, it } from "vitest";
import { type Changes, isSelected, type SelectableCase } from "../../../src/node/replay/plan/plan-replay.ts";

const billing: SelectableCase = { path: "cases/a", tags: ["smoke", "billing"], runnerPaths: ["services/billing/**"] };
const other: SelectableCase = { path: "cases/b", tags: [], runnerPaths: ["services/other/**"] };
const anywhere: SelectableCase = { path: "cases/c", tags: [], runnerPaths: undefined };

const changes = (changed?: string[], configFile = "replaykit.yaml"): Changes => ({ changed, configFile });

describe("selecting cases", () => {
  it("takes the cases with a tag", () => {
    expect([isSelected(billing, "smoke", changes()), isSelected(other, "smoke", changes())]).toEqual([true, false]);
    expect(isSelected(billing, { tags: ["x", "billing"] }, changes())).toBe(true);
    expect(isSelected(other, { tags: ["x", "billing"] }, changes())).toBe(false);
    expect(isSelected(other, "all", changes([]))).toBe(true);
  });

  it("goes by the files that changed", () => {
    const affected = (subject: SelectableCase, ...changed: string[]) =>
      isSelected(subject, "affected", changes(changed));
    expect(affected(billing, "services/billing/src/agent.py")).toBe(true);
    expect(affected(other, "services/billing/src/agent.py")).toBe(false);
    expect(affected(other, "cases/b/case.yaml")).toBe(true);
    expect(affected(other, "cases/a/case.yaml")).toBe(false);
    expect(affected(other, "replaykit.yaml")).toBe(true);
    expect(affected(anywhere, "README.md")).toBe(true);
    expect(affected(anywhere)).toBe(false);
    expect(isSelected(other, "affected", changes())).toBe(true); // nothing is known of the changes: all
  });

  it("goes by a submodule, which is one path, and by a folder that is named without a wildcard", () => {
    const affected = (paths: string[], ...changed: string[]) =>
      isSelected({ path: "cases/a", tags: [], runnerPaths: paths }, "affected", changes(changed));
    expect(affected(["services/billing/**"], "services/billing")).toBe(true);
    expect(affected(["./services/billing/src/*.py"], "services")).toBe(true);
    expect(affected(["services/billing/**"], "services/bill")).toBe(false);
    expect(affected(["services/billing/"], "services/billing/agent.py")).toBe(true);
    expect(affected(["services/billing", "*.md"], "services/billing-old/agent.py", "docs")).toBe(false);
  });

  it("goes by files whose names begin with a dot, and by the configuration under its own name", () => {
    const agent: SelectableCase = {
      path: "cases/a",
      tags: [],
      runnerPaths: ["agent/**", "./shared/*.md", ".claude/**"],
    };
    const affected = (...changed: string[]) => isSelected(agent, "affected", changes(changed));
    for (const file of [
      "agent/.prompts/system.md",
      "agent/.env",
      "agent/a/.b/.c",
      "shared/.x.md",
      ".claude/agents/a.md",
    ]) {
      expect([file, affected(file)]).toEqual([file, true]);
    }
    expect(affected("other/.env", ".github/x.yml", "cases/ab/case.yaml")).toBe(false);
    const renamed = changes(["ci/replay.yaml"], "ci/replay.yaml");
    expect([isSelected(agent, "affected", renamed), affected("ci/replay.yaml")]).toEqual([true, false]);
  });
});
