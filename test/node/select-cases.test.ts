import { describe, expect, it } from "vitest";
import { isSelected, type SelectableCase } from "../../src/node/replay/select-cases.ts";

const billing: SelectableCase = { path: "cases/a", tags: ["smoke", "billing"], runnerPaths: ["services/billing/**"] };
const other: SelectableCase = { path: "cases/b", tags: [], runnerPaths: ["services/other/**"] };
const anywhere: SelectableCase = { path: "cases/c", tags: [], runnerPaths: undefined };

describe("selecting cases", () => {
  it("goes by tag", () => {
    expect([isSelected(billing, "smoke", undefined), isSelected(other, "smoke", undefined)]).toEqual([true, false]);
    expect(isSelected(billing, { tags: ["x", "billing"] }, undefined)).toBe(true);
    expect(isSelected(other, { tags: ["x", "billing"] }, undefined)).toBe(false);
    expect(isSelected(other, "all", [])).toBe(true);
  });

  it("goes by the files that changed", () => {
    const affected = (subject: SelectableCase, ...changed: string[]) => isSelected(subject, "affected", changed);
    expect(affected(billing, "services/billing/src/agent.py")).toBe(true);
    expect(affected(other, "services/billing/src/agent.py")).toBe(false);
    expect(affected(other, "cases/b/case.yaml")).toBe(true);
    expect(affected(other, "cases/a/case.yaml")).toBe(false);
    expect(affected(other, "replaykit.yaml")).toBe(true);
    expect(affected(anywhere, "README.md")).toBe(true);
    expect(affected(anywhere)).toBe(false);
    expect(isSelected(other, "affected", undefined)).toBe(true); // nothing is known of the changes: all
  });
});
