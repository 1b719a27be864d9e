import { expect, it } from "vitest";
import { type Acceptance, covers } from "../../../src/core/accept/acceptance.ts";

const [own, others] = ["a".repeat(64), "b".repeat(64)];
const commit = "c".repeat(40);

it("an acceptance of several suites covers each case of one id, with its own files and changes only", () => {
  const acceptance: Acceptance = {
    version: 1,
    pull_request: 1,
    comment: 1,
    by: "mona",
    head: commit,
    shown: own,
    commit,
    tree: commit,
    cases: [
      { case_id: "loop", files: own, changes: ["recordings changed"] },
      { case_id: "loop", files: others, changes: ["marked weak"] },
    ],
  };
  const isCovered = (files: string | undefined, change: string) =>
    covers(acceptance, { case_id: "loop", files, changes: [change] });
  expect([isCovered(own, "recordings changed"), isCovered(others, "marked weak")]).toEqual([true, true]);
  expect([isCovered(own, "marked weak"), isCovered(others, "recordings changed")]).toEqual([false, false]);
  expect(isCovered(undefined, "marked weak")).toBe(false);
});
