// A regression harness: runs both versions of the agent and asks a committed case, the tool sequence and an intermediate state.
// In vitest the same are three lines, with `expect.extend(caseMatchers)`:
//
//   const run = await replayCase("cases/empty-search", docsAgent({ checkEmpty: true }));
//   expect(run).toSatisfyCase("cases/empty-search");
//   expect(run).toMatchState("cases/empty-search", { step: 1, pointer: "/retrieved_docs" });
//
//   node examples/article/regression.mjs [case folder]
import assert from "node:assert/strict";
import { replayCase, toSatisfyCase, toSatisfyChecks } from "replaykit/vitest";
import { docsAgent } from "./agent-graph.mjs";

const [folder = `${import.meta.dirname}/cases/empty-search`] = process.argv.slice(2);

const before = await replayCase(folder, docsAgent({ checkEmpty: false }));
const after = await replayCase(folder, docsAgent({ checkEmpty: true }));
const judged = [toSatisfyCase(before, folder), toSatisfyCase(after, folder)];
assert.deepEqual(
  judged.map(({ pass }) => pass),
  [false, true],
);
const steps = toSatisfyChecks(after, [
  { tool_sequence: { mode: "exact", calls: [{ tool: "search_docs", args: { query: "refund policy" } }] } },
  { state_at: { step: 1, value: { query: "refund policy", retrieved_docs: [] } } },
]);
assert.ok(steps.pass, steps.message());
for (const { message } of [...judged, steps]) console.log(message());
