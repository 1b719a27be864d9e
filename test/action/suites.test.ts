import { expect, it } from "vitest";
import { readEvent } from "../../src/action/event.ts";
import { writeComment } from "../../src/action/github/comment.ts";
import { readInputs } from "../../src/action/inputs.ts";
import { buildReport } from "../../src/core/verdict/suite/summary.ts";
import { startTestGithub } from "../github/setup.ts";
import { sampleReport } from "../support/sample-report.ts";

/** The headings of a comment's sections. */
const headings = (body: string) => body.match(/^(?:### .|\*\*ReplayKit[^·]*)/gmu);

it("keeps a section for each workflow whose run it only knows by name, so that no suite hides another's", async () => {
  await using test = await startTestGithub();
  const event = readEvent({ GITHUB_REPOSITORY: "acme/agent" });
  const inputs = readInputs({});
  const writing = { github: test.github(), event, env: {}, mode: "always" as const };
  const target = { number: 1, commit: "0".repeat(40), inputs, editBase: undefined, caseBase: undefined };
  const red = await sampleReport();
  const green = buildReport([], [], { duration_ms: 1, expected: false });
  const comment = () => [...test.server.repository("acme/agent").comments.values()][0]?.body ?? "";
  await writeComment(red, { ...target, workflow: "Shop | <b>" }, writing);
  await writeComment(green, { ...target, workflow: "Desk" }, writing);
  await writeComment(green, target, writing);
  const found = headings(comment()) ?? [];
  expect(found).toHaveLength(6);
  expect(found[1]).toMatch(/^\*\*ReplayKit\*\* \(Shop [^<>]*\) $/);
  expect(new Set([found[3], found[5]])).toEqual(new Set(["**ReplayKit** ", "**ReplayKit** (Desk) "]));
  // The same workflow again replaces its own section only.
  await writeComment(green, { ...target, workflow: "Desk" }, writing);
  expect(headings(comment())).toHaveLength(6);
});
