// The golden trace of the incident in a suite of vitest.
//
//   npx vitest run --root examples/article
import { caseMatchers, replayCase } from "replaykit/vitest";
import { expect, it } from "vitest";
import { docsAgent } from "./agent-graph.mjs";

expect.extend(caseMatchers);

const golden = `${import.meta.dirname}/cases/empty-search`;

it("refuses where it finds nothing", async () => {
  const run = await replayCase(golden, docsAgent({ checkEmpty: true }));
  expect(run).toSatisfyCase(golden);
  expect(run).toSatisfyChecks({ tool_sequence: { mode: "exact", calls: ["search_docs"] } });
  expect(run).toMatchState(golden, { step: 1, pointer: "/retrieved_docs" });
});

it("looped before it was fixed", async () => {
  expect(await replayCase(golden, docsAgent({ checkEmpty: false }))).not.toSatisfyCase(golden);
});
